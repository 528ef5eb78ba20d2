// Says what this player can do now, or who is to move.
import type { Offer, Seat, SeatView } from '../../../shared/engine/index.ts'
import { opponentOf } from '../../../shared/games/missing-persons/rules/deal.ts'
import type { MissingPersons } from '../../../shared/games/missing-persons/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import { labels } from './words.ts'

/** A pile of so few cards may be empty after one Yes: what follows is said before. */
const LOW_PILE = 10

/** `toMove`: the seats to move; `offers`: what this seat may do, empty while a move is on its way. */
export function todoSentence(
  { open, options, seat, outcome }: SeatView<MissingPersons>,
  toMove: readonly Seat[],
  offers: readonly Offer<MissingPersons['move']>[],
): Sentence | null {
  if (outcome) return null
  const sentences = labels.todo
  const isOwnTurn = toMove.includes(seat)
  const opponent = opponentOf(seat)
  switch (open.phase) {
    case 'hide':
      return isOwnTurn ? sentences.hide() : sentences.hiding(toMove)
    case 'guess':
      return isOwnTurn ? sentences.guess(opponent) : sentences.guessing(toMove)
    case 'between':
      return isOwnTurn ? sentences.deal() : sentences.dealing(toMove)
    case 'answer':
      return isOwnTurn ? sentences.answer(opponent) : sentences.answering(opponent)
    case 'over':
      return null
    default:
      if (!isOwnTurn) return sentences.theirs(opponent)
      if (open.phase === 'turn') return sentences.turn()
      if (open.phase === 'lay') return sentences.lay()
      if (offers.length > 0 && offers.every(({ type }) => type === 'name')) return sentences.onlyName(opponent)
      if (open.last) return sentences.askLast(opponent)
      return [
        ...(options.questionsPerTurn === 'three'
          ? sentences.askNth(opponent, open.questions + 1, 3)
          : sentences.ask(opponent)),
        ...(open.pile <= LOW_PILE ? [' ', sentences.pileEnds] : []),
      ]
  }
}
