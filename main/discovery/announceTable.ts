// Announces on the network which tables are open here, and where.
import type { HostInfo } from '../../shared/wire/index.ts'
import { discoveryWords, type DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { bonjourOnCards, SERVICE_TYPE, type BonjourOnCards } from './bonjourOnCards.ts'

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
  const announced = new Map<string, BonjourOnCards>() // by table: the library takes back all services of an instance at once
  let leaving: Promise<unknown> = Promise.resolve()
  let over = false

  const turnTo = (open: readonly string[]) => {
    for (const [table, cards] of announced) {
      if (open.includes(table)) continue
      announced.delete(table)
      leaving = Promise.all([leaving, cards.close()])
    }
    for (const table of open) if (!announced.has(table)) announced.set(table, announce(table))
  }

  /**
   * The name is the table's id, never what people call it: two of a name would take each other off everybody's list,
   * and a name over 63 bytes is never sent. Being unique, it needs no probing, which would take most of a second.
   */
  const announce = (table: string): BonjourOnCards => {
    const name = `hunch-${table}`.slice(0, 63)
    const txt = { protocol: String(info().protocol), table }
    const service = { name, host: `${name}.local`, type: SERVICE_TYPE, port, txt, probe: false, disableIPv6: true }
    return bonjourOnCards({
      begin: bonjour => void bonjour.publish(service),
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
