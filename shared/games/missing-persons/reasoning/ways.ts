// Counts the ways to place unseen cards in a line-up whose cards were turned down as everybody saw.
import { at } from '../../../engine/index.ts'

/**
 * Unseen cards grouped into rings by the first answer they do not fit: ring 0 misses the first answer, ring 1 fits it and misses the second,
 * the last ring fits them all. Also the number of line-up cards known to come from certain rings.
 */
export interface CardCountsByRing {
  readonly cards: readonly number[] // by ring: unseen cards
  readonly within: readonly number[] // by ring: line-up cards from exactly this ring
  readonly upTo: readonly number[] // by ring: line-up cards from this ring or an earlier one
  readonly from: readonly number[] // by ring: line-up cards from this ring or a later one
}

/**
 * The number of ways to choose a different unseen card for each card of the line-up.
 * Ring by ring: cards that may come from this ring or later take one here or wait; cards that may come from here or earlier
 * choose among those left over so far. No term is negative, so zero is exact and the rest has only the rounding of doubles.
 */
export function countLineups({ cards, within, upTo, from }: CardCountsByRing): number {
  const waiting = from.reduce((sum, count) => sum + count, 0)
  let begun = 0 // cards of `from` that may come from the rings so far
  let over = 0 // cards of the rings so far, minus those taken by `within` and `upTo`
  let counts = [1, ...new Array<number>(waiting).fill(0)] // by the number of `from` that have taken their card
  let certain = 1
  for (const [ring, here] of cards.entries()) {
    const taking = at(within, ring)
    certain *= fallingFactorial(here, taking)
    if (certain === 0) return 0
    const free = here - taking
    over += free
    begun += at(from, ring)
    const next = new Array<number>(waiting + 1).fill(0)
    for (const [taken, ways] of counts.entries()) {
      if (ways === 0) continue // as for numbers greater than `begun`
      for (let more = 0; more <= Math.min(free, begun - taken); more++)
        next[taken + more]! += ways * choose(begun - taken, more) * fallingFactorial(free, more)
    }
    const earlier = at(upTo, ring)
    counts = next.map((ways, taken) => ways * fallingFactorial(over - taken, earlier))
    over -= earlier
  }
  return certain * at(counts, waiting)
}

/** n·(n−1)·… with `factors` factors: the ways to draw that many of n in order. */
function fallingFactorial(n: number, factors: number): number {
  let product = 1
  for (let i = 0; i < factors; i++) {
    if (n - i <= 0) return 0
    product *= n - i
  }
  return product
}

function choose(n: number, some: number): number {
  let product = 1
  for (let i = 0; i < some; i++) product = (product * (n - i)) / (i + 1)
  return product
}
