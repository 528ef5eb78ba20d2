// Selects the shown cards that lie before a player or on the table.
import type { CardPile } from '../../shared/words/sentence.ts'

/** The groups before a seat, or on the table (null). */
export function cardPilesBefore(seat: number | null, groups: readonly CardPile[] = []): readonly CardPile[] {
  return groups.filter(({ whose, cards }) => whose === seat && cards.length > 0)
}
