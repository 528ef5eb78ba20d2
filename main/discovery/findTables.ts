// Answers for: the list of tables on the network. Multicast says where to look; only who answers there is listed.
import type { FoundTable } from '../../shared/wire/index.ts'
import { discoveryWords } from '../../shared/words/en/programs.ts'
import { fetchFoundTables } from './fetchFoundTables.ts'
import { sameNetworkPredicate } from './networkInterfaces.ts'
import type { MdnsRecord } from './mdnsSocket.ts'
import { mdnsSockets } from './mdnsSockets.ts'
import { SERVICE_TYPE } from './tableService.ts'

export interface TableFinder {
  stop(): Promise<void>
}

export interface FinderSetup {
  /** Hears the whole list whenever it changed; this machine's own tables are in it. */
  readonly found: (tables: FoundTable[]) => void
  /** Hears a sentence for people when others cannot be heard. */
  readonly trouble: (sentence: string) => void
  /** One network card instead of all there are. */
  readonly card?: string
}

/** Somewhere tables were announced. */
interface Place {
  readonly address: string
  tables: readonly FoundTable[]
  asking: boolean
  again: boolean // announced anew while it was being asked: the answer may be older than the announcement
}

const ROUND_MS = 2000 // each place is asked again, in milliseconds
const ROUNDS_BETWEEN_QUERIES = 2 // after so many rounds the network is asked again: who was there before us was asked only once

/** Limits for a network that lies: places in all, and at one address. */
const MAX_PLACES = 200
const MAX_PLACES_PER_ADDRESS = 8

/** Looks for tables until it is stopped. */
export function findTables({ found, trouble, card }: FinderSetup): TableFinder {
  const places = new Map<string, Place>()
  let near = sameNetworkPredicate()
  let told = '[]'
  let rounds = 0
  let over = false

  /** Of a table with several addresses, the first that answered is kept. */
  const tell = () => {
    const tables = new Map<string, FoundTable>()
    for (const place of places.values())
      for (const table of place.tables) if (!tables.has(table.id)) tables.set(table.id, table)
    const list = [...tables.values()]
    const text = JSON.stringify(list)
    if (text === told) return
    told = text
    found(list)
  }

  const look = async (place: Place): Promise<void> => {
    if (place.asking) return
    place.asking = true
    let answer = await fetchFoundTables(place.address)
    if (answer === 'silent' && place.tables.length > 0) answer = await fetchFoundTables(place.address) // one lost packet is no death
    place.asking = false
    if (over) return
    place.tables = answer === 'silent' ? [] : answer
    tell()
    if (place.again) {
      place.again = false
      return look(place)
    }
    if (place.tables.length === 0) places.delete(place.address)
  }

  const heard = (records: readonly MdnsRecord[], from: string) => {
    if (over || !near(from)) return
    for (const record of records) {
      const name = record.name.toLowerCase()
      if (record.type === 'SRV' && record.ttl !== 0 && name.endsWith(`.${SERVICE_TYPE}`)) visit(from, record.data.port)
      // A goodbye may come from anybody: it is a reason to ask, not to believe.
      if (record.type === 'PTR' && record.ttl === 0 && name === SERVICE_TYPE) lookAllAt(from)
    }
  }

  const visit = (host: string, port: number) => {
    const address = `${host}:${port}`
    const known = places.get(address)
    if (known) return void (known.again = known.asking)
    if (port === 0 || places.size >= MAX_PLACES || at(host).length >= MAX_PLACES_PER_ADDRESS) return
    const place: Place = { address, tables: [], asking: false, again: false }
    places.set(address, place)
    void look(place)
  }

  const at = (host: string) => [...places.values()].filter(({ address }) => address.startsWith(`${host}:`))

  const lookAllAt = (host: string) => {
    for (const place of at(host)) {
      place.again = place.asking
      void look(place)
    }
  }

  const sockets = mdnsSockets({
    begin: socket => {
      socket.onResponse(heard)
      socket.query(SERVICE_TYPE)
    },
    trouble: why => trouble(discoveryWords.deaf(why)),
    card,
  })
  const timer = setInterval(() => {
    near = sameNetworkPredicate()
    for (const place of places.values()) void look(place)
    if (++rounds % ROUNDS_BETWEEN_QUERIES === 0) sockets.query(SERVICE_TYPE)
  }, ROUND_MS)

  return {
    stop: async () => {
      over = true
      clearInterval(timer)
      await sockets.close()
    },
  }
}
