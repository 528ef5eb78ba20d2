// The interface of a method that counts deals, from each opponent's possible hands to the deals with each of them.
import type { UnseenTiles } from './hands.ts'

/** The tiles no hand is known to have, and those of them that may be missing. */
export type UnplacedTiles = Pick<UnseenTiles, 'tiles' | 'candidates' | 'missing'>

/** By list of hands, then by hand: the number of deals. */
export type DealCountsByHand = readonly Float64Array[]

/** A method of counting deals. It has no state. */
export interface DealCountingMethod {
  /** The deals with each hand. */
  readonly byHand: (lists: readonly Int32Array[], remaining: UnplacedTiles) => DealCountsByHand
  /** The deals with each hand and each missing tile, hand by hand. The missing tile must not be known. */
  readonly byMissing: (lists: readonly Int32Array[], remaining: UnplacedTiles) => DealCountsByHand
}
