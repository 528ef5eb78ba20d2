// Lists the tables on the network.
// Multicast says where to look; only a host that answers there is listed. The library remembers for hours who was
// announced once, so it is restarted every few seconds.
import type { Bonjour, Browser, Service } from 'bonjour-service'
import type { FoundTable } from '../../shared/wire/index.ts'
import { discoveryWords } from '../../shared/words/en/programs.ts'
import { openBonjourOnInterfaces, SERVICE_TYPE } from './bonjourOnInterfaces.ts'
import { fetchTablesAt } from './fetchTablesAt.ts'

export interface TableFinder {
  stop(): Promise<void>
}

export interface TableFinderSetup {
  /** Called with the whole list whenever it changed; it includes this machine's own tables. */
  readonly onFound: (tables: FoundTable[]) => void
  /** Called with a sentence for people when other machines cannot be heard. */
  readonly onTrouble: (sentence: string) => void
  /** The address of the one network interface to use; undefined: all. */
  readonly interfaceAddress?: string
}

/** An address at which tables were announced. */
interface AnnouncedPlace {
  readonly address: string
  tables: readonly FoundTable[]
  isBeingAsked: boolean
  mustAskAgain: boolean // something changed while the host was asked, so its answer may be out of date
}

const ROUND_PAUSE_MS = 2000 // the pause until each place is asked again, in milliseconds
const ROUNDS_BETWEEN_QUERIES = 2 // rounds until the network is searched again

/** The most places in total: a limit against forged announcements. */
const MAX_PLACES = 200
/** The most places at one address. */
const MAX_PLACES_PER_ADDRESS = 8

/** Searches for tables until it is stopped. */
export function findTables({ onFound, onTrouble, interfaceAddress }: TableFinderSetup): TableFinder {
  const placeByAddress = new Map<string, AnnouncedPlace>()
  let lastReportedTables = '[]'
  let browsers: Browser[] = []
  let rounds = 0
  let isClosed = false

  /** Reports the tables if they have changed. A table is listed at the first of its addresses that answered. */
  const reportTables = () => {
    const tableById = new Map<string, FoundTable>()
    for (const place of placeByAddress.values())
      for (const table of place.tables) if (!tableById.has(table.id)) tableById.set(table.id, table)
    const foundTables = [...tableById.values()]
    const text = JSON.stringify(foundTables)
    if (text === lastReportedTables) return
    lastReportedTables = text
    onFound(foundTables)
  }

  const queryPlace = async (place: AnnouncedPlace): Promise<void> => {
    if (place.isBeingAsked) return void (place.mustAskAgain = true)
    place.isBeingAsked = true
    let answer = await fetchTablesAt(place.address)
    if (answer === 'silent' && place.tables.length > 0) answer = await fetchTablesAt(place.address) // one lost packet does not mean that the table is gone
    place.isBeingAsked = false
    if (isClosed) return
    place.tables = answer === 'silent' ? [] : answer
    reportTables()
    if (place.mustAskAgain) {
      place.mustAskAgain = false
      return queryPlace(place)
    }
    if (place.tables.length === 0) placeByAddress.delete(place.address)
  }

  /**
   * Asks the host at the address that sent the announcement: the addresses named in it may not be reachable from here.
   */
  const onServiceFound = ({ referer, port }: Service) => {
    const senderAddress = referer?.address ?? ''
    const address = `${senderAddress}:${port}`
    const knownPlace = placeByAddress.get(address)
    if (knownPlace) return void queryPlace(knownPlace)
    if (placeByAddress.size >= MAX_PLACES || placesAt(senderAddress).length >= MAX_PLACES_PER_ADDRESS) return
    const place: AnnouncedPlace = { address, tables: [], isBeingAsked: false, mustAskAgain: false }
    placeByAddress.set(address, place)
    void queryPlace(place)
  }

  const placesAt = (host: string) =>
    [...placeByAddress.values()].filter(({ address }) => address.startsWith(`${host}:`))

  /** A goodbye may be forged by anybody, so the hosts it concerns are asked again. */
  const onServiceGone = ({ referer }: Service) => {
    for (const place of placesAt(referer?.address ?? '')) void queryPlace(place)
  }

  const browse = (bonjour: Bonjour) => {
    const browser = bonjour.find({ type: SERVICE_TYPE })
    browser.on('up', onServiceFound)
    browser.on('srv-update', onServiceFound) // a host was restarted at another port
    browser.on('down', onServiceGone)
    browsers.push(browser)
  }

  const interfaces = openBonjourOnInterfaces({
    begin: browse,
    onTrouble: why => onTrouble(discoveryWords.deaf(why)),
    interfaceAddress,
  })

  const browseAfresh = () => {
    for (const browser of browsers) browser.stop()
    browsers = []
    for (const bonjour of interfaces.open()) browse(bonjour)
  }

  const roundInterval = setInterval(() => {
    for (const place of placeByAddress.values()) if (!place.isBeingAsked) void queryPlace(place)
    if (++rounds % ROUNDS_BETWEEN_QUERIES === 0) browseAfresh()
  }, ROUND_PAUSE_MS)

  return {
    stop: async () => {
      isClosed = true
      clearInterval(roundInterval)
      await interfaces.close()
    },
  }
}
