// Completes a move that is built on the screen. It is complete when the offers accept it; nothing else decides.
import { matchesOffer, type VariantOf, type Offer } from '../../shared/engine/index.ts'

/** The move, once it is complete and offered; until then null. */
export function moveIfComplete<M extends { type: string }, T extends M['type']>(
  offers: readonly Offer<M>[],
  type: T,
  fields: object,
): VariantOf<M, T> | null {
  const move = { type, ...fields }
  return offers.some(offer => matchesOffer(offer, move)) ? (move as unknown as VariantOf<M, T>) : null
}
