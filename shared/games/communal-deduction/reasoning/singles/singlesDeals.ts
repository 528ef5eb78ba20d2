// For each card that may be hidden, counts the ways to deal the Singles that agree with a seat's knowledge. A way
// counts as much as it is likely when the cards are dealt. Hands are taken one after another; the state is the number
// of Singles left. Characteristics that need not be distinguished form one *cell*.
import { at } from '../../../../engine/index.ts'
import { factorial } from './binomials.ts'
import { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { SINGLES_PER_HAND, traitNumbersOfCard, type Evidence } from '../evidence.ts'
import { createCellBitLayout, type TraitCell } from './cells.ts'
import { dealHandIntoTally, computeHandLimits, type HandLimits } from './handDeals.ts'
import { targetCellByPart, regroupCells, findCellToSplit } from './regroup.ts'
import { countRemainingDeals } from './remainingDeals.ts'
import {
  createDistinguishingHandsLookup,
  cheapestHandOrder,
  collectSinglesKnowledge,
  type DistinguishingHandsLookup,
  type SinglesKnowledge,
} from './triples.ts'

/** By card: the weight of all ways to deal the Singles while this card is hidden. Weights of different knowledge can be compared. */
export function countSinglesDeals(evidence: Evidence): number[] {
  const { pack } = evidence
  const cards = Array.from({ length: pack.traitsPerFamily ** pack.familyCount }, (_, card) => card)
  const knowledge = collectSinglesKnowledge(evidence)
  if (!knowledge) return cards.map(() => 0)
  const distinguishingHandsOf = createDistinguishingHandsLookup(knowledge)
  const trueTraitsByValue = Array.from({ length: pack.traitsPerFamily }, (_, value) =>
    knowledge.unplacedByTrait.map((__, trait) => trait % pack.traitsPerFamily === value),
  ) // each characteristic true once
  const order = cheapestHandOrder(knowledge, distinguishingHandsOf, trueTraitsByValue)
  const limitsByHand = computeHandLimits(knowledge)
  const firstAlike = firstAlikeByTrait(knowledge)
  const weightByTraits = new Map<string, number>()
  return cards.map(card => {
    const trueTraits = traitNumbersOfCard(pack, card)
    const key = trueTraits.map(trait => at(firstAlike, trait)).join()
    let ways = weightByTraits.get(key)
    if (ways === undefined)
      weightByTraits.set(
        key,
        (ways = weightWithTrueTraits(trueTraits, { knowledge, distinguishingHandsOf, order, limits: limitsByHand })),
      )
    return ways
  })
}

/** For each characteristic: the first characteristic of its family about which exactly the same is known. */
function firstAlikeByTrait({
  pack,
  unplacedByTrait,
  turned,
  knownHands,
  partlyKnownHands,
}: SinglesKnowledge): number[] {
  const isKnownAlike = (trait: number, otherTrait: number) =>
    unplacedByTrait[trait] === unplacedByTrait[otherTrait] &&
    turned[trait] === turned[otherTrait] &&
    knownHands.every(singles => singles[trait] === singles[otherTrait]) &&
    partlyKnownHands.every(
      ({ singlesRangeByTrait: { [trait]: count, [otherTrait]: otherCount } }) =>
        count?.fewest === otherCount?.fewest && count?.most === otherCount?.most,
    )
  return unplacedByTrait.map((_, x) => {
    for (let y = x - (x % pack.traitsPerFamily); y < x; y++) if (isKnownAlike(x, y)) return y
    return x
  })
}

const tally = new DoubleBufferedCounts() // reused by every count

/** The parts of the computation that are the same for all hidden cards. */
interface SharedInputs {
  readonly knowledge: SinglesKnowledge
  readonly distinguishingHandsOf: DistinguishingHandsLookup
  readonly order: readonly number[] // the hands in processing order
  readonly limits: readonly HandLimits[] // by hand
}

/** The weight of all ways while the hidden card has these characteristics. */
function weightWithTrueTraits(
  trueTraits: readonly number[],
  { knowledge, distinguishingHandsOf, order, limits }: SharedInputs,
): number {
  const { pack, unplacedByTrait, turned, knownHands, partlyKnownHands, unknownHandCount, setAsideRange } = knowledge
  if (trueTraits.some(trait => at(turned, trait) > 0)) return 0
  const isTrueTrait = unplacedByTrait.map((_, trait) => trueTraits.includes(trait))
  let weightFactor = 1
  let trueTripleCount = 0 // hands known to have three true Singles
  for (const singlesByTrait of knownHands) {
    const t = singlesByTrait.reduce((sum, n, trait) => (isTrueTrait[trait] ? sum + n : sum), 0)
    if (t === 0) return 0
    if (t === SINGLES_PER_HAND) trueTripleCount++
    weightFactor *= singlesByTrait.reduce(
      (ways, n) => ways / factorial(n),
      factorial(t) * factorial(SINGLES_PER_HAND - t),
    )
  }
  if (trueTripleCount > 1) return 0
  const settleCell = (traits: readonly number[], isTrue: boolean, later: number): TraitCell => {
    const firstTrait = at(traits, 0)
    const unplacedCounts = traits.map(trait => at(unplacedByTrait, trait))
    const most = unplacedCounts.reduce((sum, count) => sum + count, 0)
    const isSettled = traits.every(trait => (distinguishingHandsOf(trait, firstTrait) & later) === 0)
    if (isSettled) weightFactor *= unplacedCounts.reduce((ways, count) => ways / factorial(count), factorial(most))
    return { traits, first: firstTrait, isTrue, most, isSettled }
  }
  let laterHands = (1 << partlyKnownHands.length) - 1
  let layout = createCellBitLayout(
    [true, false].map(yes =>
      settleCell(
        unplacedByTrait.flatMap((_, trait) => (isTrueTrait[trait] === yes ? [trait] : [])),
        yes,
        laterHands,
      ),
    ),
  )
  tally.clear()
  tally.next.add(
    layout.reduce((place, { most, shift }) => place | (most << shift), trueTripleCount),
    1,
  )
  tally.swap()
  for (const [step, hand] of order.entries()) {
    const bit = 1 << hand
    // splits cells this hand distinguishes, part by part, and merges those no longer distinguished
    for (
      let split = findCellToSplit(layout, distinguishingHandsOf, bit);
      split;
      split = findCellToSplit(layout, distinguishingHandsOf, bit)
    ) {
      const { nth, part, rest } = split
      const parts = layout.map((cell, i) =>
        i === nth ? [part, rest].map(traits => settleCell(traits, cell.isTrue, laterHands)) : [cell],
      )
      layout = regroupCells(tally, layout, parts, targetCellByPart(parts.flat(), distinguishingHandsOf, laterHands))
    }
    laterHands &= ~bit
    dealHandIntoTally(tally, layout, at(partlyKnownHands, hand), {
      pack,
      free: unknownHandCount + order.length - step - 1,
      setAsideRange,
      limits,
      later: laterHands,
      unsaid: unknownHandCount,
    })
    const settledLayout = layout.map(cell => [cell.isSettled ? cell : settleCell(cell.traits, cell.isTrue, laterHands)])
    const mergedNumbers = targetCellByPart(settledLayout.flat(), distinguishingHandsOf, laterHands)
    layout = regroupCells(tally, layout, settledLayout, mergedNumbers)
    if (tally.current.size === 0) return 0
  }
  return weightFactor * countRemainingDeals(tally, layout, knowledge)
}
