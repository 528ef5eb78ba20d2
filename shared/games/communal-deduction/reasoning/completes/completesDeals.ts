// Counts the ways to deal the Completes that agree with a seat's knowledge, for each card that may be hidden. The
// cards are processed one by one; a hand takes a card, or nobody does. The state of a hand says whether it has a
// first card, and which cards may go with it. The ways are counted from both ends, so that any card can be the one
// nobody has.
import { at } from '../../../../engine/index.ts'
import {
  COMPLETES_PER_HAND,
  traitNumbersOfCard,
  type Evidence,
  type PackSizes,
  type HandKnowledge,
} from '../evidence.ts'

/** A hand that takes two of the cards. Bit k of `secondCardsByFirst[n]` says that it may hold cards n and k together. */
interface HandNeedingTwo {
  readonly secondCardsByFirst: readonly number[] // by card
  readonly secondCardsOfKnown: number | null // the set of cards that may go with its known card; null: none is known
}

/**
 * Special states of a hand between two cards. Any other state is the set of later cards that may be the hand's
 * second card.
 */
const NO_CARD_YET = -1
const HAS_TWO = -2
const CANNOT_GET_TWO = -1

/** By card: the number of ways to deal two Completes to each unseen hand while this card is hidden. */
export function countCompletesDeals(evidence: Evidence): number[] {
  const { pack, seen, said, unseen } = evidence
  const completeCount = pack.traitsPerFamily ** pack.familyCount
  const waysByHiddenCard = new Array<number>(completeCount).fill(0)
  let looseCards = 2 ** completeCount - 1
  for (const { completes } of seen) looseCards &= ~completes
  for (const { has } of said) {
    if ((has & looseCards) !== has) return waysByHiddenCard // a card it must have is in another hand
    looseCards &= ~has
  }
  const handsNeedingTwo: HandNeedingTwo[] = []
  let fullHandCount = 0
  for (const hand of said) {
    const knownCards = cardsOf(hand.has)
    if (knownCards.length > COMPLETES_PER_HAND || (hand.has & hand.hasNot) !== 0) return waysByHiddenCard
    const [firstCard, secondCard] = knownCards
    if (firstCard !== undefined && secondCard !== undefined) {
      if (!mayHoldBoth(pack, hand, firstCard, secondCard)) return waysByHiddenCard
      fullHandCount++
    } else {
      const needingTwo = handNeedingTwo(pack, hand, looseCards, firstCard)
      if (
        needingTwo.secondCardsOfKnown !== null ||
        cardsOf(looseCards).some(card => needingTwo.secondCardsByFirst[card] !== (looseCards & ~(1 << card)))
      )
        handsNeedingTwo.push(needingTwo)
    }
  }
  let cardsToPlace = cardsOf(looseCards).length - 1
  for (const { secondCardsOfKnown } of handsNeedingTwo)
    cardsToPlace -= secondCardsOfKnown === null ? COMPLETES_PER_HAND : 1
  let unknownHandWays = 1 // ways of the hands about which nothing is known
  for (let hand = 0; hand < unseen - handsNeedingTwo.length - fullHandCount; hand++, cardsToPlace -= COMPLETES_PER_HAND)
    unknownHandWays *= (cardsToPlace * (cardsToPlace - 1)) / 2
  const order = processingOrder(pack, looseCards, handsNeedingTwo)
  const waysByPosition = waysLeavingEachCard(order, handsNeedingTwo)
  for (const [place, card] of order.entries()) waysByHiddenCard[card] = at(waysByPosition, place) * unknownHandWays
  return waysByHiddenCard
}

function cardsOf(cardSet: number): number[] {
  const cards: number[] = []
  for (let rest = cardSet; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}

/** True if a hand with this knowledge may hold these two. */
function mayHoldBoth(pack: PackSizes, { completes }: HandKnowledge, firstCard: number, secondCard: number): boolean {
  const traits = [...traitNumbersOfCard(pack, firstCard), ...traitNumbersOfCard(pack, secondCard)]
  return completes.every(({ fewest, most }, trait) => {
    let count = 0
    for (const each of traits) if (each === trait) count++
    return count >= fewest && count <= most
  })
}

function handNeedingTwo(
  pack: PackSizes,
  knowledge: HandKnowledge,
  looseCards: number,
  knownCard: number | undefined,
): HandNeedingTwo {
  const possibleCards = cardsOf(looseCards & ~knowledge.hasNot)
  const traitLimits = knowledge.completes.flatMap(({ fewest, most }, trait) =>
    fewest > 0 || most < COMPLETES_PER_HAND ? [{ fewest, most, set: cardsWithTrait(pack, trait) }] : [],
  )
  const mayBeTogether = (card: number, otherCard: number) =>
    traitLimits.every(({ fewest, most, set }) => {
      const count = ((set >> card) & 1) + ((set >> otherCard) & 1)
      return count >= fewest && count <= most
    })
  const secondCardsByFirst = new Array<number>(pack.traitsPerFamily ** pack.familyCount).fill(0)
  const secondCardsOf = (card: number) =>
    possibleCards.reduce((set, other) => (other !== card && mayBeTogether(card, other) ? set | (1 << other) : set), 0)
  if (knownCard !== undefined) return { secondCardsByFirst, secondCardsOfKnown: secondCardsOf(knownCard) }
  for (const card of possibleCards) secondCardsByFirst[card] = secondCardsOf(card)
  return { secondCardsByFirst, secondCardsOfKnown: null }
}

const cardSetCache = new Map<string, number>()

function cardsWithTrait(pack: PackSizes, trait: number): number {
  const key = `${pack.familyCount} ${pack.traitsPerFamily} ${trait}`
  let cardSet = cardSetCache.get(key)
  if (cardSet === undefined) {
    cardSet = 0
    for (let card = 0; card < pack.traitsPerFamily ** pack.familyCount; card++)
      if (traitNumbersOfCard(pack, card).includes(trait)) cardSet |= 1 << card
    cardSetCache.set(key, cardSet)
  }
  return cardSet
}

/** The order of the cards that needs the fewest states, of the orders that sort by families. */
function processingOrder(pack: PackSizes, looseCards: number, handsNeedingTwo: readonly HandNeedingTwo[]): number[] {
  const cards = cardsOf(looseCards)
  if (handsNeedingTwo.length < 3) return cards
  let bestOrder = cards
  let fewestStates = Infinity
  for (const families of permutations(pack.familyCount)) {
    const rank = (card: number) => {
      const traits = traitNumbersOfCard(pack, card)
      return families.reduce((sum, family) => sum * pack.traitsPerFamily + at(traits, family), 0)
    }
    const order = [...cards].sort((a, b) => rank(a) - rank(b))
    const stateCount = totalStateCount(stagesOf(order, handsNeedingTwo))
    if (stateCount < fewestStates) {
      fewestStates = stateCount
      bestOrder = order
    }
  }
  return bestOrder
}

function permutations(size: number): number[][] {
  if (size === 0) return [[]]
  return permutations(size - 1).flatMap(order =>
    Array.from({ length: size }, (_, place) => [...order.slice(0, place), size - 1, ...order.slice(place)]),
  )
}

/**
 * A hand's possible states before a card. For each state: the next state if the card is left, and the next state if
 * this hand takes the card.
 */
interface Stage {
  readonly states: readonly number[]
  readonly nextIfLeft: readonly number[] // by state: index in the next `states`, or CANNOT_GET_TWO
  readonly nextIfTaken: readonly number[]
}

/** The stages of all hands, by position of a card in this order, then by hand. */
function stagesOf(order: readonly number[], handsNeedingTwo: readonly HandNeedingTwo[]): Stage[][] {
  const positionsOf = (cardSet: number) =>
    order.reduce((bits, card, place) => (cardSet & (1 << card) ? bits | (1 << place) : bits), 0)
  const stagesByHand = handsNeedingTwo.map(({ secondCardsByFirst, secondCardsOfKnown }) => {
    const secondCardsByPosition = order.map(card => positionsOf(at(secondCardsByFirst, card)))
    let statesBefore = [secondCardsOfKnown === null ? NO_CARD_YET : positionsOf(secondCardsOfKnown)]
    const lastFirstCardPosition = secondCardsByPosition.findLastIndex((secondCards, place) => secondCards >> place > 1) // after it, a hand without a card cannot get two
    return secondCardsByPosition.map((secondCards, place) => {
      const statesAfter: number[] = []
      const stateAfterIndex = (is: number) => {
        const knownIndex = statesAfter.indexOf(is)
        return knownIndex >= 0 ? knownIndex : statesAfter.push(is) - 1
      }
      const laterPositions = ~((2 << place) - 1)
      const statesIfLeft = statesBefore.map(is => {
        if (is === NO_CARD_YET) return place < lastFirstCardPosition ? stateAfterIndex(NO_CARD_YET) : CANNOT_GET_TWO
        if (is === HAS_TWO) return stateAfterIndex(HAS_TWO)
        return is & laterPositions ? stateAfterIndex(is & laterPositions) : CANNOT_GET_TWO
      })
      const statesIfTaken = statesBefore.map(is => {
        if (is === NO_CARD_YET)
          return secondCards & laterPositions ? stateAfterIndex(secondCards & laterPositions) : CANNOT_GET_TWO
        return is !== HAS_TWO && is & (1 << place) ? stateAfterIndex(HAS_TWO) : CANNOT_GET_TWO
      })
      const stage = { states: statesBefore, nextIfLeft: statesIfLeft, nextIfTaken: statesIfTaken }
      statesBefore = statesAfter
      return stage
    })
  })
  return order.map((_, place) => stagesByHand.map(stages => at(stages, place)))
}

function totalStateCount(stages: readonly (readonly Stage[])[]): number {
  return stages.reduce((sum, hands) => sum + countCombinedStates(hands), 0)
}

/** The number of combined states of all hands. */
function countCombinedStates(stageByHand: readonly Stage[]): number {
  return stageByHand.reduce((product, { states }) => product * states.length, 1)
}

/** For each card of the order: in how many ways the hands take their cards without it. */
function waysLeavingEachCard(order: readonly number[], handsNeedingTwo: readonly HandNeedingTwo[]): number[] {
  if (handsNeedingTwo.length === 0) return order.map(() => 1)
  const forwardPasses: { readonly from: Float64Array; readonly steps: Transitions }[] = []
  const stages = stagesOf(order, handsNeedingTwo)
  let waysToReach = new Float64Array([1]) // by state
  for (const [place, hands] of stages.entries()) {
    const nextStage = stages[place + 1] ?? null
    const steps = transitionsOf(hands, nextStage, waysToReach)
    forwardPasses.push({ from: waysToReach, steps })
    if (!nextStage) break
    const waysToNext = new Float64Array(countCombinedStates(nextStage))
    const { fromStates, nextStates, count } = steps
    for (let i = 0; i < count; i++) waysToNext[nextStates[i]! >> 1]! += waysToReach[fromStates[i]!]!
    waysToReach = waysToNext
  }
  const waysLeavingByCard: number[] = []
  let waysToEnd = new Float64Array([1]) // ways to go on after this card; at the end all hands have two
  for (const { from, steps } of forwardPasses.reverse()) {
    const waysToEndHere = new Float64Array(from.length)
    const { fromStates, nextStates, count } = steps
    let waysLeavingCard = 0
    for (let i = 0; i < count; i++) {
      const fromState = fromStates[i]!
      const next = nextStates[i]!
      const on = waysToEnd[next >> 1]!
      waysToEndHere[fromState]! += on
      if (next & NOBODY_TOOK_BIT) waysLeavingCard += from[fromState]! * on
    }
    waysLeavingByCard.push(waysLeavingCard)
    waysToEnd = waysToEndHere
  }
  return waysLeavingByCard.reverse()
}

/** Transitions between combined states of two stages. The lowest bit of `nextStates`: nobody took the card. */
interface Transitions {
  readonly fromStates: Int32Array
  readonly nextStates: Int32Array
  readonly count: number
}

const NOBODY_TOOK_BIT = 1

/** A hand during the enumeration of combined states. */
interface HandState {
  readonly stateCount: number // number of the hand's states
  readonly nextIfLeft: Int32Array // by state: this hand's part of the next combined state if the card is left, or CANNOT_GET_TWO
  readonly nextIfTaken: Int32Array // the next state if this hand takes the card
  state: number
}

/** All transitions from reachable states. `nextStageByHand`: the stages after these, if there are any. */
function transitionsOf(
  stageByHand: readonly Stage[],
  nextStageByHand: readonly Stage[] | null,
  waysToReach: Float64Array,
): Transitions {
  let stateStride = 1
  const hands = stageByHand.map(({ states, nextIfLeft, nextIfTaken }, hand): HandState => {
    const step = nextStageByHand ? stateStride : 0
    const stateOffset = (to: number) => (to === CANNOT_GET_TWO ? CANNOT_GET_TWO : to * step)
    if (nextStageByHand) stateStride *= at(nextStageByHand, hand).states.length
    return {
      stateCount: states.length,
      nextIfLeft: Int32Array.from(nextIfLeft, stateOffset),
      nextIfTaken: Int32Array.from(nextIfTaken, stateOffset),
      state: 0,
    }
  })
  let reachedCount = 0
  for (let stateIndex = 0; stateIndex < waysToReach.length; stateIndex++)
    if (waysToReach[stateIndex] !== 0) reachedCount++
  const fromStates = new Int32Array(reachedCount * (hands.length + 1))
  const nextStates = new Int32Array(reachedCount * (hands.length + 1))
  let count = 0
  for (let stateIndex = 0; stateIndex < waysToReach.length; stateIndex++) {
    if (waysToReach[stateIndex] !== 0) {
      let sum = 0
      let stuckHandCount = 0 // hands that must take this card or never get two
      let handThatMustTake: HandState | null = null
      for (const hand of hands) {
        const nextState = hand.nextIfLeft[hand.state]!
        if (nextState === CANNOT_GET_TWO) {
          stuckHandCount++
          handThatMustTake = hand
        } else sum += nextState
      }
      if (handThatMustTake === null) {
        fromStates[count] = stateIndex
        nextStates[count++] = (sum << 1) | NOBODY_TOOK_BIT
        for (const { nextIfLeft: leave, nextIfTaken: take, state } of hands) {
          const nextState = take[state]!
          if (nextState === CANNOT_GET_TWO) continue
          fromStates[count] = stateIndex
          nextStates[count++] = (sum - leave[state]! + nextState) << 1
        }
      } else if (stuckHandCount === 1) {
        const nextState = handThatMustTake.nextIfTaken[handThatMustTake.state]!
        if (nextState !== CANNOT_GET_TWO) {
          fromStates[count] = stateIndex
          nextStates[count++] = (sum + nextState) << 1
        }
      }
    }
    for (const hand of hands) {
      if (++hand.state < hand.stateCount) break
      hand.state = 0
    }
  }
  return { fromStates, nextStates, count }
}
