// Runs this machine's host for the network, from the first request for it until it is stopped.
import { startHost, type Host, type HostSetup } from '../host/index.ts'
import { announceTables, testNetwork, type TableAnnouncer } from '../discovery/index.ts'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import type { FoundTable } from '../../shared/wire/index.ts'
import type { DesktopWords } from '../../shared/words/words.ts'

export interface LocalHostControl {
  /** Starts the host, or returns the running one. If it cannot, it says why in a sentence. */
  readonly start: () => Promise<{ url: string; key: string } | { trouble: string }>
  /** Says goodbye to the network and stops the host, if there is one. */
  readonly stop: () => Promise<void>
  /** Takes note of the tables found on the network. */
  readonly noteFoundTables: (tables: readonly FoundTable[]) => void
  /** True while a table is open on this host. */
  readonly isHosting: () => boolean
  /** The number of other people at this host: devices that are neither the owner's nor a display. */
  readonly guestCount: () => number
}

interface RunningHost {
  readonly url: string
  readonly key: string
  readonly room: Host['room']
  readonly found: Host['foundTables']
  readonly stop: () => Promise<void>
}

export interface LocalHostSetup extends Pick<
  HostSetup,
  'dataFolder' | 'pages' | 'thinker' | 'report' | 'port' | 'pace'
> {
  readonly interfaceAddress?: string | undefined
  readonly words: DesktopWords
  /** Whether tables are announced. */
  readonly mdns: boolean
  /** Called with a sentence for people and a reason code when others cannot find the table. */
  readonly onTrouble: (sentence: string, why: DiscoveryTrouble) => void
}

export function createLocalHostControl(setup: LocalHostSetup): LocalHostControl {
  let startedHost: Promise<RunningHost> | null = null
  let room: Host['room'] | null = null
  let otherHostsTables: readonly FoundTable[] = []
  return {
    noteFoundTables: tables => {
      otherHostsTables = tables
      void startedHost?.then(
        host => host.found(tables),
        () => {}, // the host could not start, which `start` has reported
      )
    },
    isHosting: () => room?.table != null,
    guestCount: () => (room === null || room.table === null ? 0 : countGuests(room)),
    start: async () => {
      const hostStart = (startedHost ??= startLocalHost(setup))
      try {
        const { url, key: hostKey, room: started, found: noteFoundTables } = await hostStart
        if (startedHost === hostStart) room = started
        noteFoundTables(otherHostsTables)
        return { url, key: hostKey }
      } catch (error) {
        if (startedHost === hostStart) startedHost = null // another attempt may succeed
        return { trouble: hostStartSentence(error as NodeJS.ErrnoException, setup.words) }
      }
    },
    stop: async () => {
      const stoppingHost = startedHost
      startedHost = room = null
      await (await stoppingHost?.catch(() => null))?.stop()
    },
  }
}

async function startLocalHost({
  dataFolder,
  pages,
  thinker,
  report: reportFault,
  port,
  pace,
  interfaceAddress,
  mdns,
  onTrouble,
}: LocalHostSetup): Promise<RunningHost> {
  let announcer: TableAnnouncer | null = null
  const host = await startHost({
    dataFolder,
    pages,
    thinker,
    onTablesChanged: () => announcer?.update(),
    testNetwork: ({ port: at, announces }) =>
      testNetwork({ port: at, isAnnouncing: announces && mdns, ...(interfaceAddress ? { interfaceAddress } : {}) }),
    ...(reportFault ? { report: reportFault } : {}),
    ...(port === undefined ? {} : { port }),
    ...(pace === undefined ? {} : { pace }),
  })
  const stop = async () => {
    await Promise.allSettled([announcer?.stop()])
    await host.stop()
  }
  try {
    host.room.resumeUnfinished()
    if (mdns)
      announcer = announceTables({
        port: host.port,
        info: () => host.room.info,
        onTrouble,
        ...(interfaceAddress ? { interfaceAddress } : {}),
      })
  } catch (error) {
    await stop() // or the next attempt would find port and folder taken
    throw error
  }
  return { url: `http://127.0.0.1:${host.port}/`, key: host.hostKey, room: host.room, found: host.foundTables, stop }
}

function countGuests({ connectedScreens: screens }: Host['room']): number {
  const devices = [...screens.all].flatMap(({ device }) =>
    device && !device.isOwner && !device.isDisplay ? [device.hash] : [],
  )
  return new Set(devices).size
}

function hostStartSentence({ code, message }: NodeJS.ErrnoException, words: DesktopWords): string {
  if (code === undefined) return message // an error without a code already is a sentence for people
  if (code === 'EADDRINUSE') return words.noPort
  return words.noHost(message)
}
