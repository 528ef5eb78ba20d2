// Finds ranks that make a prediction come true, for an example beside what is being written.
import type { Rank } from '../../../shared/games/precognition/cards.ts'
import type { RankChange } from '../../../shared/games/precognition/rules/row.ts'

const HIGHEST_RANK = 13
/** Cards of one rank in the pack. */
const CARDS_OF_RANK = 4
/** The most ranks between two neighbours, so that an example looks like cards that were dealt. */
const WIDEST_STEP = 5

/**
 * Ranks of cards that make these changes, one after another: one more than the changes.
 * Null if no example is found in one pack, as for thirteen times up or four times the same.
 */
export function exampleRanks(changes: readonly RankChange[]): readonly Rank[] | null {
  const levels = changeLevels(changes)
  if (Math.max(...levels) >= HIGHEST_RANK) return null
  const isInPack = (ranks: readonly Rank[]) =>
    ranks.every(rank => ranks.filter(other => other === rank).length <= CARDS_OF_RANK)
  return [3, 2, 1].map(shifts => spreadRanks(changes, levels, shifts)).find(isInPack) ?? null
}

/** Spreads the levels over the ranks. Cards of one level differ by up to `mostShifts` - 1, so that only “same” looks the same. */
function spreadRanks(changes: readonly RankChange[], levels: readonly number[], mostShifts: number): readonly Rank[] {
  const highest = Math.max(...levels)
  const room = HIGHEST_RANK - mostShifts
  const step = Math.max(1, Math.min(WIDEST_STEP, Math.floor(room / Math.max(1, highest))))
  const shifts = Math.min(mostShifts, step)
  const lowestRank = 1 + Math.floor((HIGHEST_RANK - shifts - highest * step) / 2)
  let shift = 0
  return levels.map((level, i) => {
    if (i > 0 && changes[i - 1] !== 'S') shift = (shift + 1) % shifts
    return (lowestRank + level * step + shift) as Rank
  })
}

/** The lowest level from 0 of each card: above the level of a neighbour that is lower, the same as one that is the same. */
function changeLevels(changes: readonly RankChange[]): number[] {
  const levels = [0, ...changes.map(() => 0)]
  const raise = (from: number, to: number, change: RankChange, higher: RankChange) => {
    if (change === higher) levels[to] = Math.max(levels[to]!, levels[from]! + 1)
    else if (change === 'S') levels[to] = Math.max(levels[to]!, levels[from]!)
  }
  changes.forEach((change, i) => raise(i, i + 1, change, 'U'))
  for (let i = changes.length - 1; i >= 0; i--) raise(i + 1, i, changes[i]!, 'D')
  return levels
}
