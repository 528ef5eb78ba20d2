// Answers for: one mDNS socket on one network card. Nothing that befalls it, and nothing it hears, ends the process.
import multicastDns, { type QueryPacket, type ResponsePacket } from 'multicast-dns'
import type { DiscoveryTrouble } from '../../shared/words/en/programs.ts'

type PacketQuestion = NonNullable<QueryPacket['questions']>[number]
type PacketRecord = NonNullable<ResponsePacket['answers']>[number]
export type MdnsRecord = Exclude<PacketRecord, { type: 'OPT' }>

export interface MdnsQuestion {
  readonly name: string
  readonly type: PacketQuestion['type'] | 'ANY'
  /** The asker would rather be answered alone. */
  readonly unicast: boolean
}

export interface MdnsQuery {
  readonly id: number
  readonly questions: readonly MdnsQuestion[]
  /** What the asker knows already. */
  readonly known: readonly MdnsRecord[]
  /** More that the asker knows is on its way. */
  readonly truncated: boolean
  readonly from: { readonly address: string; readonly port: number }
}

export interface MdnsReply {
  readonly id: number
  readonly questions: readonly MdnsQuestion[]
  readonly answers: readonly MdnsRecord[]
  readonly additionals: readonly MdnsRecord[]
}

export interface MdnsSocket {
  /** The address of its card. */
  readonly card: string
  /** Asks the whole network who offers a service of this type. */
  query(serviceType: string): void
  /** Tells the whole network; resolves when that has gone out, or will not. */
  respond(answers: readonly MdnsRecord[], additionals?: readonly MdnsRecord[]): Promise<void>
  /** Tells one asker alone. */
  reply(to: MdnsQuery['from'], reply: MdnsReply): void
  onQuery(listener: (query: MdnsQuery) => void): void
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
    card,
    query: serviceType => void attempt(sent => mdns.query(serviceType, 'PTR', sent)),
    respond: (answers, additionals = []) =>
      attempt(sent => mdns.respond({ answers: [...answers], additionals: [...additionals] }, sent)),
    // One who cannot be reached is no trouble of the card's.
    reply: (to, { id, questions, answers, additionals }) =>
      void inTime(done =>
        mdns.respond(
          { id, questions: questions.map(plain), answers: [...answers], additionals: [...additionals] },
          { ...to },
          () => done(),
        ),
      ),
    onQuery: listener =>
      mdns.on('query', (packet: QueryPacket & { readonly flag_tc?: boolean }, { address, port }) => {
        const { id = 0, questions = [], answers = [], flag_tc: truncated = false } = packet
        const known = answers.filter(isRecord)
        listener({ id, questions: questions.flatMap(heard), known, truncated, from: { address, port } })
      }),
    onResponse: listener =>
      mdns.on('response', ({ answers = [], additionals = [] }, { address }) =>
        listener([...answers, ...additionals].filter(isRecord), address),
      ),
    close: () => inTime(done => mdns.destroy(done)),
  }
}

/** The classes of a question, and of one with the bit that asks for an answer alone, as dns-packet names them. */
const CLASSES: Readonly<Record<string, { readonly unicast: boolean }>> = {
  IN: { unicast: false },
  ANY: { unicast: false },
  [`UNKNOWN_${0x8000 + 1}`]: { unicast: true },
  [`UNKNOWN_${0x8000 + 255}`]: { unicast: true },
}

/** The question in our terms; nothing when it is not about the internet. */
function heard({ name, type, class: of = 'IN' }: PacketQuestion): MdnsQuestion[] {
  const read = CLASSES[of]
  return read ? [{ name, type, ...read }] : []
}

/** The question as it is given back. The types of dns-packet leave out that all may be asked for. */
function plain({ name, type }: MdnsQuestion): PacketQuestion {
  return { name, type: type as PacketQuestion['type'], class: 'IN' }
}

/** False for what is said of the packet itself. */
function isRecord(record: PacketRecord): record is MdnsRecord {
  return record.type !== 'OPT'
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
