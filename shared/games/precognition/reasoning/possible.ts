// Decides whether a run of changes can still occur in a row, whatever everybody has and plays.
//
// A run at a given place requires an order of its cards: each letter S joins two places into one knot of equal rank, each U or D puts
// one knot below the next. Ranks are assigned from the lowest up. At each rank those knots may be placed whose lower neighbours are placed,
// as long as both piles have cards of it. Placing as many as fit loses nothing: a knot placed later could have been placed now, its upper
// neighbours still fit, and cards of this rank are of no use later. So only maximal sets of knots need be tried. The placed knots split
// the run into pieces. A rank with unplaced pieces that failed once is not tried again, wherever along the run the pieces
// are; nor one in which there are fewer cards between two ranks than knots that must go there. Everything else is tried, so the answer is
// exact.
import {
  placesContradictChange,
  HIGHEST_RANK,
  LOWEST_RANK,
  type RowKnowledge,
  type RowPlace,
  type RankStock,
} from './rowKnowledge.ts'
import type { RankChange } from '../rules/row.ts'

/** The most steps of a search; after that a question counts as undecidable. */
export const MAX_SEARCH_STEPS = 120_000

/** Counts the steps of a search and stops it. */
export class SearchBudget {
  #left: number
  constructor(steps = MAX_SEARCH_STEPS) {
    this.#left = steps
  }
  /** Takes a step of this length; false if none is left. */
  step(length = 1): boolean {
    this.#left -= length
    return this.#left >= 0
  }
  get spent(): boolean {
    return this.#left < 0
  }
}

/** True if some continuation has this run, false if none has; null if the limit of steps is reached. */
export function canComeTrue(
  { places, stock }: RowKnowledge,
  letters: string,
  budget = new SearchBudget(),
): boolean | null {
  const tried = new Set<string>()
  for (let from = places.length - letters.length - 1; from >= 0; from--) {
    const window = places.slice(from, from + letters.length + 1)
    if (window.some((place, i) => i > 0 && placesContradictChange(window[i - 1]!, place, letters[i - 1] as RankChange)))
      continue
    const shape = window.join()
    if (tried.has(shape)) continue // only whose places they are matters
    tried.add(shape)
    if (fits(window, letters, stock, budget)) return true
  }
  return budget.spent ? null : false
}

/** Places that must have the same rank. */
interface Knot {
  readonly mine: number // cards it takes of each pile
  readonly others: number
  ranks: number // possible ranks, as bits
  below: number[] // neighbours that must be lower
  above: number[]
}

/** True if cards of the piles can be placed so that the letters hold; false if not, or if the budget ran out. */
function fits(
  window: readonly RowPlace[],
  letters: string,
  stock: RowKnowledge['stock'],
  budget: SearchBudget,
): boolean {
  const knots = knotsOf(window, letters, stock)
  if (!narrowKnots(knots) || !crowdFits(knots, stock)) return false
  return new KnotPlacement(knots, stock, budget).from(LOWEST_RANK, new Uint8Array(knots.length))
}

function knotsOf(window: readonly RowPlace[], letters: string, stock: RowKnowledge['stock']): Knot[] {
  const knots: Knot[] = []
  for (let from = 0; from < window.length;) {
    let to = from + 1
    while (letters[to - 1] === 'S') to++
    const places = window.slice(from, to)
    const [mine, others] = [
      places.filter(place => place === 'mine').length,
      places.filter(place => place === 'others').length,
    ]
    let ranks = 0
    for (let rank = LOWEST_RANK as number; rank <= HIGHEST_RANK; rank++)
      if (
        stock.mine[rank]! >= mine &&
        stock.others[rank]! >= others &&
        places.every(place => typeof place !== 'number' || place === rank)
      )
        ranks |= 1 << rank
    const knot: Knot = { mine, others, ranks, below: [], above: [] }
    const before = knots.length - 1
    if (before >= 0) {
      const rises = letters[from - 1] === 'U'
      knot[rises ? 'below' : 'above'].push(before)
      knots[before]![rises ? 'above' : 'below'].push(before + 1)
    }
    knots.push(knot)
    from = to
  }
  return knots
}

const lowestOf = (ranks: number) => 31 - Math.clz32(ranks & -ranks)
const highestOf = (ranks: number) => 31 - Math.clz32(ranks)

/** Removes ranks that leave no room for a neighbour; false if a knot has none left. */
function narrowKnots(knots: readonly Knot[]): boolean {
  for (let changed = true; changed;) {
    changed = false
    for (const knot of knots) {
      let { ranks } = knot
      for (const one of knot.below) ranks &= -2 << lowestOf(knots[one]!.ranks)
      for (const one of knot.above) ranks &= (1 << highestOf(knots[one]!.ranks)) - 1
      if (ranks === 0) return false
      if (ranks !== knot.ranks) [knot.ranks, changed] = [ranks, true]
    }
  }
  return true
}

/** True if between any two ranks there are enough cards for the knots that must go there. */
function crowdFits(knots: readonly Knot[], stock: RowKnowledge['stock']): boolean {
  for (let low = LOWEST_RANK as number; low <= HIGHEST_RANK; low++) {
    const inside = knots.filter(({ ranks }) => lowestOf(ranks) >= low)
    let [mine, others] = [0, 0]
    for (let high = low; high <= HIGHEST_RANK; high++) {
      mine += stock.mine[high]!
      others += stock.others[high]!
      for (const { ranks, mine: needsMine, others: needsOthers } of inside)
        if (highestOf(ranks) === high) {
          mine -= needsMine
          others -= needsOthers
        }
      if (mine < 0 || others < 0) return false
    }
  }
  return true
}

/** The side of a square of two ranks. */
const SIDE = HIGHEST_RANK + 1

/** Places knots rank by rank. */
class KnotPlacement {
  readonly #knots: readonly Knot[]
  readonly #stock: Readonly<Record<'mine' | 'others', RankStock>>
  readonly #budget: SearchBudget
  readonly #last: readonly number[] // by knot: its highest possible rank
  readonly #byUrgency: readonly number[] // the most urgent first
  readonly #kinds: readonly string[] // by knot: knots of one kind are interchangeable
  readonly #failedPieces = Array.from({ length: HIGHEST_RANK + 1 }, () => new Set<string>()) // by rank: the pieces that failed

  readonly #lowestRanks: Uint8Array // by knot; reused in each check
  readonly #cardsNeeded = { mine: new Int16Array(SIDE * SIDE), others: new Int16Array(SIDE * SIDE) } // by lowest and highest rank; reused in each check

  constructor(knots: readonly Knot[], stock: RowKnowledge['stock'], budget: SearchBudget) {
    this.#knots = knots
    this.#stock = stock
    this.#budget = budget
    this.#lowestRanks = new Uint8Array(knots.length)
    this.#last = knots.map(({ ranks }) => highestOf(ranks))
    const kinds = knots.map(({ mine, others, ranks }) => `${mine} ${others} ${ranks}`)
    this.#kinds = kinds.map(kind => String.fromCharCode(65 + 2 * kinds.indexOf(kind)))
    const frees = (at: number) => knots[at]!.above.length
    this.#byUrgency = knots.map((_, at) => at).sort((a, b) => this.#last[a]! - this.#last[b]! || frees(b) - frees(a))
  }

  /** Places the remaining knots from this rank on; `laid` by knot. */
  from(rank: number, laid: Uint8Array): boolean {
    if (laid.every(Boolean)) return true
    if (rank > HIGHEST_RANK || !this.#hasEnoughCards(rank, laid) || !this.#budget.step(10)) return false
    const pieces = this.#pieces(laid)
    if (this.#failedPieces[rank]!.has(pieces)) return false
    const ready = this.#byUrgency.filter(
      at => !laid[at] && (this.#knots[at]!.ranks >> rank) & 1 && this.#knots[at]!.below.every(one => laid[one]),
    )
    if (
      this.#choose(
        { rank, ready, laid },
        { nth: 0, mine: this.#stock.mine[rank]!, others: this.#stock.others[rank]!, taken: [] },
      )
    )
      return true
    this.#failedPieces[rank]!.add(pieces)
    return false
  }

  /** The unplaced pieces of the run in canonical order, each read from its canonical end. */
  #pieces(laid: Uint8Array): string {
    const pieces: string[] = []
    for (let from = 0; from < laid.length; from++) {
      if (laid[from]) continue
      let [there, back] = ['', '']
      for (; from < laid.length && !laid[from]; from++) {
        const kind = this.#kinds[from]!
        const goesOn = from + 1 < laid.length && !laid[from + 1]
        const rises = this.#knots[from]!.above.includes(from + 1)
        there += kind + (goesOn ? (rises ? '<' : '>') : '')
        back = (goesOn ? (rises ? '>' : '<') : '') + kind + back
      }
      pieces.push(there < back ? there : back)
    }
    return pieces.sort().join(' ')
  }

  /** Takes or skips each ready knot in turn, and continues with every maximal choice. */
  #choose(
    at: { rank: number; ready: readonly number[]; laid: Uint8Array },
    so: { nth: number; mine: number; others: number; taken: readonly number[] },
  ): boolean {
    const { rank, ready, laid } = at
    const { nth, mine, others, taken } = so
    if (!this.#budget.step()) return false
    if (nth === ready.length) {
      if (
        ready.some(one => this.#knots[one]!.mine <= mine && this.#knots[one]!.others <= others && !taken.includes(one))
      )
        return false
      const then = laid.slice()
      for (const knot of taken) then[knot] = 1
      return this.from(rank + 1, then)
    }
    const knot = ready[nth]!
    const { mine: needsMine, others: needsOthers } = this.#knots[knot]!
    if (
      needsMine <= mine &&
      needsOthers <= others &&
      this.#choose(at, { nth: nth + 1, mine: mine - needsMine, others: others - needsOthers, taken: [...taken, knot] })
    )
      return true
    return this.#last[knot]! > rank && this.#choose(at, { ...so, nth: nth + 1 }) // otherwise it must be placed now
  }

  /** True if between any two ranks from this one on there are enough cards for the knots that must still go there. */
  #hasEnoughCards(rank: number, laid: Uint8Array): boolean {
    const knots = this.#knots
    const least = this.#lowestRanks
    for (let at = 0; at < knots.length; at++) least[at] = rank
    for (let at = 1; at < knots.length; at++)
      if (!laid[at - 1] && knots[at]!.below.includes(at - 1))
        least[at] = this.#lowestFittingRank(at - 1, least[at - 1]!) + 1
    for (let at = knots.length - 2; at >= 0; at--)
      if (!laid[at + 1] && knots[at]!.below.includes(at + 1))
        least[at] = Math.max(least[at]!, this.#lowestFittingRank(at + 1, least[at + 1]!) + 1)
    const [mine, others] = [this.#cardsNeeded.mine.fill(0), this.#cardsNeeded.others.fill(0)]
    for (let at = 0; at < knots.length; at++) {
      if (laid[at]) continue
      const lowest = this.#lowestFittingRank(at, least[at]!)
      if (lowest > this.#last[at]!) return false
      mine[lowest * SIDE + this.#last[at]!]! += knots[at]!.mine
      others[lowest * SIDE + this.#last[at]!]! += knots[at]!.others
    }
    for (let low = HIGHEST_RANK as number; low >= rank; low--) {
      let [mineLeft, othersLeft] = [0, 0]
      for (let high = low; high <= HIGHEST_RANK; high++) {
        const cell = low * SIDE + high
        if (low < HIGHEST_RANK) {
          mine[cell]! += mine[cell + SIDE]! // and those that begin higher
          others[cell]! += others[cell + SIDE]!
        }
        mineLeft += this.#stock.mine[high]! - mine[cell]!
        othersLeft += this.#stock.others[high]! - others[cell]!
        if (mineLeft < 0 || othersLeft < 0) return false
      }
    }
    return true
  }

  /** The lowest rank from `rank` on that a knot may have; above the highest if there is none. */
  #lowestFittingRank(at: number, rank: number): number {
    const ranks = this.#knots[at]!.ranks >> rank
    return ranks === 0 ? HIGHEST_RANK + 1 : rank + lowestOf(ranks)
  }
}
