// Computes how far somebody who sees no hand could narrow down the hidden card.
import type { PublicCandidateCount, TableView } from '../../../engine/index.ts'
import type { Communal } from '../kinds.ts'
import { cachedDealCounts, candidatesByCheckedClaims, cardProbabilities } from './cardProbabilities.ts'

/** Uses all statements, answers, claims and clues. Ignores what a claim would reveal about the hand of its maker. */
export function publicCandidateCounts({ open, options, story }: TableView<Communal>): readonly PublicCandidateCount[] {
  if (open.hidden || !story.some(({ type }) => type === 'claimed' || type === 'turned')) return []
  const probabilities = cardProbabilities(cachedDealCounts(open, [], options), candidatesByCheckedClaims(open, options))
  return [{ of: null, left: probabilities.filter(chance => chance > 0).length }]
}
