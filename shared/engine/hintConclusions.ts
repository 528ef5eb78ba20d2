// Chooses the conclusion that a hint says, and all that it says with it.
import type { Conclusion } from './mind.ts'

/** The first conclusion that the player has not taken down yet; null if there is none. */
export function firstUnnotedConclusion<C extends Conclusion>(
  conclusions: Iterable<C>,
  isNoted: (conclusion: C) => boolean = () => false,
): C | null {
  for (const conclusion of conclusions) if (!isNoted(conclusion)) return conclusion
  return null
}

/**
 * The conclusion with all that its lines exclude as well, so that a hint says it at once. `candidates`: what could be
 * excluded with it; `follows`: whether its lines exclude this one; `isNoted`: whether the player has taken it down.
 */
export function withAlsoExcluded<Candidate, C extends { readonly alsoExcluded?: readonly Candidate[] }>(
  conclusion: C,
  candidates: readonly Candidate[],
  {
    follows,
    isNoted,
  }: { readonly follows: (candidate: Candidate) => boolean; readonly isNoted: (candidate: Candidate) => boolean },
): C {
  const alsoExcluded = candidates.filter(candidate => follows(candidate) && !isNoted(candidate))
  return alsoExcluded.length > 0 ? { ...conclusion, alsoExcluded } : conclusion
}
