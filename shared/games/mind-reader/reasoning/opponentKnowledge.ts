// Estimates how much the others know about one's own hidden cards.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { tableDeck, opponentsStillIn, secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import { fitsAnswer, type FactsOfHand } from './notes.ts'

/**
 * The cards an opponent may take this hidden card for. The opponent's own hand is ignored. `played`: a card this seat
 * is about to show.
 */
export function candidatesForOpponent(
  { seat, options }: Pick<SeatView<MindReader>, 'seat' | 'options'>,
  { shown, clues }: FactsOfHand,
  { place, played, other }: { readonly place: SecretPlace; readonly played: Card | null; readonly other: Seat },
): Card[] {
  const cluesHeard = clues.filter(
    clue => clue.of === seat && clue.place === place && (shown.has(clue.card) || clue.by === other),
  )
  return tableDeck(options).filter(
    card => !shown.has(card) && card !== played && cluesHeard.every(clue => fitsAnswer(clue, card)),
  )
}

/**
 * The expected number of cards the best informed opponent may take this hidden card for, from 1. It is an expectation
 * because some unseen cards are in that opponent's hand. `played`: a card this seat is about to show.
 */
export function expectedCandidateCount(
  view: SeatView<MindReader>,
  heard: FactsOfHand,
  place: SecretPlace,
  played: Card | null = null,
): number {
  const { open, own, seat, options } = view
  const { seen } = heard
  const unseenCount = tableDeck(options).filter(card => !seen.has(card)).length
  const ownCards = new Set<Card>([...own.hand, ...own.secrets.filter(card => card !== null)])
  const cardsLeft = (other: Seat) => {
    const holds = Math.min(1, (at(open.cards, other) + secretPlaces(options).length) / Math.max(1, unseenCount))
    const left = candidatesForOpponent(view, heard, { place, played, other }).reduce(
      (sum, card) => sum + (ownCards.has(card) || seen.has(card) ? 1 : 1 - holds),
      0,
    )
    return Math.max(1, left)
  }
  return Math.min(...opponentsStillIn(open, seat).map(cardsLeft))
}
