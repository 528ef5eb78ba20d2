// Answers for: letting the network know that a table is open here, and where.
import type { HostInfo } from '../../shared/wire/index.ts'
import { discovery } from '../../shared/words/en/programs.ts'
import { mdnsSockets, type MdnsSockets } from './mdnsSockets.ts'

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
  let said: MdnsSockets | null = null
  let leaving: Promise<unknown> = Promise.resolve()
  let over = false

  const turnTo = (next: string | null) => {
    if (next === table) return
    table = next
    leaving = Promise.all([leaving, said?.close()])
    said = null
    if (next === null) return
    const service = serviceOf(next, port, info().protocol)
    said = mdnsSockets({
      begin: ({ bonjour }) => void bonjour.publish(service),
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

/**
 * Names are the table's id, never what people call it: two of a name would take each other off everybody's list,
 * and a name over 63 bytes is never sent. Being unique, it needs no probing, which would take most of a second.
 */
function serviceOf(table: string, port: number, protocol: number) {
  const name = `hunch-${table}`.slice(0, 63)
  const txt = { protocol: String(protocol), table }
  return { name, host: `${name}.local`, type: 'hunch', port, txt, probe: false, disableIPv6: true }
}
