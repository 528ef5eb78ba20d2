// Reads and writes the lines of a journal, chained by checksums so that no change goes unnoticed.
// Each line also has a random ack, by which a screen can say later that it saw it.
import { createHash, randomBytes } from 'node:crypto'

/** A line of a journal. */
export interface JournalLine {
  readonly event: unknown
  readonly ack: string // drawn for this line alone, so that it reveals nothing of the content
  readonly sum: string
  readonly end: number // the end of the line, in bytes
}

/** The readable part of a journal. */
export interface JournalContents {
  readonly lines: readonly JournalLine[]
  readonly damage: number | null // the number, from 1, of the first line that cannot be read
}

const NEWLINE = 10

/** The beginning of every line. The checksum covers what comes after it, with a brace in front. */
const LINE_START_PATTERN = /^\{"sum":"([0-9a-f]{16})",$/
const LINE_START_BYTES = '{"sum":"0123456789abcdef",'.length

/** The line for an event after the line with checksum `after`, as bytes with a newline. */
export function chainedLine(
  event: object,
  { after, ack = newAck() }: { readonly after: string; readonly ack?: string | undefined },
): { bytes: Buffer; sum: string; ack: string } {
  const fields = JSON.stringify({ ack, ...event }).slice(1)
  const sum = lineSum(after, fields)
  return { bytes: Buffer.from(`{"sum":"${sum}",${fields}\n`), sum, ack }
}

/** Reads lines up to the first one that was changed since it was written. */
export function readJournalLines(bytes: Buffer): JournalContents {
  const lines: JournalLine[] = []
  let offset = 0
  let sum = ''
  for (let lineEnd; (lineEnd = bytes.indexOf(NEWLINE, offset)) >= 0; offset = lineEnd + 1) {
    const line = readLine(bytes.subarray(offset, lineEnd), sum)
    if (!line) return { lines, damage: lines.length + 1 }
    lines.push({ ...line, end: lineEnd + 1 })
    sum = line.sum
  }
  const unendedLine = readUnendedLine(bytes.subarray(offset), sum)
  if (unendedLine) lines.push({ ...unendedLine, end: offset + unendedLine.end })
  return { lines, damage: null }
}

/** The number of bytes that intact lines take. */
export function intactByteLength({ lines }: Pick<JournalContents, 'lines'>): number {
  return lines.at(-1)?.end ?? 0
}

function readLine(bytes: Buffer, sumBefore: string): Omit<JournalLine, 'end'> | null {
  const sum = LINE_START_PATTERN.exec(bytes.toString('latin1', 0, LINE_START_BYTES))?.[1]
  const fields = bytes.subarray(LINE_START_BYTES)
  if (sum === undefined || sum !== lineSum(sumBefore, fields)) return null
  const parsedFields = parseJsonOrUndefined(`{${fields.toString('utf8')}`) as { ack?: string } | undefined
  if (!parsedFields) return null
  const { ack = '', ...event } = parsedFields
  return { event, ack, sum }
}

/**
 * Text after the last line end was torn by a crash, and nobody was told of it. If its checksum is right, only
 * the line end was damaged, and the line is whole.
 */
function readUnendedLine(bytes: Buffer, sumBefore: string): JournalLine | null {
  let length = bytes.length
  while (length > 0 && bytes[length - 1] === 0) length--
  for (const lineEnd of [length, length - 1]) {
    const line = lineEnd > 0 ? readLine(bytes.subarray(0, lineEnd), sumBefore) : null
    if (line) return { ...line, end: lineEnd + 1 }
  }
  return null
}

/**
 * The first 16 hexadecimal digits of SHA-256 over the previous checksum (nothing for the first line), and the
 * line without its own checksum and end.
 */
function lineSum(sumBefore: string, fieldsJson: string | Buffer): string {
  return createHash('sha256').update(`${sumBefore}{`).update(fieldsJson).digest('hex').slice(0, 16)
}

const ACK_BYTES = 3
/** Random bytes for many acks: asking the system for three at a time costs as much as the checksum of a line. */
let unusedRandomBytes = Buffer.alloc(0)

/** Four characters of letters, digits, - and _: enough to tell lines of different histories apart. */
function newAck(): string {
  if (unusedRandomBytes.length < ACK_BYTES) unusedRandomBytes = randomBytes(256 * ACK_BYTES)
  const ack = unusedRandomBytes.toString('base64url', 0, ACK_BYTES)
  unusedRandomBytes = unusedRandomBytes.subarray(ACK_BYTES)
  return ack
}

function parseJsonOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
