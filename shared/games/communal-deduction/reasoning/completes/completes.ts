// Finds which cards may be hidden, by the Completes in the hands.
import { at, required } from '../../../../engine/index.ts'
import { COMPLETES_PER_HAND, traitNumbersOf, type Evidence, type PackSizes, type HandKnowledge } from '../evidence.ts'
import type { StepBudget } from '../stepBudget.ts'

/** The places of a hand's two Completes, each with the set of cards that may be there. */
type Places = readonly [number, number]

/**
 * The set of cards that remain unplaced in some deal that fits the hands seen and everything said about the others.
 * Hands nobody spoke of take any cards, and more cards remain than they need.
 */
export function possibleHiddenCards(evidence: Evidence): number {
  const { ways, loose } = waysOfHandsWithFacts(evidence)
  return cardsLeftOver(ways, loose, loose)
}

/**
 * For each pair of cards that one further hand may hold: the cards of `among` that remain then.
 * Most pairs are free in a deal found earlier, or after moving a card or two; only the others need a search.
 */
export function hiddenCardsByPair(
  evidence: Evidence,
  pairs: readonly number[],
  among: number,
  work: StepBudget,
): number[] {
  const { ways, loose } = waysOfHandsWithFacts(evidence)
  let left = 0
  let deal: Deal | null = null
  someDealOfEachWay(ways, loose, ({ places, cards }) => {
    work.spend(1)
    deal ??= { places: [...places], cards: [...cards] }
    left |= cardsThatCanBeFreed({ places, cards }, loose)
    return left === loose
  })
  return pairs.map(pair => {
    work.spend(1)
    const most = left & among & ~pair
    if ((pair & ~left) !== 0 || most === 0) return 0
    const rest = loose & ~pair
    const { places, cards: before } = required(deal, 'deal')
    const cards = [...before]
    const moved = cards.every((card, place) => (card & pair) === 0 || placeCard(places, cards, place, rest))
    if (moved && (most & ~cardsThatCanBeFreed({ places, cards }, rest)) === 0) return most
    return cardsLeftOver(ways, rest, most, work) & most
  })
}

/** The cards that some deal leaves unplaced. The search ends once it has found `most`. */
function cardsLeftOver(ways: readonly (readonly Places[])[], loose: number, most: number, work?: StepBudget): number {
  let left = 0
  someDealOfEachWay(ways, loose, deal => {
    work?.spend(1)
    left |= cardsThatCanBeFreed(deal, loose)
    return (most & ~left) === 0
  })
  return left
}

/** Cards assigned to places. */
interface Deal {
  readonly places: readonly number[] // the set of cards for each place
  readonly cards: readonly number[]
}

/** Goes through the combinations of ways the hands may agree with what was said, and passes one deal of each, if any, until `isEnough` is true. */
function someDealOfEachWay(
  ways: readonly (readonly Places[])[],
  loose: number,
  isEnough: (deal: Deal) => boolean,
): void {
  const places: number[] = []
  const cards: number[] = []
  const next = (hand: number): boolean => {
    const ofHand = ways[hand]
    if (!ofHand) return isEnough({ places, cards })
    for (const way of ofHand) {
      const kept = [...cards]
      places.push(...way)
      if (
        placeCard(places, cards, cards.length, loose) &&
        placeCard(places, cards, cards.length, loose) &&
        next(hand + 1)
      )
        return true
      places.length -= COMPLETES_PER_HAND
      cards.splice(0, cards.length, ...kept)
    }
    return false
  }
  next(0)
}

/** What was said about the hands, as ways to hold cards; hands with fewest ways first. */
function waysOfHandsWithFacts({ pack, seen, said }: Evidence): {
  readonly ways: (readonly Places[])[]
  readonly loose: number
} {
  const bearing = cardSetByTrait(pack)
  let loose = (1 << (pack.values ** pack.families)) - 1
  for (const { completes } of seen) loose &= ~completes
  const ways = said.map(hand => waysOf(hand, bearing, loose)).filter(ways => ways !== null)
  return { ways: ways.sort((a, b) => a.length - b.length), loose }
}

/**
 * By hand with known facts and by characteristic: the possible numbers of Completes (bit n: it may hold n),
 * while one of the cards of `hidden` remains. The hidden card is one more place. Each deal found gives numbers for
 * all hands, also with one card exchanged for an unplaced one; numbers no deal has shown yet are searched for one by one.
 */
export function possibleCompletesCounts({ pack, seen, said }: Evidence, hidden: number): number[][] {
  const bearing = cardSetByTrait(pack)
  let loose = 2 ** (pack.values ** pack.families) - 1
  for (const { completes } of seen) loose &= ~completes
  const sets = said.map(() => bearing.map(() => 0))
  const ways = said.map(hand => waysOf(hand, bearing, loose) ?? [[loose, loose] as const])
  const find = (of: readonly (readonly Places[])[]): boolean => {
    const order = [...of.entries()].sort(([, a], [, b]) => a.length - b.length) // hands, those with fewest ways first
    const places: number[] = [hidden & loose]
    const cards: number[] = []
    const next = (nth: number): boolean => {
      const turn = order[nth]
      if (!turn) return true
      for (const way of turn[1]) {
        const kept = [...cards]
        places.push(...way)
        if (
          placeCard(places, cards, cards.length, loose) &&
          placeCard(places, cards, cards.length, loose) &&
          next(nth + 1)
        )
          return true
        places.length -= COMPLETES_PER_HAND
        cards.splice(0, cards.length, ...kept)
      }
      return false
    }
    if (!placeCard(places, cards, 0, loose) || !next(0)) return false
    const over = cards.reduce((left, card) => left & ~card, loose)
    for (const [i, [hand]] of order.entries()) {
      const counts = at(sets, hand)
      const first = 1 + COMPLETES_PER_HAND * i
      for (const [place, other] of [
        [first, first + 1],
        [first + 1, first],
      ] as const) {
        const mate = at(cards, other)
        for (let may = at(cards, place) | (over & at(places, place)); may !== 0; may &= may - 1)
          for (let trait = 0; trait < bearing.length; trait++) {
            const bears = bearing[trait]!
            counts[trait]! |= 1 << (Number((bears & may & -may) !== 0) + Number((bears & mate) !== 0))
          }
      }
    }
    return true
  }
  if (!find(ways)) return sets
  for (const [hand, one] of said.entries())
    for (const [trait, { fewest, most }] of one.completes.entries())
      for (let n = fewest; n <= most; n++) {
        if (at(at(sets, hand), trait) & (1 << n)) continue
        const exactly = required(
          waysOf(
            { ...one, completes: one.completes.map((between, i) => (i === trait ? { fewest: n, most: n } : between)) },
            bearing,
            loose,
          ),
          'way',
        )
        find(ways.map((way, i) => (i === hand ? exactly : way)))
      }
  return sets
}

const borne = new Map<PackSizes, readonly number[]>()

/** By characteristic: the set of cards that bear it. */
function cardSetByTrait(pack: PackSizes): readonly number[] {
  const known = borne.get(pack)
  if (known) return known
  const sets = new Array<number>(pack.families * pack.values).fill(0)
  for (let card = 0; card < pack.values ** pack.families; card++)
    for (const trait of traitNumbersOf(pack, card)) sets[trait] = at(sets, trait) | (1 << card)
  borne.set(pack, sets)
  return sets
}

/** The sets of cards for the two places of a hand, in every way not excluded; null if nothing was said about it. */
function waysOf({ completes, has, hasNot }: HandKnowledge, bearing: readonly number[], loose: number): Places[] | null {
  const may = loose & ~hasNot
  let ways: Places[] = [[may, may]]
  let silent = hasNot === 0
  let even = true // while the two places are alike, one order of them is enough
  const split = (one: number, other: number) => {
    silent = false
    ways = ways.flatMap(([a, b]): Places[] =>
      even
        ? [[a & one, b & other]]
        : [
            [a & one, b & other],
            [a & other, b & one],
          ],
    )
    even &&= one === other
  }
  for (let rest = has; rest !== 0; rest &= rest - 1) split(rest & -rest, ~(rest & -rest))
  for (const [trait, { fewest, most }] of completes.entries()) {
    const bears = at(bearing, trait)
    if (fewest > most) return []
    if (most === 0) split(~bears, ~bears)
    else if (fewest === COMPLETES_PER_HAND) split(bears, bears)
    else if (fewest === 1) split(bears, most === 1 ? ~bears : -1)
    else if (most === 1) split(~bears, -1)
  }
  return silent ? null : ways.filter(([a, b]) => a !== 0 && b !== 0)
}

/** Assigns a card to a place, moving others if needed; false if it is impossible. */
function placeCard(places: readonly number[], cards: number[], on: number, loose: number): boolean {
  let tried = ~loose
  const free = (place: number): boolean => {
    const all = places[place]!
    for (let may = all & ~tried; may !== 0; may = all & ~tried) {
      const card = may & -may
      tried |= card
      const holder = cards.indexOf(card)
      if (holder < 0 || free(holder)) {
        cards[place] = card
        return true
      }
    }
    return false
  }
  return free(on)
}

/** The cards on no place, or that can be freed by moving others round. */
function cardsThatCanBeFreed({ places, cards }: Deal, loose: number): number {
  let spare = loose
  for (const card of cards) spare &= ~card
  for (let before = 0; before !== spare;) {
    before = spare
    for (const [place, card] of cards.entries()) if (places[place]! & spare) spare |= card
  }
  return spare
}
