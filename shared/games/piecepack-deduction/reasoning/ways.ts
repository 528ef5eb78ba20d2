// Answers for: in how many deals each opponent has each hand they may have, counted in the cheaper of two ways.
// Joining is little work once little is possible; covering takes the same time whatever is known.
import { coveringCounter, coveringCost } from './covers.ts'
import { joiningCounter, joiningCost } from './joins.ts'
import type { DealCountsByHand, RemainingTiles, DealCounter } from './way.ts'

/** Looking at each missing tile apart takes so many times as long when hands are joined. */
const APART = 4

/** For each list of hands: the deals with each of them. */
export function countDealsByHand(lists: readonly Int32Array[], loose: RemainingTiles): DealCountsByHand {
  return wayFor(lists, loose).byHand(lists, loose)
}

/** The deals with each hand and each tile missing, hand by hand. The missing tile must not be known. */
export function countDealsByMissingTile(lists: readonly Int32Array[], loose: RemainingTiles): DealCountsByHand {
  return wayFor(lists, loose, APART).byMissing(lists, loose)
}

function wayFor(lists: readonly Int32Array[], { tiles }: RemainingTiles, times = 1): DealCounter {
  return times * joiningCost(lists, tiles.length) < coveringCost(lists, tiles.length) ? joiningCounter : coveringCounter
}
