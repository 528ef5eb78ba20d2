// Answers for: how Deduction for the piecepack is reasoned about: the door to its proofs, its reasons and its computer players.
import type { Mind } from '../../engine/index.ts'
import { bot } from './bot.ts'
import type { Piecepack } from './kinds.ts'
import { prove } from './proof.ts'
import { because, hint } from './reasons.ts'
import { weigh } from './worth.ts'

export const mind: Mind<Piecepack> = {
  bot: (view, _level, dice) => bot(view, dice),
  prove,
  hint,
  because,
  weigh,
}
