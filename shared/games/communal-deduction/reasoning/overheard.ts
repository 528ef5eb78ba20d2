// Answers for: what whoever only listens could tell of the hidden card: they see no hand.
import type { PublicCandidateCount, TableView } from '../../../engine/index.ts'
import type { Communal } from '../kinds.ts'
import { cachedDealCounts, candidatesByCheckedClaims, cardProbabilities } from './odds.ts'

/** By all that was stated, answered and claimed, and by the clues; what a claim says of its maker's hand is not counted. */
export function publicCandidateCounts({ open, options, story }: TableView<Communal>): readonly PublicCandidateCount[] {
  if (open.hidden || !story.some(({ type }) => type === 'claimed' || type === 'turned')) return []
  const likely = cardProbabilities(cachedDealCounts(open, [], options), candidatesByCheckedClaims(open, options))
  return [{ of: null, left: likely.filter(chance => chance > 0).length }]
}
