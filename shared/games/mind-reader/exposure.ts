// Answers for: how much the others know of one's own hidden cards, as far as one can tell.
import type { Seat, SeatView } from '../../engine/index.ts'
import type { Card } from './cards.ts'
import { deckOf, facing, placesOf } from './hand.ts'
import type { MindReader, Place } from './kinds.ts'
import { agrees, type Hearing } from './notes.ts'

/**
 * How many cards the best informed opponent still in may take this hidden card of ours for, from 1: an expectation,
 * because some of those still unseen are in their own hand. `played`: a card of ours we are about to show.
 */
export function exposed(
  { open, own, seat, options }: SeatView<MindReader>,
  { shown, seen, clues }: Hearing,
  place: Place,
  played: Card | null = null,
): number {
  const unseen = deckOf(options).filter(card => !seen.has(card)).length
  const ours = new Set<Card>([...own.hand, ...own.secrets.filter(card => card !== null)])
  const cardsLeft = (other: Seat) => {
    const holds = Math.min(1, (open.cards[other]! + placesOf(options).length) / Math.max(1, unseen))
    const heard = clues.filter(
      clue => clue.of === seat && clue.place === place && (shown.has(clue.card) || clue.by === other),
    )
    let left = 0
    for (const card of deckOf(options))
      if (!shown.has(card) && card !== played && heard.every(clue => agrees(clue, card)))
        left += ours.has(card) || seen.has(card) ? 1 : 1 - holds
    return Math.max(1, left)
  }
  return Math.min(...facing(open, seat).map(cardsLeft))
}
