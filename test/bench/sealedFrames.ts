// Corrupts handshakes and sealed frames on their way: none may open a channel, and none may pass for the original.
import { randomBytes } from 'node:crypto'
import { diceFromSeed, type Dice } from '../../shared/engine/index.ts'
import { DeviceChannel, FrameOpener, FrameSealer, LastChannel, type Credential } from '../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readDeviceHandshake, readHostHandshake } from '../../shared/wire/index.ts'
import type { SealedChannel } from '../../main/host/channel/hostChannel.ts'
import { hostCipher } from '../../main/host/channel/hostCipher.ts'
import { corruptFrame, SAMPLE_COMMANDS, TEST_DEVICE, TEST_KEY, RoomUnderTest, FakeSocket } from './roomUnderTest.ts'

/** The four clear messages of a handshake, from which both sides derive their keys. */
export const HANDSHAKE_MESSAGE_TYPES = ['host', 'greet', 'greeted', 'confirmed'] as const
export type HandshakeMessageType = (typeof HANDSHAKE_MESSAGE_TYPES)[number]

/** The ways to change sealed frames on their way. */
export const FRAME_TAMPERINGS = ['flipped', 'cut', 'doubled', 'leftOut', 'swapped', 'foreign'] as const
export type FrameTampering = (typeof FRAME_TAMPERINGS)[number]

export interface SealedFrameFuzzCounts {
  readonly greetings: Readonly<Record<HandshakeMessageType, number>> // handshakes with a changed message
  readonly alike: number // how many of those read the same after the change
  readonly sealed: Readonly<Record<FrameTampering, number>>
  readonly faults: number // bugs of Hunch, reported or thrown
  readonly taken: number // handshakes that opened a channel all the same, and frames that were accepted
  readonly changed: number // tables changed by any of these
}

/** Trials per room: the owner receives every table opened in it, and there are more and more of them. */
const A_ROOM = 3000

/** Changes this many handshakes, and this many sealed frames. */
export async function fuzzSealedFrames({
  greetings,
  sealed,
  seed,
  progress = () => {},
}: {
  readonly greetings: number
  readonly sealed: number
  readonly seed: string
  readonly progress?: (done: number) => void
}): Promise<SealedFrameFuzzCounts> {
  const luck = diceFromSeed(`sealed frames ${seed}`)
  const count = {
    greetings: { host: 0, greet: 0, greeted: 0, confirmed: 0 },
    alike: 0,
    sealed: { flipped: 0, cut: 0, doubled: 0, leftOut: 0, swapped: 0, foreign: 0 },
    faults: 0,
    taken: 0,
    changed: 0,
  }
  for (let done = 0; done < greetings + sealed;) {
    const tried = await RoomUnderTest.open()
    try {
      const owner = new GreetedScreen(tried, { by: 'owner', secret: TEST_KEY })
      owner.hello()
      for (let left = A_ROOM; left > 0 && done < greetings + sealed; left--, done++) {
        tried.layTable(message => owner.say(message))
        const before = tried.state
        if (done < greetings) {
          const at = HANDSHAKE_MESSAGE_TYPES[done % HANDSHAKE_MESSAGE_TYPES.length]!
          const { isAlike, isTaken } = greetChanged(tried, at, luck)
          count.greetings[at]++
          if (isAlike) count.alike++
          if (isTaken) count.taken++
          if (tried.state !== before) count.changed++
        } else {
          const tampering = FRAME_TAMPERINGS[(done - greetings) % FRAME_TAMPERINGS.length]!
          const { isTaken, isChanged } = tamper(tried, tampering, luck)
          count.sealed[tampering]++
          if (isTaken) count.taken++
          if (isChanged) count.changed++
        }
      }
      owner.socket.leave()
    } finally {
      tried.close()
    }
    count.faults += tried.faults
    progress(done)
  }
  return count
}

/**
 * Connects a screen and changes one message of its handshake: whether it read the same after, and if not,
 * whether it opened a channel.
 */
function greetChanged(
  tried: RoomUnderTest,
  at: HandshakeMessageType,
  luck: Dice,
): { isAlike: boolean; isTaken: boolean } {
  const credential: Credential = luck.pick([
    { by: 'owner', secret: TEST_KEY },
    { by: 'code', secret: tried.room.table!.code },
    { by: 'none', secret: '' },
  ])
  const last = new LastChannel()
  if (credential.by === 'owner' && luck.below(2) === 0) {
    const before = new GreetedScreen(tried, credential, { last })
    before.hello()
    before.socket.leave()
  }
  const screen = new GreetedScreen(tried, credential, { last, changes: { at, luck } })
  const isTaken = !screen.readsAlike && screen.isSealedOnBothSides
  screen.socket.leave()
  return { isAlike: screen.readsAlike, isTaken }
}

/** A screen that greets a host, with at most one message of the handshake changed on its way. */
class GreetedScreen {
  readonly socket = new FakeSocket()
  readonly #tried: RoomUnderTest
  readonly #device: DeviceChannel
  readonly #changes: { readonly at: HandshakeMessageType; readonly luck: Dice } | null
  #isSealedAtHost = false
  /** The changed message means the same as before, for instance with one more space. */
  readsAlike = false

  constructor(
    tried: RoomUnderTest,
    credential: Credential,
    { last, changes = null }: { last?: LastChannel; changes?: { at: HandshakeMessageType; luck: Dice } | null } = {},
  ) {
    this.#tried = tried
    this.#changes = changes
    this.#device = new DeviceChannel({
      cipher: hostCipher,
      protocol: PROTOCOL_VERSION,
      credentials: () => [credential],
      last,
      send: frame => {
        if (typeof frame === 'string') this.socket.emit('message', this.#onTheWay(frame), false)
        else this.socket.emit('message', Buffer.from(frame), true)
      },
      onOpened: () => {},
      onUnknown: () => {},
      foreign: () => {},
    })
    const said: string[] = [] // the sealed part is not tested here
    this.socket.onMessage = one => typeof one === 'string' && said.push(one)
    tried.try(() => tried.attend(this.socket))
    for (let one; (one = said.shift()) !== undefined;) this.#receive(one)
    const connection = [...tried.room.connectedScreens.all].at(-1)
    this.#isSealedAtHost = this.socket.readyState === this.socket.OPEN && (connection?.authentication ?? null) !== null
  }

  get isSealedOnBothSides(): boolean {
    return this.#isSealedAtHost && this.#device.isSealed
  }

  hello(): void {
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: TEST_DEVICE })
  }

  say(message: object): void {
    this.#device.say(JSON.stringify(message))
  }

  #receive(said: string): void {
    const message = readHostHandshake(this.#onTheWay(said).toString('utf8'))
    if (message) this.#tried.try(() => this.#device.handleHandshake(message))
  }

  #onTheWay(text: string): Buffer {
    const before = readHostHandshake(text) ?? readDeviceHandshake(text)
    if (before?.type !== this.#changes?.at || !this.#changes) return Buffer.from(text)
    const { at, luck } = this.#changes
    let bytes: Buffer = Buffer.from(text)
    while (bytes.equals(Buffer.from(text)))
      bytes = luck.below(4) === 0 ? corruptFrame(bytes, luck) : otherDigit(bytes, luck)
    const after = (at === 'host' || at === 'greeted' ? readHostHandshake : readDeviceHandshake)(bytes.toString('utf8'))
    this.readsAlike = saysTheSame(after, before!)
    return bytes
  }
}

/** True if two messages of a handshake mean the same to their reader: a host's may have additional fields. */
function saysTheSame(a: object | null, b: object): boolean {
  const fields = ['type', 'protocol', 'host', 'session', 'declined', 'by', 'tag', 'share', 'confirms']
  const said = (message: object) => JSON.stringify(fields.map(name => (message as Record<string, unknown>)[name]))
  return a !== null && said(a) === said(b)
}

/** Replaces one hexadecimal digit: what can still be parsed is what a guard lets through. */
function otherDigit(bytes: Buffer, luck: Dice): Buffer {
  const text = bytes.toString('latin1')
  const digits = [...text.matchAll(/(?<=":")[0-9a-f]{8,}/g)].flatMap(({ index, 0: { length } }) => [index, index + length - 1, index + luck.below(length)]) // prettier-ignore
  const at = luck.pick(digits)
  const digit = (parseInt(text[at]!, 16) + 1 + luck.below(15)) % 16
  return Buffer.from(text.slice(0, at) + digit.toString(16) + text.slice(at + 1), 'latin1')
}

/** A screen with a sealed channel sends two messages, one of which is changed: the result. */
function tamper(tried: RoomUnderTest, tampering: FrameTampering, luck: Dice): { isTaken: boolean; isChanged: boolean } {
  const socket = new FakeSocket()
  const { channel, sealer } = sealedByOwner()
  tried.attend(socket, channel)
  const seal = (message: object) => Buffer.from(sealer.seal(Buffer.from(JSON.stringify(message))))
  const arrive = (frame: Buffer) => tried.try(() => void socket.emit('message', frame, true))
  arrive(seal({ type: 'hello', protocol: PROTOCOL_VERSION, device: TEST_DEVICE }))
  const [first, second] = [seal(luck.pick(SAMPLE_COMMANDS)), seal(luck.pick(SAMPLE_COMMANDS))]
  const at = luck.below(first.length)
  if (tampering === 'doubled') arrive(first) // the first time it is the original
  const before = tried.state
  switch (tampering) {
    case 'flipped': {
      first[at]! ^= 1 << luck.below(8)
      arrive(first)
      break
    }
    case 'cut':
      arrive(
        luck.below(2) === 0 ? first.subarray(0, at) : Buffer.concat([first, Buffer.alloc(1 + at, luck.below(256))]),
      )
      break
    case 'doubled':
      arrive(first)
      break
    case 'leftOut':
    case 'swapped':
      arrive(second)
      if (tampering === 'swapped') arrive(first)
      break
    case 'foreign':
      arrive(luck.below(2) === 0 ? randomBytes(1 + at) : Buffer.concat([first.subarray(0, 4), second.subarray(4)]))
      break
  }
  const isTaken = socket.readyState === socket.OPEN
  const isChanged = tried.state !== before
  socket.leave()
  return { isTaken, isChanged }
}

/** The owner's channel after its handshake: a key exchange takes as long as a hundred frames. */
function sealedByOwner(): { channel: SealedChannel; sealer: FrameSealer } {
  const [toHost, toDevice] = [randomBytes(32), randomBytes(32)]
  const [opener, answers] = [new FrameOpener(hostCipher, toHost), new FrameSealer(hostCipher, toDevice)]
  const channel: SealedChannel = {
    authentication: { by: 'owner' },
    open(bytes, isBinary) {
      const text = isBinary ? opener.open(bytes) : null
      return text ? { text: Buffer.from(text) } : 'broken'
    },
    seal: text => Buffer.from(answers.seal(text)),
  }
  return { channel, sealer: new FrameSealer(hostCipher, toHost) }
}
