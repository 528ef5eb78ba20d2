// Who is sent what: every audience, in every phase, gets every message, but no word of a hand that is not its own.
import { describe, expect, test, vi } from 'vitest'
import type { Seat, SeatView } from '../../../shared/engine/index.ts'
import type { Blank } from '../../../shared/games/blank/rules.ts'
import type { ClientMessage, HostMessage } from '../../../shared/wire/index.ts'
import type { Table } from '../../../main/host/index.ts'
import { ROWS } from './messageAnswers.ts'
import { playToTheEnd, seated, twoTables, type Screen } from '../roomKit.ts'

type Phase = 'lobby' | 'playing' | 'over'

/** A screen: the seats whose hands they may see during a game, and whether they run the host. */
interface Audience {
  readonly screen: Screen
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

/** These take the table away from everybody: tried last, by those who may not send them. */
const ENDING = new Set<ClientMessage['type']>(['open', 'close', 'hello', 'hand-over'])
/** Said when nothing else is left to say, by whoever may: they end the game, or their sender's part in it. */
const LAST = new Set<ClientMessage['type']>(['free', 'stand', 'start', 'lobby'])

/** Every message a screen may send about this chair, except that it leaves the table. */
function said(chair: number, { id, code }: { readonly id: string; readonly code: string }): ClientMessage[] {
  const move = { type: 'move', seat: chair, step: 0, move: { type: 'name', card: 'rope' } } as const
  const all = ROWS.map(({ messageAt }) =>
    messageAt({ id, code, mine: chair, other: chair, move, leaves: said => said }),
  )
  const rank = ({ type }: ClientMessage) => (ENDING.has(type) ? 2 : LAST.has(type) ? 1 : 0)
  return all
    .filter(message => !(message.type === 'go-to' && message.table === null))
    .sort((one, other) => rank(one) - rank(other))
}
const isEnding = ({ type }: ClientMessage) => ENDING.has(type)

/**
 * Ana and Ben at their phones, Cleo and Dora at one screen. During the game Ben stands up, and with `goesAway`
 * Cleo's and Dora's screen goes and comes back.
 */
function table(phase: Phase, { goesAway = false } = {}) {
  const at = seated(4, 'Ana', 'Ben', 'Cleo')
  const [ana, ben, two] = at.guests as [Screen, Screen, Screen]
  two.say({ type: 'sit', chair: 3, name: 'Dora' })
  const come = (name: string, extra: { by?: 'owner'; display?: boolean } = {}) => at.screen(name).hello(extra)
  const audiences: Record<Name, Audience> = {
    stranger: { screen: come('late'), seats: [], owns: false },
    guest: { screen: ana, seats: [0], owns: false },
    'two windows of one guest': { screen: come('Ana'), seats: [0], owns: false },
    'former holder': { screen: ben, seats: [1], owns: false },
    'display of a guest': { screen: come('Ana', { display: true }), seats: [], owns: false },
    'two seats': { screen: two, seats: [2, 3], owns: false },
    'owner without a seat': { screen: at.owner, seats: [], owns: true },
    'owner’s display': { screen: come('owner', { display: true }), seats: [], owns: false },
    'owner’s key on a display': { screen: come('tv', { by: 'owner', display: true }), seats: [], owns: false },
    'the away': { screen: two, seats: [2, 3], owns: false },
  }
  if (phase !== 'lobby') {
    at.owner.say({ type: 'start' })
    ben.say({ type: 'stand', chair: 1 })
    if (goesAway) {
      two.leave()
      audiences['the away'] = { screen: come('Cleo'), seats: [2, 3], owns: false }
    }
  }
  if (phase === 'over') playToTheEnd(at)
  return { at, audiences }
}

/** Whose hands a screen was sent, in whatever message. */
function seen(screen: Screen): Seat[] {
  const seats = screen.everHeard.flatMap(message => {
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

describe.each(['lobby', 'playing', 'over'] as const)('while the table is in the phase “%s”', phase => {
  test.each(AUDIENCES)('%s says everything there is to say, and is sent no hand but its own', name => {
    const { at, audiences } = table(phase, { goesAway: name === 'the away' })
    const { screen, seats, owns } = audiences[name]
    const here = { id: at.table.id, code: name === 'stranger' ? 'QQQQ' : at.code }
    for (let chair = 0; chair < 4; chair++)
      for (const message of said(chair, here)) {
        if (isEnding(message)) continue
        // The owner's own rights over the table are tried elsewhere; after the end a free chair is open to anybody
        // with the code.
        if (owns && ['sit', 'remove', 'free', 'send-away', 'start', 'lobby', 'computer'].includes(message.type))
          continue
        if (phase === 'over' && message.type === 'sit' && name !== 'stranger') continue
        screen.say(message)
      }
    if (!owns) for (const message of said(0, here).filter(isEnding)) screen.say(message)
    vi.advanceTimersByTime(1000) // news that waits while there is much of it is sent too

    expect(seen(screen).filter(seat => phase === 'lobby' || !seats.includes(seat))).toEqual([])
    const now = at.room.table!
    if (phase === 'playing') {
      const { called } = (now.view(null) as unknown as { view: SeatView<Blank> }).view.open
      for (const seat of [0, 1, 2, 3].filter(seat => !seats.includes(seat))) {
        const { card } = (now.view(seat) as unknown as { view: SeatView<Blank> }).view.own
        if (!called.includes(card))
          expect(toldOf(screen.everHeard), `the hand of seat ${seat}`).not.toContain(`"card":"${card}"`)
      }
    }
    if (!owns && seats.length === 0) {
      expect([now.setting.name, now.phase, now.chairs.length]).toEqual(['Test', phase, 4])
      expect(now.chairs.map(({ name: called }) => called)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora'])
    }
    expect(screen.everHeard.some(({ type }) => type === 'saved-tables')).toBe(owns)
    if (!owns) expect(screen.everHeard.map(({ type }) => type)).not.toContain('status')
  })
})

test('a seat’s private action reaches both windows of its device, and nobody else', () => {
  const { audiences } = table('playing')
  const hear = (name: Name) => audiences[name].screen.everHeard.some(({ type }) => type === 'marked')
  audiences.guest.screen.say({ type: 'mark', seat: 0, at: 'rope', mark: 'out' })
  expect(AUDIENCES.filter(hear)).toEqual(['guest', 'two windows of one guest'])
})

test('nobody at one table is ever sent anything of another', () => {
  const at = twoTables(['Anastasia', 'Benedikt'], ['Cleopatra', 'Dorothea'])
  const [kitchen, attic] = [at.kitchen.table, at.attic.table]
  const people = [at.kitchen, at.attic].flatMap(({ table, guests }) => {
    const onlooker = at.screen(`late ${table.code}`).hello({ table: table.id })
    const display = at.screen(`tv ${table.code}`).hello({ display: true, codeOf: table.id })
    return [...guests, onlooker, display].map((screen, nth) => ({ screen, table, who: `${nth} at ${table.code}` }))
  })
  for (const { id } of [attic, kitchen]) {
    at.owner.say({ type: 'go-to', table: id })
    at.owner.say({ type: 'start' })
  }
  const started = new Map(people.map(({ screen }) => [screen, screen.everHeard.length]))
  // Everything is said at the attic, by everybody there; the kitchen must not receive a word of it.
  for (const { screen, table } of people)
    if (table === attic)
      for (let chair = 0; chair < 2; chair++)
        for (const message of said(chair, attic))
          if (message.type !== 'stand' && !isEnding(message)) screen.say(message)
  vi.advanceTimersByTime(1000)

  const secrets = (table: Table) => [
    table.code,
    at.room.joinLinkParams(table).linkKey,
    table.id,
    ...table.chairs.map(({ name }) => name),
    ...(table === attic ? ['Attic', 'Dora', 'Cleopatra', 'Dorothea'] : ['Anastasia', 'Benedikt']),
  ]
  for (const { who, screen, table } of people) {
    const heard = JSON.stringify(screen.everHeard)
    for (const secret of secrets(table === kitchen ? attic : kitchen)) expect(heard, who).not.toContain(secret)
    if (table === kitchen) expect(screen.everHeard.slice(started.get(screen)), who).toEqual([])
  }
})
