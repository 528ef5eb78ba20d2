// Pads a seat's private messages to a length that does not depend on cards, so that their size reveals nothing.

/** The least room for each value: the longest name of a card of any game fits, as "partial-green-triangle". */
const MIN_VALUE_BYTES = 24
/** Longer values get a multiple of this room. */
const STEP_BYTES = 16

/** How many moves are offered may depend on cards: all the moves that can be offered fit in here. */
const OFFERS_STEP_BYTES = 16 * 1024

/**
 * The message as text with trailing spaces, so that each value that only this seat is told gets the room of the
 * longest of its kind. `ownValues`: these values; by default the whole message. Everybody is told the rest.
 */
export function padPrivateMessage(message: object, ownValues: readonly unknown[] = [message]): Buffer {
  const text = JSON.stringify(message)
  const spare = paddingBytesOf(ownValues)
  return Buffer.from(spare === 0 ? text : text + ' '.repeat(spare))
}

/**
 * How many bytes shorter a value is than the room it gets. The names of its fields need none: they are the same
 * whatever the cards are.
 */
function paddingBytesOf(value: unknown): number {
  if (value === undefined) return 0
  if (typeof value !== 'object' || value === null) {
    const bytes = Buffer.byteLength(JSON.stringify(value))
    return (bytes <= MIN_VALUE_BYTES ? MIN_VALUE_BYTES : Math.ceil(bytes / STEP_BYTES) * STEP_BYTES) - bytes
  }
  let padding = 0
  for (const inner of Array.isArray(value) ? (value as readonly unknown[]) : Object.values(value))
    padding += paddingBytesOf(inner)
  return padding
}

/** Offers as text, all of one length. */
export function padOffers(message: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(message))
  return Buffer.concat([
    bytes,
    Buffer.alloc(Math.ceil(bytes.length / OFFERS_STEP_BYTES) * OFFERS_STEP_BYTES - bytes.length, ' '),
  ])
}
