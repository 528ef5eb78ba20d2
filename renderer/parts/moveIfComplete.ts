// Completes a move that is built on the screen. It is complete when the offers accept it; nothing else decides.
import { matchesOffer, type MoveOf } from '../../shared/engine/index.ts'

/** The move, once it is complete and offered; until then null. */
export function moveIfComplete<O extends { readonly type: string }>(
  offers: readonly O[],
  type: O['type'],
  fields: object,
): MoveOf<O> | null {
  const move = { type, ...fields }
  return offers.some(offer => matchesOffer(offer, move)) ? (move as MoveOf<O>) : null
}
