// Answers for: one mDNS socket on each network card, all opened anew when the cards change.
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { lanInterfaceAddresses, watchNetworkInterfaces } from './networkInterfaces.ts'
import { mdnsSocket, type MdnsSocket } from './mdnsSocket.ts'

export interface MdnsSockets {
  /** Asks on every card who offers a service of this type. */
  query(serviceType: string): void
  close(): Promise<void>
}

export interface MdnsSocketsSetup {
  /** What each new socket does first. What it returns is called, and awaited, before that socket closes. */
  readonly begin: (socket: MdnsSocket) => void | (() => Promise<void>)
  /** Called once when no card carries, and again when that happened anew. */
  readonly trouble: (why: DiscoveryTrouble) => void
  /** One card instead of all there are. */
  readonly card?: string | undefined
}

/** An open socket, and how its last attempt to send went. */
interface Opened {
  readonly socket: MdnsSocket
  end: void | (() => Promise<void>)
  trouble: DiscoveryTrouble | null
}

export function mdnsSockets({ begin, trouble, card }: MdnsSocketsSetup): MdnsSockets {
  const list = card === undefined ? lanInterfaceAddresses : () => [card]
  let open: Opened[] = []
  let closing: Promise<unknown> = Promise.resolve()
  let said: DiscoveryTrouble | null = null

  const say = (why: DiscoveryTrouble) => {
    if (said !== why) trouble(why)
    said = why
  }

  const openAll = () => {
    const addresses = list()
    if (addresses.length === 0) return say('network')
    if (said === 'network') said = null
    for (const address of addresses) openOne(address)
    if (open.length === 0) say('refused') // the system gives no socket at all
  }

  const openOne = (address: string) => {
    try {
      const opened: Opened = { socket: mdnsSocket(address, why => sent(opened, why)), end: undefined, trouble: null }
      open.push(opened)
      opened.end = begin(opened.socket)
    } catch {
      // the other cards may do
    }
  }

  /** One card that does not carry is no trouble while another does: many machines have cards that lead nowhere. */
  const sent = (opened: Opened, why: DiscoveryTrouble | null) => {
    opened.trouble = why
    if (why !== null && open.includes(opened) && open.every(each => each.trouble !== null)) say(why)
  }

  const closeAll = () => {
    closing = Promise.all([closing, ...open.map(closeOne)])
    open = []
  }

  openAll()
  const unwatch = watchNetworkInterfaces(() => {
    closeAll()
    openAll()
  }, list)

  return {
    query: serviceType => {
      for (const { socket } of open) socket.query(serviceType)
    },
    close: async () => {
      unwatch()
      closeAll()
      await closing
    },
  }
}

async function closeOne({ socket, end }: Opened): Promise<void> {
  await end?.()
  await socket.close()
}
