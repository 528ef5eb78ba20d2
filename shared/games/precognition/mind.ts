// Answers for: how {} is reasoned about: the door to its proofs and its computer player.
import type { Mind } from '../../engine/index.ts'
import { bot } from './bot.ts'
import type { Precognition } from './kinds.ts'

export const mind: Mind<Precognition> = {
  bot: (view, _level, dice) => bot(view, dice),
  prove() { throw new Error('not yet') },
  hint: () => null,
  because: () => [],
  weigh: () => null,
}
