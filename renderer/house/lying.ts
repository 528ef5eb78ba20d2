// Answers for: what lies before whom, of the cards a game shows.
import type { CardGroup } from '../../shared/words/sentence.ts'

/** The groups that lie before a seat, or on the table (null). */
export function lyingBefore(seat: number | null, groups: readonly CardGroup[] = []): readonly CardGroup[] {
  return groups.filter(({ whose, cards }) => whose === seat && cards.length > 0)
}
