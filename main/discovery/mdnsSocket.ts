// Answers for: one mDNS socket on one network card. Nothing that befalls it, and nothing it hears, ends the process.
import multicastDns, { type QueryPacket, type ResponsePacket } from 'multicast-dns'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'

export type MdnsQuestion = NonNullable<QueryPacket['questions']>[number]
export type MdnsRecord = NonNullable<ResponsePacket['answers']>[number]

export interface MdnsSocket {
  /** Asks the whole network who offers a service of this type. */
  query(serviceType: string): void
  /** Tells the whole network; resolves when that has gone out, or will not. */
  respond(answers: readonly MdnsRecord[], additionals?: readonly MdnsRecord[]): Promise<void>
  onQuery(listener: (questions: readonly MdnsQuestion[]) => void): void
  onResponse(listener: (records: readonly MdnsRecord[], from: string) => void): void
  close(): Promise<void>
}

/** How long is waited for the system to send a packet, or to close the socket, in milliseconds. */
const SOCKET_TIMEOUT_MS = 500

/** Opens the socket. `outcome` hears after every attempt to send whether it got through: null, or why not. */
export function mdnsSocket(card: string, outcome: (trouble: DiscoveryTrouble | null) => void): MdnsSocket {
  // `interface` alone would bind to the card's own address, where multicast never arrives.
  const mdns = multicastDns({ interface: card, bind: '0.0.0.0' })
  mdns.on('error', error => outcome(troubleOf(error)))
  mdns.on('warning', (error: NodeJS.ErrnoException) => {
    if (error.syscall !== undefined) outcome(troubleOf(error)) // the others are packets that could not be read, and go no further
  })

  const attempt = (send: (sent: (error: Error | null) => void) => void) =>
    inTime(done =>
      send(error => {
        outcome(error ? troubleOf(error) : null)
        done()
      }),
    )

  return {
    query: serviceType => void attempt(sent => mdns.query(serviceType, 'PTR', sent)),
    respond: (answers, additionals = []) =>
      attempt(sent => mdns.respond({ answers: [...answers], additionals: [...additionals] }, sent)),
    onQuery: listener => mdns.on('query', ({ questions = [] }) => listener(questions)),
    onResponse: listener =>
      mdns.on('response', ({ answers = [], additionals = [] }, { address }) =>
        listener([...answers, ...additionals], address),
      ),
    close: () => inTime(done => mdns.destroy(done)),
  }
}

/** Waits for `done`, but not for ever: a socket that is still being bound neither sends nor closes. */
function inTime(begin: (done: () => void) => void): Promise<void> {
  return new Promise(resolve => {
    const timer = setTimeout(resolve, SOCKET_TIMEOUT_MS)
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    try {
      begin(done)
    } catch {
      done()
    }
  })
}

function troubleOf({ code }: NodeJS.ErrnoException): DiscoveryTrouble {
  if (code === 'EADDRINUSE') return 'port'
  if (code === 'EACCES' || code === 'EPERM') return 'refused'
  // macOS says "no route" when a person has not allowed the local network.
  return code === 'EHOSTUNREACH' && process.platform === 'darwin' ? 'refused' : 'network'
}
