// Says what this player can do now, or who is to move.
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import { suitOf, type Card } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import type { Sentence } from '../../../shared/words/sentence.ts'
import type { MovePicks } from './movePicks.ts'
import { labels } from './words.ts'

/** `toMove`: the seats to move; `picks`: the picks for a question so far. */
export function todoSentence(
  { open, own, options, seat, outcome }: SeatView<MindReader>,
  toMove: readonly Seat[],
  picks: MovePicks = {},
): Sentence | null {
  if (outcome) return null
  const sentences = labels.todo
  const beatenSuits = (card: Card) => sentences.beats(suitOf(card), options.jokers === 'yes')
  const isOwnTurn = toMove.includes(seat)
  switch (open.phase) {
    case 'hide':
      if (!isOwnTurn) return sentences.hiding(toMove)
      return options.secretCards === 'two' ? sentences.hideTwo() : sentences.hideOne()
    case 'answer':
      if (isOwnTurn && open.asked!.question === 'suit')
        return [...sentences.answer(open.asked!.by), ' ', ...beatenSuits(own.asked!)]
      return isOwnTurn ? sentences.answer(open.asked!.by) : sentences.answering(open.asked!.of)
    case 'lose':
      return isOwnTurn ? sentences.lose(open.owes!.to) : sentences.losing(open.turn)
    case 'between':
      return isOwnTurn ? sentences.deal() : sentences.dealing(toMove)
    case 'over':
      return null
    default:
      if (!isOwnTurn) return open.out[seat] ? sentences.turnOut(open.turn) : sentences.turn(open.turn)
      if (open.phase === 'after') return sentences.after()
      if (picks.question === 'suit' && picks.card) return beatenSuits(picks.card)
      return own.hand.length > 0 ? sentences.ask() : sentences.name()
  }
}
