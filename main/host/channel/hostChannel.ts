// The host's end of a channel: it identifies the host, checks a device's greeting, then opens and seals frames.
import { randomBytes } from 'node:crypto'
import {
  answerGreeting,
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
    greeting: Pick<GreetMessage, 'by' | 'tag'>,
    address: string,
  ) => { readonly secret: string; readonly authentication: Authentication } | 'unknown' | 'too-many'
  /** Called when a greeting that counted as a guess turned out to be right. */
  noteConfirmed: (authentication: Authentication, address: string) => void
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
  readonly authentication: Authentication | null // null until it is sealed
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
  #hostHello: HostHello
  #greetingCount = 0
  #isAwaitingTurn = false // waits for its turn to exchange keys
  #answeredGreeting: {
    readonly authentication: Authentication
    readonly keysOnce: NonNullable<ReturnType<typeof answerGreeting>>['keysOnce']
  } | null = null
  #sealer: FrameSealer | null = null
  #opener: FrameOpener | null = null
  authentication: Authentication | null = null
  resumption: Resumption | null = null

  /** Sends the host's identity at once. Without `awaitTurn` no greeting waits for its turn. */
  constructor(doorkeeper: Doorkeeper, { address, sendText, awaitTurn, onBroken = () => {} }: HostChannelContext) {
    this.#doorkeeper = doorkeeper
    this.#address = address
    this.#sendText = sendText
    this.#awaitTurn = awaitTurn
    this.#onBroken = onBroken
    this.#hostHello = this.#createHostHello()
    sendText(JSON.stringify(this.#hostHello))
  }

  #createHostHello(declined?: Pick<HostHello, 'declined' | 'tooMany'>): HostHello {
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
    const keys = this.#answeredGreeting?.keysOnce(message)
    if (!keys) return 'broken'
    const { authentication } = this.#answeredGreeting!
    this.#doorkeeper.noteConfirmed(authentication, this.#address)
    this.#opener = new FrameOpener(hostCipher, keys.toHost)
    this.#sealer = new FrameSealer(hostCipher, keys.toDevice)
    this.authentication = authentication
    this.resumption = keys.resumption
    return 'handshake'
  }

  #answer(greeting: GreetMessage): OpenedFrame {
    if (++this.#greetingCount > MAX_GREETINGS || this.#answeredGreeting || this.#isAwaitingTurn) return 'broken'
    const knownSecret = this.#doorkeeper.secretFor(greeting, this.#address)
    if (typeof knownSecret === 'string') {
      this.#hostHello = this.#createHostHello({
        declined: greeting.by,
        ...(knownSecret === 'too-many' && { tooMany: true }),
      })
      this.#sendText(JSON.stringify(this.#hostHello))
      return 'handshake'
    }
    if (greeting.by === 'resumption' || !this.#awaitTurn) return this.#exchangeKeys(greeting, knownSecret)
    this.#isAwaitingTurn = true
    this.#awaitTurn(greeting.by, () => {
      this.#isAwaitingTurn = false
      if (this.#exchangeKeys(greeting, knownSecret) === 'broken') this.#onBroken()
    })
    return 'handshake'
  }

  #exchangeKeys(
    greeting: GreetMessage,
    { secret, authentication }: { readonly secret: string; readonly authentication: Authentication },
  ): OpenedFrame {
    const answer = answerGreeting(this.#hostHello, greeting, secret)
    if (!answer) return 'broken'
    this.#answeredGreeting = { authentication, keysOnce: answer.keysOnce }
    this.#sendText(JSON.stringify(answer.greeted))
    return 'handshake'
  }

  seal(text: Buffer): Buffer | null {
    const frame = this.#sealer?.seal(text)
    return frame ? Buffer.from(frame.buffer, frame.byteOffset, frame.byteLength) : null
  }
}
