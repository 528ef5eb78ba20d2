// A device without a screen, in Node: a socket that greets a host and seals frames as a page does.
// For handing tables over, for benches and for tests.
import { WebSocket, type RawData } from 'ws'
import {
  availableCredentials,
  deviceHash,
  DeviceChannel,
  type AuthenticationMethod,
  type GreetingMethod,
  type LastChannel,
} from '../../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readHostHandshake, readHostMessage, type ClientMessage } from '../../../shared/wire/index.ts'
import { hostCipher } from './hostCipher.ts'

/**
 * The credentials to greet the host with: the key, the device's secret, a link, or the join code, in this
 * order; "none" if there are none.
 */
export interface GreetingCredentials {
  readonly hostKey?: string | undefined
  readonly device?: string | undefined // the secret by which this host knows it
  readonly link?: string | undefined // the key in a table's links
  readonly code?: string | undefined
  readonly table?: string | undefined // the table of that link and code, if several are open
  readonly handOver?: { readonly secret: string; readonly tag?: string | undefined } | undefined // only for a host that hands a table over: its secret, and the tag of the handover
}

export interface SocketToHostCallbacks {
  /** Called when the channel to the host with this id is sealed. */
  readonly onOpened: (host: string, by: AuthenticationMethod) => void
  /** Called when the host declined a credential; the next best one is tried then. */
  readonly onDeclined?: (how: 'declined' | 'too-many') => void
  /** Called with each message of the host. */
  readonly heard: (text: Buffer) => void
}

export class SocketToHost {
  readonly socket: WebSocket
  readonly #channel: DeviceChannel

  /**
   * `from`: the address of this machine to connect from, if it matters. `last`: its previous channel, when it
   * reconnects.
   */
  constructor(
    url: string,
    {
      by,
      from,
      last,
      onOpened,
      onDeclined,
      heard,
    }: SocketToHostCallbacks & {
      readonly by: GreetingCredentials
      readonly from?: string | undefined
      readonly last?: LastChannel | undefined
    },
  ) {
    const options = { perMessageDeflate: false, ...(from !== undefined && { localAddress: from }) }
    const socket = new WebSocket(url.replace(/^http/, 'ws'), options)
    this.socket = socket
    const device = by.device === undefined ? undefined : deviceHash(by.device)
    const knownCredentials = availableCredentials({ ...by, device })
    const unknownMethods = new Set<GreetingMethod>()
    this.#channel = new DeviceChannel({
      cipher: hostCipher,
      protocol: PROTOCOL_VERSION,
      last,
      credentials: () => knownCredentials.filter(credential => !unknownMethods.has(credential.by)),
      send: frame => socket.send(frame),
      onOpened,
      onUnknown: (_, means, reason) => {
        unknownMethods.add(means)
        if (reason === 'wrong') socket.close(1008, 'the host does not know this secret')
        else onDeclined?.(reason)
      },
      foreign: () => socket.close(1002, 'another protocol'),
    })
    const receiveText = (text: Buffer) => {
      if (text.includes('"shares"')) {
        const message = readHostMessage(text.toString('utf8'))
        if (message?.type === 'shares') return this.#channel.share(message)
      }
      heard(text)
    }
    socket.on('message', (frame: RawData, isBinary: boolean) => {
      const bytes = frame as Buffer // the form in which ws delivers it by default
      if (isBinary) {
        const text = this.#channel.open(bytes)
        if (text) receiveText(Buffer.from(text.buffer, text.byteOffset, text.byteLength))
        else socket.close(1008, 'this channel is broken')
      } else {
        const message = readHostHandshake(bytes.toString('utf8'))
        if (message) this.#channel.handleHandshake(message)
      }
    })
  }

  say(message: ClientMessage | string): void {
    this.#channel.say(typeof message === 'string' ? message : JSON.stringify(message))
  }
}
