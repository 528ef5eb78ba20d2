// Answers for: how communal Deduction is reasoned about: the door to its proofs and its computer player.
import type { Mind } from '../../engine/index.ts'
import { because } from './because.ts'
import { bot } from './bot.ts'
import { hint } from './hint.ts'
import type { Communal } from './kinds.ts'
import { prove } from './proof.ts'
import { weigh } from './weigh.ts'

export const mind: Mind<Communal> = {
  bot: (view, _level, dice) => bot(view, dice),
  prove,
  hint,
  because,
  weigh,
}
