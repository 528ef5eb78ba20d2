// Counts deals by covering: one hand of each opponent covers a set of tiles. For every set, the numbers of hands
// within it are multiplied. The product counts the covers of all its subsets, so the subsets are subtracted again. A
// cover in which no two hands share a tile is a deal. All numbers wrap at 2^32, but the true ones stay below that
// (1,072,071,000 at the deal).
import { at } from '../../../engine/index.ts'
import type { TileSet } from './hands.ts'
import type { UnplacedTiles, DealCountingMethod } from './dealCounter.ts'

/** The cost of adding two numbers of a table, relative to examining a pair of hands. */
const ADDITION_COST = 0.3

/** The cost of covering, in pairs of hands that joining could examine in that time. */
export function coveringCost(lists: readonly Int32Array[], tileCount: number): number {
  const differentListCount = new Set(firstEqualIndexes(lists)).size
  return ADDITION_COST * (differentListCount * tileCount + lists.length) * 2 ** tileCount
}

export const dealCounterByCovering: DealCountingMethod = {
  byHand(lists, remaining) {
    const dealsToOthers = waysToCover(lists, remaining.tiles.length)
    return lists.map((hands, handIndex) => {
      const waysOfOthers = at(dealsToOthers, handIndex)
      return Float64Array.from(hands, hand => {
        let deals = 0
        forEachMissingTile(hand, remaining, othersTiles => (deals += waysOfOthers[othersTiles]!))
        return deals
      })
    })
  },

  byMissing(lists, remaining) {
    const tileCount = remaining.tiles.length
    const dealsToOthers = waysToCover(lists, tileCount)
    return lists.map((hands, nth) => {
      const waysOfOthers = at(dealsToOthers, nth)
      const deals = new Float64Array(hands.length * tileCount)
      for (const [i, hand] of hands.entries())
        forEachMissingTile(
          hand,
          remaining,
          (othersTiles, tile) => (deals[i * tileCount + tile] = waysOfOthers[othersTiles]!),
        )
      return deals
    })
  },
}

/**
 * Visits, for each tile that may be missing, the tiles that the others then hold beside this hand. `tile` is 0 if
 * the missing tile is known.
 */
function forEachMissingTile(
  hand: TileSet,
  { tiles, candidates, missing }: UnplacedTiles,
  visit: (othersTiles: TileSet, tile: number) => void,
): void {
  const tilesOutsideHand = ((1 << tiles.length) - 1) ^ hand
  if (missing !== null) return visit(tilesOutsideHand, 0)
  for (let bits = tilesOutsideHand & candidates; bits; bits &= bits - 1)
    visit(tilesOutsideHand ^ (bits & -bits), 31 - Math.clz32(bits & -bits))
}

/** By list: the index of the first equal one. At the deal all are equal and are computed once. */
function firstEqualIndexes(lists: readonly Int32Array[]): number[] {
  return lists.map(hands =>
    lists.findIndex(other => other.length === hands.length && other.every((hand, i) => hand === hands[i])),
  )
}

/**
 * For each list of hands: the ways to deal a set of tiles to all the other lists. The set must be as large as the
 * hands of the other lists together.
 */
function waysToCover(lists: readonly Int32Array[], tileCount: number): Int32Array[] {
  const firstEqualByList = firstEqualIndexes(lists)
  const computeOncePerList = (compute: (nth: number) => Int32Array) => {
    const waysByList: Int32Array[] = []
    for (const [nth, first] of firstEqualByList.entries())
      waysByList.push(first < nth ? at(waysByList, first) : compute(nth))
    return waysByList
  }
  const subsetCounts = computeOncePerList(nth => {
    const choices = new Int32Array(1 << tileCount)
    for (const hand of at(lists, nth)) choices[hand] = 1
    sumOverSubsets(choices)
    return choices
  })
  return computeOncePerList(handIndex => {
    const factors = subsetCounts.filter((_, other) => other !== handIndex)
    const product = at(factors, 0).slice()
    for (const factor of factors.slice(1))
      for (let set = 0; set < product.length; set++) product[set] = Math.imul(product[set]!, factor[set]!)
    undoSumOverSubsets(product)
    return product // smaller sets hold overlapping covers, and are never read
  })
}

/** Replaces each set's number by the sum of the numbers of all its subsets. */
function sumOverSubsets(numbers: Int32Array): void {
  const { length } = numbers
  for (let bit = 1; bit < length; bit <<= 1)
    for (let base = 0; base < length; base += bit << 1)
      for (let set = base; set < base + bit; set++) numbers[set + bit]! += numbers[set]!
}

/** Reverses sumOverSubsets. */
function undoSumOverSubsets(numbers: Int32Array): void {
  const { length } = numbers
  for (let bit = 1; bit < length; bit <<= 1)
    for (let base = 0; base < length; base += bit << 1)
      for (let set = base; set < base + bit; set++) numbers[set + bit]! -= numbers[set]!
}
