// Finds which cards may be hidden for each three Singles a player may hold. Each hand can hold a limited number of Singles
// from a set of characteristics; all cards can be placed exactly if no set has more of them than the hands together can hold.
// (A hand's possible contents are a base of a submodular bound, unless families were spoken of, and such bounds add up.)
import { at } from '../../../engine/index.ts'
import { SINGLES_PER_HAND, traitNumbersOfCard, type CountRange, type Evidence, type PackSizes } from './evidence.ts'
import { allTriples } from './singles/triples.ts'
import type { StepBudget } from './stepBudget.ts'

/** The steps counted for examining all sets of characteristics. */
const STEPS_PER_PASS = 16

/**
 * By triple, in the order of `allTriples`: which of the `candidates` can be the hidden card if an unseen hand holds
 * the triple.
 */
export function hiddenCardsByTriple(evidence: Evidence, candidates: number, work: StepBudget): Int32Array {
  const cards = new Int32Array(allTriples(evidence.pack).length)
  for (let rest = candidates; rest !== 0; rest &= rest - 1)
    for (const triple of triplesThatFit(evidence, 31 - Math.clz32(rest & -rest), work))
      cards[triple] = at(cards, triple) | (rest & -rest)
  return cards
}

/** The triples that one further hand may hold if this card is hidden. */
function triplesThatFit(evidence: Evidence, card: number, work: StepBudget): Iterable<number> {
  const { pack, seen, said, unseen, turned, setAsideRange } = evidence
  const trueTraits = traitNumbersOfCard(pack, card)
  const unseenByTrait = turned.map(
    (count, trait) => pack.copiesPerSingle - count - seen.reduce((sum, { singles }) => sum + at(singles, trait), 0),
  )
  const singlesInNoHand = unseenByTrait.reduce((sum, count) => sum + count, 0) - SINGLES_PER_HAND * (unseen + 1)
  if (singlesInNoHand < 0 || unseenByTrait.some(count => count < 0)) return []
  if (trueTraits.some(trait => at(turned, trait) > 0)) return []
  if (!seen.every(({ singles }) => trueTraits.some(trait => at(singles, trait) > 0))) return []
  const lackBySet = new Int8Array(1 << unseenByTrait.length) // by set of characteristics: how many of its cards only the further hand can hold
  for (const [trait, count] of unseenByTrait.entries())
    for (let set = 0; set < lackBySet.length; set++) if (set & (1 << trait)) lackBySet[set]! += count
  const subtractMost = (most: Int8Array, times = 1) => {
    for (let set = 0; set < lackBySet.length; set++) lackBySet[set]! -= times * most[set]!
  }
  const replaceMost = (given: Int8Array, taken: Int8Array) => {
    for (let set = 0; set < lackBySet.length; set++) lackBySet[set]! += given[set]! - taken[set]!
  }
  const trueTraitSet = trueTraits.reduce((set, trait) => set | (1 << trait), 0)
  const trueAndFalseSets = [trueTraitSet, lackBySet.length - 1 - trueTraitSet]
  const anyCounts = unseenByTrait.map(() => ANY_SINGLES_COUNT)
  const hand = (singles: readonly CountRange[]) => {
    work.spend(STEPS_PER_PASS)
    return maxCountBySet({ singles, handSize: SINGLES_PER_HAND, groups: trueAndFalseSets, within: AT_LEAST_ONE_TRUE })
  }
  const unknownHandCount = unseen - said.length
  const mostInUnknownHand = unknownHandCount > 0 ? hand(anyCounts) : null
  if (mostInUnknownHand) subtractMost(mostInUnknownHand, unknownHandCount)
  const maxAside = Math.min(setAsideRange.most, singlesInNoHand)
  const asideLimits = [
    { fewest: setAsideRange.fewest, most: maxAside },
    { fewest: singlesInNoHand - maxAside, most: singlesInNoHand - setAsideRange.fewest },
  ]
  const asideSingles = unseenByTrait.map(most => ({ fewest: 0, most }))
  const mostInNoHand = maxCountBySet({
    singles: asideSingles,
    handSize: singlesInNoHand,
    groups: trueAndFalseSets,
    within: asideLimits,
  })
  if (!mostInNoHand) return []
  subtractMost(mostInNoHand)
  // Bounds on families together with a true Single in every hand cannot be expressed as such limits. In that case
  // each true characteristic is tried in turn.
  const families = traitSetByFamily(pack)
  const handsToTry: { readonly most: Int8Array; readonly each: readonly Int8Array[] }[] = []
  for (const knowledge of said) {
    const isFamilyKnown = knowledge.families.some(({ fewest, most }) => fewest > 0 || most < SINGLES_PER_HAND)
    const mostByFamilies = (singles: readonly CountRange[]) => {
      work.spend(STEPS_PER_PASS)
      return maxCountBySet({ singles, handSize: SINGLES_PER_HAND, groups: families, within: knowledge.families })
    }
    const mostInHand = isFamilyKnown ? mostByFamilies(knowledge.singles) : hand(knowledge.singles)
    if (!mostInHand) return []
    subtractMost(mostInHand)
    if (!isFamilyKnown || trueTraits.some(trait => at(knowledge.singles, trait).fewest > 0)) continue
    const mostWithEachTrue = trueTraits.flatMap(
      has =>
        mostByFamilies(knowledge.singles.map((by, trait) => (trait === has ? { fewest: 1, most: by.most } : by))) ?? [],
    )
    handsToTry.push({ most: mostInHand, each: mostWithEachTrue })
  }
  let openTriples = countBySetForEachTriple(pack).flatMap((counts, triple) =>
    trueTraits.some(trait => counts[1 << trait]! > 0) ? [triple] : [],
  )
  const fittingTriples: number[] = []
  const tryHand = (handIndex: number): void => {
    work.spend(STEPS_PER_PASS)
    const coveredTriples = triplesThatCover(pack, lackBySet, openTriples)
    if (coveredTriples.length === 0) return
    const hand = handsToTry[handIndex]
    if (!hand) {
      fittingTriples.push(...coveredTriples)
      openTriples = openTriples.filter(triple => !coveredTriples.includes(triple))
      return
    }
    for (const way of hand.each) {
      replaceMost(hand.most, way)
      tryHand(handIndex + 1)
      replaceMost(way, hand.most)
    }
  }
  tryHand(0)
  return fittingTriples
}

const ANY_SINGLES_COUNT: CountRange = { fewest: 0, most: SINGLES_PER_HAND }
const AT_LEAST_ONE_TRUE: readonly CountRange[] = [
  { fewest: 1, most: SINGLES_PER_HAND },
  { fewest: 0, most: SINGLES_PER_HAND - 1 },
]

/** The limits of a hand of a given size, for each characteristic and for groups of them. */
interface CapacityLimits {
  readonly singles: readonly CountRange[]
  readonly handSize: number
  readonly groups: readonly number[] // sets of characteristics
  readonly within: readonly CountRange[] // by group
}

/** By set of characteristics: the most cards of it that fit; null if the limits cannot be met. */
function maxCountBySet({ singles, handSize, groups, within }: CapacityLimits): Int8Array | null {
  const mostBySet = new Int8Array(1 << singles.length)
  const moreBySet = new Int8Array(mostBySet.length) // how many more cards of this set fit into the places that no group needs
  let spareCards = handSize
  let spareRoom = 0
  for (const [i, group] of groups.entries()) {
    const groupLimits: { readonly bit: number; readonly fewest: number; readonly most: number }[] = []
    let [fewest, room] = [0, 0]
    for (const [trait, count] of singles.entries()) {
      if (!(group & (1 << trait))) continue
      if (count.fewest > count.most) return null
      groupLimits.push({ bit: 1 << trait, fewest: count.fewest, most: count.most })
      fewest += count.fewest
      room += count.most
    }
    const groupBound = at(within, i)
    const neededCards = Math.max(groupBound.fewest, fewest)
    const limit = Math.min(groupBound.most, room)
    if (neededCards > limit) return null
    spareCards -= neededCards
    spareRoom += limit
    for (let set = group; ; set = (set - 1) & group) {
      let [minOutside, maxInside] = [0, 0] // the minimum outside the set, the maximum inside it
      for (const { bit, fewest, most } of groupLimits)
        if (set & bit) maxInside += most
        else minOutside += fewest
      mostBySet[set] = Math.min(neededCards - minOutside, maxInside)
      moreBySet[set] = Math.max(0, Math.min(limit, maxInside + minOutside) - neededCards)
      if (set === 0) break
    }
  }
  if (spareCards < 0 || spareRoom < handSize) return null
  const parts = new Int8Array(mostBySet.length)
  for (let set = 0; set < parts.length; set++) {
    let [held, room] = [0, 0]
    for (const group of groups) {
      held += mostBySet[set & group]!
      room += moreBySet[set & group]!
    }
    parts[set] = held + Math.min(spareCards, room)
  }
  return parts
}

const countsByPack = new Map<PackSizes, readonly Int8Array[]>()

/** By triple: how many Singles it has of each set of characteristics. */
function countBySetForEachTriple(pack: PackSizes): readonly Int8Array[] {
  let countsByTriple = countsByPack.get(pack)
  if (!countsByTriple) {
    countsByTriple = allTriples(pack).map(triple => {
      const of = new Int8Array(1 << triple.length)
      for (let set = 1; set < of.length; set++)
        of[set] = at(of, set & (set - 1)) + at(triple, 31 - Math.clz32(set & -set))
      return of
    })
    countsByPack.set(pack, countsByTriple)
  }
  return countsByTriple
}

function traitSetByFamily({ familyCount, traitsPerFamily }: PackSizes): number[] {
  return Array.from({ length: familyCount }, (_, family) => ((1 << traitsPerFamily) - 1) << (family * traitsPerFamily))
}

/** The triples that hold everything the other hands cannot. */
function triplesThatCover(pack: PackSizes, lackBySet: Int8Array, triples: readonly number[]): number[] {
  const lackingSets: number[] = []
  for (let set = 0; set < lackBySet.length; set++) if (lackBySet[set]! > 0) lackingSets.push(set)
  const countsByTriple = countBySetForEachTriple(pack)
  return triples.filter(triple => {
    const of = countsByTriple[triple]!
    for (const set of lackingSets) if (of[set]! < lackBySet[set]!) return false
    return true
  })
}
