// Writes the text of a journal as a host does, for tests that put one on the disk.
import { chainedLine } from '../../main/host/storage/journalLines.ts'

/** Each event becomes a line with its checksum. A text is a damaged line, and is written as it is. */
export function journalText(events: readonly (object | string)[]): string {
  let after = ''
  const lines = events.map(event => {
    if (typeof event === 'string') return `${event}\n`
    const { bytes, sum } = chainedLine(event, { after })
    after = sum
    return bytes.toString()
  })
  return lines.join('')
}
