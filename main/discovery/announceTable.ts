// Answers for: letting the network know which tables are open here, and where.
import type { HostInfo } from '../../shared/wire/index.ts'
import { discoveryWords, type DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { mdnsResponder } from './mdnsResponder.ts'
import { mdnsSockets, type MdnsSockets } from './mdnsSockets.ts'
import { dnsSdRecords } from './tableService.ts'

export interface Announcer {
  /** A table was opened or closed. */
  update(): void
  /** Says goodbye, and resolves when that has gone out. */
  stop(): Promise<void>
}

export interface AnnouncerSetup {
  readonly port: number
  readonly info: () => HostInfo
  /** Gets a sentence for people when others cannot be told, and why in a word. */
  readonly trouble: (sentence: string, why: DiscoveryTrouble) => void
  /** One network card instead of all there are. */
  readonly card?: string
}

/** Tables that are announced, the oldest: who finds one is told of all. */
const MAX_ANNOUNCED = 16

/** Announces each table while it is open. What changes about a table is asked of its host: an announcement stays as it is. */
export function announceTable({ port, info, trouble, card }: AnnouncerSetup): Announcer {
  const announced = new Map<string, MdnsSockets>() // by table
  let leaving: Promise<unknown> = Promise.resolve()
  let over = false

  const turnTo = (open: readonly string[]) => {
    for (const [table, sockets] of announced) {
      if (open.includes(table)) continue
      announced.delete(table)
      leaving = Promise.all([leaving, sockets.close()])
    }
    for (const table of open) if (!announced.has(table)) announced.set(table, announce(table))
  }

  const announce = (table: string): MdnsSockets => {
    const service = { table, port, protocol: info().protocol }
    return mdnsSockets({
      begin: socket => mdnsResponder(socket, () => dnsSdRecords(service, socket.card)),
      trouble: why => trouble(discoveryWords.silent(why), why),
      card,
    })
  }

  const announcer: Announcer = {
    update: () => {
      if (!over) turnTo(tablesIn(info()).slice(0, MAX_ANNOUNCED))
    },
    stop: async () => {
      over = true
      turnTo([])
      await leaving
    },
  }
  announcer.update()
  return announcer
}

/** The ids of the tables that are open, the oldest first. */
function tablesIn({ table, others = [] }: HostInfo): string[] {
  return table === null ? [] : [table, ...others].map(({ id }) => id)
}
