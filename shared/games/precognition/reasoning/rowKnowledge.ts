// Describes the row as one seat knows it: its known cards, and the pile from which each other place is filled.
import { at } from '../../../engine/index.ts'
import { RANKS, type Rank } from '../cards.ts'
import type { RankChange } from '../rules/row.ts'

/** Whose cards fill a place: the seat's own, or those it cannot see. */
export type CardOwner = 'mine' | 'others'

/** A place of the row: its known rank, or the pile its card comes from. */
export type RowPlaceKnowledge = Rank | CardOwner

/** The number of cards of each rank in a pile, by rank; index 0 is unused. */
export type RankStock = Uint8Array

/**
 * Everything a seat knows about a row. A place has a known rank, or any card of one of two piles: one's own and the
 * others'. The holders may have any cards of the piles and play them in any order. Each pile has enough cards for its
 * places; the rest stays out of the row.
 */
export interface RowKnowledge {
  readonly places: readonly RowPlaceKnowledge[]
  readonly stock: Readonly<Record<CardOwner, RankStock>>
}

/** The lowest and the highest rank. */
export const [LOWEST_RANK, HIGHEST_RANK] = [RANKS[0], at(RANKS, RANKS.length - 1)] as const

/** A pile of these ranks. */
export function stockOfRanks(ranks: readonly Rank[]): RankStock {
  const stock = new Uint8Array(HIGHEST_RANK + 1)
  for (const rank of ranks) stock[rank]!++
  return stock
}

/** The change from one rank to the next. */
export function changeBetweenRanks(from: number, to: number): RankChange {
  return to > from ? 'U' : to < from ? 'D' : 'S'
}

/** True if both ranks are known and the change between them is another. */
export function knownRanksContradictChange(
  from: RowPlaceKnowledge,
  to: RowPlaceKnowledge,
  change: RankChange,
): boolean {
  return typeof from === 'number' && typeof to === 'number' && changeBetweenRanks(from, to) !== change
}
