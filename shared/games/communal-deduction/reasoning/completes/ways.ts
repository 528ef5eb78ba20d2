// Counts the ways to deal the Completes that agree with a seat's knowledge, for each card that may be hidden.
// Card by card, each is left or taken by a hand. The state of a hand is whether it has a first card, and which may go with it.
// The count runs from both ends, so that any card can be the one nobody has.
import { at } from '../../../../engine/index.ts'
import { COMPLETES_PER_HAND, traitNumbersOf, type Evidence, type PackSizes, type HandKnowledge } from '../evidence.ts'

/** A hand that takes two of the cards; bit k of `beside[card]`: it may hold `card` and card k. */
interface Taker {
  readonly beside: readonly number[] // by card
  readonly holds: number | null // the set of cards that may go with its known card; null: none is known
}

/** The states of a hand while the cards are processed. */
const NONE = -1 // has none yet
const DONE = -2 // has two
const NEVER = -1 // can no longer get two cards

/** By card: the number of ways to deal two Completes to each unseen hand while this card is hidden. */
export function completesDealsByHiddenCard(evidence: Evidence): number[] {
  const { pack, seen, said, unseen } = evidence
  const cards = pack.values ** pack.families
  const ways = new Array<number>(cards).fill(0)
  let loose = 2 ** cards - 1
  for (const { completes } of seen) loose &= ~completes
  for (const { has } of said) {
    if ((has & loose) !== has) return ways // it is in another hand
    loose &= ~has
  }
  const takers: Taker[] = []
  let full = 0 // hands known completely
  for (const hand of said) {
    const pins = cardsOf(hand.has)
    if (pins.length > COMPLETES_PER_HAND || (hand.has & hand.hasNot) !== 0) return ways
    const [one, other] = pins
    if (one !== undefined && other !== undefined) {
      if (!mayHoldBoth(pack, hand, one, other)) return ways
      full++
    } else {
      const taker = takerOf(pack, hand, loose, one)
      if (taker.holds !== null || cardsOf(loose).some(card => taker.beside[card] !== (loose & ~(1 << card))))
        takers.push(taker)
    }
  }
  let rest = cardsOf(loose).length - 1
  for (const { holds } of takers) rest -= holds === null ? COMPLETES_PER_HAND : 1
  let others = 1 // ways of the hands about which nothing is known
  for (let hand = 0; hand < unseen - takers.length - full; hand++, rest -= COMPLETES_PER_HAND)
    others *= (rest * (rest - 1)) / 2
  const order = processingOrder(pack, loose, takers)
  const counts = waysLeavingEachCard(order, takers)
  for (const [place, card] of order.entries()) ways[card] = at(counts, place) * others
  return ways
}

function cardsOf(set: number): number[] {
  const cards: number[] = []
  for (let rest = set; rest !== 0; rest &= rest - 1) cards.push(31 - Math.clz32(rest & -rest))
  return cards
}

/** True if a hand with this knowledge may hold these two. */
function mayHoldBoth(pack: PackSizes, { completes }: HandKnowledge, one: number, other: number): boolean {
  const borne = [...traitNumbersOf(pack, one), ...traitNumbersOf(pack, other)]
  return completes.every(({ fewest, most }, trait) => {
    let count = 0
    for (const each of borne) if (each === trait) count++
    return count >= fewest && count <= most
  })
}

function takerOf(pack: PackSizes, said: HandKnowledge, loose: number, pin: number | undefined): Taker {
  const may = cardsOf(loose & ~said.hasNot)
  const limits = said.completes.flatMap(({ fewest, most }, trait) =>
    fewest > 0 || most < COMPLETES_PER_HAND ? [{ fewest, most, set: bearing(pack, trait) }] : [],
  )
  const together = (one: number, other: number) =>
    limits.every(({ fewest, most, set }) => {
      const count = ((set >> one) & 1) + ((set >> other) & 1)
      return count >= fewest && count <= most
    })
  const beside = new Array<number>(pack.values ** pack.families).fill(0)
  const partners = (one: number) =>
    may.reduce((set, other) => (other !== one && together(one, other) ? set | (1 << other) : set), 0)
  if (pin !== undefined) return { beside, holds: partners(pin) }
  for (const card of may) beside[card] = partners(card)
  return { beside, holds: null }
}

const bearers = new Map<string, number>()

function bearing(pack: PackSizes, trait: number): number {
  const key = `${pack.families} ${pack.values} ${trait}`
  let set = bearers.get(key)
  if (set === undefined) {
    set = 0
    for (let card = 0; card < pack.values ** pack.families; card++)
      if (traitNumbersOf(pack, card).includes(trait)) set |= 1 << card
    bearers.set(key, set)
  }
  return set
}

/** An order of the cards with few states to remember: family within family. */
function processingOrder(pack: PackSizes, loose: number, takers: readonly Taker[]): number[] {
  const cards = cardsOf(loose)
  if (takers.length < 3) return cards
  let best = cards
  let least = Infinity
  for (const families of orders(pack.families)) {
    const rank = (card: number) => {
      const borne = traitNumbersOf(pack, card)
      return families.reduce((sum, family) => sum * pack.values + at(borne, family), 0)
    }
    const order = [...cards].sort((a, b) => rank(a) - rank(b))
    const size = sizeOf(stagesOf(order, takers))
    if (size < least) {
      least = size
      best = order
    }
  }
  return best
}

function orders(n: number): number[][] {
  if (n === 0) return [[]]
  return orders(n - 1).flatMap(order =>
    Array.from({ length: n }, (_, place) => [...order.slice(0, place), n - 1, ...order.slice(place)]),
  )
}

/** The states of one hand before a card, and its states afterwards: if the card is left, and if this hand takes it. */
interface Stage {
  readonly ins: readonly number[]
  readonly left: readonly number[] // by state: index in the next `ins`, or NEVER
  readonly taken: readonly number[]
}

/** By position of a card in this order, then by hand. */
function stagesOf(order: readonly number[], takers: readonly Taker[]): Stage[][] {
  const placed = (set: number) =>
    order.reduce((bits, card, place) => (set & (1 << card) ? bits | (1 << place) : bits), 0)
  const byHand = takers.map(({ beside, holds }) => {
    const mates = order.map(card => placed(at(beside, card)))
    let ins = [holds === null ? NONE : placed(holds)]
    const lastBegin = mates.findLastIndex((mate, place) => mate >> place > 1) // after it, a hand without a card cannot get two
    return mates.map((mate, place) => {
      const next: number[] = []
      const to = (is: number) => {
        const found = next.indexOf(is)
        return found >= 0 ? found : next.push(is) - 1
      }
      const coming = ~((2 << place) - 1)
      const left = ins.map(is => {
        if (is === NONE) return place < lastBegin ? to(NONE) : NEVER
        if (is === DONE) return to(DONE)
        return is & coming ? to(is & coming) : NEVER
      })
      const taken = ins.map(is => {
        if (is === NONE) return mate & coming ? to(mate & coming) : NEVER
        return is !== DONE && is & (1 << place) ? to(DONE) : NEVER
      })
      const stage = { ins, left, taken }
      ins = next
      return stage
    })
  })
  return order.map((_, place) => byHand.map(stages => at(stages, place)))
}

function sizeOf(stages: readonly (readonly Stage[])[]): number {
  return stages.reduce((sum, hands) => sum + countCombinedStates(hands), 0)
}

/** The number of combined states of all hands. */
function countCombinedStates(hands: readonly Stage[]): number {
  return hands.reduce((product, { ins }) => product * ins.length, 1)
}

/** By position: the ways in which the hands take their cards while this one remains unplaced. */
function waysLeavingEachCard(order: readonly number[], takers: readonly Taker[]): number[] {
  if (takers.length === 0) return order.map(() => 1)
  const passes: { readonly from: Float64Array; readonly steps: Transitions }[] = []
  const stages = stagesOf(order, takers)
  let from = new Float64Array([1]) // ways to reach each state
  for (const [place, hands] of stages.entries()) {
    const after = stages[place + 1] ?? null
    const steps = transitionsOf(hands, after, from)
    passes.push({ from, steps })
    if (!after) break
    const to = new Float64Array(countCombinedStates(after))
    const { places, nexts, count } = steps
    for (let i = 0; i < count; i++) to[nexts[i]! >> 1]! += from[places[i]!]!
    from = to
  }
  const counts: number[] = []
  let after = new Float64Array([1]) // ways to go on after this card; at the end all hands have two
  for (const { from, steps } of passes.reverse()) {
    const here = new Float64Array(from.length)
    const { places, nexts, count } = steps
    let ways = 0
    for (let i = 0; i < count; i++) {
      const place = places[i]!
      const next = nexts[i]!
      const on = after[next >> 1]!
      here[place]! += on
      if (next & LEFT) ways += from[place]! * on
    }
    counts.push(ways)
    after = here
  }
  return counts.reverse()
}

/** Transitions between combined states of two stages. The lowest bit of `nexts`: nobody took the card. */
interface Transitions {
  readonly places: Int32Array
  readonly nexts: Int32Array
  readonly count: number
}

const LEFT = 1

/** A hand during the enumeration of combined states. */
interface HandState {
  readonly size: number // number of its states
  readonly leave: Int32Array // by state: its part of the next state if the card is left, or NEVER
  readonly take: Int32Array // the same if this hand takes it
  is: number
}

/** All transitions from reachable states. `after`: the next stage. */
function transitionsOf(stage: readonly Stage[], after: readonly Stage[] | null, ways: Float64Array): Transitions {
  let stride = 1
  const hands = stage.map(({ ins, left, taken }, hand): HandState => {
    const step = after ? stride : 0
    const part = (to: number) => (to === NEVER ? NEVER : to * step)
    if (after) stride *= at(after, hand).ins.length
    return { size: ins.length, leave: Int32Array.from(left, part), take: Int32Array.from(taken, part), is: 0 }
  })
  let reached = 0
  for (let place = 0; place < ways.length; place++) if (ways[place] !== 0) reached++
  const places = new Int32Array(reached * (hands.length + 1))
  const nexts = new Int32Array(reached * (hands.length + 1))
  let count = 0
  for (let place = 0; place < ways.length; place++) {
    if (ways[place] !== 0) {
      let sum = 0
      let dead = 0 // hands that must take this card or never get two
      let must: HandState | null = null
      for (const hand of hands) {
        const to = hand.leave[hand.is]!
        if (to === NEVER) {
          dead++
          must = hand
        } else sum += to
      }
      if (must === null) {
        places[count] = place
        nexts[count++] = (sum << 1) | LEFT
        for (const { leave, take, is } of hands) {
          const to = take[is]!
          if (to === NEVER) continue
          places[count] = place
          nexts[count++] = (sum - leave[is]! + to) << 1
        }
      } else if (dead === 1) {
        const to = must.take[must.is]!
        if (to !== NEVER) {
          places[count] = place
          nexts[count++] = (sum + to) << 1
        }
      }
    }
    for (const hand of hands) {
      if (++hand.is < hand.size) break
      hand.is = 0
    }
  }
  return { places, nexts, count }
}
