// Answers for: one screen's connection. What it said hello as, whose view it looks at, and how much nonsense it has sent.
import type { WebSocket } from 'ws'
import type { Seat } from '../../../shared/engine/index.ts'
import type { Resumption } from '../../../shared/sealing/index.ts'
import type { HostMessage, RefusalReason } from '../../../shared/wire/index.ts'
import type { SealedChannel, OpenedFrame, Authentication } from './hostChannel.ts'
import type { SignOfLife } from '../table/moveClock.ts'
import type { SharedSealer } from './sharedSeal.ts'

/** Nonsense a connection may send before it is closed; each sensible message takes some back. */
const MAX_UNREADABLE_MESSAGES = 8

/** Bytes that may wait for a screen that does not read; more, and it is let go to come back afresh. */
const MAX_BACKLOG_BYTES = 256 * 1024

/** How long a screen that does not read may take to hear that it is let go, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2000

/** How soon a frame that the system did not take is handed to it again, in milliseconds. */
const RETRY_MS = 100

/** Pings a screen may leave unanswered before it is let go. */
const MAX_UNANSWERED = 2

/** Who a device is: its token's hash, known only to the host, and what others may call it. */
export interface DeviceIdentity {
  readonly hash: string
  readonly mark: string
  readonly digest: string // by which the proof of a deal names it
  readonly owner: boolean
  readonly display: boolean
  readonly draws: boolean // it answers when numbers are drawn for a deal
}

export class Connection {
  readonly #socket: WebSocket
  readonly #channel: SealedChannel
  readonly address: string
  device: DeviceIdentity | null = null
  /** Whose view this screen is sent: a seat, or the table (null). */
  watches: Seat | null = null
  /** The table as this screen was last shown it. */
  shown: string | null = null
  #sharedSeal: SharedSealer | null = null
  #untaken: Uint8Array[] = [] // frames the system did not take, in their order
  #unanswered = 0 // pings since this screen was last heard of
  #asked = 0 // when it was first pinged since, by a clock that nobody sets
  #answered = -Infinity // when that of the pings was sent that it answered last
  #heard = performance.now()
  #nonsense = 0

  constructor(socket: WebSocket, { channel, address }: { readonly channel: SealedChannel; readonly address: string }) {
    this.#socket = socket
    this.#channel = channel
    this.address = address
  }

  /** What its device has shown of itself; null while its channel is not sealed. */
  get proof(): Authentication | null {
    return this.#channel.proof
  }

  /** What both sides may make their next channel from. */
  get resumption(): Resumption | null {
    return this.#channel.resumption ?? null
  }

  /** What a frame that came says. */
  open(bytes: Buffer, isBinary: boolean): OpenedFrame {
    return this.#channel.open(bytes, isBinary)
  }

  send(message: HostMessage): void {
    this.sendText(Buffer.from(JSON.stringify(message)))
  }

  /** Sends a message that was made into text, and its text into bytes, once for several screens. */
  sendText(text: Buffer): void {
    this.#sendFrame(() => this.#channel.seal(text))
  }

  /** Sends what every screen that looks at the table is told alike. Displays that have shown nothing of themselves hear it under the table's one seal. */
  sendPublic(text: Buffer, seal: SharedSealer): void {
    if (!this.device?.display || this.proof?.by !== 'none') return this.sendText(text)
    if (this.#sharedSeal !== seal) this.send(seal.invitation(text))
    this.#sharedSeal = seal
    this.#sendFrame(() => seal.seal(text))
  }

  #sendFrame(seal: () => Uint8Array | null): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return
    const untaken = this.#untaken.reduce((sum, { length }) => sum + length, 0)
    if (this.#socket.bufferedAmount + untaken <= MAX_BACKLOG_BYTES) {
      const frame = seal()
      if (!frame) return
      this.#untaken.push(frame)
      if (untaken === 0) this.#handOver()
      return
    }
    this.#socket.close(1013, 'it reads too slowly')
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref()
  }

  /** Hands what waits to the system. What it does not take now is not lost: a frame left out would break the channel. */
  #handOver(): void {
    try {
      while (this.#untaken.length > 0 && this.#socket.readyState === this.#socket.OPEN) {
        this.#socket.send(this.#untaken[0]!)
        this.#untaken.shift()
      }
    } catch {
      setTimeout(() => this.#handOver(), RETRY_MS).unref()
    }
  }

  refuse(why: RefusalReason): void {
    this.send({ type: 'refused', why })
  }

  /** Refuses nonsense; closes the connection when there is no end of it. */
  refuseNonsense(why: RefusalReason): void {
    this.refuse(why)
    if (++this.#nonsense < MAX_UNREADABLE_MESSAGES) return
    this.refuse('too-often')
    this.#socket.close(1008, 'too much that could not be read')
  }

  /** Says why this screen cannot stay, and lets it go. */
  turnAway(why: RefusalReason): void {
    this.refuse(why)
    this.#socket.close(1013, why)
  }

  /** A page of an older Hunch says hello: it is told so in the open, as it reads nothing else. */
  turnOlderAway(): void {
    this.#socket.send(JSON.stringify({ type: 'refused', why: 'protocol' } satisfies HostMessage))
    this.#socket.close(1002, 'another protocol')
  }

  /** What came was not sealed by whoever greeted, or not in its turn. */
  breakOff(): void {
    this.#socket.close(1008, 'this channel is broken')
  }

  madeSense(): void {
    if (this.#nonsense > 0) this.#nonsense -= 0.25
  }

  /** The screen said something, or answered a ping: it is there. */
  isThere(): void {
    if (this.#unanswered > 0) this.#answered = this.#asked
    this.#heard = performance.now()
    this.#unanswered = 0
  }

  /** What it has shown of its being there. */
  get signOfLife(): SignOfLife {
    return { asked: this.#answered, heard: this.#heard, isAsked: this.#unanswered > 0 }
  }

  /** Asks whether the screen is there, unless it was asked already. */
  ask(): void {
    if (this.#unanswered === 0) this.probe()
  }

  /** Asks whether the screen is still there; lets it go when it has left two such questions unanswered. */
  probe(): void {
    if (this.#unanswered >= MAX_UNANSWERED) return this.#socket.terminate()
    if (this.#unanswered === 0) this.#asked = performance.now()
    this.#unanswered++
    this.#socket.ping()
  }

  drop(): void {
    this.#socket.terminate()
  }
}
