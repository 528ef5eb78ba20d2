// Who is sent what: every audience, in every phase, gets every message, but no word of a hand that is not its own.
import { describe, expect, test } from 'vitest'
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Blank } from '../../../shared/games/blank/rules.ts'
import { ClientMessage, type HostMessage } from '../../../shared/wire/index.ts'
import { host, Person, tableFor } from '../kit.ts'
import { playToTheEnd } from '../roomKit.ts'

type Phase = 'lobby' | 'playing' | 'over'

/** A person at a screen: the seats whose hands they may see during a game, and whether they run the host. */
interface Audience {
  readonly person: Person
  readonly seats: readonly Seat[]
  readonly owns: boolean
}

const AUDIENCES = [
  'stranger',
  'guest',
  'two windows of one guest',
  'former holder',
  'display of a guest',
  'two seats',
  'owner without a seat',
  'owner’s display',
  'owner’s key on a display',
  'the away',
] as const
type Name = (typeof AUDIENCES)[number]

/** What a screen may send, at least one message of every type; `chair` is each chair of the table in turn. */
function said(chair: number, code: string, table: string): { type: string }[] {
  return [
    { type: 'beat' },
    { type: 'go-to', table: 'none' },
    { type: 'watch', seat: chair },
    { type: 'watch', seat: null },
    { type: 'seen', table, acks: ['none'] },
    { type: 'dismiss' },
    { type: 'offers', seat: chair },
    { type: 'take-back', seat: chair, step: 0 },
    { type: 'move', seat: chair, step: 0, move: { type: 'name', card: 'rope' } },
    { type: 'mark', seat: chair, at: 'rope', mark: 'out' },
    { type: 'react', seat: chair, gesture: 'hat' },
    { type: 'pause', seat: chair },
    { type: 'go-on' },
    { type: 'more-time', seat: chair },
    { type: 'nudge', seat: chair, by: 0 },
    { type: 'pause-all', word: 'Tea' },
    { type: 'go-on-all' },
    { type: 'send-away', chair },
    { type: 'welcome-back', device: 'abcdef01' },
    { type: 'rename', chair, name: 'Somebody' },
    { type: 'substitute', seat: chair, by: 'computer' },
    { type: 'substitute', seat: chair, by: 'person' },
    { type: 'sit', chair, name: 'Intruder', code },
    { type: 'request-seat', chair, code },
    { type: 'agree', request: 1 },
    { type: 'decline', request: 1 },
    { type: 'set', name: 'Renamed' },
    { type: 'chair' },
    { type: 'remove', chair },
    { type: 'computer', chair, level: 'easy' },
    { type: 'record', game: `${table}-1` },
    { type: 'fault', where: 'a test', error: 'Error: none' },
    { type: 'free', chair },
    { type: 'stand', chair },
    { type: 'start' },
    { type: 'lobby' },
    { type: 'request-code' },
    { type: 'commit', host: 'a'.repeat(64), commitment: 'b'.repeat(64) },
    { type: 'reveal', host: 'a'.repeat(64), number: 'c'.repeat(32), list: 'd'.repeat(64) },
    { type: 'status' },
    { type: 'test-network' },
    { type: 'use-address', address: '10.0.0.9:4680' },
    { type: 'hand-over', to: '127.0.0.1:9', code: 'KITE' },
    { type: 'take-over', awaits: true },
    { type: 'reclaim' },
    { type: 'discard', game: 'none' },
    { type: 'discard-player', name: 'Ana' },
    { type: 'forget', table: 'none' },
    { type: 'resume', table: 'none' },
  ] as { type: string }[]
}

/** The messages that take the table away from everybody: tried last, by those who may not send them. */
const ENDING = [{ type: 'open' }, { type: 'close' }, { type: 'hello', protocol: 1, device: 'f'.repeat(32) }]

/**
 * Ana and Ben at their phones, Cleo and Dora at one screen. During the game Ben stands up, and with `goesAway`
 * Cleo's and Dora's screen goes and comes back.
 */
async function table(phase: Phase, { goesAway = false } = {}) {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 4)
  const { code, id } = at.room.table!
  const come = (device?: string, extra: { key?: string; display?: boolean } = {}) => new Person(device).come(at, extra)
  const ana = await come()
  await ana.sit(code, 'Ana', 0)
  const ben = await come()
  await ben.sit(code, 'Ben', 1)
  const two = await come()
  await two.sit(code, 'Cleo', 2)
  await two.sit(code, 'Dora', 3)
  const audiences: Record<Name, Audience> = {
    stranger: { person: await come(), seats: [], owns: false },
    guest: { person: ana, seats: [0], owns: false },
    'two windows of one guest': { person: await come(ana.device), seats: [0], owns: false },
    'former holder': { person: ben, seats: [1], owns: false },
    'display of a guest': { person: await come(ana.device, { display: true }), seats: [], owns: false },
    'two seats': { person: two, seats: [2, 3], owns: false },
    'owner without a seat': { person: owner, seats: [], owns: true },
    'owner’s display': { person: await come(owner.device, { display: true }), seats: [], owns: false },
    'owner’s key on a display': {
      person: await come(undefined, { key: at.key, display: true }),
      seats: [],
      owns: false,
    },
    'the away': { person: two, seats: [2, 3], owns: false },
  }
  if (phase !== 'lobby') {
    await owner.ask({ type: 'start' }, 'view')
    await ben.ask({ type: 'stand', chair: 1 }, 'table')
    if (goesAway) {
      await two.leave()
      await two.come(at)
    }
  }
  if (phase === 'over') playToTheEnd({ table: at.room.table! })
  return { at, code, id, audiences }
}

/** Whose hands a screen was sent, in whatever message. */
function seen(person: Person): Seat[] {
  const seats = person.heard.flatMap(message => {
    if (message.type === 'view' && message.seat !== null) return [message.seat]
    if (message.type === 'marked' || message.type === 'offers') return [message.seat]
    return []
  })
  return [...new Set(seats)].sort()
}

/** What a screen was sent, except its own seats' and public facts, as text to search in. */
function toldOf(messages: readonly HostMessage[]): string {
  return JSON.stringify(messages.filter(({ type }) => type === 'view' || type === 'news'))
}

test('every message of the protocol is tried', () => {
  const tried = new Set([...said(0, 'KITE', 't'), ...ENDING].map(({ type }) => type))
  expect([...tried].sort()).toEqual(ClientMessage.options.map(option => option.entries.type.literal).sort())
})

describe.each(['lobby', 'playing', 'over'] as const)('while the table is in the phase “%s”', phase => {
  test.each(AUDIENCES)('%s says everything there is to say, and is sent no hand but its own', async name => {
    const tried = await table(phase, { goesAway: name === 'the away' })
    const { person, seats, owns } = tried.audiences[name]
    const code = name === 'stranger' ? 'QQQQ' : tried.code
    for (let chair = 0; chair < 4; chair++)
      for (const message of said(chair, code, tried.id)) {
        // The owner's own rights over the table are tried elsewhere; after the end a free chair is open to anybody
        // with the code.
        if (owns && ['sit', 'remove', 'free', 'send-away', 'start', 'lobby', 'computer'].includes(message.type))
          continue
        if (phase === 'over' && message.type === 'sit' && name !== 'stranger') continue
        person.say(message)
      }
    if (!owns) for (const message of ENDING) person.say(message)
    await person.settled()

    expect(seen(person).filter(seat => phase === 'lobby' || !seats.includes(seat))).toEqual([])
    const now = tried.at.room.table!
    if (phase === 'playing') {
      const { called } = (now.view(null) as unknown as { view: SeatView<Blank> }).view.open
      for (const seat of [0, 1, 2, 3].filter(one => !seats.includes(one))) {
        const { card } = (now.view(seat) as unknown as { view: SeatView<Blank> }).view.own
        if (!called.includes(card))
          expect(toldOf(person.heard), `the hand of seat ${seat}`).not.toContain(`"card":"${card}"`)
      }
    }
    if (!owns && seats.length === 0) {
      expect([now.setting.name, now.phase, now.chairs.length]).toEqual(['Test', phase, 4])
      expect(now.chairs.map(({ name: called }) => called)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora'])
    }
    expect(person.heard.some(({ type }) => type === 'saved-tables')).toBe(owns)
    if (!owns) expect(person.last('status')).toBeUndefined()
  })
})

test('a seat’s private action reaches both windows of its device, and nobody else', async () => {
  const { audiences } = await table('playing')
  const heard = (name: Name) => audiences[name].person.heard.filter(({ type }) => type === 'marked').length
  audiences.guest.person.say({ type: 'mark', seat: 0, at: 'rope', mark: 'out' })
  await audiences.guest.person.settled()
  for (const name of AUDIENCES) await audiences[name].person.settled()
  expect(AUDIENCES.filter(name => heard(name) > 0)).toEqual(['guest', 'two windows of one guest'])
})

test('nobody at one table is ever sent anything of another', async () => {
  const at = await host({ pace: 60_000 })
  const owner = await tableFor(at, 'blank', 2)
  await owner.ask({ type: 'open', name: 'Attic', beside: true }, 'table')
  const [kitchen, attic] = at.room.tables as [NonNullable<typeof at.room.table>, NonNullable<typeof at.room.table>]
  attic.set({ game: 'blank' })
  attic.seating.remove(3)
  attic.seating.remove(2)
  const come = (table: typeof kitchen, extra: object = {}) => new Person().come(at, { table: table.id, ...extra })
  const people: Record<string, readonly [Person, typeof kitchen]> = {}
  for (const [table, names] of [
    [kitchen, ['Anastasia', 'Benedikt']],
    [attic, ['Cleopatra', 'Dorothea']],
  ] as const) {
    for (const name of names) {
      const person = await come(table)
      await person.sit(table.code, name)
      people[name] = [person, table]
    }
    people[`a stranger at ${table.setting.name}`] = [await come(table), table]
    people[`a display at ${table.setting.name}`] = [
      await come(table, { display: true, code: table.code, codeOf: table.id }),
      table,
    ]
  }
  await owner.ask({ type: 'start' }, 'view') // the owner, at the attic, is sent both tables by design: they are the owner's
  await owner.ask({ type: 'go-to', table: kitchen.id }, 'table')
  await owner.ask({ type: 'start' }, 'view')
  const started = Object.values(people).map(([person]) => person.heard.length)
  // Everything is said at the attic, by everybody there; the kitchen must not receive a word of it.
  for (const [person, table] of Object.values(people))
    if (table === attic)
      for (let chair = 0; chair < 2; chair++)
        for (const message of said(chair, attic.code, attic.id)) if (message.type !== 'stand') person.say(message)
  for (const [person] of Object.values(people)) await person.settled()

  const secrets = (table: typeof kitchen) => [
    table.code,
    at.room.joinLinkParams(table).linkKey,
    table.id,
    ...table.chairs.map(({ name }) => name),
    ...(table === attic
      ? ['Attic', 'Renamed', 'Somebody', 'Intruder', 'Cleopatra', 'Dorothea']
      : ['Anastasia', 'Benedikt']),
  ]
  for (const [who, [person, table]] of Object.entries(people)) {
    const heard = person.raw.join('\n')
    for (const secret of secrets(table === kitchen ? attic : kitchen)) expect(heard, who).not.toContain(secret)
  }
  expect(
    Object.values(people)
      .flatMap(([person, table], nth) =>
        table === kitchen ? person.heard.slice(started[nth]).map(({ type }) => type) : [],
      )
      .filter(type => type !== 'beat'),
  ).toEqual([])
})
