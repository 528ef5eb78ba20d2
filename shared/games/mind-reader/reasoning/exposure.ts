// Answers for: how much the others know of one's own hidden cards, as far as one can tell.
import { at, type Seat, type SeatView } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import { tableDeck, opponentsStillIn, secretPlaces } from '../rules/hand.ts'
import type { MindReader, SecretPlace } from '../kinds.ts'
import { fitsAnswer, type HeardThisHand } from './notes.ts'

/**
 * How many cards the best informed opponent still in may take this hidden card of ours for, from 1: an expectation,
 * because some of those still unseen are in their own hand. `played`: a card of ours we are about to show.
 */
export function expectedCandidatesForOpponent(
  { open, own, seat, options }: SeatView<MindReader>,
  { shown, seen, clues }: HeardThisHand,
  place: SecretPlace,
  played: Card | null = null,
): number {
  const unseen = tableDeck(options).filter(card => !seen.has(card)).length
  const ours = new Set<Card>([...own.hand, ...own.secrets.filter(card => card !== null)])
  const cardsLeft = (other: Seat) => {
    const holds = Math.min(1, (at(open.cards, other) + secretPlaces(options).length) / Math.max(1, unseen))
    const heard = clues.filter(
      clue => clue.of === seat && clue.place === place && (shown.has(clue.card) || clue.by === other),
    )
    let left = 0
    for (const card of tableDeck(options))
      if (!shown.has(card) && card !== played && heard.every(clue => fitsAnswer(clue, card)))
        left += ours.has(card) || seen.has(card) ? 1 : 1 - holds
    return Math.max(1, left)
  }
  return Math.min(...opponentsStillIn(open, seat).map(cardsLeft))
}
