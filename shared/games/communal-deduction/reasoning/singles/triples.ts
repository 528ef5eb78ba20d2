// Lists the three Singles each unseen hand may hold by itself,
// and finds the best order in which to process such hands together.
import { at } from '../../../../engine/index.ts'
import { SINGLES_PER_HAND, type CountRange, type Evidence, type PackSizes, type HandKnowledge } from '../evidence.ts'

/** A hand about which something is known, but not everything. */
export interface PartlyKnownHand {
  readonly triples: readonly (readonly number[])[] // each possible content of the hand: its number of Singles of each characteristic
  readonly singlesRangeByTrait: readonly (CountRange | null)[] // by characteristic: what was said, if it excludes anything
  readonly singlesRangeByFamily: readonly (CountRange | null)[]
}

/** The knowledge of a seat about the Singles. */
export interface SinglesKnowledge {
  readonly pack: PackSizes
  readonly unplacedByTrait: readonly number[] // by characteristic: Singles whose place is unknown
  readonly turned: readonly number[]
  readonly knownHands: readonly (readonly number[])[] // for each completely known hand: its number of Singles of each characteristic
  readonly partlyKnownHands: readonly PartlyKnownHand[]
  readonly unknownHandCount: number // number of hands about which nothing is known
  readonly setAsideRange: CountRange
}

const triplesByTraitCount = new Map<number, readonly (readonly number[])[]>()

/** Every hand of three Singles, by characteristic. */
export function allTriples({ familyCount, traitsPerFamily }: PackSizes): readonly (readonly number[])[] {
  const traits = familyCount * traitsPerFamily
  const deal = (left: number, cardCount: number): number[][] =>
    left === 0
      ? cardCount === 0
        ? [[]]
        : []
      : Array.from({ length: cardCount + 1 }, (_, n) => deal(left - 1, cardCount - n).map(rest => [n, ...rest])).flat()
  let triples = triplesByTraitCount.get(traits)
  if (!triples) triplesByTraitCount.set(traits, (triples = deal(traits, SINGLES_PER_HAND)))
  return triples
}

/** Collects what is known; null if a hand has no possible contents. Hands with only one possibility count as known. */
export function collectSinglesKnowledge({
  pack,
  seen,
  said,
  unseen,
  turned,
  setAsideRange,
}: Evidence): SinglesKnowledge | null {
  const knownSingles = seen.map(({ singles }) => singles)
  const unseenByTrait = turned.map(
    (count, trait) => pack.copiesPerSingle - count - knownSingles.reduce((sum, singles) => sum + at(singles, trait), 0),
  )
  let unsettledHands: readonly HandKnowledge[] = said
  for (let unsettledCountBefore = -1; unsettledCountBefore !== unsettledHands.length;) {
    unsettledCountBefore = unsettledHands.length
    unsettledHands = unsettledHands.filter(hand => {
      const possibleTriples = allTriples(pack).filter(
        counts => agreesWithFacts(pack, hand, counts) && areAvailable(counts, unseenByTrait),
      )
      if (possibleTriples.length !== 1) return true
      knownSingles.push(at(possibleTriples, 0))
      for (const [trait, n] of at(possibleTriples, 0).entries()) unseenByTrait[trait] = at(unseenByTrait, trait) - n
      return false
    })
  }
  if (unseenByTrait.some(count => count < 0)) return null
  const hands = unsettledHands.map(hand => partlyKnownHand(pack, hand, unseenByTrait))
  if (hands.some(({ triples }) => triples.length === 0)) return null
  const partlyKnownHands = hands.filter(
    ({ singlesRangeByTrait, singlesRangeByFamily }) =>
      singlesRangeByTrait.some(Boolean) || singlesRangeByFamily.some(Boolean),
  )
  return {
    pack,
    unplacedByTrait: unseenByTrait,
    turned,
    knownHands: knownSingles,
    partlyKnownHands,
    unknownHandCount: unseen - partlyKnownHands.length - (knownSingles.length - seen.length),
    setAsideRange,
  }
}

/** The facts that were said, without those that follow from the others. */
function partlyKnownHand(pack: PackSizes, knowledge: HandKnowledge, singlesLeft: readonly number[]): PartlyKnownHand {
  const availableTriples = allTriples(pack).filter(counts => areAvailable(counts, singlesLeft))
  const triples = availableTriples.filter(counts => agreesWithFacts(pack, knowledge, counts))
  const singles = [...knowledge.singles]
  const families = [...knowledge.families]
  const dropUninformative = (ranges: CountRange[]) =>
    ranges.map((countRange, i) => {
      if (countRange.fewest === 0 && countRange.most >= SINGLES_PER_HAND) return null
      ranges[i] = { fewest: 0, most: SINGLES_PER_HAND }
      const isUninformative =
        availableTriples.filter(counts => agreesWithFacts(pack, { singles, families }, counts)).length ===
        triples.length
      if (!isUninformative) ranges[i] = countRange
      return isUninformative ? null : countRange
    })
  return { triples, singlesRangeByFamily: dropUninformative(families), singlesRangeByTrait: dropUninformative(singles) }
}

function areAvailable(counts: readonly number[], singlesLeft: readonly number[]): boolean {
  return counts.every((count, trait) => count <= singlesLeft[trait]!)
}

function agreesWithFacts(
  { traitsPerFamily }: PackSizes,
  { singles, families }: Pick<HandKnowledge, 'singles' | 'families'>,
  counts: readonly number[],
): boolean {
  for (let trait = 0; trait < counts.length; trait++) {
    const count = counts[trait]!
    const { fewest, most } = singles[trait]!
    if (count < fewest || count > most) return false
  }
  let trait = 0
  for (const { fewest, most } of families) {
    let heldCount = 0
    for (let i = 0; i < traitsPerFamily; i++) heldCount += counts[trait++]!
    if (heldCount < fewest || heldCount > most) return false
  }
  return true
}

/** Looks up the set of hands (bits) whose known facts distinguish two characteristics. */
export type DistinguishingHandsLookup = (x: number, y: number) => number

/** Computes the set of hands for every pair of characteristics. */
export function createDistinguishingHandsLookup({
  pack,
  partlyKnownHands,
}: Pick<SinglesKnowledge, 'pack' | 'partlyKnownHands'>): DistinguishingHandsLookup {
  const traits = pack.familyCount * pack.traitsPerFamily
  const signatureByHand = partlyKnownHands.map(({ singlesRangeByTrait, singlesRangeByFamily }) =>
    singlesRangeByTrait.map((count, trait) => {
      const family = Math.floor(trait / pack.traitsPerFamily)
      return count ? trait : singlesRangeByFamily[family] ? traits + family : traits + pack.familyCount
    }),
  )
  const distinguishingSets = Int32Array.from({ length: traits * traits }, (_, i) => {
    const [x, y] = [Math.floor(i / traits), i % traits]
    return signatureByHand.reduce((set, sign, hand) => (sign[x] === sign[y] ? set : set | (1 << hand)), 0)
  })
  return (x, y) => distinguishingSets[x * traits + y]!
}

/**
 * An order of the hands with few states to remember. It serves for any truth (by characteristic: whether it is true).
 * Characteristics that later hands do not distinguish are counted together. The cost of each set of processed hands is
 * estimated, and the cheapest path to the full set is chosen.
 */
export function cheapestHandOrder(
  { partlyKnownHands }: Pick<SinglesKnowledge, 'partlyKnownHands'>,
  distinguishingHandsOf: DistinguishingHandsLookup,
  truths: readonly (readonly boolean[])[],
): number[] {
  const allHands = (1 << partlyKnownHands.length) - 1
  const covariances = covarianceBySet(partlyKnownHands)
  const costBySet = new Float64Array(allHands + 1).fill(Infinity)
  const lastHandBySet = new Int8Array(allHands + 1)
  costBySet[0] = 0
  for (let doneHands = 0; doneHands < allHands; doneHands++)
    for (let hand = 0; hand < partlyKnownHands.length; hand++) {
      const bit = 1 << hand
      if (doneHands & bit) continue
      let stateCount = 0
      for (const isTrue of truths)
        stateCount += estimateStateCount(isTrue, distinguishingHandsOf, at(covariances, doneHands), {
          past: doneHands | bit,
          future: allHands & ~doneHands,
        })
      const total =
        at(costBySet, doneHands) + stateCount * (15 + Math.min(120, at(partlyKnownHands, hand).triples.length))
      if (total < at(costBySet, doneHands | bit)) {
        costBySet[doneHands | bit] = total
        lastHandBySet[doneHands | bit] = hand
      }
    }
  const order: number[] = []
  for (let handsToOrder = allHands; handsToOrder !== 0; handsToOrder &= ~(1 << at(lastHandBySet, handsToOrder)))
    order.unshift(at(lastHandBySet, handsToOrder))
  return order
}

/** By set of hands: the covariance of their counts, for pairs of characteristics. */
function covarianceBySet(partlyKnownHands: readonly PartlyKnownHand[]): Float64Array[] {
  const covarianceByHand = partlyKnownHands.map(covarianceOfHand)
  const spreads = [new Float64Array(covarianceByHand[0]?.length ?? 0)]
  for (let set = 1; set < 1 << partlyKnownHands.length; set++) {
    const handCovariance = at(covarianceByHand, 31 - Math.clz32(set & -set))
    spreads.push(at(spreads, set & (set - 1)).map((sum, i) => sum + handCovariance[i]!))
  }
  return spreads
}

/** The covariance of a hand's counts. */
function covarianceOfHand({ triples }: PartlyKnownHand): Float64Array {
  const traitCount = at(triples, 0).length
  const meanCounts = Array.from(
    { length: traitCount },
    (_, x) => triples.reduce((sum, counts) => sum + counts[x]!, 0) / triples.length,
  )
  const deviations = triples.map(counts => counts.map((count, x) => count - meanCounts[x]!))
  return Float64Array.from({ length: traitCount * traitCount }, (_, i) => {
    const [x, y] = [Math.floor(i / traitCount), i % traitCount]
    return deviations.reduce((sum, deviation) => sum + deviation[x]! * deviation[y]!, 0) / triples.length
  })
}

/** The approximate number of states while a hand is processed: `processedHands` and `unprocessedHands` both include it. */
function estimateStateCount(
  isTrue: readonly boolean[],
  distinguishingHandsOf: DistinguishingHandsLookup,
  covariances: Float64Array,
  { past: processedHands, future: unprocessedHands }: { readonly past: number; readonly future: number },
): number {
  const traitCount = isTrue.length
  let countedTraits = 0 // the set of characteristics in a cell
  let stateCount = 1
  for (let firstTrait = 0; firstTrait < traitCount; firstTrait++) {
    if ((countedTraits >> firstTrait) & 1) continue
    let cell = 0
    for (let y = firstTrait; y < traitCount; y++) {
      if ((countedTraits >> y) & 1 || isTrue[firstTrait] !== isTrue[y]) continue
      const hands = distinguishingHandsOf(y, firstTrait)
      if ((hands & processedHands) === 0 || (hands & unprocessedHands) === 0) cell |= 1 << y
    }
    countedTraits |= cell
    let variance = 0
    for (let y = firstTrait; y < traitCount; y++)
      if ((cell >> y) & 1)
        for (let z = firstTrait; z < traitCount; z++) if ((cell >> z) & 1) variance += covariances[y * traitCount + z]!
    stateCount *= 1 + 2.2 * Math.sqrt(Math.max(0, variance))
  }
  return stateCount
}
