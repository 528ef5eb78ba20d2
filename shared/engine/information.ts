// Measures information in bits, and finds the few facts that a conclusion rests on.
// Apart from `mind.ts`, because a first page needs the names of the levels but none of this.

/** The entropy of these chances in bits. They need not add up to 1. */
export function entropy(chances: readonly number[]): number {
  let sum = 0
  for (const chance of chances) sum += chance
  let bits = 0
  for (const chance of chances) if (chance > 0) bits -= (chance / sum) * Math.log2(chance / sum)
  return bits
}

/**
 * A minimal set of facts that suffices: `holds` fails as soon as one of them is left out.
 * `holds` must be true of all of them, and stay true when facts are added. Tries about n·log(all/n) sets.
 */
export function minimalSubset<T>(facts: readonly T[], holds: (subset: readonly T[]) => boolean): T[] {
  if (holds([])) return []
  const findNeeded = (needed: readonly T[], hasGrown: boolean, candidates: readonly T[]): T[] => {
    if (hasGrown && holds(needed)) return []
    if (candidates.length === 1) return [...candidates]
    const half = candidates.length >> 1
    const [older, newer] = [candidates.slice(0, half), candidates.slice(half)]
    const fromNewer = findNeeded([...needed, ...older], true, newer)
    const fromOlder = findNeeded([...needed, ...fromNewer], fromNewer.length > 0, older)
    return [...fromOlder, ...fromNewer]
  }
  return findNeeded([], false, facts)
}
