// Answers for: how Precognition is reasoned about: the door to its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { bot } from './bot.ts'
import type { Precognition } from './kinds.ts'
import { prove } from './proof.ts'
import { because, hint } from './reasons.ts'

export const mind: Mind<Precognition> = {
  bot: (view, _level, dice) => bot(view, dice),
  prove,
  hint,
  because,
  weigh: () => null, // nothing is asked
}
