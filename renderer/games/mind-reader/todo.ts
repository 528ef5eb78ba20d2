// Answers for: what this player can do now, or whom the table waits for, in a sentence.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `due`: whom the table waits for. */
export function todo({ open, own, options, seat, outcome }: SeatView<MindReader>, due: readonly Seat[]): Sentence | null {
  if (outcome) return null
  const say = labels.todo
  const mine = due.includes(seat)
  switch (open.phase) {
    case 'hide':
      if (!mine) return say.hiding(due)
      return options.secretCards === 'two' ? say.hideTwo() : say.hideOne()
    case 'answer':
      return mine ? say.answer(open.asked!.by) : say.answering(open.asked!.of)
    case 'lose':
      return mine ? say.lose(open.owes!.to) : say.losing(open.turn)
    case 'between':
      return mine ? say.deal() : say.dealing(due)
    case 'over':
      return null
    default:
      if (!mine) return open.out[seat] ? say.turnOut(open.turn) : say.turn(open.turn)
      if (open.phase === 'after') return say.after()
      return own.hand.length > 0 ? say.ask() : say.name()
  }
}
