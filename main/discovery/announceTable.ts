// Answers for: letting the network know that a table is open here, and where.
import type { HostInfo } from '../../shared/wire/index.ts'
import { discovery } from '../../shared/words/en/programs.ts'
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
  /** Hears a sentence for people when others cannot be told. */
  readonly trouble: (sentence: string) => void
  /** One network card instead of all there are. */
  readonly card?: string
}

/** Announces while a table is open. What changes about a table is asked of its host: an announcement stays as it is. */
export function announceTable({ port, info, trouble, card }: AnnouncerSetup): Announcer {
  let table: string | null = null
  let sockets: MdnsSockets | null = null
  let leaving: Promise<unknown> = Promise.resolve()
  let over = false

  const turnTo = (next: string | null) => {
    if (next === table) return
    table = next
    leaving = Promise.all([leaving, sockets?.close()])
    sockets = null
    if (next === null) return
    const service = { table: next, port, protocol: info().protocol }
    sockets = mdnsSockets({
      begin: socket => mdnsResponder(socket, () => dnsSdRecords(service, socket.card)),
      trouble: why => trouble(discovery.silent(why)),
      card,
    })
  }

  const announcer: Announcer = {
    update: () => {
      if (!over) turnTo(info().table?.id ?? null)
    },
    stop: async () => {
      over = true
      turnTo(null)
      await leaving
    },
  }
  announcer.update()
  return announcer
}
