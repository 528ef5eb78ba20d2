// Runs bonjour-service on each network interface, so that no error and no packet ends the process. The library
// sends on one interface only, and errors of its socket cannot be caught. So it is given a separate socket of this
// program for each interface.
import { createSocket, type RemoteInfo } from 'node:dgram'
import { Bonjour } from 'bonjour-service'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'
import { lanInterfaceAddresses, createSameNetworkTest, watchNetworkInterfaces } from './networkInterfaces.ts'

/** The type of service that every table is announced as. */
export const SERVICE_TYPE = 'hunch'

const MDNS_PORT = 5353
const MDNS_GROUP = '224.0.0.251'

/** The pause after which a refused port or interface is tried again, in milliseconds. */
const RETRY_PAUSE_MS = 2000

export interface NetworkInterfaceSetup {
  /** Called once the interface can be used. */
  readonly begin: (bonjour: Bonjour) => void
  /** Called after every attempt to open or send: null, or why it failed. */
  readonly onAttempt: (trouble: DiscoveryTrouble | null) => void
  /** Called with the address that a packet came from. */
  readonly onPacket?: (from: string) => void
}

export interface OpenNetworkInterface {
  /** Null until the interface can be used. */
  readonly bonjour: () => Bonjour | null
  /** Sends the goodbyes and resolves when they have gone out. */
  close(): Promise<void>
}

/** Opens the network interface with this address. Keeps trying while the system refuses it. */
export function openNetworkInterface(
  address: string,
  { begin, onAttempt, onPacket }: NetworkInterfaceSetup,
): OpenNetworkInterface {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  const isNear = createSameNetworkTest(address)
  let isBound = false
  let isClosed = false
  let bonjour: Bonjour | null = null
  let retryTimer: NodeJS.Timeout | undefined

  const handleFailure = (error: unknown) => {
    onAttempt(troubleOf(error as NodeJS.ErrnoException))
    if (bonjour || isClosed) return
    clearTimeout(retryTimer)
    retryTimer = setTimeout(isBound ? joinMulticast : bindSocket, RETRY_PAUSE_MS)
  }

  // A socket that is bound to the interface's own address would never receive multicast.
  const bindSocket = () =>
    socket.bind(MDNS_PORT, '0.0.0.0', () => {
      isBound = true
      joinMulticast()
    })

  const joinMulticast = () => {
    if (isClosed) return
    try {
      socket.setMulticastInterface(address)
      socket.setMulticastTTL(255)
      socket.addMembership(MDNS_GROUP, address)
    } catch (error) {
      return handleFailure(error)
    }
    const options: object = { socket: socketForLibrary, bind: false } // these options are passed on to multicast-dns, although the types do not list them
    bonjour = new Bonjour(options, () => {})
    begin(bonjour)
  }

  /** The part of a bound socket that multicast-dns uses. */
  const socketForLibrary = {
    on: (event: string, listener: (packet: Buffer, from: RemoteInfo) => void) => {
      if (event !== 'message') return // errors are handled here
      socket.on('message', (packet, sender) => {
        if (!isNear(sender.address)) return // every socket receives what arrives at any interface
        onPacket?.(sender.address)
        try {
          listener(packet, sender)
        } catch {
          // malformed packets that the library fails on
        }
      })
    },
    send: (
      packet: Buffer,
      offset: number,
      length: number,
      port: number,
      address: string,
      onSent: (error: Error | null) => void,
    ) =>
      socket.send(packet, offset, length, port, address, error => {
        onAttempt(error ? troubleOf(error) : null)
        onSent(error)
      }),
    close: (done: () => void) => socket.close(done),
  }

  socket.on('error', handleFailure)
  bindSocket()
  return {
    bonjour: () => bonjour,
    close: () => {
      isClosed = true
      clearTimeout(retryTimer)
      return new Promise(resolve => {
        if (bonjour) return bonjour.unpublishAll(() => bonjour?.destroy(resolve))
        socket.close()
        resolve()
      })
    },
  }
}

export interface BonjourOnInterfaces {
  /** One Bonjour instance for each interface that can be used now. */
  open(): Bonjour[]
  /** Sends all goodbyes, and resolves when they have gone out. */
  close(): Promise<void>
}

export interface BonjourOnInterfacesSetup {
  readonly begin: (bonjour: Bonjour) => void
  /** Called each time that the last working interface fails. */
  readonly onTrouble: (why: DiscoveryTrouble) => void
  /** The address of the one interface to use; undefined: all. */
  readonly interfaceAddress?: string | undefined
}

/**
 * Opens every interface, and reopens all when they change, because the library keeps the addresses it started with.
 */
export function openBonjourOnInterfaces({
  begin,
  onTrouble,
  interfaceAddress,
}: BonjourOnInterfacesSetup): BonjourOnInterfaces {
  const listAddresses = interfaceAddress === undefined ? lanInterfaceAddresses : () => [interfaceAddress]
  let interfaces: OpenNetworkInterface[] = []
  let closing: Promise<unknown> = Promise.resolve()
  let troubleByInterface = new Map<OpenNetworkInterface, DiscoveryTrouble>()
  let lastTrouble: DiscoveryTrouble | null = null

  const reportTrouble = (reason: DiscoveryTrouble) => {
    if (lastTrouble !== reason) onTrouble(reason)
    lastTrouble = reason
  }

  const openAll = () => {
    const addresses = listAddresses()
    if (addresses.length === 0) return reportTrouble('network')
    if (lastTrouble === 'network') lastTrouble = null
    interfaces = addresses.map(address => {
      const networkInterface: OpenNetworkInterface = openNetworkInterface(address, {
        begin,
        onAttempt: why => noteAttempt(networkInterface, why),
      })
      return networkInterface
    })
  }

  /** Reports trouble only if no interface works, because many machines have interfaces that lead nowhere. */
  const noteAttempt = (networkInterface: OpenNetworkInterface, reason: DiscoveryTrouble | null) => {
    if (!interfaces.includes(networkInterface)) return
    if (reason === null) troubleByInterface.delete(networkInterface)
    else troubleByInterface.set(networkInterface, reason)
    if (reason !== null && troubleByInterface.size === interfaces.length) reportTrouble(reason)
  }

  const closeAll = () => {
    closing = Promise.all([closing, ...interfaces.map(opened => opened.close())])
    interfaces = []
    troubleByInterface = new Map()
  }

  openAll()
  const unwatch = watchNetworkInterfaces(() => {
    closeAll()
    openAll()
  }, listAddresses)

  return {
    open: () => interfaces.flatMap(({ bonjour }) => bonjour() ?? []),
    close: async () => {
      unwatch()
      closeAll()
      await closing
    },
  }
}

function troubleOf({ code }: NodeJS.ErrnoException): DiscoveryTrouble {
  if (code === 'EADDRINUSE') return 'port'
  if (code === 'EACCES' || code === 'EPERM') return 'refused'
  // macOS says "no route" when a person has not allowed the local network.
  return code === 'EHOSTUNREACH' && process.platform === 'darwin' ? 'refused' : 'network'
}
