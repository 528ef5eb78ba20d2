// One screen's connection: who it said hello as, whose view it shows, and how much nonsense it has sent.
import type { WebSocket } from 'ws'
import type { Seat } from '../../../shared/engine/index.ts'
import type { Resumption } from '../../../shared/sealing/index.ts'
import type { HostMessage, RefusalReason } from '../../../shared/wire/index.ts'
import type { SealedChannel, OpenedFrame, Authentication } from './hostChannel.ts'
import type { SignOfLife } from '../table/moveClock.ts'
import type { SharedSealer } from './sharedSeal.ts'

/** How many unreadable messages a connection may send before it is closed; each readable one makes up for a quarter. */
const MAX_UNREADABLE_MESSAGES = 8

/** Bytes that may wait for a screen that does not read; beyond that it is disconnected and has to reconnect. */
const MAX_BACKLOG_BYTES = 256 * 1024

/** How long a screen that does not read gets to receive the reason for its disconnection, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2000

/** The pause before a frame that the operating system did not accept is handed to it again, in milliseconds. */
const RETRY_PAUSE_MS = 100

/** Pings a screen may leave unanswered before it is disconnected. */
const MAX_UNANSWERED_PINGS = 2

/** A device's identity: its token's hash, known only to the host, and the tag that others may see. */
export interface DeviceIdentity {
  readonly hash: string
  readonly publicTag: string
  readonly digest: string // the name of the device in the proof of a deal
  readonly isOwner: boolean
  readonly isDisplay: boolean
  readonly takesPartInDraws: boolean // true if the device takes part in seed exchanges
}

export class Connection {
  readonly #socket: WebSocket
  readonly #channel: SealedChannel
  readonly address: string
  device: DeviceIdentity | null = null
  /** The seat whose view this screen gets; null: the table's view. */
  watchedSeat: Seat | null = null
  /** The table as this screen last got it. */
  lastTableText: string | null = null
  #sharedSealer: SharedSealer | null = null
  #unsentFrames: Uint8Array[] = [] // frames the operating system has not accepted yet, in order
  #unansweredPings = 0 // pings since the last message from this screen
  #firstUnansweredPingSentAt = 0 // when the first unanswered ping was sent, by a clock that nobody can set
  #lastAnsweredPingSentAt = -Infinity // when the last ping was sent that was answered
  #lastReceivedAt = performance.now()
  #unreadableCount = 0

  constructor(socket: WebSocket, { channel, address }: { readonly channel: SealedChannel; readonly address: string }) {
    this.#socket = socket
    this.#channel = channel
    this.address = address
  }

  /** What this screen's device has proved about itself; null while the channel is not sealed. */
  get authentication(): Authentication | null {
    return this.#channel.authentication
  }

  /** What both sides can resume this channel with; null while there is nothing to resume. */
  get resumption(): Resumption | null {
    return this.#channel.resumption ?? null
  }

  /** Opens a frame that arrived. */
  open(bytes: Buffer, isBinary: boolean): OpenedFrame {
    return this.#channel.open(bytes, isBinary)
  }

  send(message: HostMessage): void {
    this.sendText(Buffer.from(JSON.stringify(message)))
  }

  /** Sends a message that was serialized once for several screens. */
  sendText(text: Buffer): void {
    if (this.#mayQueue()) this.#queue(this.#channel.seal(text))
  }

  /** Sends a public message. Unauthenticated displays get it under the table's shared seal. */
  sendPublic(text: Buffer, seal: SharedSealer): void {
    if (!this.device?.isDisplay || this.authentication?.by !== 'none') return this.sendText(text)
    if (this.#sharedSealer !== seal) this.send(seal.invitation(text))
    this.#sharedSealer = seal
    if (this.#mayQueue()) this.#queue(seal.seal(text))
  }

  /** False if nothing can be sent. A screen that does not read is disconnected. */
  #mayQueue(): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    let bufferedBytes = this.#socket.bufferedAmount
    for (const { length } of this.#unsentFrames) bufferedBytes += length
    if (bufferedBytes <= MAX_BACKLOG_BYTES) return true
    this.#socket.close(1013, 'it reads too slowly')
    setTimeout(() => this.#socket.terminate(), CLOSE_TIMEOUT_MS).unref()
    return false
  }

  #queue(frame: Uint8Array | null): void {
    if (!frame) return
    this.#unsentFrames.push(frame)
    if (this.#unsentFrames.length === 1) this.#sendQueued()
  }

  /**
   * Hands the waiting frames to the operating system. Frames it does not accept now are kept, because a missing
   * frame would break the channel.
   */
  #sendQueued(): void {
    try {
      while (this.#unsentFrames.length > 0 && this.#socket.readyState === this.#socket.OPEN) {
        this.#socket.send(this.#unsentFrames[0]!)
        this.#unsentFrames.shift()
      }
    } catch {
      setTimeout(() => this.#sendQueued(), RETRY_PAUSE_MS).unref()
    }
  }

  refuse(why: RefusalReason): void {
    this.send({ type: 'refused', why })
  }

  /** Refuses nonsense; closes the connection if there is too much of it. */
  refuseNonsense(reason: RefusalReason): void {
    this.refuse(reason)
    if (++this.#unreadableCount < MAX_UNREADABLE_MESSAGES) return
    this.refuse('too-often')
    this.#socket.close(1008, 'too much that could not be read')
  }

  /** Tells this screen why it cannot stay, and disconnects it. */
  turnAway(reason: RefusalReason): void {
    this.refuse(reason)
    this.#socket.close(1013, reason)
  }

  /** Answers the hello of a page of an older Hunch in clear text, the only kind of answer it understands. */
  turnOlderAway(): void {
    this.#socket.send(JSON.stringify({ type: 'refused', why: 'protocol' } satisfies HostMessage))
    this.#socket.close(1002, 'another protocol')
  }

  /** Ends the connection, because a frame was not sealed by the peer of the handshake, or is not in order. */
  breakOff(): void {
    this.#socket.close(1008, 'this channel is broken')
  }

  noteSensibleMessage(): void {
    if (this.#unreadableCount > 0) this.#unreadableCount -= 0.25
  }

  /** Notes a sign of life: the screen sent something, or answered a ping. */
  noteSignOfLife(): void {
    if (this.#unansweredPings > 0) this.#lastAnsweredPingSentAt = this.#firstUnansweredPingSentAt
    this.#lastReceivedAt = performance.now()
    this.#unansweredPings = 0
  }

  /** The times at which this screen last showed that it is there. */
  get signOfLife(): SignOfLife {
    return {
      answeredPingSentAt: this.#lastAnsweredPingSentAt,
      lastReceivedAt: this.#lastReceivedAt,
      hasUnansweredPing: this.#unansweredPings > 0,
    }
  }

  /** Sends a ping, unless an earlier one is unanswered. */
  pingUnlessPending(): void {
    if (this.#unansweredPings === 0) this.ping()
  }

  /** Sends a ping; disconnects the screen if it has left too many pings unanswered. */
  ping(): void {
    if (this.#unansweredPings >= MAX_UNANSWERED_PINGS) return this.#socket.terminate()
    if (this.#unansweredPings === 0) this.#firstUnansweredPingSentAt = performance.now()
    this.#unansweredPings++
    this.#socket.ping()
  }

  drop(): void {
    this.#socket.terminate()
  }
}
