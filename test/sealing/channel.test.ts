// Answers for: a sealed channel: both ends read each other, in order, and nobody else; what is changed on its way ends it.
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { HostChannel, type Doorkeeper } from '../../main/host/hostChannel.ts'
import { nodeCipher } from '../../main/host/nodeCipher.ts'
import { pageCipher } from '../../renderer/device/cipher.ts'
import {
  DeviceChannel,
  FIRST_SHARED_FRAME_NUMBER,
  FrameOpener,
  FrameSealer,
  type Credential,
  type AuthenticationMethod,
} from '../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readHostHandshake } from '../../shared/wire/index.ts'

const key = new Uint8Array(32).fill(7)
const text = utf8ToBytes('{"type":"beat"}')
const trimmed = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('utf8').trimEnd())

/** A device and a host that know these secrets, with nothing but memory between them. */
function meet(
  credentials: readonly Credential[],
  secrets: Partial<Record<AuthenticationMethod, string>>,
  onTheWay: (greeting: string) => string = greeting => greeting,
) {
  const events: string[] = []
  const asked: AuthenticationMethod[] = []
  const doorkeeper: Doorkeeper = {
    id: '8f14e45fceea167a',
    secretFor: ({ by }) => {
      asked.push(by)
      const secret = secrets[by]
      if (secret === undefined) return null
      return { secret, proof: by === 'device' ? { by, hash: secret } : by === 'code' ? { by, table: '' } : { by } }
    },
    confirmed: ({ by }) => events.push(`confirmed ${by}`),
  }
  const toDevice: string[] = []
  const host = new HostChannel(doorkeeper, { address: '', say: line => toDevice.push(line) })
  const tried = new Set<AuthenticationMethod>()
  const device = new DeviceChannel({
    cipher: pageCipher,
    protocol: PROTOCOL_VERSION,
    credentials: () => credentials.filter(({ by }) => !tried.has(by)),
    send: frame =>
      typeof frame === 'string' ? host.open(Buffer.from(onTheWay(frame)), false) : host.open(Buffer.from(frame), true),
    opened: (_, by) => events.push(`opened ${by}`),
    unknown: (_, by, how) => {
      tried.add(by)
      events.push(`${how} ${by}`)
    },
    foreign: () => events.push('foreign'),
  })
  for (let line; (line = toDevice.shift()) !== undefined;) device.hear(readHostHandshake(line)!)
  return { host, device, events, asked }
}

const NONE: Credential = { by: 'none', secret: '' }

describe('the frames', () => {
  test('the page’s cipher and the host’s are the same', () => {
    const [page, node] = [new FrameSealer(pageCipher, key), new FrameSealer(nodeCipher, key)]
    for (let nth = 0; nth < 3; nth++) expect(Buffer.from(page.seal(text))).toEqual(Buffer.from(node.seal(text)))
    const frame = new FrameSealer(pageCipher, key).seal(text)
    expect(trimmed(new FrameOpener(nodeCipher, key).open(frame))).toBe('{"type":"beat"}')
    expect(trimmed(new FrameOpener(pageCipher, key).open(frame))).toBe('{"type":"beat"}')
  })

  test('how long a message is tells only in which sixty-four bytes it ends', () => {
    const lengths = [1, 15, 63, 64, 65, 128].map(
      long => new FrameSealer(nodeCipher, key).seal(new Uint8Array(long)).length,
    )
    expect(lengths.map(length => length - 4 - 16)).toEqual([64, 64, 64, 64, 128, 128])
  })

  test.each([
    ['nodes’', nodeCipher],
    ['page’s', pageCipher],
  ])('a frame that was changed, left out, doubled or cut does not open (the %s cipher)', (_, cipher) => {
    const sealer = new FrameSealer(nodeCipher, key)
    const [first, second] = [sealer.seal(text), sealer.seal(text)]
    const opener = () => new FrameOpener(cipher, key)
    for (let at = 0; at < first.length; at += 5) {
      const changed = Uint8Array.from(first, (byte, i) => (i === at ? byte ^ 1 : byte))
      expect(opener().open(changed), `byte ${at}`).toBeNull()
    }
    expect(opener().open(second)).toBeNull()
    for (const length of [0, 3, 4, 19, first.length - 1]) expect(opener().open(first.subarray(0, length))).toBeNull()
    const doubled = opener()
    expect(doubled.open(first)).not.toBeNull()
    expect(doubled.open(first)).toBeNull()
    expect(doubled.open(second), 'nothing opens any more').toBeNull()
    const swapped = opener()
    expect(swapped.open(second)).toBeNull()
    expect(swapped.open(first)).toBeNull()
  })

  test('of what is sealed once for several some may be missing, but nothing comes twice, late, or from before one was told the key', () => {
    const sealer = new FrameSealer(nodeCipher, key, FIRST_SHARED_FRAME_NUMBER)
    const [before, first, second, third, fourth] = Array.from({ length: 5 }, () => sealer.seal(text)) as Uint8Array[]
    expect(Buffer.from(before!).readUInt32BE(0)).toBe(FIRST_SHARED_FRAME_NUMBER)
    const opener = () => new FrameOpener(pageCipher, key, { first: FIRST_SHARED_FRAME_NUMBER + 1, mayMiss: true })
    const opens = (...frames: (Uint8Array | undefined)[]) => {
      const one = opener()
      return frames.map(frame => one.open(frame!) !== null)
    }
    expect(opens(first, second, fourth)).toEqual([true, true, true])
    expect(opens(second, second, third)).toEqual([true, false, false])
    expect(opens(third, second, fourth)).toEqual([true, false, false])
    expect(opens(before, first)).toEqual([false, false])
    expect(opens(new FrameSealer(nodeCipher, key).seal(text), first)).toEqual([false, false])
  })

  test('a frame that was sealed for several is nothing to who was told no key for it; nor does the channel go on', () => {
    const { host, device } = meet([NONE], { none: '' })
    expect(device.open(new FrameSealer(nodeCipher, key, FIRST_SHARED_FRAME_NUMBER).seal(text))).toBeNull()
    expect(device.open(host.seal(Buffer.from(text))!)).toBeNull()
    const told = meet([NONE], { none: '' })
    told.device.share({ key: Buffer.from(key).toString('hex'), next: FIRST_SHARED_FRAME_NUMBER })
    expect(trimmed(told.device.open(new FrameSealer(nodeCipher, key, FIRST_SHARED_FRAME_NUMBER).seal(text)))).toBe(
      '{"type":"beat"}',
    )
    expect(trimmed(told.device.open(told.host.seal(Buffer.from(text))!))).toBe('{"type":"beat"}')
  })

  test('what one side seals the other side’s key does not open', () => {
    const { host, device } = meet([NONE], { none: '' })
    const frame = host.seal(Buffer.from(text))!
    expect(host.open(frame, true)).toBe('broken')
    expect(trimmed(device.open(frame))).toBe('{"type":"beat"}')
  })
})

describe('the greeting', () => {
  test.each(['owner', 'device', 'code', 'none'] as const)('by %s leads to a channel where both know the secret', by => {
    const secret = by === 'none' ? '' : 'KITE'
    const { host, device, events } = meet([{ by, secret }], { [by]: secret })
    expect(events).toEqual([`confirmed ${by}`, `opened ${by}`])
    const shown = by === 'device' ? { hash: secret } : by === 'code' ? { table: '' } : {}
    expect(host.proof).toEqual({ by, ...shown })
    expect(device.isSealed).toBe(true)
  })

  test('with another secret leads nowhere, and the host has shown nothing but that', () => {
    const { host, device, events } = meet([{ by: 'code', secret: 'BABA' }], { code: 'KITE' })
    expect(events).toEqual(['wrong code'])
    expect(host.proof).toBeNull()
    expect(device.isSealed).toBe(false)
    expect(host.seal(Buffer.from(text))).toBeNull()
  })

  test('by what the host does not know is declined, and the next best is tried', () => {
    const { events, asked } = meet([{ by: 'device', secret: '1', tag: '3fdba35f' }, { by: 'code', secret: 'KITE' }, NONE], { code: 'KITE' }) // prettier-ignore
    expect(asked).toEqual(['device', 'code'])
    expect(events).toEqual(['declined device', 'confirmed code', 'opened code'])
  })

  test('that somebody turns into one by something else leads nowhere, be the secret the same', () => {
    const secrets = { owner: 'KITE', code: 'KITE' }
    const turned = meet([{ by: 'code', secret: 'KITE' }], secrets, frame => frame.replace('"code"', '"owner"'))
    expect(turned.events).toEqual(['wrong code'])
    expect(turned.host.proof).toBeNull()
    expect(meet([{ by: 'code', secret: 'KITE' }], secrets).host.proof).toEqual({ by: 'code', table: '' })
  })

  test('a host of another protocol is not greeted', () => {
    const { device, events } = meet([NONE], {})
    device.hear({ type: 'host', protocol: PROTOCOL_VERSION + 1, host: '8f14e45fceea167a', session: '0'.repeat(32) })
    expect(events).toEqual(['declined none', 'foreign'])
  })

  test('a fifth greeting, and a confirmation that nobody asked for, end the connection', () => {
    const say = (message: object) => Buffer.from(JSON.stringify(message))
    const host = new HostChannel({ id: '8f14e45fceea167a', secretFor: () => null, confirmed: () => {} }, { address: '', say: () => {} }) // prettier-ignore
    expect(host.open(say({ type: 'confirmed', confirms: '0'.repeat(128) }), false)).toBe('broken')
    const greet = say({ type: 'greet', by: 'owner', session: '0'.repeat(32), share: '0'.repeat(64) })
    expect(Array.from({ length: 5 }, () => host.open(greet, false))).toEqual([...Array(4).fill('handshake'), 'broken'])
    expect(host.open(say({ type: 'hello', protocol: 3, device: 'f'.repeat(32) }), false)).toBe('older')
    expect(host.open(Buffer.from([1, 2, 3]), true)).toBe('broken')
  })

  test('a share that is no point, or leads to the neutral element, ends the connection', () => {
    const host = new HostChannel({ id: '8f14e45fceea167a', secretFor: () => ({ secret: '', proof: { by: 'none' } }), confirmed: () => {} }, { address: '', say: () => {} }) // prettier-ignore
    for (const share of ['0'.repeat(64), 'f'.repeat(64)])
      expect(host.open(Buffer.from(JSON.stringify({ type: 'greet', by: 'none', session: '0'.repeat(32), share })), false)).toBe('broken') // prettier-ignore
  })
})
