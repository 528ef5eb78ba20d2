// The connection from this host to the one that takes a table over, with the same handshake and sealing as a device's.
import { SocketToHost } from '../channel/socketToHost.ts'
import { Refusal } from '../errors/refusal.ts'
import {
  readReceivingHostMessage,
  type GivingHostMessage,
  type ReceivingHostMessage,
} from '../../../shared/wire/index.ts'

/** How long the other host may take to answer, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000

/** The credential for the other host: its code or, once a handover has begun, that handover's key. */
export interface HandoverCredential {
  readonly secret: string
  readonly tag?: string | undefined
}

type Answer<T extends ReceivingHostMessage['type']> = Extract<ReceivingHostMessage, { type: T }>

export class ReceivingHostConnection {
  readonly #socketToHost: SocketToHost
  /** The other host's id. */
  readonly hostId: string
  #awaitedAnswer: {
    readonly resolve: (message: ReceivingHostMessage) => void
    readonly reject: (error: Error) => void
  } | null = null

  private constructor(device: SocketToHost, host: string) {
    this.#socketToHost = device
    this.hostId = host
    device.socket.on('close', () => this.#awaitedAnswer?.reject(new Refusal('no-answer')))
  }

  /**
   * `address`: host:port. Rejects with Refusal: nobody answers there, the secret is not theirs, or they speak
   * another protocol.
   */
  static async open(address: string, secret: HandoverCredential): Promise<ReceivingHostConnection> {
    let receiveText: (text: Buffer) => void = () => {}
    let device: SocketToHost | null = null
    try {
      return await new Promise((resolve, reject) => {
        const refuseNoAnswer = () => reject(new Refusal('no-answer'))
        const deviceSocket = new SocketToHost(`ws://${address}/`, {
          by: { handOver: secret },
          onOpened: (host, means) => {
            if (means !== 'hand-over') return reject(new Refusal('not-awaited'))
            const hostConnection = new ReceivingHostConnection(deviceSocket, host)
            receiveText = text => hostConnection.#receive(text)
            resolve(hostConnection)
          },
          heard: text => receiveText(text),
        })
        device = deviceSocket
        const answerTimeout = setTimeout(refuseNoAnswer, ANSWER_TIMEOUT_MS)
        deviceSocket.socket.on('error', refuseNoAnswer).on('close', code => {
          clearTimeout(answerTimeout)
          reject(new Refusal(code === 1002 ? 'unlike-there' : code === 1008 ? 'not-awaited' : 'no-answer'))
        })
      })
    } catch (error) {
      ;(device as SocketToHost | null)?.socket.terminate()
      throw error instanceof Refusal ? error : new Refusal('no-answer') // the text is not an address
    }
  }

  say(message: GivingHostMessage): void {
    this.#socketToHost.say(JSON.stringify(message))
  }

  /**
   * Sends a message and resolves with the answer. Rejects with Refusal: they decline, answer something else, or
   * not in time.
   */
  async ask<T extends ReceivingHostMessage['type']>(message: GivingHostMessage, type: T): Promise<Answer<T>> {
    const answer = await new Promise<ReceivingHostMessage>((resolve, reject) => {
      const answerTimeout = setTimeout(() => reject(new Refusal('no-answer')), ANSWER_TIMEOUT_MS)
      /** Settles the question and stops waiting. */
      const onceSettled =
        <V>(settle: (value: V) => void) =>
        (value: V) => {
          clearTimeout(answerTimeout)
          this.#awaitedAnswer = null
          settle(value)
        }
      this.#awaitedAnswer = { resolve: onceSettled(resolve), reject: onceSettled(reject) }
      if (this.#socketToHost.socket.readyState !== this.#socketToHost.socket.OPEN)
        this.#awaitedAnswer.reject(new Refusal('no-answer'))
      else this.say(message)
    })
    if (answer.type === 'declined') throw new Refusal(answer.why)
    if (answer.type !== type) throw new Refusal('unlike-there')
    return answer as Answer<T>
  }

  close(): void {
    this.#socketToHost.socket.close()
  }

  #receive(text: Buffer): void {
    const message = readReceivingHostMessage(text.toString('utf8'))
    if (message) this.#awaitedAnswer?.resolve(message) // anything else is a heartbeat
  }
}
