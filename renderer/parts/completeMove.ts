// Answers for: a move put together on the screen. It is whole once the offers take it; nothing else decides.
import { matchesOffer, type VariantOf, type Offer } from '../../shared/engine/index.ts'

/** The move, once it is whole and offered. */
export function completeMove<M extends { type: string }, T extends M['type']>(
  offers: readonly Offer<M>[],
  type: T,
  fields: object,
): VariantOf<M, T> | null {
  const move = { type, ...fields }
  return offers.some(offer => matchesOffer(offer, move)) ? (move as unknown as VariantOf<M, T>) : null
}
