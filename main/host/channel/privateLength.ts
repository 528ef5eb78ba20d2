// Pads a seat's private messages to a length that does not depend on cards, so that their size reveals nothing.

/** A word, a number or a literal of JSON. The name of a field, with its colon, is the same whatever the cards are. */
const TOKEN = /"(?:[^"\\]|\\.)*"(:?)|-?\d[\d.eE+-]*|true|false|null/g

/** The least room for each value: the longest name of a card of any game fits, as "partial-green-triangle". */
const LEAST_BYTES = 24
const STEP_BYTES = 16

/** How many moves are offered may depend on cards: all the moves that can be offered fit in here. */
const OFFERS_BYTES = 16 * 1024

/** The message as text with trailing spaces: each value takes the room of the longest of its kind. */
export function privateText(message: object): Buffer {
  const text = JSON.stringify(message)
  let spare = 0
  for (const [token, colon = ''] of text.matchAll(TOKEN)) {
    if (colon !== '') continue
    const bytes = Buffer.byteLength(token)
    spare += (bytes <= LEAST_BYTES ? LEAST_BYTES : Math.ceil(bytes / STEP_BYTES) * STEP_BYTES) - bytes
  }
  return Buffer.from(text + ' '.repeat(spare))
}

/** Offers as text, all of one length. */
export function offersText(message: object): Buffer {
  const bytes = Buffer.from(JSON.stringify(message))
  return Buffer.concat([bytes, Buffer.alloc(Math.ceil(bytes.length / OFFERS_BYTES) * OFFERS_BYTES - bytes.length, ' ')])
}
