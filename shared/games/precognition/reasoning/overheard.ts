// Counts the cards not laid yet by which the row would go up: what everybody at the table could count.
import { last, type PublicCandidateCount, type TableView } from '../../../engine/index.ts'
import { PACK, rankOf } from '../cards.ts'
import type { Precognition } from '../kinds.ts'

/** The number of such cards; nothing before the first card and where there are none. */
export function publicCandidateCounts({ open }: TableView<Precognition>): readonly PublicCandidateCount[] {
  if (open.phase !== 'play' || open.row.length === 0) return []
  const end = rankOf(last(open.row))
  const higherCardCount = PACK.filter(card => rankOf(card) > end && !open.row.includes(card)).length
  return higherCardCount > 0 ? [{ of: null, left: higherCardCount }] : []
}
