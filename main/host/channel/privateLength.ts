// Makes what one seat alone is told as long as it would be with any other cards: its length on the wire then tells nothing of them.

/** A word, a number or a sign of JSON. */
const TOKEN = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null/g

/** Room for each: names of cards, answers and counts all fit into the least. */
const LEAST_BYTES = 10
const STEP_BYTES = 16

/** The message as text, with spaces behind it: each value takes the room of the longest of its kind. */
export function privateText(message: object): Buffer {
  const text = JSON.stringify(message)
  let spare = 0
  for (const [token] of text.matchAll(TOKEN)) {
    const bytes = Buffer.byteLength(token)
    spare += (bytes <= LEAST_BYTES ? LEAST_BYTES : Math.ceil(bytes / STEP_BYTES) * STEP_BYTES) - bytes
  }
  return Buffer.from(text + ' '.repeat(spare))
}
