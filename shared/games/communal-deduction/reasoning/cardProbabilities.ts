// Computes the exact chance of each card to be the hidden one, from everything a seat knows.
// If a card is assumed to be hidden, Singles and Completes are dealt independently.
import { at } from '../../../engine/index.ts'
import { cardsMatchingClaims } from '../rules/claims.ts'
import { countCompletesDeals } from './completes/completesDeals.ts'
import { collectEvidence, type Evidence, type PublicEvidenceState } from './evidence.ts'
import type { Communal, NumberedHand } from '../kinds.ts'
import { seatKnowledgeKey } from './hiddenCardReasoning.ts'
import { countSinglesDeals } from './singles/singlesDeals.ts'

/**
 * By card: the ways to deal the Singles and the Completes if this card is hidden; 0: there is none. More knowledge
 * never raises a count.
 */
export interface DealCounts {
  readonly singles: readonly number[]
  readonly completes: readonly number[]
}

/** Counts the ways. */
export function countDeals(evidence: Evidence): DealCounts {
  return { singles: countSinglesDeals(evidence), completes: countCompletesDeals(evidence) }
}

/** By card: its chance. All 0 if no deal fits. */
export function cardProbabilities({ singles, completes }: DealCounts, candidates: number): number[] {
  return normalizeWeights(singles.map((ways, card) => (candidates & (1 << card) ? ways * at(completes, card) : 0)))
}

/** Divides weights by their sum. */
export function normalizeWeights(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => (sum > 0 ? weight / sum : 0))
}

const dealCountsByKnowledge = new Map<string, DealCounts>()

/** The ways for a seat that sees these hands, cached by knowledge. */
export function cachedDealCounts(
  publicState: PublicEvidenceState,
  hands: readonly NumberedHand[],
  options: Pick<Communal['options'], 'evidence'>,
): DealCounts {
  const key = seatKnowledgeKey(publicState, hands, options)
  let dealCounts = dealCountsByKnowledge.get(key)
  if (!dealCounts) {
    const [oldest] = dealCountsByKnowledge.keys()
    if (dealCountsByKnowledge.size >= 64 && oldest !== undefined) dealCountsByKnowledge.delete(oldest)
    dealCounts = countDeals(collectEvidence(publicState, hands, options))
    dealCountsByKnowledge.set(key, dealCounts)
  }
  return dealCounts
}

/** The cards the checked claims leave. Free claims may be wrong, so they exclude nothing. */
export function candidatesByCheckedClaims(
  { claims }: Pick<Communal['open'], 'claims'>,
  options: Pick<Communal['options'], 'claims'>,
): number {
  return cardsMatchingClaims(options.claims === 'checked' ? claims : [])
}
