// Answers for: one multicast socket on one network card. Nothing that befalls it, and nothing it hears, ends the process.
import Bonjour from 'bonjour-service'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'

/** A record of a multicast answer, as far as we read it. */
export interface MdnsAnswer {
  readonly type: string
  readonly name: string
  readonly ttl?: number
  readonly data?: unknown
}

/** The multicast socket inside a Bonjour. Its class keeps it to itself, but lets its errors end the process. */
interface Socket {
  on(event: 'error' | 'warning', listener: (error: NodeJS.ErrnoException) => void): void
  on(
    event: 'response',
    listener: (packet: { answers: MdnsAnswer[]; additionals: MdnsAnswer[] }, from: { address: string }) => void,
  ): void
  emit(event: string, ...values: unknown[]): boolean
  send(packet: unknown, ...rest: unknown[]): void
  query(name: string, type: 'PTR'): void
}

export interface MdnsSocket {
  readonly bonjour: Bonjour
  /** Asks the whole network who offers the service. */
  readonly ask: (service: string) => void
  /** Says goodbye for what was published, then ends. */
  readonly close: () => Promise<void>
}

/** How long a goodbye may take, in milliseconds. */
const PARTING = 500

/** Opens the socket. `went` hears after every attempt whether it got through: null, or why not. */
export function mdnsSocket(
  card: string,
  went: (why: DiscoveryTrouble | null) => void,
  heard: (records: MdnsAnswer[], from: string) => void = () => {},
): MdnsSocket {
  // `interface` alone would bind to the card's own address, where multicast never arrives.
  const place = { interface: card, bind: '0.0.0.0' }
  const bonjour = new Bonjour(place as object, () => {}) // what it would report there, `send` below has reported
  const { mdns } = (bonjour as unknown as { server: { mdns: Socket } }).server
  mdns.on('error', error => went(reason(error)))
  mdns.on('warning', error => {
    if (error.syscall !== undefined) went(reason(error)) // the others are packets that could not be read
  })
  mdns.on('response', ({ answers, additionals }, { address }) => heard([...answers, ...additionals], address))
  makeSafe(mdns, went)
  return {
    bonjour,
    ask: service => mdns.query(`${service}.local`, 'PTR'),
    close: async () => {
      await inTime(done => bonjour.unpublishAll(done))
      await inTime(done => bonjour.destroy(done))
    },
  }
}

function makeSafe(mdns: Socket, went: (why: DiscoveryTrouble | null) => void): void {
  const emit = mdns.emit.bind(mdns)
  mdns.emit = (event, ...values) => {
    try {
      return emit(event, ...values)
    } catch {
      return true // a packet that trips whoever reads it is not worth more
    }
  }
  const send = mdns.send.bind(mdns)
  mdns.send = (packet, ...rest) => {
    const done = rest.find(one => typeof one === 'function') as ((error: Error | null) => void) | undefined
    const sent = (error?: NodeJS.ErrnoException | null) => {
      went(error ? reason(error) : null)
      done?.(error ?? null)
    }
    try {
      send(packet, null, sent)
    } catch (error) {
      sent(error as NodeJS.ErrnoException)
    }
  }
}

async function inTime(begin: (done: () => void) => void): Promise<void> {
  await new Promise<void>(resolve => {
    const timer = setTimeout(resolve, PARTING)
    try {
      begin(() => {
        clearTimeout(timer)
        resolve()
      })
    } catch {
      clearTimeout(timer)
      resolve()
    }
  })
}

function reason({ code }: NodeJS.ErrnoException): DiscoveryTrouble {
  if (code === 'EADDRINUSE') return 'port'
  if (code === 'EACCES' || code === 'EPERM') return 'refused'
  // macOS says "no route" when a person has not allowed the local network.
  return code === 'EHOSTUNREACH' && process.platform === 'darwin' ? 'refused' : 'network'
}
