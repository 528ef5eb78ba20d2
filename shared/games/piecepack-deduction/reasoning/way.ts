// Answers for: what a way to count deals is: from the hands each opponent may have to the deals with each of them.
import type { UnseenTiles } from './hands.ts'

/** The tiles no hand is known to hold, and those of them that may be missing. */
export type RemainingTiles = Pick<UnseenTiles, 'tiles' | 'candidates' | 'missing'>

/** By list of hands, and in it by hand: how many deals. */
export type DealCountsByHand = readonly Float64Array[]

/** A way to count. */
export interface DealCounter {
  /** The deals with each hand. */
  readonly byHand: (lists: readonly Int32Array[], loose: RemainingTiles) => DealCountsByHand
  /** Those with each hand and each tile missing, hand by hand. The missing tile must not be known. */
  readonly byMissing: (lists: readonly Int32Array[], loose: RemainingTiles) => DealCountsByHand
}
