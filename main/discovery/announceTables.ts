// Announces on the network which tables are open here, and where.
import type { HostInfo } from '../../shared/wire/index.ts'
import { discoveryWords, type DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { openBonjourOnInterfaces, SERVICE_TYPE, type BonjourOnInterfaces } from './bonjourOnInterfaces.ts'

export interface TableAnnouncer {
  /** Must be called when a table was opened or closed. */
  update(): void
  /** Sends goodbyes, and resolves when they have gone out. */
  stop(): Promise<void>
}

export interface TableAnnouncerSetup {
  readonly port: number
  readonly info: () => HostInfo
  /** Called with a sentence for people and a reason code when others cannot be reached. */
  readonly onTrouble: (sentence: string, why: DiscoveryTrouble) => void
  /** The address of the one network interface to use; undefined: all. */
  readonly interfaceAddress?: string
}

/** Only the oldest tables are announced: a finder asks their host for all of them. */
const MAX_ANNOUNCED_TABLES = 16

/**
 * Announces each table while it is open. Finders ask the host about changes of a table: an announcement stays
 * the same.
 */
export function announceTables({ port, info, onTrouble, interfaceAddress }: TableAnnouncerSetup): TableAnnouncer {
  const announcementsByTable = new Map<string, BonjourOnInterfaces>() // the library withdraws all services of an instance at once
  let withdrawal: Promise<unknown> = Promise.resolve()
  let isClosed = false

  const updateAnnouncements = (openIds: readonly string[]) => {
    for (const [table, announcement] of announcementsByTable) {
      if (openIds.includes(table)) continue
      announcementsByTable.delete(table)
      withdrawal = Promise.all([withdrawal, announcement.close()])
    }
    for (const table of openIds) if (!announcementsByTable.has(table)) announcementsByTable.set(table, announce(table))
  }

  /**
   * The name is the table's id, never what people call it: two of a name would take each other off everybody's list,
   * and a name over 63 bytes is never sent. Being unique, it needs no probing, which would take most of a second.
   */
  const announce = (tableId: string): BonjourOnInterfaces => {
    const serviceName = `hunch-${tableId}`.slice(0, 63)
    const txtRecord = { protocol: String(info().protocol), table: tableId }
    const service = {
      name: serviceName,
      host: `${serviceName}.local`,
      type: SERVICE_TYPE,
      port,
      txt: txtRecord,
      probe: false,
      disableIPv6: true,
    }
    return openBonjourOnInterfaces({
      begin: bonjour => void bonjour.publish(service),
      onTrouble: why => onTrouble(discoveryWords.silent(why), why),
      interfaceAddress,
    })
  }

  const announcer: TableAnnouncer = {
    update: () => {
      if (!isClosed) updateAnnouncements(openTableIds(info()).slice(0, MAX_ANNOUNCED_TABLES))
    },
    stop: async () => {
      isClosed = true
      updateAnnouncements([])
      await withdrawal
    },
  }
  announcer.update()
  return announcer
}

/** The ids of the open tables, oldest first. */
function openTableIds({ table, others = [] }: HostInfo): string[] {
  return table === null ? [] : [table, ...others].map(({ id }) => id)
}
