// Pads a seat's private messages to a length that does not depend on cards, so that their size reveals nothing.

/** A word, a number or a literal of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/g

/** The least room for each: names of cards, answers and counts all fit. */
const LEAST_BYTES = 10
const STEP_BYTES = 16

/** The message as text with trailing spaces: each value takes the room of the longest of its kind. */
export function privateText(message: object): Buffer {
  const text = JSON.stringify(message)
  let spare = 0
  for (const [token] of text.matchAll(TOKEN)) {
    const bytes = Buffer.byteLength(token)
    spare += (bytes <= LEAST_BYTES ? LEAST_BYTES : Math.ceil(bytes / STEP_BYTES) * STEP_BYTES) - bytes
  }
  return Buffer.from(text + ' '.repeat(spare))
}
