// Counts the deals with each possible hand of each opponent, by the cheaper of two methods.
// Joining is fast once few hands are possible; covering always takes the same time.
import { dealCounterByCovering, coveringCost } from './covering.ts'
import { dealCounterByJoining, joiningCost } from './joining.ts'
import type { DealCountsByHand, UnplacedTiles, DealCountingMethod } from './dealCounter.ts'

/** How many times longer joining takes if each missing tile is counted separately. */
const JOIN_COST_FACTOR = 4

/** For each list of candidate hands: the number of deals with each hand of the list. */
export function countDealsByHand(handLists: readonly Int32Array[], remaining: UnplacedTiles): DealCountsByHand {
  return cheapestCounter(handLists, remaining).byHand(handLists, remaining)
}

/** The deals with each hand and each missing tile, hand by hand. The missing tile must not be known. */
export function countDealsByMissingTile(handLists: readonly Int32Array[], remaining: UnplacedTiles): DealCountsByHand {
  return cheapestCounter(handLists, remaining, JOIN_COST_FACTOR).byMissing(handLists, remaining)
}

function cheapestCounter(
  handLists: readonly Int32Array[],
  { tiles }: UnplacedTiles,
  joiningCostFactor = 1,
): DealCountingMethod {
  return joiningCostFactor * joiningCost(handLists, tiles.length) < coveringCost(handLists, tiles.length)
    ? dealCounterByJoining
    : dealCounterByCovering
}
