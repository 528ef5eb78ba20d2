// Selects the piles of cards that lie before a player, or in the middle of the table.
import type { CardPile } from '../../shared/words/sentence.ts'

/** The piles that lie before a seat, or for null in the middle of the table, without empty ones. */
export function cardPilesInFrontOf(seat: number | null, piles: readonly CardPile[] = []): readonly CardPile[] {
  return piles.filter(({ whose, cards }) => whose === seat && cards.length > 0)
}
