// The device's end of a channel: greets the host with the best credential it has, then seals and opens frames.
import { bytesToHex, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { isSharedFrame, FrameOpener, FrameSealer, type Cipher } from './channel.ts'
import {
  greetHost,
  type Credential,
  type GreetedMessage,
  type HostHello,
  type AuthenticationMethod,
  type GreetingMethod,
} from './handshake.ts'
import type { LastChannel } from './lastChannel.ts'

/** The parts and callbacks that a device's channel needs. */
export interface DeviceChannelSetup {
  readonly cipher: Cipher
  readonly protocol: number
  /** This device's credentials for the host with this id, best first. The last one has the method "none". */
  readonly credentials: (host: string) => readonly Credential[]
  /** The memory of the last channel, which can be resumed; absent if there was none. */
  readonly last?: LastChannel | undefined
  readonly send: (frame: string | Uint8Array<ArrayBuffer>) => void
  /** Called when the channel is sealed. `by`: the method by which the device, or the channel it resumed, was authenticated. */
  readonly onOpened: (host: string, by: AuthenticationMethod) => void
  /** Called if the host does not know the device's secret. `declined`: the host says so; `too-many`: it accepts no more guesses for now. */
  readonly onUnknown: (host: string, by: GreetingMethod, how: 'declined' | 'too-many' | 'wrong') => void
  /** Called if the host speaks another protocol. */
  readonly foreign: () => void
}

/** The unsealed messages of a host. */
export type HostHandshakeMessage = HostHello | GreetedMessage

export class DeviceChannel {
  readonly #setup: DeviceChannelSetup
  #pendingGreeting: {
    readonly host: string
    readonly by: AuthenticationMethod
    readonly means: GreetingMethod
    readonly finish: ReturnType<typeof greetHost>['finish']
  } | null = null
  #sealer: FrameSealer | null = null
  #opener: FrameOpener | null = null
  #sharedOpener: FrameOpener | null = null

  constructor(ends: DeviceChannelSetup) {
    this.#setup = ends
  }

  get isSealed(): boolean {
    return this.#sealer !== null
  }

  /** Handles a message of the handshake. */
  handleHandshake(message: HostHandshakeMessage): void {
    if (this.isSealed) return
    if (message.type === 'host') this.#greet(message)
    else this.#confirm(message)
  }

  #greet(hostHello: HostHello): void {
    const { credentials, last: lastChannel, protocol, send, onUnknown, foreign } = this.#setup
    if (hostHello.protocol !== protocol) return foreign()
    const { declined } = hostHello
    if (declined !== undefined && declined !== 'resumption')
      // a channel is resumed once at most
      onUnknown(hostHello.host, declined, hostHello.tooMany ? 'too-many' : 'declined')
    const [bestCredential] = credentials(hostHello.host)
    if (!bestCredential) return
    const credential = lastChannel?.take(hostHello.host, bestCredential) ?? bestCredential
    const { greeting, finish } = greetHost(hostHello, credential, bytesToHex(randomBytes(16)))
    this.#pendingGreeting = { host: hostHello.host, by: bestCredential.by, means: credential.by, finish }
    send(JSON.stringify(greeting))
  }

  #confirm(answer: GreetedMessage): void {
    if (!this.#pendingGreeting) return
    const { host, by, means, finish } = this.#pendingGreeting
    const channelKeys = finish(answer)
    this.#pendingGreeting = null
    if (!channelKeys) return this.#setup.onUnknown(host, means, 'wrong')
    this.#sealer = new FrameSealer(this.#setup.cipher, channelKeys.keys.toHost)
    this.#opener = new FrameOpener(this.#setup.cipher, channelKeys.keys.toDevice)
    this.#setup.last?.keep(host, by, channelKeys.keys.resumption)
    this.#setup.send(JSON.stringify(channelKeys.confirmed))
    this.#setup.onOpened(host, by)
  }

  /** The text of a sealed frame; null if it was altered on the way. Then the connection must be closed: nothing opens any more. */
  open(frame: Uint8Array): Uint8Array | null {
    const text = (isSharedFrame(frame) ? this.#sharedOpener : this.#opener)?.open(frame) ?? null
    if (!text) this.#opener = this.#sharedOpener = null
    return text
  }

  /** Accepts frames that the host seals once for several displays with this key, starting at number `next`. */
  share({ key, next }: { readonly key: string; readonly next: number }): void {
    this.#sharedOpener = new FrameOpener(this.#setup.cipher, hexToBytes(key), { first: next, mayMiss: true })
  }

  /** Seals and sends a text. Sends nothing before the channel is sealed. */
  say(text: string): void {
    if (this.#sealer) this.#setup.send(this.#sealer.seal(utf8ToBytes(text)))
  }
}
