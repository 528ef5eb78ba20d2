// The host's end of a channel: it identifies the host, checks a device's greeting, then opens and seals frames.
import { randomBytes } from 'node:crypto'
import {
  answerGreet,
  FrameOpener,
  FrameSealer,
  type GreetMessage,
  type HostHello,
  type AuthenticationMethod,
  type Resumption,
} from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readDeviceHandshake } from '../../../shared/wire/index.ts'
import { hostCipher } from './hostCipher.ts'

/**
 * The result of a handshake: a device proved its identity (a hash) by its own secret, or that it knows a table's
 * code or link.
 */
export type Authentication =
  | { readonly by: Exclude<AuthenticationMethod, 'device' | 'code' | 'link' | 'hand-over'> }
  | { readonly by: 'device'; readonly hash: string }
  | { readonly by: 'code' | 'link'; readonly table: string }
  | { readonly by: 'hand-over'; readonly transfer?: string } // the handover that continues; absent: a new one, greeted with its code

/** Decides which greetings a host accepts. */
export interface Doorkeeper {
  readonly id: string // the host's, 16 hexadecimal digits
  /**
   * Returns the secret that a greeting must know, and what knowing it proves. `unknown`: this host has no such
   * secret. `too-many`: it accepts no guesses for now.
   */
  secretFor: (
    greet: Pick<GreetMessage, 'by' | 'tag'>,
    address: string,
  ) => { readonly secret: string; readonly proof: Authentication } | 'unknown' | 'too-many'
  /** Called when a greeting that counted as a guess turned out to be right. */
  confirmed: (proof: Authentication, address: string) => void
}

/** The most greetings on one connection: one for each credential a device may have. */
const MAX_GREETINGS = 5

/**
 * The content of a frame. `older`: the hello of a page of an older Hunch. `broken`: unreadable, so that the channel
 * cannot continue.
 */
export type OpenedFrame = { readonly text: Buffer } | 'handshake' | 'older' | 'broken'

/** The other end of a channel, as a host's connection uses it. */
export interface SealedChannel {
  readonly proof: Authentication | null // null until it is sealed
  readonly resumption?: Resumption | null // what both sides can resume this channel with; null until it is sealed
  open(bytes: Buffer, isBinary: boolean): OpenedFrame
  /** Seals a message; null while the channel is not sealed yet. */
  seal(text: Buffer): Buffer | null
}

interface HostChannelContext {
  readonly address: string
  readonly sendText: (text: string) => void
  /** Queues the greeting, and calls `exchange` when it is its turn. */
  readonly awaitTurn?: ((by: AuthenticationMethod, exchange: () => void) => void) | undefined
  /** Called when a greeting is invalid, and the connection must be closed. */
  readonly onBroken?: () => void
}

export class HostChannel implements SealedChannel {
  readonly #doorkeeper: Doorkeeper
  readonly #address: string
  readonly #sendText: (text: string) => void
  readonly #awaitTurn: HostChannelContext['awaitTurn']
  readonly #onBroken: () => void
  #offer: HostHello
  #greetings = 0
  #isAwaitingTurn = false // waits for its turn to exchange keys
  #exchangedGreeting: {
    readonly proof: Authentication
    readonly keysOnce: NonNullable<ReturnType<typeof answerGreet>>['keysOnce']
  } | null = null
  #sealer: FrameSealer | null = null
  #opener: FrameOpener | null = null
  proof: Authentication | null = null
  resumption: Resumption | null = null

  /** Sends the host's identity at once. `say`: sends in clear text. Without `turn` no greeting waits. */
  constructor(doorkeeper: Doorkeeper, { address, sendText, awaitTurn, onBroken = () => {} }: HostChannelContext) {
    this.#doorkeeper = doorkeeper
    this.#address = address
    this.#sendText = sendText
    this.#awaitTurn = awaitTurn
    this.#onBroken = onBroken
    this.#offer = this.#nextOffer()
    sendText(JSON.stringify(this.#offer))
  }

  #nextOffer(declined?: Pick<HostHello, 'declined' | 'tooMany'>): HostHello {
    const session = randomBytes(16).toString('hex')
    return {
      type: 'host',
      protocol: PROTOCOL_VERSION,
      host: this.#doorkeeper.id,
      session,
      ...declined,
    }
  }

  open(bytes: Buffer, isBinary: boolean): OpenedFrame {
    if (this.#opener) {
      const text = isBinary ? this.#opener.open(bytes) : null
      return text ? { text: Buffer.from(text.buffer, text.byteOffset, text.byteLength) } : 'broken'
    }
    const message = isBinary ? null : readDeviceHandshake(bytes.toString('utf8'))
    if (!message) return bytes.includes('"hello"') ? 'older' : 'broken'
    if (message.type === 'greet') return this.#answer(message)
    const keys = this.#exchangedGreeting?.keysOnce(message)
    if (!keys) return 'broken'
    const { proof } = this.#exchangedGreeting!
    this.#doorkeeper.confirmed(proof, this.#address)
    this.#opener = new FrameOpener(hostCipher, keys.toHost)
    this.#sealer = new FrameSealer(hostCipher, keys.toDevice)
    this.proof = proof
    this.resumption = keys.resumption
    return 'handshake'
  }

  #answer(greet: GreetMessage): OpenedFrame {
    if (++this.#greetings > MAX_GREETINGS || this.#exchangedGreeting || this.#isAwaitingTurn) return 'broken'
    const known = this.#doorkeeper.secretFor(greet, this.#address)
    if (typeof known === 'string') {
      this.#offer = this.#nextOffer({ declined: greet.by, ...(known === 'too-many' && { tooMany: true }) })
      this.#sendText(JSON.stringify(this.#offer))
      return 'handshake'
    }
    if (greet.by === 'resumption' || !this.#awaitTurn) return this.#exchange(greet, known)
    this.#isAwaitingTurn = true
    this.#awaitTurn(greet.by, () => {
      this.#isAwaitingTurn = false
      if (this.#exchange(greet, known) === 'broken') this.#onBroken()
    })
    return 'handshake'
  }

  #exchange(
    greet: GreetMessage,
    { secret, proof }: { readonly secret: string; readonly proof: Authentication },
  ): OpenedFrame {
    const answer = answerGreet(this.#offer, greet, secret)
    if (!answer) return 'broken'
    this.#exchangedGreeting = { proof, keysOnce: answer.keysOnce }
    this.#sendText(JSON.stringify(answer.greeted))
    return 'handshake'
  }

  seal(text: Buffer): Buffer | null {
    const frame = this.#sealer?.seal(text)
    return frame ? Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength) : null
  }
}
