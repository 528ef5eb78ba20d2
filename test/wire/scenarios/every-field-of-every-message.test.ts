// Tests which values the schemas accept for every field of every message.
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readClientMessage, readDeviceHandshake, readHostInfo, readHostMessage } from '../../../shared/wire/index.ts'

type Message = Record<string, unknown>

const page = readFileSync(new URL('../../../shared/wire/README.md', import.meta.url), 'utf8')
const blocks = (kind: string) =>
  [...page.matchAll(new RegExp('```json ' + kind + '\\n([^]*?)```', 'g'))].map(
    ([, text]) => JSON.parse(text!) as Message,
  )
const inTables = [...page.matchAll(/`(\{"type":[^`]*\})`/g)].map(([, text]) => JSON.parse(text!) as Message)

const ID = '9f86d081884c7d65'
const DEVICE = '00112233445566778899aabbccddeeff'
const fromHost = [...blocks('host'), { type: 'beat' }]
const fromScreen = [
  ...blocks('client'),
  ...inTables.filter(({ type }) => type !== 'beat'),
  { type: 'hello', protocol: 2, device: DEVICE, display: true },
  { type: 'beat' },
]
const host = (message: unknown) => readHostMessage(JSON.stringify(message))
const screen = (message: unknown) => readClientMessage(JSON.stringify(message))
const info = (answer: unknown) => readHostInfo(answer) !== null

/** Fields whose contents belong to a game and may be anything. */
const OPEN = ['view', 'move', 'options', 'marks', 'set']
/** Optional fields. */
const OPTIONAL = [
  'device',
  'display',
  'code',
  'name',
  'game',
  'options',
  'notebook',
  'hints',
  'time',
  'word',
  'level',
  'set',
  'told',
  'toMove',
]

/** The message repeatedly, each time with one value replaced by `wrong`. */
function* eachPlace(value: unknown, wrong: (value: unknown) => unknown): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const otherwise = (to: unknown) =>
      Array.isArray(value)
        ? value.map((one, i) => (String(i) === name ? to : (one as unknown)))
        : { ...value, [name]: to }
    if (name !== 'value' && part !== null) yield otherwise(wrong(part))
    if (OPEN.includes(name) || name === 'told' || name === 'offers') continue
    for (const inner of eachPlace(part, wrong)) yield otherwise(inner)
  }
}

/** The message repeatedly, each time without one of its fields. */
function* withoutEach(value: unknown, optional: readonly string[]): Generator {
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    const { [name]: _, ...rest } = value as Message
    if (!Array.isArray(value) && !optional.includes(name)) yield rest
    if (OPEN.includes(name)) continue
    for (const inner of withoutEach(part, optional))
      yield Array.isArray(value)
        ? value.map((one, i) => (String(i) === name ? inner : (one as unknown)))
        : { ...value, [name]: inner }
  }
}

const ofAnotherKind = (value: unknown) => (typeof value === 'object' ? 'text' : { other: 'kind' })

describe('a message of a screen', () => {
  test('is read if it is on the protocol’s page, and comes out unchanged', () => {
    for (const message of fromScreen) expect(screen(message), JSON.stringify(message)).toEqual(message)
  })
  test('is refused if a required field is missing', () => {
    for (const message of fromScreen) {
      const optional =
        message['type'] === 'set' || message['type'] === 'open'
          ? OPTIONAL
          : OPTIONAL.filter(one => one !== 'name' && one !== 'game')
      for (const less of withoutEach(message, optional)) expect(screen(less), JSON.stringify(less)).toBeNull()
    }
  })
  test('is refused if it has an unknown field', () => {
    for (const message of fromScreen) expect(screen({ ...message, more: 1 })).toBeNull()
  })
  test('is refused if a field is of another type', () => {
    for (const message of fromScreen)
      for (const wrong of eachPlace(message, ofAnotherKind)) expect(screen(wrong), JSON.stringify(wrong)).toBeNull()
  })
  test('is refused if it is not a message at all', () => {
    for (const text of ['', '{', 'null', '1', '"beat"', '[]', '{}', '{"type":"rise"}', '{"type":{"type":"beat"}}'])
      expect(readClientMessage(text), text).toBeNull()
  })
  test('a move may carry any fields, but its type is a text of at most 40 characters', () => {
    const move = (move: object) => screen({ type: 'move', seat: 0, step: 0, move })
    expect(move({ type: 'n'.repeat(40), card: ['bell'], more: null })).not.toBeNull()
    for (const wrong of [{}, { type: 1 }, { type: 'n'.repeat(41) }]) expect(move(wrong)).toBeNull()
  })
  test('chairs are numbered 0 to 12', () => {
    for (const chair of [0, 12]) expect(screen({ type: 'stand', chair })).not.toBeNull()
    for (const chair of [-1, 13, 14, 0.5, null]) expect(screen({ type: 'stand', chair })).toBeNull()
  })
  test('what is counted is counted from 0', () => {
    for (const request of [0, 400]) expect(screen({ type: 'agree', request })).not.toBeNull()
    for (const request of [-1, 1.5]) expect(screen({ type: 'agree', request })).toBeNull()
  })
  test('a device is 32 hexadecimal digits, or absent if it greeted with them', () => {
    const hello = (device: string) => screen({ type: 'hello', protocol: 2, device })
    expect(hello(DEVICE)).not.toBeNull()
    expect(screen({ type: 'hello', protocol: 2 })).not.toBeNull()
    for (const wrong of [DEVICE.slice(1), `${DEVICE}0`, `0${DEVICE}`, `${DEVICE.slice(1)}g`, DEVICE.toUpperCase()])
      expect(hello(wrong), wrong).toBeNull()
  })
  test('a greeting has a session of 32 digits, a share of 64 and a tag or none; a proof has 128', () => {
    const digits = { session: 32, share: 64 }
    const whole = Object.fromEntries(Object.entries(digits).map(([name, long]) => [name, '0'.repeat(long)]))
    const greet = (fields: object) =>
      readDeviceHandshake(JSON.stringify({ type: 'greet', by: 'device', ...whole, ...fields }))
    expect(greet({})).not.toBeNull()
    for (const tag of [undefined, '3fdba35f', '9f86d081884c7d65']) expect(greet({ tag })).not.toBeNull()
    for (const tag of ['', 'a'.repeat(41), 'KITE', '../a', 1]) expect(greet({ tag }), String(tag)).toBeNull()
    for (const by of ['key', '', 1]) expect(greet({ by })).toBeNull()
    for (const [name, long] of Object.entries(digits))
      for (const wrong of ['0'.repeat(long - 1), '0'.repeat(long + 1), `${'0'.repeat(long - 1)}G`, 0])
        expect(greet({ [name]: wrong }), `${name} ${wrong}`).toBeNull()
    expect(greet({ more: 1 })).toBeNull()
    const confirmed = (confirms: string) => readDeviceHandshake(JSON.stringify({ type: 'confirmed', confirms }))
    expect(confirmed('0'.repeat(128))).not.toBeNull()
    for (const wrong of ['0'.repeat(127), '0'.repeat(129), '']) expect(confirmed(wrong)).toBeNull()
  })
  test('a table or a record has an id of 1 to 40 small letters, digits and hyphens', () => {
    for (const table of ['a', ID, 'a-1', 'a'.repeat(40)]) expect(screen({ type: 'resume', table })).not.toBeNull()
    for (const table of ['', 'a'.repeat(41), '../a', 'a/b', 'a.jsonl', 'A', 'a\n', '.a'])
      expect(screen({ type: 'forget', table }), table).toBeNull()
  })
  test('a player’s name has 1 to 20 characters, a table’s 1 to 32, counted as people count', () => {
    const sit = (name: string) => screen({ type: 'sit', chair: null, name })
    const open = (name: string) => screen({ type: 'open', name })
    for (const letter of ['a', '😀']) {
      for (const length of [1, 20]) expect(sit(letter.repeat(length))).not.toBeNull()
      for (const length of [0, 21, 300]) expect(sit(letter.repeat(length))).toBeNull()
      for (const length of [1, 32]) expect(open(letter.repeat(length))).not.toBeNull()
      for (const length of [0, 33, 300]) expect(open(letter.repeat(length))).toBeNull()
    }
  })
  test('a name comes out as everybody sees it; its invisible characters are limited', () => {
    const sit = (name: string) => screen({ type: 'sit', chair: null, name })
    expect(sit(' Ana\u200b  Maria')).toMatchObject({ name: 'Ana Maria' })
    expect(sit(`A${'\u200b'.repeat(159)}`)).toMatchObject({ name: 'A' })
    expect(sit(`A${'\u200b'.repeat(160)}`)).toBeNull()
  })
  test('a place on the sheet has 1 to 40 visible characters, a note at most 400', () => {
    const note = (at: string, mark = 'out') => screen({ type: 'mark', seat: 0, at, mark })
    for (const at of ['h', 'h1:0.0:W8', 'h'.repeat(40)]) expect(note(at)).not.toBeNull()
    for (const at of ['', 'h'.repeat(41), 'a\n', '\u0000a', 'a\u202eb', '\u2028', 'a\u007f'])
      expect(note(at), JSON.stringify(at)).toBeNull()
    for (const mark of ['', 'm'.repeat(400)]) expect(note('h', mark)).not.toBeNull()
    expect(note('h', 'm'.repeat(401))).toBeNull()
  })
  test('a code has at most 12 characters, an option 40, a fault’s place 60, its text 4000', () => {
    const option = (name: string, value: unknown) => screen({ type: 'set', options: { [name]: value } })
    expect(screen({ type: 'sit', chair: 0, name: 'Ana', code: 'c'.repeat(12) })).not.toBeNull()
    expect(screen({ type: 'sit', chair: 0, name: 'Ana', code: 'c'.repeat(13) })).toBeNull()
    for (const value of ['v'.repeat(40), 3, true]) expect(option('n'.repeat(40), value)).not.toBeNull()
    for (const value of ['v'.repeat(41), null, []]) expect(option('n', value)).toBeNull()
    expect(option('n'.repeat(41), 1)).toBeNull()
    const fault = (where: number, error: number) =>
      screen({ type: 'fault', where: 'w'.repeat(where), error: 'e'.repeat(error) })
    expect(fault(60, 4000)).not.toBeNull()
    expect(fault(61, 1)).toBeNull()
    expect(fault(1, 4001)).toBeNull()
  })
  test.each([
    ['substitute', 'by', ['computer', 'person'], { seat: 0 }],
    ['set', 'notebook', ['proof', 'facts', 'blank'], {}],
    ['computer', 'level', ['easy', 'normal', 'sharp'], { chair: 0 }],
  ])('%s has for “%s” these values and no other: %j', (type, field, values, rest) => {
    for (const value of values) expect(screen({ type, ...rest, [field]: value })).not.toBeNull()
    for (const value of ['', 'other', 1]) expect(screen({ type, ...rest, [field]: value })).toBeNull()
  })
})

describe('a message of a host', () => {
  test('is read if it is on the protocol’s page, and comes out unchanged', () => {
    for (const message of fromHost) expect(host(message), JSON.stringify(message)).toEqual(message)
    for (const answer of blocks('info')) expect(readHostInfo(answer)).toEqual(answer)
  })
  test('is refused if a field is missing', () => {
    for (const message of fromHost) {
      const optional =
        message['type'] === 'news'
          ? ['set', 'told', 'toMove', 'ack', 'mayTakeBack', '0', '1', '2', '3']
          : message['type'] === 'view'
            ? ['ack', 'mayTakeBack']
            : message['type'] === 'saved-tables'
              ? ['devices']
              : []
      for (const less of withoutEach(message, optional)) {
        if (message['type'] === 'offers' && JSON.stringify(less).includes('"type":"name"')) continue // belongs to a game
        expect(host(less), JSON.stringify(less)).toBeNull()
      }
    }
    for (const answer of blocks('info'))
      for (const less of withoutEach(answer, [])) expect(info(less), JSON.stringify(less)).toBe(false)
  })
  test('is refused if a field is of another type', () => {
    for (const message of fromHost)
      for (const wrong of eachPlace(message, ofAnotherKind)) expect(host(wrong), JSON.stringify(wrong)).toBeNull()
    for (const answer of blocks('info'))
      for (const wrong of eachPlace(answer, ofAnotherKind)) expect(info(wrong), JSON.stringify(wrong)).toBe(false)
  })
  test('may have unknown fields', () => {
    for (const message of fromHost) expect(host({ ...message, more: 1 })).not.toBeNull()
  })
  test('has changes as pairs of a path and a value', () => {
    const news = (...set: unknown[]) => host({ type: 'news', n: 1, set })
    for (const right of [[], ['turn', 0], ['turn', 'x', '/step', null]]) expect(news(...right)).not.toBeNull()
    for (const wrong of [['turn'], ['turn', 0, 'step'], [0, 'turn'], ['turn', 0, 1, 2], [1]])
      expect(news(...wrong)).toBeNull()
  })
  test('has lines of the story with a type: as an object, or first in a list', () => {
    const news = (...told: unknown[]) => host({ type: 'news', n: 1, told })
    for (const line of [{ type: 'named', by: 1 }, ['named'], ['named', 1, null]]) expect(news(line)).not.toBeNull()
    for (const line of [{}, { by: 1 }, { type: 1 }, [], [1, 'named'], 'named']) expect(news(line)).toBeNull()
  })
  test('may have any view and any offer with a type', () => {
    const offers = (offer: object) => host({ type: 'offers', seat: 0, step: 0, offers: [offer] })
    expect(offers({ type: 'name', card: {} })).not.toBeNull()
    expect(offers({ card: {} })).toBeNull()
  })
  const table = fromHost.find(({ type }) => type === 'table') as {
    table: Message & { chairs: object[]; requests: object[] }
  }
  const saved = fromHost.find(({ type }) => type === 'saved-tables') as { tables: object[] } & Message
  const state = (more: Message) => ({ ...table, table: { ...table.table, ...more } })
  const places: [what: string, values: string[], put: (value: unknown) => unknown][] = [
    ['the phase of a table', ['lobby', 'playing', 'over'], phase => state({ phase })],
    ['the notebook', ['proof', 'facts', 'blank'], notebook => state({ notebook })],
    [
      'who is on a chair',
      ['free', 'person', 'computer'],
      kind => state({ chairs: [{ ...table.table.chairs[0], kind }] }),
    ],
    [
      'how well a computer plays',
      ['easy', 'normal', 'sharp'],
      level => state({ chairs: [{ ...table.table.chairs[0], level }] }),
    ],
    [
      'what is asked for',
      ['seat', 'free', 'start', 'lobby'],
      wish => state({ requests: [{ ...table.table.requests[0], wish }] }),
    ],
    [
      'the phase of a saved table',
      ['lobby', 'playing', 'over'],
      phase => ({ ...saved, tables: [{ ...saved.tables[0], phase }] }),
    ],
  ]
  test.each(places)('%s is one of %j', (_, values, put) => {
    for (const value of values) expect(host(put(value))).not.toBeNull()
    for (const value of ['', 'other', 1]) expect(host(put(value))).toBeNull()
  })
  test('the phase a host announces on the LAN is one of three', () => {
    const [answer] = blocks('info') as { table: Message }[]
    for (const phase of ['lobby', 'playing', 'over'])
      expect(info({ ...answer, table: { ...answer!.table, phase } })).toBe(true)
    expect(info({ ...answer, table: { ...answer!.table, phase: '' } })).toBe(false)
    expect(info({ ...answer, hunch: false })).toBe(false)
    expect(info({ ...answer, table: null })).toBe(true)
  })
  test('seats and counts are whole numbers from 0', () => {
    for (const n of [0, 12]) expect(host({ type: 'news', n })).not.toBeNull()
    for (const n of [-1, 0.5, '1']) expect(host({ type: 'news', n })).toBeNull()
  })
})
