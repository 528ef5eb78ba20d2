// Says what this player can do now, or who is to move.
import type { Offer, Seat, SeatView } from '../../../shared/engine/index.ts'
import { opponentOf } from '../../../shared/games/missing-persons/rules/deal.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move; `offers`: what this seat may do, empty while a move is on its way. */
export function todoSentence(
  { open, options, seat, outcome }: SeatView<MissingPersons>,
  toMove: readonly Seat[],
  offers: readonly Offer<MissingPersons['move']>[],
): Sentence | null {
  if (outcome) return null
  const say = labels.todo
  const mine = toMove.includes(seat)
  const other = opponentOf(seat)
  switch (open.phase) {
    case 'hide':
      return mine ? say.hide() : say.hiding(toMove)
    case 'guess':
      return mine ? say.guess(other) : say.guessing(toMove)
    case 'between':
      return mine ? say.deal() : say.dealing(toMove)
    case 'answer':
      return mine ? say.answer(other) : say.answering(other)
    case 'over':
      return null
    default:
      if (!mine) return say.theirs(other)
      if (open.phase === 'turn') return say.turn()
      if (open.phase === 'lay') return say.lay()
      if (offers.length > 0 && offers.every(({ type }) => type === 'name')) return say.onlyName(other)
      if (open.last) return say.askLast(other)
      return options.questionsPerTurn === 'three' ? say.askNth(other, open.questions + 1, 3) : say.ask(other)
  }
}
