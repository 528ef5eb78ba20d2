// Decides whether a row can still avoid a run of changes, whatever everybody has and plays.
//
// The row is filled from left to right, and the state of the run is the number of its letters at the end so far. What can follow depends only
// on that, on how the last rank compares with the possible next cards, and on how the remaining cards compare with each other. Cards of one
// pile with no card of the other between them count as equal if no two of the pile become neighbours. A state that failed
// once is not tried again. Everything else is tried, so the answer is exact.
import {
  HIGHEST_RANK,
  LOWEST_RANK,
  changeBetweenRanks,
  type RowKnowledge,
  type CardOwner,
  type RowPlaceKnowledge,
  type RankStock,
} from './rowKnowledge.ts'
import { SearchBudget } from './possible.ts'
import type { RankChange } from '../rules/row.ts'

/** By number of letters matched so far and the next change: the number matched then. */
export type MatchAutomaton = readonly Readonly<Record<RankChange, number>>[]

/** The automaton that matches a run along the row; it stops once the whole run is matched. */
export function createMatchAutomaton(letters: string): MatchAutomaton {
  return [...letters].map((_, matchedCount) => {
    const matchedAfter = (change: RankChange) => {
      const soFar = letters.slice(0, matchedCount) + change
      let length = soFar.length
      while (!soFar.endsWith(letters.slice(0, length))) length--
      return length
    }
    return { U: matchedAfter('U'), D: matchedAfter('D'), S: matchedAfter('S') } satisfies Record<RankChange, number>
  })
}

/** True if some continuation avoids this run, false if none does; null if the limit of steps is reached. */
export function canAnyContinuationAvoidRun(
  { places, stock }: RowKnowledge,
  letters: string,
  budget = new SearchBudget(),
): boolean | null {
  const filling = new RowFilling(places, { mine: stock.mine.slice(), others: stock.others.slice() }, letters, budget)
  if (filling.canContinueFrom(0, 0, 0)) return true
  return budget.isSpent ? null : false
}

/** Searches, place by place, for a row without the run. */
class RowFilling {
  readonly #places: readonly RowPlaceKnowledge[]
  readonly #stock: Record<CardOwner, RankStock> // the cards left
  readonly #automaton: MatchAutomaton
  readonly #budget: SearchBudget
  readonly #failedStates = new Set<string>() // from these every row has the run
  readonly #hasLaterKnownCards: boolean // known cards come after the first unknown one
  readonly #countsAsEqual: Readonly<Record<CardOwner, boolean>> // by pile: its cards with no other card between them count as equal, because no two of it become neighbours

  constructor(
    places: readonly RowPlaceKnowledge[],
    stock: Record<CardOwner, RankStock>,
    letters: string,
    budget: SearchBudget,
  ) {
    this.#places = places
    this.#stock = stock
    this.#automaton = createMatchAutomaton(letters)
    this.#budget = budget
    const openPlaces = places.slice(places.findIndex(place => typeof place !== 'number'))
    this.#hasLaterKnownCards = openPlaces.some(place => typeof place === 'number')
    const areNeverNeighbours = (pile: CardOwner) =>
      !this.#hasLaterKnownCards && openPlaces.every((place, i) => place !== pile || openPlaces[i + 1] !== pile)
    this.#countsAsEqual = { mine: areNeverNeighbours('mine'), others: areNeverNeighbours('others') }
  }

  /** Continues at this place. `lastRank`: the rank before this place; 0 for none. `matchedBefore`: the number of letters matched. */
  canContinueFrom(at: number, lastRank: number, matchedBefore: number): boolean {
    const { length } = this.#automaton
    if (this.#places.length - Math.max(at, 1) < length - matchedBefore) return true // too few changes are left
    const place = this.#places[at]!
    if (typeof place === 'number') {
      const matchedCount = lastRank === 0 ? 0 : this.#automaton[matchedBefore]![changeBetweenRanks(lastRank, place)]
      return matchedCount < length && this.canContinueFrom(at + 1, place, matchedCount)
    }
    if (!this.#budget.step(5)) return false
    const state = `${this.#comparisonKey(at, lastRank)} ${matchedBefore} ${this.#remainingCardsKey()}`
    if (this.#failedStates.has(state)) return false
    for (const { rank, matched } of this.#possibleRanks(this.#stock[place], lastRank, matchedBefore)) {
      this.#stock[place][rank]!--
      const isAvoided = !this.#makesRunInevitable(rank) && this.canContinueFrom(at + 1, rank, matched)
      this.#stock[place][rank]!++
      if (isAvoided) return true
      if (this.#budget.isSpent) return false
    }
    this.#failedStates.add(state)
    return false
  }

  /** How the last rank compares with the cards that may come to this place. */
  #comparisonKey(at: number, lastRank: number): string {
    const pile = this.#stock[this.#places[at] as CardOwner]
    let below = 0
    for (let rank = LOWEST_RANK as number; rank < lastRank; rank++) below += pile[rank]!
    return lastRank === 0 ? '-' : `${below},${pile[lastRank]}`
  }

  /** How the remaining cards compare with each other, in ascending order. */
  #remainingCardsKey(): string {
    const { mine, others } = this.#stock
    let shape = ''
    let [ofMine, ofOthers] = [0, 0]
    for (let rank = LOWEST_RANK as number; rank <= HIGHEST_RANK; rank++) {
      if (mine[rank] === 0 && others[rank] === 0 && !this.#hasLaterKnownCards) continue
      const joinsRanks =
        others[rank] === 0
          ? ofOthers === 0 && this.#countsAsEqual.mine
          : mine[rank] === 0 && ofMine === 0 && this.#countsAsEqual.others
      if (!joinsRanks) {
        shape += `${ofMine},${ofOthers};`
        ofMine = ofOthers = 0
      }
      ofMine += mine[rank]!
      ofOthers += others[rank]!
    }
    return `${shape}${ofMine},${ofOthers}`
  }

  /** True if the run is a single letter and some remaining card would make it, after this one and everything that may come then. */
  #makesRunInevitable(rank: number): boolean {
    if (this.#automaton.length > 1 || this.#hasLaterKnownCards) return false
    const { mine } = this.#stock
    const [up, down] = [this.#automaton[0]!.U === 1, this.#automaton[0]!.D === 1]
    for (let other = LOWEST_RANK as number; other <= HIGHEST_RANK; other++)
      if (mine[other]! > 0 && ((up && other > rank) || (down && other < rank))) return true
    return false
  }

  /** The possible ranks: those that leave the fewest letters matched first, then the nearest. */
  #possibleRanks(pile: RankStock, lastRank: number, matchedBefore: number): { rank: number; matched: number }[] {
    const choices: { rank: number; matched: number }[] = []
    for (let rank = LOWEST_RANK as number; rank <= HIGHEST_RANK; rank++) {
      if (pile[rank] === 0) continue
      const matchedCount = lastRank === 0 ? 0 : this.#automaton[matchedBefore]![changeBetweenRanks(lastRank, rank)]
      if (matchedCount < this.#automaton.length) choices.push({ rank, matched: matchedCount })
    }
    return choices.sort((a, b) => a.matched - b.matched || Math.abs(a.rank - lastRank) - Math.abs(b.rank - lastRank))
  }
}
