// Answers for: how likely each card is to be the hidden one, exactly, after all a seat knows.
// With a card supposed hidden, Singles and Completes are dealt without regard to each other.
import { leftByAll } from './claims.ts'
import { completesWays } from './completes-ways.ts'
import { evidenceOf, type Evidence, type Told } from './evidence.ts'
import type { Communal, Hand } from './kinds.ts'
import { keyOf } from './reasoning.ts'
import { singlesWays } from './singles-ways.ts'

/** By card: ways to deal the Singles, and the Completes, if it is hidden. 0: there is none. Those of more knowledge are parts of those of less. */
export interface Ways {
  readonly singles: readonly number[]
  readonly completes: readonly number[]
}

/** Counts the ways. */
export function waysOf(evidence: Evidence): Ways {
  return { singles: singlesWays(evidence), completes: completesWays(evidence) }
}

/** By card: how likely it is. All 0 when no deal fits. */
export function shares({ singles, completes }: Ways, among: number): number[] {
  return portions(singles.map((ways, card) => (among & (1 << card) ? ways * completes[card]! : 0)))
}

/** These weights as parts of one. */
export function portions(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return weights.map(weight => (sum > 0 ? weight / sum : 0))
}

const kept = new Map<string, Ways>()

/** The ways for whoever sees these hands. What was counted for the same knowledge before is used again. */
export function oddsOf(open: Told, hands: readonly Hand[], options: Pick<Communal['options'], 'evidence'>): Ways {
  const key = keyOf(open, hands, options)
  let ways = kept.get(key)
  if (!ways) {
    if (kept.size >= 64) kept.delete(kept.keys().next().value!)
    ways = waysOf(evidenceOf(open, hands, options))
    kept.set(key, ways)
  }
  return ways
}

/** The cards that what was claimed leaves. A free claim may be wrong, so that nothing follows from it. */
export function claimedIn(
  { claims }: Pick<Communal['open'], 'claims'>,
  options: Pick<Communal['options'], 'claims'>,
): number {
  return leftByAll(options.claims === 'checked' ? claims : [])
}
