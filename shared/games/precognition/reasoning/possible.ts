// Decides whether a run of changes can still occur in a row, whatever everybody has and plays.
//
// A run at a given place requires an order of its cards: each letter S joins two places into one group of equal rank, each U or D puts
// one group below the next. Ranks are assigned from the lowest up. At each rank those groups may be placed whose lower neighbours are placed,
// as long as both piles have cards of it. Placing as many as fit loses nothing: a group placed later could have been placed now, its upper
// neighbours still fit, and cards of this rank are of no use later. So only maximal sets of groups need be tried. The placed groups split
// the run into pieces. A rank with unplaced pieces that failed once is not tried again, wherever along the run the pieces
// are; nor one in which there are fewer cards between two ranks than groups that must go there. Everything else is tried, so the answer is
// exact.
import {
  knownRanksContradictChange,
  HIGHEST_RANK,
  LOWEST_RANK,
  type RowKnowledge,
  type RowPlaceKnowledge,
  type RankStock,
} from './rowKnowledge.ts'
import type { RankChange } from '../rules/row.ts'

/** The most steps of a search; after that a question counts as undecidable. */
export const MAX_SEARCH_STEPS = 120_000

/** Counts the steps of a search and stops it. */
export class SearchBudget {
  #stepsLeft: number
  constructor(steps = MAX_SEARCH_STEPS) {
    this.#stepsLeft = steps
  }
  /** Counts a step of this length. Returns false if the limit is exceeded. */
  step(length = 1): boolean {
    this.#stepsLeft -= length
    return this.#stepsLeft >= 0
  }
  get isSpent(): boolean {
    return this.#stepsLeft < 0
  }
}

/** True if some continuation has this run, false if none has; null if the limit of steps is reached. */
export function canComeTrue(
  { places, stock }: RowKnowledge,
  letters: string,
  budget = new SearchBudget(),
): boolean | null {
  const triedShapes = new Set<string>()
  for (let from = places.length - letters.length - 1; from >= 0; from--) {
    const window = places.slice(from, from + letters.length + 1)
    if (
      window.some(
        (place, i) => i > 0 && knownRanksContradictChange(window[i - 1]!, place, letters[i - 1] as RankChange),
      )
    )
      continue
    const shape = window.join()
    if (triedShapes.has(shape)) continue // windows with the same known ranks and piles have the same answer
    triedShapes.add(shape)
    if (canFillWindow(window, letters, stock, budget)) return true
  }
  return budget.isSpent ? null : false
}

/** Places that must have the same rank. */
interface EqualRankGroup {
  readonly ownCount: number // cards it takes from the seat's own pile
  readonly othersCount: number // cards it takes from the others' pile
  possibleRankBits: number // possible ranks, as bits
  below: number[] // neighbours that must be lower
  above: number[]
}

/** True if cards of the piles can be placed so that the letters hold; false if not, or if the budget ran out. */
function canFillWindow(
  window: readonly RowPlaceKnowledge[],
  letters: string,
  stock: RowKnowledge['stock'],
  budget: SearchBudget,
): boolean {
  const groups = equalRankGroups(window, letters, stock)
  if (!narrowGroups(groups) || !haveEnoughCards(groups, stock)) return false
  return new GroupPlacement(groups, stock, budget).placeFromRank(LOWEST_RANK, new Uint8Array(groups.length))
}

function equalRankGroups(
  window: readonly RowPlaceKnowledge[],
  letters: string,
  stock: RowKnowledge['stock'],
): EqualRankGroup[] {
  const groups: EqualRankGroup[] = []
  for (let from = 0; from < window.length;) {
    let endPlace = from + 1
    while (letters[endPlace - 1] === 'S') endPlace++
    const places = window.slice(from, endPlace)
    const [ownCount, othersCount] = [
      places.filter(place => place === 'mine').length,
      places.filter(place => place === 'others').length,
    ]
    let possibleRankBits = 0
    for (let rank = LOWEST_RANK as number; rank <= HIGHEST_RANK; rank++)
      if (
        stock.mine[rank]! >= ownCount &&
        stock.others[rank]! >= othersCount &&
        places.every(place => typeof place !== 'number' || place === rank)
      )
        possibleRankBits |= 1 << rank
    const group: EqualRankGroup = { ownCount, othersCount, possibleRankBits, below: [], above: [] }
    const lastIndex = groups.length - 1
    if (lastIndex >= 0) {
      const doesRise = letters[from - 1] === 'U'
      group[doesRise ? 'below' : 'above'].push(lastIndex)
      groups[lastIndex]![doesRise ? 'above' : 'below'].push(lastIndex + 1)
    }
    groups.push(group)
    from = endPlace
  }
  return groups
}

const lowestRankIn = (ranks: number) => 31 - Math.clz32(ranks & -ranks)
const highestRankIn = (ranks: number) => 31 - Math.clz32(ranks)

/** Removes ranks that leave no room for a neighbour; false if a group has none left. */
function narrowGroups(equalRankGroups: readonly EqualRankGroup[]): boolean {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const group of equalRankGroups) {
      let { possibleRankBits } = group
      for (const lowerGroup of group.below)
        possibleRankBits &= -2 << lowestRankIn(equalRankGroups[lowerGroup]!.possibleRankBits)
      for (const higherGroup of group.above)
        possibleRankBits &= (1 << highestRankIn(equalRankGroups[higherGroup]!.possibleRankBits)) - 1
      if (possibleRankBits === 0) return false
      if (possibleRankBits !== group.possibleRankBits) [group.possibleRankBits, hasChanged] = [possibleRankBits, true]
    }
  }
  return true
}

/** True if between any two ranks there are enough cards for the groups that must go there. */
function haveEnoughCards(groups: readonly EqualRankGroup[], stock: RowKnowledge['stock']): boolean {
  for (let low = LOWEST_RANK as number; low <= HIGHEST_RANK; low++) {
    const groupsWithin = groups.filter(({ possibleRankBits }) => lowestRankIn(possibleRankBits) >= low)
    let [mine, others] = [0, 0]
    for (let high = low; high <= HIGHEST_RANK; high++) {
      mine += stock.mine[high]!
      others += stock.others[high]!
      for (const { possibleRankBits, ownCount: needsMine, othersCount: needsOthers } of groupsWithin)
        if (highestRankIn(possibleRankBits) === high) {
          mine -= needsMine
          others -= needsOthers
        }
      if (mine < 0 || others < 0) return false
    }
  }
  return true
}

/** The side of a square of two ranks. */
const RANK_SQUARE_SIDE = HIGHEST_RANK + 1

/** Places groups rank by rank. */
class GroupPlacement {
  readonly #groups: readonly EqualRankGroup[]
  readonly #stock: Readonly<Record<'mine' | 'others', RankStock>>
  readonly #budget: SearchBudget
  readonly #highestRanks: readonly number[] // by group: its highest possible rank
  readonly #groupsByUrgency: readonly number[] // the most urgent first
  readonly #kindByGroup: readonly string[] // by group: groups of one kind are interchangeable
  readonly #failedPieces = Array.from({ length: HIGHEST_RANK + 1 }, () => new Set<string>()) // by rank: the pieces that failed

  readonly #lowestRanks: Uint8Array // by group; reused in each check
  readonly #cardsNeeded = {
    mine: new Int16Array(RANK_SQUARE_SIDE * RANK_SQUARE_SIDE),
    others: new Int16Array(RANK_SQUARE_SIDE * RANK_SQUARE_SIDE),
  } // by lowest and highest rank; reused in each check

  constructor(groups: readonly EqualRankGroup[], stock: RowKnowledge['stock'], budget: SearchBudget) {
    this.#groups = groups
    this.#stock = stock
    this.#budget = budget
    this.#lowestRanks = new Uint8Array(groups.length)
    this.#highestRanks = groups.map(({ possibleRankBits }) => highestRankIn(possibleRankBits))
    const groupKinds = groups.map(
      ({ ownCount: mine, othersCount: others, possibleRankBits }) => `${mine} ${others} ${possibleRankBits}`,
    )
    this.#kindByGroup = groupKinds.map(kind => String.fromCharCode(65 + 2 * groupKinds.indexOf(kind)))
    const freedByPlacing = (at: number) => groups[at]!.above.length
    this.#groupsByUrgency = groups
      .map((_, at) => at)
      .sort((a, b) => this.#highestRanks[a]! - this.#highestRanks[b]! || freedByPlacing(b) - freedByPlacing(a))
  }

  /** Places the remaining groups from this rank on; `isPlacedByGroup`: 1 for each group that is placed. */
  placeFromRank(rank: number, isPlacedByGroup: Uint8Array): boolean {
    if (isPlacedByGroup.every(Boolean)) return true
    if (rank > HIGHEST_RANK || !this.#hasEnoughCards(rank, isPlacedByGroup) || !this.#budget.step(10)) return false
    const unplacedPieces = this.#unplacedPiecesKey(isPlacedByGroup)
    if (this.#failedPieces[rank]!.has(unplacedPieces)) return false
    const readyGroups = this.#groupsByUrgency.filter(
      at =>
        !isPlacedByGroup[at] &&
        (this.#groups[at]!.possibleRankBits >> rank) & 1 &&
        this.#groups[at]!.below.every(lowerGroup => isPlacedByGroup[lowerGroup]),
    )
    if (
      this.#placeMaximalSets(
        { rank, ready: readyGroups, laid: isPlacedByGroup },
        { nth: 0, mine: this.#stock.mine[rank]!, others: this.#stock.others[rank]!, taken: [] },
      )
    )
      return true
    this.#failedPieces[rank]!.add(unplacedPieces)
    return false
  }

  /** The unplaced pieces of the run in canonical order, each read from its canonical end. */
  #unplacedPiecesKey(isPlacedByGroup: Uint8Array): string {
    const pieces: string[] = []
    for (let from = 0; from < isPlacedByGroup.length; from++) {
      if (isPlacedByGroup[from]) continue
      let [there, back] = ['', '']
      for (; from < isPlacedByGroup.length && !isPlacedByGroup[from]; from++) {
        const kind = this.#kindByGroup[from]!
        const goesOn = from + 1 < isPlacedByGroup.length && !isPlacedByGroup[from + 1]
        const doesRise = this.#groups[from]!.above.includes(from + 1)
        there += kind + (goesOn ? (doesRise ? '<' : '>') : '')
        back = (goesOn ? (doesRise ? '>' : '<') : '') + kind + back
      }
      pieces.push(there < back ? there : back)
    }
    return pieces.sort().join(' ')
  }

  /** Takes or skips each ready group in turn, and continues with every maximal choice. */
  #placeMaximalSets(
    rankChoice: { rank: number; ready: readonly number[]; laid: Uint8Array },
    choiceSoFar: { nth: number; mine: number; others: number; taken: readonly number[] },
  ): boolean {
    const { rank, ready, laid } = rankChoice
    const { nth, mine, others, taken } = choiceSoFar
    if (!this.#budget.step()) return false
    if (nth === ready.length) {
      if (
        ready.some(
          group =>
            this.#groups[group]!.ownCount <= mine &&
            this.#groups[group]!.othersCount <= others &&
            !taken.includes(group),
        )
      )
        return false
      const then = laid.slice()
      for (const group of taken) then[group] = 1
      return this.placeFromRank(rank + 1, then)
    }
    const group = ready[nth]!
    const { ownCount: needsMine, othersCount: needsOthers } = this.#groups[group]!
    if (
      needsMine <= mine &&
      needsOthers <= others &&
      this.#placeMaximalSets(rankChoice, {
        nth: nth + 1,
        mine: mine - needsMine,
        others: others - needsOthers,
        taken: [...taken, group],
      })
    )
      return true
    return this.#highestRanks[group]! > rank && this.#placeMaximalSets(rankChoice, { ...choiceSoFar, nth: nth + 1 }) // a group that cannot be placed later must be placed now
  }

  /** True if between any two ranks from this one on there are enough cards for the groups that must still go there. */
  #hasEnoughCards(rank: number, isPlacedByGroup: Uint8Array): boolean {
    const groups = this.#groups
    const lowestRanks = this.#lowestRanks
    for (let at = 0; at < groups.length; at++) lowestRanks[at] = rank
    for (let at = 1; at < groups.length; at++)
      if (!isPlacedByGroup[at - 1] && groups[at]!.below.includes(at - 1))
        lowestRanks[at] = this.#lowestFittingRank(at - 1, lowestRanks[at - 1]!) + 1
    for (let at = groups.length - 2; at >= 0; at--)
      if (!isPlacedByGroup[at + 1] && groups[at]!.below.includes(at + 1))
        lowestRanks[at] = Math.max(lowestRanks[at]!, this.#lowestFittingRank(at + 1, lowestRanks[at + 1]!) + 1)
    const [mine, others] = [this.#cardsNeeded.mine.fill(0), this.#cardsNeeded.others.fill(0)]
    for (let at = 0; at < groups.length; at++) {
      if (isPlacedByGroup[at]) continue
      const lowest = this.#lowestFittingRank(at, lowestRanks[at]!)
      if (lowest > this.#highestRanks[at]!) return false
      mine[lowest * RANK_SQUARE_SIDE + this.#highestRanks[at]!]! += groups[at]!.ownCount
      others[lowest * RANK_SQUARE_SIDE + this.#highestRanks[at]!]! += groups[at]!.othersCount
    }
    for (let low = HIGHEST_RANK as number; low >= rank; low--) {
      let [mineLeft, othersLeft] = [0, 0]
      for (let high = low; high <= HIGHEST_RANK; high++) {
        const cell = low * RANK_SQUARE_SIDE + high
        if (low < HIGHEST_RANK) {
          mine[cell]! += mine[cell + RANK_SQUARE_SIDE]! // adds the groups that begin higher
          others[cell]! += others[cell + RANK_SQUARE_SIDE]!
        }
        mineLeft += this.#stock.mine[high]! - mine[cell]!
        othersLeft += this.#stock.others[high]! - others[cell]!
        if (mineLeft < 0 || othersLeft < 0) return false
      }
    }
    return true
  }

  /** The lowest rank from `rank` on that a group may have; above the highest if there is none. */
  #lowestFittingRank(group: number, rank: number): number {
    const ranks = this.#groups[group]!.possibleRankBits >> rank
    return ranks === 0 ? HIGHEST_RANK + 1 : rank + lowestRankIn(ranks)
  }
}
