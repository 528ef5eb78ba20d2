// Tests that fields with few values or a fixed form accept each of them and nothing else.
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import {
  MAX_JOURNAL_BYTES,
  JOURNAL_PART_BYTES,
  readGivingHostMessage,
  readReceivingHostMessage,
} from '../../../shared/wire/handoverMessages.ts'
import { hostAddressSchema } from '../../../shared/wire/hostAddress.ts'
import {
  JournalDamage,
  SentAwayEntry,
  SeedContributors,
  HostStatus,
  TableState,
} from '../../../shared/wire/hostMessages.ts'
import { MAX_MESSAGE_BYTES, readClientMessage, readHostMessage } from '../../../shared/wire/index.ts'
import { NetworkReport } from '../../../shared/wire/networkReport.ts'

const hex = (digits: number) => '0123456789abcdef'.repeat(8).slice(0, digits)
type Message = Readonly<Record<string, unknown>>

/** Texts that differ slightly from this one: longer at either end, shorter, or with an invalid character. */
const nearly = (text: string) => [`${text}0`, `0${text}`, text.slice(1), `${text.slice(1)}/`, '']

function holdsForm(read: (value: string) => unknown, right: string): void {
  expect(read(right), right).not.toBeNull()
  for (const wrong of nearly(right)) expect(read(wrong), wrong).toBeNull()
}

describe('messages between two hosts while a table is handed over', () => {
  const offer = { type: 'offer', table: 'kitchen-1', transfer: hex(16), from: hex(16), key: hex(64), bytes: 10 }
  const giving: readonly Message[] = [
    offer,
    { type: 'part', bytes: 'AAECAw==' },
    { type: 'whole', sum: hex(16), state: hex(64) },
    { type: 'open' },
    { type: 'known' },
    { type: 'drop' },
  ]
  const receiving: readonly Message[] = [
    { type: 'ready' },
    { type: 'held', sum: hex(16), addresses: ['192.168.1.20:4680'] },
    { type: 'opened' },
    ...['there-already', 'crowded-there', 'disk-there', 'unlike-there'].map(why => ({ type: 'declined', why })),
  ]
  const give = (message: unknown) => readGivingHostMessage(JSON.stringify(message))
  const receive = (message: unknown) => readReceivingHostMessage(JSON.stringify(message))

  test('come out unchanged, and neither side may send the other’s', () => {
    for (const message of giving) {
      expect(give(message)).toEqual(message)
      expect(receive(message)).toBeNull()
    }
    for (const message of receiving) {
      expect(receive(message)).toEqual(message)
      expect(give(message)).toBeNull()
    }
  })

  test('are refused with an unknown type, broken text, or empty', () => {
    for (const read of [readGivingHostMessage, readReceivingHostMessage]) {
      for (const text of ['', '{', 'null', '[]', '"open"', '{"type":""}', '{"type":"else"}', '{}'])
        expect(read(text), text).toBeNull()
    }
    expect(receive({ type: 'declined', why: '' })).toBeNull()
  })

  test('have ids and sums of 16 hexadecimal digits, keys and digests of 64', () => {
    for (const field of ['transfer', 'from']) holdsForm(value => give({ ...offer, [field]: value }), hex(16))
    holdsForm(value => give({ ...offer, key: value }), hex(64))
    holdsForm(value => give({ type: 'whole', sum: value, state: hex(64) }), hex(16))
    holdsForm(value => give({ type: 'whole', sum: hex(16), state: value }), hex(64))
    holdsForm(value => receive({ type: 'held', sum: value, addresses: [] }), hex(16))
  })

  test('name a table by 1 to 40 small letters, digits and hyphens', () => {
    for (const table of ['a', '-', '9', 'z'.repeat(40)]) expect(give({ ...offer, table }), table).not.toBeNull()
    for (const table of ['', 'z'.repeat(41), 'A', 'a/b', 'ab\n', ' a', '/a', 'a/'])
      expect(give({ ...offer, table }), table).toBeNull()
  })

  test('announce a journal of 1 byte to 16 megabytes, sent in parts that fit into a message', () => {
    expect(MAX_JOURNAL_BYTES).toBe(16_777_216)
    const part = JSON.stringify({ type: 'part', bytes: Buffer.alloc(JOURNAL_PART_BYTES).toString('base64') })
    expect(part.length).toBeLessThan(MAX_MESSAGE_BYTES)
    expect(part.length).toBeGreaterThan(MAX_MESSAGE_BYTES / 2)
    for (const bytes of [1, 16_777_216]) expect(give({ ...offer, bytes })).not.toBeNull()
    for (const bytes of [0, 16_777_217, 1.5, -1, '1']) expect(give({ ...offer, bytes })).toBeNull()
    expect(give({ type: 'part', bytes: 'no base64!' })).toBeNull()
  })
})

describe('an address of a host', () => {
  const is = (address: string) => v.is(hostAddressSchema, address)
  test('is a name, an IPv4 address, or an IPv6 address in brackets; then a port', () => {
    for (const right of ['192.168.1.20:4680', 'Hunch.local:1', '[fe80::1]:65535', '[::ffff:10.0.0.1]:80'])
      expect(is(right), right).toBe(true)
  })
  test('has nothing before it, nothing after it, and nothing missing', () => {
    for (const wrong of [
      '',
      'a',
      ':1',
      'a:',
      'a:123456',
      'a:1/',
      '/a:1',
      'a b:1',
      '[fe80::1:1',
      'fe80::1]:1',
      '[]:1',
      '[g]:1',
      'http://a:1',
      'a:1\n',
    ])
      expect(is(wrong), wrong).toBe(false)
    expect(is(`${'a'.repeat(100)}:1`)).toBe(true)
    expect(is(`${'a'.repeat(101)}:1`)).toBe(false)
  })
})

describe('a report of the network', () => {
  const card = { name: 'wlan0', address: '10.0.0.2', kind: 'wifi', port: 'answers', mdns: null }
  const report = { platform: 'linux', port: 4680, cards: [card], visited: false, firewalls: [], profile: null }
  const is = (more: Message) => v.is(NetworkReport, { ...report, ...more })
  const isCard = (more: Message) => is({ cards: [{ ...card, ...more }] })

  test.each([
    ['platform', ['linux', 'macos', 'windows', 'other'], (value: unknown) => is({ platform: value })],
    ['firewall', ['ufw', 'firewalld', 'windows'], (value: unknown) => is({ firewalls: [value] })],
    ['profile', ['public', 'private', 'domain', null], (value: unknown) => is({ profile: value })],
    [
      'kind of card',
      ['wifi', 'cable', 'unnamed', 'tunnel', 'virtual', 'unconnected'],
      (value: unknown) => isCard({ kind: value }),
    ],
    ['port', ['answers', 'refused', 'silent'], (value: unknown) => isCard({ port: value })],
  ])('has one of few values: %s', (_, values, accepts) => {
    for (const value of values) expect(accepts(value), String(value)).toBe(true)
    for (const value of ['', 'else', 1]) expect(accepts(value), String(value)).toBe(false)
  })
})

describe('values in messages of a host', () => {
  const host = (message: Message) => readHostMessage(JSON.stringify(message))
  const table = {
    id: 'a',
    name: '',
    code: null,
    linkKey: null,
    phase: 'lobby',
    game: 'mind-reader',
    options: {},
    notebook: 'facts',
    hints: true,
    chairs: [],
    peopleOnly: false,
    evening: [],
    requests: [],
    addresses: [],
  }

  test('flags are true or absent, never false', () => {
    for (const field of ['beside', 'unanswered', 'drawing']) {
      expect(v.is(TableState, { ...table, [field]: true }), field).toBe(true)
      expect(v.is(TableState, { ...table, [field]: false }), field).toBe(false)
    }
    const view = { type: 'view', no: 1, n: 0, seat: null, toMove: [], view: {}, marks: {} }
    for (const message of [view, { type: 'news', n: 1 }]) {
      expect(host({ ...message, mayTakeBack: true })).toEqual({ ...message, mayTakeBack: true })
      expect(host({ ...message, mayTakeBack: false })).toBeNull()
    }
    const summary = { id: 'a', name: '', game: 'g', phase: 'lobby', chairs: { taken: 0, free: 1 } }
    const open = { ...summary, code: 'FOGE', screens: 0, here: [], away: [] }
    const status = (more: Message) =>
      v.is(HostStatus, { uptime: 1, memory: 1, faults: 0, screens: 0, tables: [{ ...open, ...more }] })
    expect([status({}), status({ paused: true }), status({ paused: false })]).toEqual([true, true, false])
  })

  test('a table is moving, or awaited at its destination', () => {
    for (const moving of ['moving', 'awaited']) expect(v.is(TableState, { ...table, moving })).toBe(true)
    for (const moving of ['', 'gone', true]) expect(v.is(TableState, { ...table, moving })).toBe(false)
  })

  test('lists of seed contributors and devices sent away are complete', () => {
    const drawn = { devices: ['a'], silent: [], voids: 0 }
    expect(v.is(SeedContributors, drawn)).toBe(true)
    const away = { device: 'a', names: ['Ada'] }
    expect(v.is(SentAwayEntry, away)).toBe(true)
    for (const [schema, whole] of [
      [SeedContributors, drawn],
      [SentAwayEntry, away],
    ] as const)
      for (const field of Object.keys(whole)) expect(v.is(schema, { ...whole, [field]: undefined }), field).toBe(false)
  })

  test('a journal is damaged or unplayable, from a line on', () => {
    const damage = { what: 'damaged', line: 3, saved: 2 }
    for (const what of ['damaged', 'unplayable']) expect(v.is(JournalDamage, { ...damage, what })).toBe(true)
    for (const wrong of [{ what: '' }, { what: 'fine' }, { line: undefined }, { saved: '2' }])
      expect(v.is(JournalDamage, { ...damage, ...wrong })).toBe(false)
  })

  test('a table taken over is at one of six stages, and comes from a host with an id of 16 digits', () => {
    const taking = { type: 'taking', code: null, addresses: [] }
    for (const stage of ['waiting', 'coming', 'here', 'failed', 'guessed', 'stopped'])
      expect(host({ ...taking, stage }), stage).toEqual({ ...taking, stage })
    for (const stage of ['', 'else']) expect(host({ ...taking, stage })).toBeNull()
    holdsForm(from => host({ ...taking, stage: 'here', from }), hex(16))
    holdsForm(key => host({ type: 'shares', key, next: 0 }), hex(64))
  })
})

describe('values in messages of a screen', () => {
  const screen = (message: Message) => readClientMessage(JSON.stringify(message))

  test('a digest has 64 digits, a move’s ack four letters, a device’s tag eight', () => {
    holdsForm(host => screen({ type: 'commit', host, commitment: hex(64) }), hex(64))
    holdsForm(commitment => screen({ type: 'commit', host: hex(64), commitment }), hex(64))
    holdsForm(word => screen({ type: 'seen', table: 'a', acks: [word] }), 'a_-9')
    holdsForm(device => screen({ type: 'welcome-back', device }), hex(8))
  })

  test('`beside` is true or absent', () => {
    for (const message of [{ type: 'open' }, { type: 'resume', table: 'a' }]) {
      expect(screen({ ...message, beside: true })).toEqual({ ...message, beside: true })
      expect(screen({ ...message, beside: false })).toBeNull()
    }
    expect(screen({ type: 'hello', protocol: 1, draws: true })).not.toBeNull()
    expect(screen({ type: 'hello', protocol: 1, draws: false })).toBeNull()
  })
})
