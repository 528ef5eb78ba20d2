// Tests a sealed channel: both ends read each other in order, nobody else can, and altered frames end it.
import { utf8ToBytes } from '@noble/hashes/utils.js'
import { describe, expect, test } from 'vitest'
import { HostChannel, type Doorkeeper } from '../../main/host/channel/hostChannel.ts'
import { ResumableChannels } from '../../main/host/channel/resumableChannels.ts'
import { hostCipher } from '../../main/host/channel/hostCipher.ts'
import {
  DeviceChannel,
  FIRST_SHARED_FRAME_NUMBER,
  FrameOpener,
  FrameSealer,
  LastChannel,
  portableCipher,
  type Credential,
  type GreetingMethod,
  type AuthenticationMethod,
} from '../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, readHostHandshake } from '../../shared/wire/index.ts'

const key = new Uint8Array(32).fill(7)
const text = utf8ToBytes('{"type":"beat"}')
const trimmed = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString('utf8').trimEnd())

/** A device and a host with these secrets, connected in memory. */
function meet(
  credentials: readonly Credential[],
  secrets: Partial<Record<AuthenticationMethod, string>>,
  onTheWay: (greeting: string) => string = greeting => greeting,
  { last = new LastChannel(), resumable = new ResumableChannels() } = {},
) {
  const events: string[] = []
  const asked: GreetingMethod[] = []
  const doorkeeper: Doorkeeper = {
    id: '8f14e45fceea167a',
    secretFor: ({ by, tag }) => {
      asked.push(by)
      if (by === 'resumption') return resumable.take(tag ?? '') ?? 'unknown'
      const secret = secrets[by]
      if (secret === undefined) return 'unknown'
      return {
        secret,
        authentication:
          by === 'device' ? { by, hash: secret } : by === 'code' || by === 'link' ? { by, table: '' } : { by },
      }
    },
    noteConfirmed: ({ by }) => events.push(`confirmed ${by}`),
  }
  const toDevice: string[] = []
  const host = new HostChannel(doorkeeper, { address: '', sendText: line => toDevice.push(line) })
  const tried = new Set<GreetingMethod>()
  const device = new DeviceChannel({
    cipher: portableCipher,
    protocol: PROTOCOL_VERSION,
    last,
    credentials: () => credentials.filter(({ by }) => !tried.has(by)),
    send: frame =>
      typeof frame === 'string' ? host.open(Buffer.from(onTheWay(frame)), false) : host.open(Buffer.from(frame), true),
    onOpened: (_, by) => events.push(`opened ${by}`),
    onUnknown: (_, by, how) => {
      tried.add(by)
      events.push(`${how} ${by}`)
    },
    foreign: () => events.push('foreign'),
  })
  for (let line; (line = toDevice.shift()) !== undefined;) device.handleHandshake(readHostHandshake(line)!)
  if (host.resumption && host.authentication?.by === 'device') resumable.keep(host.resumption, host.authentication)
  return { host, device, events, asked, last, resumable }
}

const NONE: Credential = { by: 'none', secret: '' }

test('while a greeting waits for its turn, another one ends the channel', () => {
  let greeting = ''
  meet([NONE], { none: '' }, sent => (greeting ||= sent))
  const doorkeeper: Doorkeeper = {
    id: '8f14e45fceea167a',
    secretFor: () => ({ secret: '', authentication: { by: 'none' } }),
    noteConfirmed: () => expect.unreachable('nobody’s turn has come'),
  }
  const host = new HostChannel(doorkeeper, { address: '', sendText: () => undefined, awaitTurn: () => undefined })
  const opened = () => host.open(Buffer.from(greeting), false)
  expect([opened(), opened()]).toEqual(['handshake', 'broken'])
})

describe('the frames', () => {
  test('are the same with the page’s cipher and the host’s', () => {
    const [page, host] = [new FrameSealer(portableCipher, key), new FrameSealer(hostCipher, key)]
    for (let nth = 0; nth < 3; nth++) expect(Buffer.from(page.seal(text))).toEqual(Buffer.from(host.seal(text)))
    const frame = new FrameSealer(portableCipher, key).seal(text)
    expect(trimmed(new FrameOpener(hostCipher, key).open(frame))).toBe('{"type":"beat"}')
    expect(trimmed(new FrameOpener(portableCipher, key).open(frame))).toBe('{"type":"beat"}')
  })

  test('hide the length of a message up to a multiple of sixty-four bytes', () => {
    const lengths = [1, 15, 63, 64, 65, 128].map(
      long => new FrameSealer(hostCipher, key).seal(new Uint8Array(long)).length,
    )
    expect(lengths.map(length => length - 4 - 16)).toEqual([64, 64, 64, 64, 128, 128])
  })

  test.each([
    ['host’s', hostCipher],
    ['page’s', portableCipher],
  ])('a frame that was changed, left out, doubled or cut does not open (the %s cipher)', (_, cipher) => {
    const sealer = new FrameSealer(hostCipher, key)
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

  test('sealed for several channels may be missing, but not doubled, late or early', () => {
    const sealer = new FrameSealer(hostCipher, key, FIRST_SHARED_FRAME_NUMBER)
    const [before, first, second, third, fourth] = Array.from({ length: 5 }, () => sealer.seal(text)) as Uint8Array[]
    expect(Buffer.from(before!).readUInt32BE(0)).toBe(FIRST_SHARED_FRAME_NUMBER)
    const opener = () => new FrameOpener(portableCipher, key, { first: FIRST_SHARED_FRAME_NUMBER + 1, mayMiss: true })
    const opens = (...frames: (Uint8Array | undefined)[]) => {
      const one = opener()
      return frames.map(frame => one.open(frame!) !== null)
    }
    expect(opens(first, second, fourth)).toEqual([true, true, true])
    expect(opens(second, second, third)).toEqual([true, false, false])
    expect(opens(third, second, fourth)).toEqual([true, false, false])
    expect(opens(before, first)).toEqual([false, false])
    expect(opens(new FrameSealer(hostCipher, key).seal(text), first)).toEqual([false, false])
  })

  test('sealed for several channels do not open without their key, and end the channel', () => {
    const { host, device } = meet([NONE], { none: '' })
    expect(device.open(new FrameSealer(hostCipher, key, FIRST_SHARED_FRAME_NUMBER).seal(text))).toBeNull()
    expect(device.open(host.seal(Buffer.from(text))!)).toBeNull()
    const told = meet([NONE], { none: '' })
    told.device.share({ key: Buffer.from(key).toString('hex'), next: FIRST_SHARED_FRAME_NUMBER })
    expect(trimmed(told.device.open(new FrameSealer(hostCipher, key, FIRST_SHARED_FRAME_NUMBER).seal(text)))).toBe(
      '{"type":"beat"}',
    )
    expect(trimmed(told.device.open(told.host.seal(Buffer.from(text))!))).toBe('{"type":"beat"}')
  })

  test('do not open with another side’s key', () => {
    const { host, device } = meet([NONE], { none: '' })
    const frame = host.seal(Buffer.from(text))!
    expect(host.open(frame, true)).toBe('broken')
    expect(trimmed(device.open(frame))).toBe('{"type":"beat"}')
  })
})

describe('the greeting', () => {
  test.each(['owner', 'device', 'link', 'code', 'none'] as const)(
    'by %s leads to a channel where both know the secret',
    by => {
      const secret = by === 'none' ? '' : 'KITE'
      const { host, device, events } = meet([{ by, secret }], { [by]: secret })
      expect(events).toEqual([`confirmed ${by}`, `opened ${by}`])
      const shown = by === 'device' ? { hash: secret } : by === 'code' || by === 'link' ? { table: '' } : {}
      expect(host.authentication).toEqual({ by, ...shown })
      expect(device.isSealed).toBe(true)
    },
  )

  test('with another secret fails, and the host has revealed nothing but that', () => {
    const { host, device, events } = meet([{ by: 'code', secret: 'BABA' }], { code: 'KITE' })
    expect(events).toEqual(['wrong code'])
    expect(host.authentication).toBeNull()
    expect(device.isSealed).toBe(false)
    expect(host.seal(Buffer.from(text))).toBeNull()
  })

  test('with an unknown secret is declined, and the next best is tried', () => {
    const { events, asked } = meet([{ by: 'device', secret: '1', tag: '3fdba35f' }, { by: 'code', secret: 'KITE' }, NONE], { code: 'KITE' }) // prettier-ignore
    expect(asked).toEqual(['device', 'code'])
    expect(events).toEqual(['declined device', 'confirmed code', 'opened code'])
  })

  test('changed on the way into another method fails, even with the same secret', () => {
    const secrets = { owner: 'KITE', code: 'KITE' }
    const turned = meet([{ by: 'code', secret: 'KITE' }], secrets, frame => frame.replace('"code"', '"owner"'))
    expect(turned.events).toEqual(['wrong code'])
    expect(turned.host.authentication).toBeNull()
    expect(meet([{ by: 'code', secret: 'KITE' }], secrets).host.authentication).toEqual({ by: 'code', table: '' })
  })

  test('is not sent to a host with another protocol', () => {
    const { device, events } = meet([NONE], {})
    device.handleHandshake({
      type: 'host',
      protocol: PROTOCOL_VERSION + 1,
      host: '8f14e45fceea167a',
      session: '0'.repeat(32),
    })
    expect(events).toEqual(['declined none', 'foreign'])
  })

  test('fails at the sixth attempt, and at a confirmation nobody asked for', () => {
    const say = (message: object) => Buffer.from(JSON.stringify(message))
    const host = new HostChannel({ id: '8f14e45fceea167a', secretFor: () => 'unknown', noteConfirmed: () => {} }, { address: '', sendText: () => {} }) // prettier-ignore
    expect(host.open(say({ type: 'confirmed', confirms: '0'.repeat(128) }), false)).toBe('broken')
    const greet = say({ type: 'greet', by: 'owner', session: '0'.repeat(32), share: '0'.repeat(64) })
    expect(Array.from({ length: 6 }, () => host.open(greet, false))).toEqual([...Array(5).fill('handshake'), 'broken'])
    expect(host.open(say({ type: 'hello', protocol: 3, device: 'f'.repeat(32) }), false)).toBe('older')
    expect(host.open(Buffer.from([1, 2, 3]), true)).toBe('broken')
  })

  test('with a share that is not a point, or leads to the neutral element, ends the connection', () => {
    const host = new HostChannel({ id: '8f14e45fceea167a', secretFor: () => ({ secret: '', authentication: { by: 'none' } }), noteConfirmed: () => {} }, { address: '', sendText: () => {} }) // prettier-ignore
    for (const share of ['0'.repeat(64), 'f'.repeat(64), ''])
      expect(host.open(Buffer.from(JSON.stringify({ type: 'greet', by: 'none', session: '0'.repeat(32), share })), false)).toBe('broken') // prettier-ignore
  })
})

describe('resuming a channel', () => {
  const known: readonly Credential[] = [{ by: 'device', secret: '1', tag: '3fdba35f' }, NONE]
  const secrets = { device: '1', none: '' }
  const again = (
    { last, resumable }: { last: LastChannel; resumable: ResumableChannels },
    onTheWay?: (greeting: string) => string,
  ) => meet(known, secrets, onTheWay, { last, resumable })

  test('needs no key exchange, keeps the authentication, and has its own keys', () => {
    const first = meet(known, secrets)
    const greetings: string[] = []
    const second = again(first, greeting => (greetings.push(greeting), greeting))
    expect(second.asked).toEqual(['resumption'])
    expect(second.events).toEqual(['confirmed device', 'opened device'])
    expect(second.host.authentication).toEqual({ by: 'device', hash: '1' })
    expect(JSON.parse(greetings[0]!)).toMatchObject({ by: 'resumption', share: '' })
    const frame = second.host.seal(Buffer.from(text))!
    expect(first.host.seal(Buffer.from(text))!.equals(frame)).toBe(false)
    expect(trimmed(second.device.open(frame))).toBe('{"type":"beat"}')
    second.device.say('{"type":"beat"}')
    const third = again(second)
    expect(third.asked).toEqual(['resumption'])
    expect(new Set([first, second, third].map(({ host }) => host.resumption!.tag)).size).toBe(3)
  })

  test('works only once: then comes a key exchange', () => {
    const first = meet(known, secrets)
    const { resumption } = first.host
    again(first)
    const replayed = new LastChannel()
    replayed.keep('8f14e45fceea167a', 'device', resumption!)
    expect(again({ last: replayed, resumable: first.resumable })).toMatchObject({
      asked: ['resumption', 'device'],
      events: ['confirmed device', 'opened device'],
    })
  })

  test('at a host that forgot the channel needs a key exchange, and reveals nothing to a stranger', () => {
    const { last } = meet(known, secrets)
    const { asked, events } = again({ last, resumable: new ResumableChannels() })
    expect(asked).toEqual(['resumption', 'device'])
    expect(events).toEqual(['confirmed device', 'opened device'])
  })

  test.each([
    ['the device’s session', (greeting: string) => greeting.replace(/"session":"./, '"session":"x'.replace('x', greeting.includes('"session":"0') ? '1' : '0'))],
    ['a share where there is none', (greeting: string) => greeting.replace('"share":""', `"share":"${'0'.repeat(64)}"`)],
  ])('leads nowhere where %s was changed on its way, and is not tried again', (_, change) => {
    const first = meet(known, secrets)
    const turned = again(first, change)
    expect(turned.events).toEqual(['wrong resumption'])
    expect(turned.host.authentication).toBeNull()
    expect(again(first).asked).toEqual(['device'])
  }) // prettier-ignore

  test('keeps device and owner apart, and needs an authenticated channel', () => {
    const { last, resumable } = meet(known, secrets)
    const owner = meet([{ by: 'owner', secret: 'K' }], { owner: 'K' }, undefined, { last, resumable })
    expect(owner.asked).toEqual(['owner'])
    const stranger = meet([NONE], secrets)
    expect(again(stranger).asked).toEqual(['device'])
  })

  test('is impossible with what a listener sees', () => {
    const heard: string[] = []
    const first = meet(known, secrets, greeting => (heard.push(greeting), greeting))
    const { tag, secret } = first.host.resumption!
    for (const one of [tag, secret]) expect(heard.join('')).not.toContain(one)
    const thief = new LastChannel()
    thief.keep('8f14e45fceea167a', 'device', { tag, secret: '0'.repeat(64) })
    expect(again({ last: thief, resumable: first.resumable }).events).toEqual(['wrong resumption'])
    expect(again(first).asked).toEqual(['resumption', 'device']) // somebody who replays it uses it up, and gains nothing else
  })

  test('works for the last thousand channels: the oldest is forgotten', () => {
    const resumable = new ResumableChannels()
    for (let nth = 0; nth <= 1000; nth++) resumable.keep({ tag: String(nth), secret: 's' }, { by: 'owner' })
    expect(resumable.take('0')).toBeNull()
    expect(resumable.take('1')).toEqual({ secret: 's', authentication: { by: 'owner' } })
    expect(resumable.take('1')).toBeNull()
    expect(resumable.take('1000')).not.toBeNull()
  })
})
