// Rewrites a table's journal for the host that takes it over: the same lines, with device hashes of that host.
import { createHash } from 'node:crypto'
import { deviceDigest, deviceHash, secretAfterHandover } from '../../../shared/sealing/index.ts'
import { readJournalHeader, readTableEvent, type TableEvent } from '../table/events.ts'
import { chainedLine, type JournalLine } from '../storage/journalLines.ts'
import type { Table } from '../table/table.ts'

/**
 * `givingHost` and `receivingHost`: the hosts' ids. The result contains none of this host's device hashes. Throws if this host
 * did not write a line.
 */
export function journalForOtherHost(
  lines: readonly JournalLine[],
  { givingHost, receivingHost }: { readonly givingHost: string; readonly receivingHost: string },
): { readonly bytes: Buffer; readonly sum: string } {
  const hashThereByHash = new Map<string, string>() // device hashes at the other host, by the hashes at this one
  const hashThere = (hash: string): string => {
    if (hash === '') return ''
    const mappedHash = hashThereByHash.get(hash) ?? deviceHash(secretAfterHandover(hash, receivingHost))
    hashThereByHash.set(hash, mappedHash)
    return mappedHash
  }
  const writtenLines: Buffer[] = []
  let sum = ''
  const writeLine = (event: object, ack?: string) => {
    const line = chainedLine(event, { after: sum, ack })
    writtenLines.push(line.bytes)
    sum = line.sum
  }
  for (const [lineIndex, { event, ack }] of lines.entries()) {
    const parsedLine = lineIndex === 0 ? readJournalHeader(event) : readTableEvent(event)
    if (!parsedLine) throw new Error('a line of the journal cannot be read')
    writeLine('type' in parsedLine ? withHashesOfOtherHost(parsedLine, hashThere) : parsedLine, ack)
  }
  const digests = [...hashThereByHash].map(([here, there]) => [deviceDigest(here), there] as const)
  writeLine({ type: 'came', from: givingHost, digests } satisfies TableEvent)
  return { bytes: Buffer.concat(writtenLines), sum }
}

/** The event with the device hashes of the other host. */
function withHashesOfOtherHost(event: TableEvent, hashAtOtherHost: (hash: string) => string): TableEvent {
  switch (event.type) {
    case 'sat':
      return { ...event, holder: { ...event.holder, device: hashAtOtherHost(event.holder.device) } }
    case 'sent-away':
    case 'welcomed-back':
      return { ...event, device: hashAtOtherHost(event.device) }
    case 'came':
      return { ...event, digests: event.digests.map(([digest, device]) => [digest, hashAtOtherHost(device)] as const) }
    case 'renewed':
      return { ...event, device: hashAtOtherHost(event.device), as: hashAtOtherHost(event.as) }
    default:
      return event
  }
}

/** A digest of the table and of what every audience sees: two hosts with the same digest continue the same game. */
export function tableStateDigest(table: Table): string {
  const chairCount = table.chairs.length
  const views = [null, ...Array.from({ length: chairCount }, (_, seat) => seat)].map(audience => {
    const message = table.view(audience)
    return message?.type === 'view' ? [message.no, message.toMove, message.view, message.marks] : null
  })
  const { phase, setting, chairs, evening, sentAway, paused } = table
  return createHash('sha256')
    .update(JSON.stringify([phase, setting, chairs, evening, sentAway, paused, views]))
    .digest('hex')
}
