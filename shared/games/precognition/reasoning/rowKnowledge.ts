// Answers for: the row as one seat knows it: the cards that lie in it, and from which cards each of its other places is filled.
import { at } from '../../../engine/index.ts'
import { RANKS, type Rank } from '../cards.ts'
import type { RankChange } from '../rules/row.ts'

/** Whose cards a place is filled from: the seat's own, or those it cannot see. */
export type CardSource = 'mine' | 'others'

/** A place of the row: the rank that is known to lie there, or the pile its card comes from. */
export type RowPlace = Rank | CardSource

/** How many cards of each rank a pile has, by rank; nothing stands at 0. */
export type RankStock = Uint8Array

/**
 * All a seat knows of a row. Any card of its pile may come to a place: others hold what they hold in any way, and play it in any order.
 * There are cards enough in each pile for its places; what is too many stays out of the row.
 */
export interface RowKnowledge {
  readonly places: readonly RowPlace[]
  readonly stock: Readonly<Record<CardSource, RankStock>>
}

/** The lowest and the highest rank. */
export const [LOWEST_RANK, HIGHEST_RANK] = [RANKS[0], at(RANKS, RANKS.length - 1)] as const

/** A pile of these ranks. */
export function rankStock(ranks: readonly Rank[]): RankStock {
  const stock = new Uint8Array(HIGHEST_RANK + 1)
  for (const rank of ranks) stock[rank]!++
  return stock
}

/** The change from one rank to the next. */
export function changeBetweenRanks(from: number, to: number): RankChange {
  return to > from ? 'U' : to < from ? 'D' : 'S'
}

/** True where both ranks are known and the change between them is another. */
export function placesContradictChange(from: RowPlace, to: RowPlace, change: RankChange): boolean {
  return typeof from === 'number' && typeof to === 'number' && changeBetweenRanks(from, to) !== change
}
