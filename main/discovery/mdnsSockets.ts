// Answers for: one voice on each network card, begun again when the cards change.
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { lanInterfaceAddresses, watchNetworkInterfaces } from './networkInterfaces.ts'
import { mdnsSocket, type MdnsAnswer, type MdnsSocket } from './mdnsSocket.ts'

export interface MdnsSockets {
  /** Asks on every card who offers the service. */
  readonly ask: (service: string) => void
  readonly close: () => Promise<void>
}

export interface MdnsSocketsSetup {
  /** What each new voice does first. */
  readonly begin: (voice: MdnsSocket) => void
  readonly heard?: (records: MdnsAnswer[], from: string) => void
  /** Called once when no card carries, and again when that happened anew. */
  readonly trouble: (why: DiscoveryTrouble) => void
  /** One card instead of all there are. */
  readonly card?: string | undefined
}

export function mdnsSockets({ begin, heard, trouble, card }: MdnsSocketsSetup): MdnsSockets {
  const list = card === undefined ? lanInterfaceAddresses : () => [card]
  let open = new Map<MdnsSocket, DiscoveryTrouble | null>()
  let closing: Promise<unknown> = Promise.resolve()
  let said: DiscoveryTrouble | null = null

  const say = (why: DiscoveryTrouble) => {
    if (said !== why) trouble(why)
    said = why
  }

  const openAll = () => {
    const mine = new Map<MdnsSocket, DiscoveryTrouble | null>()
    open = mine
    const addresses = list()
    if (addresses.length === 0) return say('network')
    if (said === 'network') said = null
    for (const address of addresses) {
      try {
        const one: MdnsSocket = mdnsSocket(address, why => went(mine, one, why), heard)
        mine.set(one, null)
        begin(one)
      } catch {
        if (mine.size === 0) say('refused') // the system gives no socket at all
      }
    }
  }

  /** One card that does not carry is no trouble while another does: many machines have cards that lead nowhere. */
  const went = (mine: Map<MdnsSocket, DiscoveryTrouble | null>, one: MdnsSocket, why: DiscoveryTrouble | null) => {
    if (open !== mine) return
    mine.set(one, why)
    if (why !== null && [...mine.values()].every(each => each !== null)) say(why)
  }

  const closeAll = () => {
    const gone = [...open.keys()]
    open = new Map()
    closing = Promise.all([closing, ...gone.map(one => one.close())])
  }

  openAll()
  const unwatch = watchNetworkInterfaces(() => {
    closeAll()
    openAll()
  }, list)

  return {
    ask: service => {
      for (const one of open.keys()) one.ask(service)
    },
    close: async () => {
      unwatch()
      closeAll()
      await closing
    },
  }
}
