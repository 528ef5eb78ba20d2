// Estimates how likely each card is to be the hidden one. What is seen counts exactly;
// what was said about the other hands is weighed hand by hand, as if the hands were independent.
import { at, last } from '../../../engine/index.ts'
import { COMPLETE_CARDS, TRAIT_FAMILIES, TRAITS } from '../cards.ts'
import { cardSetSize } from '../rules/claims.ts'
import {
  PACK_SIZES,
  COMPLETES_PER_HAND,
  SINGLES_PER_HAND,
  traitNumbersOfCard,
  type Evidence,
  type HandKnowledge,
} from './evidence.ts'

/** The chances of what a hand holds if a certain card is hidden, for each count. */
export interface HandDistribution {
  readonly singles: readonly number[][] // by characteristic, then count
  readonly families: readonly number[][]
  readonly completes: readonly number[][]
  readonly chanceByCard: readonly number[] // by Complete: that it is in the hand
}

/** Some cards in a hand: their characteristics, with the number of each. */
interface TraitCounts {
  readonly countByTrait: readonly number[]
  readonly shown: readonly { readonly trait: number; readonly count: number }[]
  readonly countByFamily: readonly number[]
}

/** All hands of three Singles. */
const ALL_TRIPLES: readonly TraitCounts[] = listCountCombinations(TRAITS.length, SINGLES_PER_HAND).map(withFamilyCounts)
const traitsByCard: readonly (readonly number[])[] = COMPLETE_CARDS.map((_, card) =>
  traitNumbersOfCard(PACK_SIZES, card),
)
/** All hands of two Completes. */
const ALL_PAIRS: readonly (TraitCounts & { readonly cards: readonly [number, number]; readonly set: number })[] =
  COMPLETE_CARDS.flatMap((_, a) =>
    COMPLETE_CARDS.slice(a + 1).map((__, i) => {
      const b = a + 1 + i
      const countByTrait = TRAITS.map(
        (___, trait) => Number(at(traitsByCard, a).includes(trait)) + Number(at(traitsByCard, b).includes(trait)),
      )
      return { ...withFamilyCounts(countByTrait), cards: [a, b] as const, set: (1 << a) | (1 << b) }
    }),
  )

/** The weight of a hand of three true Singles. It is rarer than its arrangements suggest, because no card goes to a full hand. */
const WEIGHT_OF_THREE_TRUE_SINGLES = 25 / 48

/**
 * By number of hands, then by the number of true Singles beyond one a hand: the number of ways to give these Singles.
 * A hand with three of them counts with its own weight.
 */
const EXTRA_TRUE_SINGLES_WAYS: readonly (readonly number[])[] = Array.from({ length: PACK_SIZES.handCount }).reduce<
  number[][]
>(
  rows => [
    ...rows,
    last(rows).map((ways, n, row) => ways + (row[n - 1] ?? 0) + WEIGHT_OF_THREE_TRUE_SINGLES * (row[n - 2] ?? 0)),
  ],
  [[1, 0, 0, 0]],
)

function listCountCombinations(traitCount: number, cardCount: number): number[][] {
  if (traitCount === 0) return cardCount === 0 ? [[]] : []
  return Array.from({ length: cardCount + 1 }, (_, firstCount) =>
    listCountCombinations(traitCount - 1, cardCount - firstCount).map(otherCounts => [firstCount, ...otherCounts]),
  ).flat()
}

function withFamilyCounts(countByTrait: readonly number[]): TraitCounts {
  const countByFamily = TRAIT_FAMILIES.map((_, family) =>
    sum(countByTrait.slice(family * PACK_SIZES.traitsPerFamily, (family + 1) * PACK_SIZES.traitsPerFamily)),
  )
  return {
    countByTrait,
    countByFamily,
    shown: countByTrait.flatMap((count, trait) => (count > 0 ? [{ trait, count }] : [])),
  }
}

/** The knowledge of a seat, under the assumption of each of the 27 cards as the hidden one. */
export interface HypothesesByHiddenCard {
  readonly evidence: Evidence
  readonly hypotheses: readonly HiddenCardHypothesis[]
}

/** The worlds in which each card in turn is the hidden one. */
export function hypothesesByHiddenCard(evidence: Evidence): HypothesesByHiddenCard {
  return { evidence, hypotheses: COMPLETE_CARDS.map((_, card) => hypothesisFor(evidence, card)) }
}

/** The chance of each of the 27 cards to be the hidden one. The chances of the `possibleCardBits` add up to one. */
export function estimateHiddenCardChances(
  hypothesesByCard: HypothesesByHiddenCard,
  possibleCardBits: number,
): number[] {
  const weights = hypothesesByCard.hypotheses.map(({ weight }, card) => (possibleCardBits & (1 << card) ? weight : 0))
  for (const saidKnowledge of hypothesesByCard.evidence.said) {
    const { triples, pairs, loose } = holdingsThatAgree(hypothesesByCard, saidKnowledge)
    for (const [card, hypothesis] of hypothesesByCard.hypotheses.entries()) {
      if (weights[card] === 0) continue
      let ofSingles = 0
      for (const triple of triples) ofSingles += holdingChance(hypothesis, triple)
      const probabilityOfSeen =
        (ofSingles * pairs.filter(({ set }) => !(set & (1 << card))).length) /
        binomialUpTo3(cardSetSize(loose & ~(1 << card)), COMPLETES_PER_HAND)
      weights[card] = at(weights, card) * probabilityOfSeen
    }
  }
  const total = sum(weights)
  return weights.map((weight, card) =>
    total > 0 ? weight / total : possibleCardBits & (1 << card) ? 1 / cardSetSize(possibleCardBits) : 0,
  )
}

/** The deal as far as it is known if a certain card is hidden. */
export interface HiddenCardHypothesis {
  readonly weight: number
  readonly isTrue: readonly boolean[]
  readonly ways: readonly (readonly number[])[] // by characteristic and count: ways to pick that many of the unseen Singles
  readonly share: readonly number[] // by the number of true Singles in an unseen hand: the weight of each way to pick that hand
}

function hypothesisFor({ pack, seen, turned, unseen, setAsideRange }: Evidence, card: number): HiddenCardHypothesis {
  const isTrueTrait = TRAITS.map((_, trait) => at(traitsByCard, card).includes(trait))
  const unseenByTrait = TRAITS.map((_, trait) =>
    seen.reduce((count, { singles }) => count - at(singles, trait), pack.copiesPerSingle - at(turned, trait)),
  )
  let weight =
    turned.some((count, trait) => count > 0 && isTrueTrait[trait]) ||
    seen.some(({ completes }) => completes & (1 << card))
      ? 0
      : 1
  for (const { singles } of seen) {
    const trueCount = singles.reduce((count, n, trait) => (isTrueTrait[trait] ? count + n : count), 0)
    weight *=
      trueCount === 0
        ? 0
        : factorial(trueCount) *
          factorial(SINGLES_PER_HAND - trueCount) *
          (trueCount === SINGLES_PER_HAND ? WEIGHT_OF_THREE_TRUE_SINGLES : 1)
  }
  const unseenTrue = unseenByTrait.filter((_, trait) => isTrueTrait[trait])
  const unseenFalse = unseenByTrait.filter((_, trait) => !isTrueTrait[trait])
  const chanceByTrueCount = [0, 0, 0, 0] // how likely an unseen hand has this many true Singles
  let deals = 0
  for (let setAsideCount = setAsideRange.fewest; setAsideCount <= setAsideRange.most; setAsideCount++) {
    const extraTrue = sum(unseenTrue) - unseen - setAsideCount // true Singles beyond one for each hand
    const asideWeight = setAsideRange.most > 0 ? binomialUpTo3(3, setAsideCount) : 1
    deals += asideWeight * (at(EXTRA_TRUE_SINGLES_WAYS, unseen)[extraTrue] ?? 0)
    for (let trueCount = 1; trueCount <= SINGLES_PER_HAND; trueCount++)
      chanceByTrueCount[trueCount] =
        at(chanceByTrueCount, trueCount) +
        asideWeight *
          (trueCount === SINGLES_PER_HAND ? WEIGHT_OF_THREE_TRUE_SINGLES : 1) *
          (EXTRA_TRUE_SINGLES_WAYS[unseen - 1]?.[extraTrue - (trueCount - 1)] ?? 0)
  }
  return {
    weight: weight * deals * countArrangements(unseenTrue) * countArrangements(unseenFalse),
    isTrue: isTrueTrait,
    ways: unseenByTrait.map(count => [1, count, binomialUpTo3(count, 2), binomialUpTo3(count, 3)]),
    share: chanceByTrueCount.map((probability, t) => {
      const picks = binomialUpTo3(sum(unseenTrue), t) * binomialUpTo3(sum(unseenFalse), SINGLES_PER_HAND - t)
      return probability > 0 && picks > 0 ? probability / deals / picks : 0
    }),
  }
}

/**
 * The Singles and Completes that a hand may hold: they agree with what was said about the hand, and nobody is seen to
 * hold these Completes.
 */
function holdingsThatAgree({ evidence }: HypothesesByHiddenCard, knowledge: HandKnowledge) {
  const triples = ALL_TRIPLES.filter(
    ({ countByTrait, countByFamily }) =>
      areInRange(countByTrait, knowledge.singles) && areInRange(countByFamily, knowledge.families),
  )
  const unseenCompletes = evidence.seen.reduce(
    (set, { completes }) => set & ~completes,
    (1 << COMPLETE_CARDS.length) - 1,
  )
  const pairs = ALL_PAIRS.filter(
    ({ countByTrait, set }) =>
      (set & unseenCompletes) === set &&
      (set & knowledge.has) === knowledge.has &&
      (set & knowledge.hasNot) === 0 &&
      areInRange(countByTrait, knowledge.completes),
  )
  return { triples, pairs, loose: unseenCompletes }
}

const EMPTY_DISTRIBUTION: HandDistribution = {
  singles: zeroTable(TRAITS.length, SINGLES_PER_HAND),
  families: zeroTable(TRAIT_FAMILIES.length, SINGLES_PER_HAND),
  completes: zeroTable(TRAITS.length, COMPLETES_PER_HAND),
  chanceByCard: COMPLETE_CARDS.map(() => 0),
}

/** The contents of a hand that agree with what was said about it, for each of the 27 cards that may be hidden. */
export function handDistributionByHiddenCard(
  hypothesesByCard: HypothesesByHiddenCard,
  knowledge: HandKnowledge,
): HandDistribution[] {
  const { triples, pairs } = holdingsThatAgree(hypothesesByCard, knowledge)
  const pairCounts = countPairs(pairs)
  return hypothesesByCard.hypotheses.map((hypothesis, card) => {
    if (hypothesis.weight === 0) return EMPTY_DISTRIBUTION
    const singlesWeights = zeroTable(TRAITS.length, SINGLES_PER_HAND)
    const familiesWeights = zeroTable(TRAIT_FAMILIES.length, SINGLES_PER_HAND)
    let totalLikelihood = 0
    for (const triple of triples) {
      const probability = holdingChance(hypothesis, triple)
      if (probability === 0) continue
      totalLikelihood += probability
      addHolding(singlesWeights, triple.shown, probability)
      for (let family = 0; family < familiesWeights.length; family++)
        familiesWeights[family]![triple.countByFamily[family]!]! += probability
    }
    for (const weightsByCount of singlesWeights) normalizeCountWeights(weightsByCount, totalLikelihood)
    for (const weightsByCount of familiesWeights) normalizeCountWeights(weightsByCount, totalLikelihood)
    const countsWithCard = countPairs(pairs.filter(({ set }) => set & (1 << card)))
    const pairsWithoutCard = pairs.length - countsWithCard.pairCount
    const completesWeights = pairCounts.completes.map((counts, trait) =>
      counts.map((count, n) => count - at(at(countsWithCard.completes, trait), n)),
    )
    for (const weightsByCount of completesWeights) normalizeCountWeights(weightsByCount, pairsWithoutCard)
    const chanceByCard = pairCounts.pairCountByCard.map((count, other) =>
      pairsWithoutCard > 0 && other !== card
        ? (count - at(countsWithCard.pairCountByCard, other)) / pairsWithoutCard
        : 0,
    )
    return { singles: singlesWeights, families: familiesWeights, completes: completesWeights, chanceByCard }
  })
}

/** Counts pairs: by characteristic and the number of cards bearing it, and by card. */
function countPairs(pairs: readonly (typeof ALL_PAIRS)[number][]): {
  pairCount: number
  completes: number[][]
  pairCountByCard: number[]
} {
  const completes = zeroTable(TRAITS.length, COMPLETES_PER_HAND)
  const pairCountByCard = COMPLETE_CARDS.map(() => 0)
  for (const pair of pairs) {
    addHolding(completes, pair.shown, 1)
    for (const card of pair.cards) pairCountByCard[card]!++
  }
  return { pairCount: pairs.length, completes, pairCountByCard }
}

function areInRange(counts: readonly number[], ranges: HandKnowledge['singles']): boolean {
  return ranges.every(({ fewest, most }, i) => {
    const count = counts[i]!
    return count >= fewest && count <= most
  })
}

function zeroTable(rowCount: number, maxCount: number): number[][] {
  return Array.from({ length: rowCount }, () => new Array<number>(maxCount + 1).fill(0))
}

/** Adds a holding to a table. The weight of a count of zero is the remainder to the whole. */
function addHolding(weightsByTrait: number[][], shownTraits: TraitCounts['shown'], weight: number): void {
  for (let i = 0; i < shownTraits.length; i++) {
    const { trait, count } = shownTraits[i]!
    weightsByTrait[trait]![count]! += weight
  }
}

/** Divides weights of counts by their sum. */
function normalizeCountWeights(weightsByCount: number[], totalWeight: number): void {
  let sum = 0
  for (let count = 1; count < weightsByCount.length; count++) {
    const probability = totalWeight > 0 ? weightsByCount[count]! / totalWeight : 0
    weightsByCount[count] = probability
    sum += probability
  }
  weightsByCount[0] = Math.max(0, 1 - sum)
}

/** The chance that an unseen hand holds exactly this. */
function holdingChance({ isTrue, ways, share }: HiddenCardHypothesis, { shown }: TraitCounts): number {
  let trueCount = 0
  let waysToPick = 1
  for (let i = 0; i < shown.length; i++) {
    const { trait, count } = shown[i]!
    if (isTrue[trait]) trueCount += count
    waysToPick *= ways[trait]![count]!
  }
  return share[trueCount]! * waysToPick
}

function countArrangements(counts: readonly number[]): number {
  return counts.reduce((ways, count) => ways / factorial(count), factorial(sum(counts)))
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

function factorial(n: number): number {
  return n < 2 ? 1 : n * factorial(n - 1)
}

/** The number of ways to pick k of n, for k up to 3. */
function binomialUpTo3(n: number, k: number): number {
  if (k > n) return 0
  return k === 0 ? 1 : k === 1 ? n : k === 2 ? (n * (n - 1)) / 2 : (n * (n - 1) * (n - 2)) / 6
}
