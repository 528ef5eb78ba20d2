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
  const say = labels.todo
  const beats = (card: Card) => say.beats(suitOf(card), options.jokers === 'yes')
  const mine = toMove.includes(seat)
  switch (open.phase) {
    case 'hide':
      if (!mine) return say.hiding(toMove)
      return options.secretCards === 'two' ? say.hideTwo() : say.hideOne()
    case 'answer':
      if (mine && open.asked!.question === 'suit') return [...say.answer(open.asked!.by), ' ', ...beats(own.asked!)]
      return mine ? say.answer(open.asked!.by) : say.answering(open.asked!.of)
    case 'lose':
      return mine ? say.lose(open.owes!.to) : say.losing(open.turn)
    case 'between':
      return mine ? say.deal() : say.dealing(toMove)
    case 'over':
      return null
    default:
      if (!mine) return open.out[seat] ? say.turnOut(open.turn) : say.turn(open.turn)
      if (open.phase === 'after') return say.after()
      if (picks.question === 'suit' && picks.card) return beats(picks.card)
      return own.hand.length > 0 ? say.ask() : say.name()
  }
}
