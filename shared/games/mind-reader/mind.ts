// Answers for: how Mind Reader is reasoned about: the door to its proofs, hints and computer players.
import type { Mind } from '../../engine/index.ts'
import { because } from './because.ts'
import { bot } from './bot.ts'
import { hint } from './hint.ts'
import type { MindReader } from './kinds.ts'
import { prove } from './proof.ts'
import { weigh } from './weigh.ts'

export const mind: Mind<MindReader> = {
  bot: (view, _level, dice) => bot(view, dice),
  prove,
  hint,
  because,
  weigh,
}
