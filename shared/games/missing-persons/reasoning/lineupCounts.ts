// Counts the ways to place unseen cards in a line-up whose cards were turned down as everybody saw.
import { at } from '../../../engine/index.ts'

/**
 * Unseen cards grouped by the first answer they do not fit: group 0 misses the first answer, group 1 fits it and misses the second,
 * the last group fits them all. Also the number of line-up cards known to come from certain groups.
 */
export interface CardCountsByGroup {
  readonly unseenCounts: readonly number[] // by group: unseen cards
  readonly within: readonly number[] // by group: line-up cards from exactly this group
  readonly upTo: readonly number[] // by group: line-up cards from this group or an earlier one
  readonly from: readonly number[] // by group: line-up cards from this group or a later one
}

/**
 * The number of ways to choose a different unseen card for each card of the line-up. The groups are gone through in
 * order. A line-up card that may come from this group or later takes a card here or waits. A line-up card that may
 * come from here or earlier chooses among the cards left over so far. No term is negative, so zero is exact and the
 * rest has only the rounding of doubles.
 */
export function countLineups({ unseenCounts, within, upTo, from }: CardCountsByGroup): number {
  const unplacedCount = from.reduce((sum, count) => sum + count, 0)
  let availableCount = 0 // cards of `from` that may come from the groups so far
  let freeCount = 0 // cards of the groups so far, minus those taken by `within` and `upTo`
  let waysByTakenCount = [1, ...new Array<number>(unplacedCount).fill(0)] // by the number of `from` that have taken their card
  let fixedWays = 1
  for (const [group, unseenCount] of unseenCounts.entries()) {
    const takenHere = at(within, group)
    fixedWays *= fallingFactorial(unseenCount, takenHere)
    if (fixedWays === 0) return 0
    const freeHere = unseenCount - takenHere
    freeCount += freeHere
    availableCount += at(from, group)
    const nextWays = new Array<number>(unplacedCount + 1).fill(0)
    for (const [taken, ways] of waysByTakenCount.entries()) {
      if (ways === 0) continue // as for numbers greater than `availableCount`
      for (let more = 0; more <= Math.min(freeHere, availableCount - taken); more++)
        nextWays[taken + more]! += ways * binomial(availableCount - taken, more) * fallingFactorial(freeHere, more)
    }
    const takenUpTo = at(upTo, group)
    waysByTakenCount = nextWays.map((ways, taken) => ways * fallingFactorial(freeCount - taken, takenUpTo))
    freeCount -= takenUpTo
  }
  return fixedWays * at(waysByTakenCount, unplacedCount)
}

/** n·(n−1)·… with `factors` factors: the ways to draw that many of n in order. */
function fallingFactorial(largest: number, factors: number): number {
  let product = 1
  for (let i = 0; i < factors; i++) {
    if (largest - i <= 0) return 0
    product *= largest - i
  }
  return product
}

function binomial(n: number, k: number): number {
  let product = 1
  for (let i = 0; i < k; i++) product = (product * (n - i)) / (i + 1)
  return product
}
