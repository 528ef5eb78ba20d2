// One table without a host, command by command: what it does, what it refuses and why, what it stores and whom it
// tells.
import { describe, expect, test } from 'vitest'
import type { TableEvent } from '../../../main/host/table/events.ts'
import { Refusal } from '../../../main/host/errors/refusal.ts'
import { loadAllRules } from '../../../main/host/computers/loadAllRules.ts'
import { Table } from '../../../main/host/table/table.ts'
import {
  enumFieldFrom,
  IllegalMove,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type SeatView,
} from '../../../shared/engine/index.ts'
import type { Blank } from '../../../shared/games/blank/rules.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import type { HostMessage, RefusalReason } from '../../../shared/wire/index.ts'
import { makeMove, oneMove, playToTheEnd, tableWith } from '../roomKit.ts'

const loaded = await loadAllRules()
const blank = loaded.get('blank')!
/** Blank as another game, which people alone can play when nine cards are used. */
const people: GameRules<GameTypeParams> = {
  ...blank,
  id: 'people',
  peopleOnly: options => (options as Blank['options']).cards === 'nine',
}
const rules = new Map([...loaded, ['people', people] as const])
const SEED = 'ab'.repeat(32)
const [ANA, BEN, CLEO] = ['a', 'b', 'c'].map(letter => letter.repeat(32)) as [string, string, string]

/** Everything a table sent and stored. */
class Heard {
  readonly kept: TableEvent[] = []
  readonly told: [audience: number | null, message: HostMessage][] = []
  readonly finished: [id: string, record: GameRecord][] = []
  arranged = 0
  dealt = 0
  isDiskFull = false
  room = Infinity // events that still fit on the disk
  readonly table: Table = new Table({ hunch: 1, id: 'one', code: 'KITE', when: 1 }, rules, {
    keep: event => {
      if (this.isDiskFull || this.room-- <= 0) throw new Error('ENOSPC')
      this.kept.push(event)
    },
    arranged: () => {
      this.arranged++
    },
    told: (audience, message) => this.told.push([audience, message]),
    dealt: () => {
      this.dealt++
    },
    finished: (id, record) => this.finished.push([id, record]),
  })
}

/** What a restarted host has, which read the stored events. */
function reread({ kept }: Heard): Heard {
  const heard = new Heard()
  for (const event of kept) heard.table.redo(JSON.parse(JSON.stringify(event)) as TableEvent)
  return heard
}

/** A lobby for Blank with these people, free chairs (null) and computer players ('easy' …). */
function lobby(...on: (readonly [string, string] | 'easy' | null)[]): Heard {
  const heard = new Heard()
  heard.table.set({ name: 'Test', game: 'blank' })
  for (const [chair, who] of on.entries()) {
    heard.table.seating.addChair()
    if (who === 'easy') heard.table.seating.seatComputer(chair, who)
    else if (who) heard.table.seating.sit(chair, who[0], who[1])
  }
  return heard
}
/** A game of Blank by other rules, among this many people. */
function dealtBy(rules: GameRules<GameTypeParams>, people: number, told: Heard['told'] = []): Table {
  const table = tableWith(
    Array.from({ length: people }, (_, chair) => [`P${chair}`, `${chair}`.repeat(32)] as const),
    { rules: new Map([['blank', rules]]), outputs: { told: (audience, message) => told.push([audience, message]) } },
  )
  table.start(SEED)
  return table
}
const ana = ['Ana', ANA] as const
const ben = ['Ben', BEN] as const

/** The same, with the game on. */
function playing(...on: Parameters<typeof lobby>): Heard {
  const heard = lobby(...on)
  heard.table.start(SEED)
  return heard
}

/** Whose turn it is, and what that seat sees. */
function turn(table: Table): { seat: number; view: SeatView<Blank> } {
  const { toMove } = table.view(null) as { toMove: number[] }
  const { view } = table.view(toMove[0]!) as unknown as { view: SeatView<Blank> }
  return { seat: toMove[0]!, view }
}

/** Why it is refused; the table must be as it was, and nobody told. */
function why(heard: Heard, command: (table: Table) => void): string | null {
  const { table, kept, told } = heard
  const now = () => JSON.stringify([table, table.chairs, table.setting, kept, heard.arranged, told])
  const before = now()
  try {
    command(table)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    expect(now()).toBe(before)
    return error.why
  }
  return null
}

describe('a new table', () => {
  test('has the first game with its first options, notebooks with facts, no hints, no clocks', () => {
    const { table } = new Heard()
    expect(table.setting).toEqual({
      name: '',
      game: [...loaded.keys()][0],
      options: expect.objectContaining({}) as object,
      notebook: 'facts',
      hints: false,
      time: null,
    })
    expect(table).toMatchObject({ id: 'one', code: 'KITE', phase: 'lobby', isBlank: true, isPeopleOnly: false })
    expect([table.chairs, table.evening, table.seating.seatsLeft, table.heldBy(ANA)]).toEqual([[], [], [], []])
    expect(table.view(null)).toBeNull()
    expect([...table.computers()]).toEqual([])
  })
  test('is blank until somebody sits down, and never again once something was played', () => {
    const heard = lobby(null, null)
    expect(heard.table.isBlank).toBe(true)
    heard.table.seating.sit(0, 'Ana', ANA)
    expect(heard.table.isBlank).toBe(false)
    heard.table.seating.stand(0, ANA)
    expect(heard.table.isBlank).toBe(true)
    const { table } = playing(ana, ben)
    table.toLobby()
    table.seating.stand(0, ANA)
    table.seating.stand(1, BEN)
    expect(table.isBlank).toBe(false)
  })
})

describe('chairs', () => {
  test('each new one is free and has its own avatar, and there are at most thirteen', () => {
    const heard = lobby(...Array.from({ length: 13 }, () => null))
    expect(heard.table.chairs.map(({ avatar }) => avatar)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(heard.table.chairs[12]).toEqual({ kind: 'free', name: '', device: '', avatar: 12, substituted: false })
    expect(why(heard, table => table.seating.addChair())).toBe('no-such-chair')
  })
  test('a person sits on the chair they choose, or on the first free one', () => {
    const { table, kept } = lobby(null, null, null)
    table.seating.sit(1, 'Ana', ANA)
    table.seating.sit(null, 'Ben', BEN)
    table.seating.sit(null, 'Cleo', CLEO)
    expect(table.chairs.map(({ name, device, kind, avatar }) => [name, device, kind, avatar])).toEqual([
      ['Ben', BEN, 'person', 0],
      ['Ana', ANA, 'person', 1],
      ['Cleo', CLEO, 'person', 2],
    ])
    expect(kept.at(-1)).toEqual({ type: 'sat', chair: 2, holder: { kind: 'person', name: 'Cleo', device: CLEO } })
    expect([table.heldBy(ANA), table.heldBy('')]).toEqual([[1], []])
  })
  test('a full table is refused', () => {
    const heard = lobby(ana, null)
    heard.table.seating.sit(1, 'Ben', BEN)
    expect(why(heard, table => table.seating.sit(null, 'Cleo', CLEO))).toBe('full')
    expect(why(playing(ana, ben), table => table.seating.sit(null, 'Cleo', CLEO))).toBe('under-way')
  })
  test('a name that looks like another at the table gets the next number; one’s own is no other', () => {
    const { table } = lobby(ana, null, null, null)
    table.seating.sit(1, 'ANA', BEN)
    table.seating.sit(2, 'Ana', CLEO)
    table.seating.rename(0, 'Ana', ANA)
    expect(table.chairs.map(({ name }) => name)).toEqual(['Ana', 'ANA 2', 'Ana 3', ''])
    table.seating.rename(1, 'Ana', BEN)
    expect(table.chairs[1]!.name).toBe('Ana 2')
  })
  test('one is taken away unless a person sits there, and those behind it move up with their looks', () => {
    const heard = lobby(ana, null, 'easy', ben)
    heard.table.seating.remove(1)
    heard.table.seating.remove(1)
    expect(heard.table.chairs.map(({ name, avatar }) => [name, avatar])).toEqual([
      ['Ana', 0],
      ['Ben', 3],
    ])
    expect(heard.kept.at(-1)).toEqual({ type: 'removed', chair: 1 })
    heard.table.seating.addChair()
    expect(heard.table.chairs.map(({ avatar }) => avatar)).toEqual([0, 3, 1])
  })
  test('a computer player takes one under a name nobody has, or plays at another level from now on', () => {
    const heard = lobby(['Ada', ANA], 'easy', null)
    expect(heard.table.chairs[1]).toMatchObject({ kind: 'computer', name: 'Bruno', device: '', level: 'easy' })
    heard.table.seating.seatComputer(1, 'sharp')
    expect(heard.table.chairs[1]).toMatchObject({ name: 'Bruno', level: 'sharp' })
    heard.table.seating.seatComputer(2, 'normal')
    expect(heard.table.chairs[2]).toMatchObject({ name: 'Cleo', level: 'normal' })
  })
  test('thirteen computer players have thirteen names', () => {
    const { table } = lobby(...Array.from({ length: 13 }, () => 'easy' as const))
    const names = table.chairs.map(({ name }) => name)
    expect(new Set(names).size).toBe(13)
    for (const name of names) expect(name).toMatch(/^[A-Z][a-z]+$/)
  })
  test('a freed one is free, but a computer player’s only in the lobby', () => {
    const heard = playing(ana, 'easy')
    expect(why(heard, table => table.seating.free(1))).toBe('under-way')
    playToTheEnd(heard)
    expect(why(heard, table => table.seating.free(1))).toBe('under-way')
    heard.table.toLobby()
    for (const chair of [0, 1]) heard.table.seating.free(chair)
    const freed = { kind: 'free', name: '', device: '' }
    expect(heard.table.chairs).toMatchObject([freed, freed])
  })
  test('each command is kept and shown once', () => {
    const heard = lobby(ana, null)
    const [kept, arranged] = [heard.kept.length, heard.arranged]
    heard.table.seating.sit(1, 'Ben', BEN)
    expect([heard.kept.length, heard.arranged]).toEqual([kept + 1, arranged + 1])
  })
})

describe('the setting', () => {
  test('changes exactly what is given', () => {
    const { table, kept } = lobby(ana)
    const time = { kept: 'gentle', seconds: 30 } as const
    const options = { cards: 'nine' }
    table.set({ options, notebook: 'proof', hints: true, time })
    const setting = { name: 'Test', game: 'blank', options, notebook: 'proof', hints: true, time }
    expect(table.setting).toEqual(setting)
    table.set({ name: 'Attic' })
    expect(table.setting).toEqual({ ...setting, name: 'Attic' })
    expect(kept.at(-1)).toEqual({ type: 'chose', choice: { ...setting, name: 'Attic' } })
    table.set({ game: 'blank' })
    expect(table.setting.options).toEqual({ cards: 'seven' })
    table.set({ hints: false, notebook: 'blank' })
    expect(table.setting).toMatchObject({ hints: false, notebook: 'blank', name: 'Attic' })
  })
})

describe('a game that only people can play', () => {
  const forPeople = (...on: Parameters<typeof lobby>) => {
    const heard = lobby(...on)
    heard.table.set({ game: 'people', options: { cards: 'nine' } })
    return heard
  }
  test('seats no computer player, and does not start with one', () => {
    const heard = forPeople(ana, null)
    expect(heard.table.isPeopleOnly).toBe(true)
    expect(why(heard, table => table.seating.seatComputer(1, 'easy'))).toBe('people-only')
    expect(why(forPeople(ana, 'easy'), table => table.start(SEED))).toBe('cannot-start')
  })
  test('lets no computer play for absent people', () => {
    const heard = forPeople(ana, ben)
    heard.table.start(SEED)
    expect(heard.table.isPeopleOnly).toBe(true)
    expect(why(heard, table => table.seating.substitute(1, 'computer', false))).toBe('people-only')
    heard.table.seating.stand(1, BEN)
    expect(heard.table.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben', device: '', substituted: false })
    expect([...heard.table.computers()]).toEqual([])
  })
  test('is recognized by its present options', () => {
    const heard = lobby(ana, 'easy')
    heard.table.set({ game: 'people' })
    expect(heard.table.isPeopleOnly).toBe(false)
    heard.table.start(SEED)
    expect(heard.table.isPeopleOnly).toBe(false)
    const { table } = lobby(ana, null)
    table.set({ game: 'missing-persons' })
    expect(table.isPeopleOnly).toBe(false)
    table.set({ options: { questions: 'free' } })
    expect(table.isPeopleOnly).toBe(true)
  })
})

describe('a start', () => {
  test('deals the game that is set, with everybody on their seat', () => {
    const heard = playing(ana, ben)
    expect(heard.table.phase).toBe('playing')
    expect(heard.kept.at(-1)).toEqual({
      type: 'dealt',
      start: { game: 'blank', rules: 1, seats: 2, options: { cards: 'seven' }, seed: SEED, first: null },
    })
    expect(heard.dealt).toBe(1)
  })
  test('is refused with too few players or too many', () => {
    expect(why(lobby(ana, null), table => table.start(SEED))).toBe('cannot-start')
    expect(why(lobby(ana), table => table.start(SEED))).toBe('cannot-start')
    expect(why(lobby(...Array.from({ length: 5 }, () => 'easy' as const)), table => table.start(SEED))).toBe(
      'cannot-start',
    )
  })
  test('removes the free chairs, and the seated people move up', () => {
    const heard = lobby(null, ana, null, ben, null)
    heard.table.start(SEED)
    expect(heard.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Ben'])
    expect(heard.table.phase).toBe('playing')
    expect(heard.table.heldBy(BEN)).toEqual([1])
    expect(heard.kept.slice(-4).map(({ type }) => type)).toEqual(['removed', 'removed', 'removed', 'dealt'])
  })
  test('that the disk cuts short shows everybody which chairs are left', () => {
    const heard = lobby(ana, null, ben, null)
    heard.room = 1
    const told = heard.arranged
    expect(() => heard.table.start(SEED)).toThrow(Refusal)
    expect(heard.table.chairs).toHaveLength(3)
    expect(heard.arranged).toBe(told + 1)
  })
  test('of another game removes the chair somebody left, and a restarted host knows it', () => {
    const heard = playing(ana, ben, ['Cleo', CLEO])
    playToTheEnd(heard)
    heard.table.seating.stand(1, BEN)
    heard.table.start(SEED)
    expect(heard.table.phase).toBe('playing')
    expect(heard.table.chairs.map(({ name }) => name)).toEqual(['Ana', 'Cleo'])
    expect(heard.kept.slice(-2)).toMatchObject([
      { type: 'removed', chair: 1 },
      { type: 'dealt', start: { seats: 2 } },
    ])
    const again = reread(heard)
    expect(again.table.chairs).toEqual(heard.table.chairs)
    expect(again.table.view(null)).toEqual(heard.table.view(null))
  })
  test('passes to the next seat after each game, and the games are counted', () => {
    const heard = playing(ana, ben)
    const { table } = heard
    const first = turn(table).seat
    playToTheEnd({ table })
    expect(table.phase).toBe('over')
    table.start(SEED)
    expect(turn(table).seat).toBe(1 - first)
    expect((table.view(null) as { no: number }).no).toBe(2)
    expect(heard.kept.at(-1)).toMatchObject({ type: 'dealt', start: { first: 1 - first } })
    playToTheEnd({ table })
    table.start(SEED)
    expect(turn(table).seat).toBe(first)
    expect(table.evening).toHaveLength(2)
  })
})

describe('a view', () => {
  test('is everything an audience may see; a seat outside the game has none', () => {
    const heard = playing(ana, ben)
    const { seat } = turn(heard.table)
    const table = heard.table.view(null) as Extract<HostMessage, { type: 'view' }>
    expect(table).toMatchObject({ type: 'view', no: 1, n: 0, seat: null, toMove: [seat], marks: {} })
    expect(table.view).toMatchObject({ seats: 2, open: { called: [], answer: null }, story: [] })
    expect(table.view).not.toHaveProperty('own')
    const mine = heard.table.view(1) as Extract<HostMessage, { type: 'view' }>
    expect(mine).toMatchObject({ seat: 1, no: 1, n: 0, marks: {} })
    expect(mine.view).toMatchObject({ seat: 1, step: 0, own: {}, story: [{ type: 'dealt', to: 1 }] })
    expect(heard.table.view(2)).toBeNull()
  })
  test('of offers says what the seat may do now', () => {
    const heard = playing(ana, ben)
    const { seat } = turn(heard.table)
    expect(heard.table.play.offers(seat)).toMatchObject({ type: 'offers', seat, step: 0, offers: [{ type: 'name' }] })
    expect(heard.table.play.offers(1 - seat)).toMatchObject({ offers: [] })
    expect(why(heard, table => table.play.offers(2))).toBe('no-such-chair')
  })
})

describe('a move', () => {
  test('is stored, then sent to each audience: changes, lines, and whose turn it is', () => {
    const heard = playing(ana, ben)
    const { seat } = turn(heard.table)
    const { view } = heard.table.view(1 - seat) as unknown as { view: SeatView<Blank> }
    const card = view.own.card // the other holds it: it is not the hidden one
    heard.table.play.move(seat, 0, { type: 'name', card }, [ANA, BEN][seat]!)
    expect(heard.kept.at(-1)).toEqual({ type: 'moved', seat, move: { type: 'name', card } })
    const line = { type: 'named', by: seat, card, right: false }
    expect(heard.told.map(([audience]) => audience)).toEqual([null, 0, 1])
    for (const [audience, message] of heard.told) {
      const { set, ...rest } = message as Extract<HostMessage, { type: 'news' }>
      expect(rest).toEqual({ type: 'news', n: 1, told: [line], toMove: [1 - seat] })
      expect(set!.includes('/step')).toBe(audience === seat)
    }
    expect(heard.table.view(null)).toMatchObject({ n: 1, toMove: [1 - seat] })
    expect(heard.table.view(seat)).toMatchObject({ n: 1, view: { step: 1 } })
    expect(heard.table.view(1 - seat)).toMatchObject({ n: 1, view: { step: 0 } })
  })
  test('sends a line of a known type as a list', () => {
    const heard = playing(ana, ben)
    for (let i = 0; i < 2; i++) {
      const { seat, view } = turn(heard.table)
      const { view: other } = heard.table.view(1 - seat) as unknown as { view: SeatView<Blank> }
      heard.table.play.moveByComputer(seat, view.step, { type: 'name', card: other.own.card })
    }
    const last = heard.told.slice(-3).map(([, message]) => (message as { told?: unknown[] }).told![0])
    for (const line of last) expect(line).toEqual(['named', expect.any(Number), expect.any(String), false])
  })
  test('is not offered out of turn, nor to a seat that is not in the game', () => {
    const heard = playing(ana, ben)
    const { seat, move } = oneMove(heard)
    expect(why(heard, table => table.play.move(1 - seat, 0, move, [BEN, ANA][seat]!))).toBe('not-offered')
    expect(why(heard, table => table.play.moveByComputer(2, 0, move))).toBe('no-such-chair')
  })
  test('that cannot be kept did not happen, and neither did anything else', () => {
    const heard = playing(ana, ben)
    const { seat, move } = oneMove(heard)
    heard.isDiskFull = true
    expect(why(heard, table => table.play.moveByComputer(seat, 0, move))).toBe('disk')
    expect(why(heard, table => table.seating.rename(0, 'Eve', ANA))).toBe('disk')
    expect(why(heard, table => table.play.mark(0, 'h', 'out', ANA))).toBe('disk')
    expect(turn(heard.table)).toMatchObject({ seat, view: { step: 0 } })
    expect(heard.table.view(0)).toMatchObject({ marks: {} })
    heard.isDiskFull = false
    heard.table.play.moveByComputer(seat, 0, move)
    expect(heard.told).not.toEqual([])
  })
  /** Blank, in which a name is private to its speaker, and the table waits for these seats before it and after. */
  const secretive = (before: number[], after: number[]) => {
    const told: [audience: number | null, message: HostMessage][] = []
    const game: GameRules<GameTypeParams> = {
      ...blank,
      toMove: ({ open }) => ((open as Blank['open']).answer === null ? before : after),
      moves: () => [{ type: 'name', card: enumFieldFrom(['bell']) }] as never,
      play: { name: (state, seat) => state.story.push({ line: { type: 'dealt' }, to: [seat] }) as never },
    }
    const opening: GameRules<GameTypeParams> = {
      ...game,
      play: { name: state => void ((state.open as Blank['open']).answer = 'bell') },
    }
    return { told, quiet: () => dealtBy(game, 3, told), open: () => dealtBy(opening, 3, told) }
  }
  const bell = { type: 'name', card: 'bell' }
  test('a private one is sent to nobody else, not even that something happened', () => {
    const { told, quiet } = secretive([0, 1], [])
    quiet().play.moveByComputer(1, 0, bell)
    expect(told).toEqual([[1, { type: 'news', n: 1, set: ['/step', 1], told: [{ type: 'dealt' }] }]])
  })
  test.each([
    [[0, 1], [0, 1], false],
    [[0, 1], [0], true],
    [[0], [0, 1], true],
    [[0, 1], [0, 2], true],
    [[0, 1], [1, 0], true],
  ])('after which %j and then %j are to move says so only if that is a change: %s', (before, after, says) => {
    const { told, open } = secretive(before, after)
    open().play.moveByComputer(0, 0, bell)
    expect(told).toHaveLength(4)
    for (const [, message] of told) {
      expect((message as { toMove?: number[] }).toMove).toEqual(says ? after : undefined)
      expect(Object.keys(message)).not.toContain('told')
    }
  })
  test('that only changes whose turn it is sends others only that', () => {
    const heard: Heard['told'] = []
    const calls = { n: 0 }
    const turns: GameRules<GameTypeParams> = {
      ...blank,
      toMove: () => [calls.n++ % 2],
      moves: () => [{ type: 'name', card: enumFieldFrom(['bell']) }] as never,
      play: { name() {} },
    }
    const table = dealtBy(turns, 2, heard)
    table.play.moveByComputer(0, 0, bell)
    expect(heard).toEqual([
      [null, { type: 'news', n: 1, toMove: [1] }],
      [0, { type: 'news', n: 1, set: ['/step', 1], toMove: [1], mayTakeBack: true }],
      [1, { type: 'news', n: 1, toMove: [1] }],
    ])
  })
  test('for a person out of time shows on the table, unless it is one the table is not told of', () => {
    const { quiet, open } = secretive([0, 1], [1, 0])
    for (const [table, shown] of [
      [quiet(), null],
      [open(), 1],
    ] as const) {
      table.setOutOfTime([1])
      table.play.moveByComputer(1, 0, bell)
      expect(table.movedFor).toBe(shown)
    }
  })
  test('an error in the rules is not a refusal', () => {
    const broken = { ...blank, play: { name: () => { throw new TypeError('ours') } } } as GameRules<GameTypeParams> // prettier-ignore
    expect(() => makeMove({ table: dealtBy(broken, 2) })).toThrow(TypeError)
  })
  test('of a person the computer played for gives them their seat back', () => {
    const heard = playing(ana, ben)
    const { seat } = turn(heard.table)
    heard.table.seating.substitute(seat, 'computer', false)
    heard.table.play.move(seat, 0, oneMove(heard).move, [ANA, BEN][seat]!)
    expect(heard.table.chairs[seat]!.substituted).toBe(false)
    expect(heard.kept.at(-1)).toEqual({ type: 'substituted', seat, by: 'person' })
  })
})

test('computers move once one has a chair, plays for a person, or a person is out of time', () => {
  const [people, mixed, substituted, late] = [
    playing(ana, ben),
    playing(ana, 'easy'),
    playing(ana, ben),
    playing(ana, ben),
  ]
  substituted.table.seating.substitute(0, 'computer', false)
  late.table.setOutOfTime([1])
  expect([people, mixed, substituted, late].map(({ table }) => table.hasComputers)).toEqual([false, true, true, true])
})

describe('a move taken back', () => {
  /** Ana and Ben are each to hide a card. */
  const hiding = () => {
    const heard = lobby(ana, ben)
    heard.table.set({ game: 'mind-reader' })
    heard.table.start(SEED)
    const card = (seat: number, nth: number) =>
      (heard.table.view(seat) as unknown as { view: { own: { hand: string[] } } }).view.own.hand[nth]!
    const hide = (seat: number, nth = 0, device = seat === 0 ? ANA : BEN) =>
      heard.table.play.move(seat, 0, { type: 'hide', cards: [card(seat, nth)] }, device)
    return { heard, hide, views: () => [null, 0, 1].map(audience => heard.table.view(audience)) }
  }
  test('was never made: everybody sees the state before, and another can be made', () => {
    const { heard, hide, views } = hiding()
    const before = views().map(view => ({ ...view, n: 0 }))
    hide(0)
    heard.told.length = 0
    heard.table.play.takeBack(0, 1, ANA)
    expect(views().map(view => ({ ...view, n: 0 }))).toEqual(before)
    expect(heard.told).toEqual([null, 0, 1].map((audience, i) => [audience, views()[i]]))
    expect(heard.kept.slice(-2).map(({ type }) => type)).toEqual(['moved', 'took-back'])
    hide(0, 1)
    expect(heard.table.play.offers(0).offers).toEqual([])
  })
  test('is offered to its seat alone, in the news and in a view', () => {
    const { heard, hide } = hiding()
    hide(0)
    const offered = (audience: number | null) => [
      heard.told.findLast(([to]) => to === audience)![1],
      heard.table.view(audience),
    ]
    expect(offered(0)).toEqual([
      expect.objectContaining({ mayTakeBack: true }),
      expect.objectContaining({ mayTakeBack: true }),
    ])
    for (const audience of [null, 1])
      for (const message of offered(audience)) expect(message).not.toHaveProperty('mayTakeBack')
  })
  test('is the very last: not after another’s move, not twice, not if it told something', () => {
    const { heard, hide } = hiding()
    expect(why(heard, table => table.play.takeBack(0, 0, ANA))).toBe('no-way-back')
    hide(0)
    expect(why(heard, table => table.play.takeBack(0, 0, ANA))).toBe('stale')
    expect(why(heard, table => table.play.takeBack(0, 1, BEN))).toBe('not-yours')
    hide(1)
    expect(why(heard, table => table.play.takeBack(0, 1, ANA))).toBe('no-way-back')
    expect(heard.table.view(0)).not.toHaveProperty('mayTakeBack')
    heard.table.play.takeBack(1, 1, BEN)
    expect(why(heard, table => table.play.takeBack(1, 0, BEN))).toBe('no-way-back')
    const named = playing(ana, ben)
    const { seat } = turn(named.table)
    makeMove(named)
    expect(named.table.phase).toBe('playing')
    expect(why(named, table => table.play.takeBack(seat, 1, [ANA, BEN][seat]!))).toBe('no-way-back')
  })
  test('is read back from a journal; the record of the game does not hold it', () => {
    const { heard, hide, views } = hiding()
    hide(0)
    heard.table.play.takeBack(0, 1, ANA)
    hide(0, 2)
    const again = reread(heard)
    const bare = (view: unknown) => ({ ...(view as object), n: 0, mayTakeBack: true })
    expect([null, 0, 1].map(audience => bare(again.table.view(audience)))).toEqual(views().map(bare))
  })
  test('that the disk does not accept stays made', () => {
    const { heard, hide } = hiding()
    hide(0)
    heard.isDiskFull = true
    expect(why(heard, table => table.play.takeBack(0, 1, ANA))).toBe('disk')
    expect(heard.table.play.offers(0).offers).toEqual([])
  })
})

describe('the end of a game', () => {
  test('is added to the evening and its record given out, with players and winners', () => {
    const heard = playing(ana, 'easy')
    heard.arranged = 0
    playToTheEnd(heard)
    const [played] = heard.table.evening
    const [[id, record]] = heard.finished as [[string, GameRecord]]
    expect(id).toBe('one-1')
    expect(played).toEqual({
      id: 'one-1',
      game: 'blank',
      first: played!.first,
      outcome: { winners: record.winners, points: [0, 1].map(seat => (record.winners!.includes(seat) ? 1 : 0)) },
      players: [
        { name: 'Ana', avatar: 0, device: ANA },
        { name: 'Ada', avatar: 1, device: '' },
      ],
    })
    expect(record).toMatchObject({ game: 'blank', seed: SEED, seats: 2, players: ['Ana', 'Ada'] })
    expect(record.log).toHaveLength(heard.kept.filter(({ type }) => type === 'moved').length)
    expect(heard.arranged).toBe(1)
    expect(heard.table.phase).toBe('over')
  })
  test('nobody inherits the wins of a chair its person left, not even with the same name', () => {
    const heard = playing(ana, ben)
    heard.table.seating.stand(1, BEN)
    playToTheEnd(heard)
    heard.table.start(SEED)
    heard.table.seating.sit(1, 'Ben', CLEO)
    expect(heard.table.chairs[1]!.device).toBe(CLEO)
    expect(heard.table.evening[0]!.players.map(({ name, device }) => [name, device])).toEqual([
      ['Ana', ANA],
      ['Ben', BEN],
    ])
  })
  test('nor does somebody of another name at another device, whatever a journal says', () => {
    const heard = playing(ana, ben)
    playToTheEnd(heard)
    heard.table.redo({ type: 'sat', chair: 0, holder: { kind: 'person', name: 'Eve', device: CLEO } })
    heard.table.redo({ type: 'sat', chair: 1, holder: { kind: 'free', name: 'Eve', device: BEN } })
    expect(heard.table.evening[0]!.players.map(({ name, device }) => [name, device])).toEqual([ana, ben])
    heard.table.redo({ type: 'sat', chair: 0, holder: { kind: 'person', name: 'Eve', device: '' } })
    expect(heard.table.evening[0]!.players.map(({ name, device }) => [name, device])).toEqual([ana, ben])
  })
  test('leaves nothing to move, and no computer player with a move', () => {
    const heard = playing('easy', 'easy')
    playToTheEnd(heard)
    expect([...heard.table.computers()]).toEqual([])
    expect(why(heard, table => table.play.moveByComputer(0, 0, {}))).toBe('no-game')
  })
  test('a chair left then is free, and keeps its name until the lobby', () => {
    const heard = playing(ana, ben)
    playToTheEnd(heard)
    expect(heard.table.seating.seatsLeft).toEqual([])
    heard.table.seating.stand(0, ANA)
    expect(heard.table.chairs[0]).toMatchObject({ kind: 'free', name: 'Ana', device: '' })
    expect(heard.table.seating.seatsLeft).toEqual([0])
    heard.table.toLobby()
    expect(heard.table.chairs[0]).toMatchObject({ kind: 'free', name: '' })
  })
  test('whoever left the game before takes their chair again, which a computer has held for them', () => {
    const heard = playing(ana, ben)
    heard.table.seating.stand(1, BEN)
    playToTheEnd(heard)
    expect(heard.table.seating.seatsLeft).toEqual([1])
    expect(heard.table.seating.mayTake(BEN)).toEqual([1])
    heard.table.seating.sit(1, 'Ben', BEN)
    expect(heard.table.chairs[1]).toMatchObject({ kind: 'person', name: 'Ben', device: BEN, substituted: false })
  })
})

describe('somebody who leaves or is away', () => {
  test('is played by the computer at once, and anybody without another seat may take it', () => {
    const heard = playing(ana, ben)
    heard.table.seating.stand(1, BEN)
    expect(heard.kept.slice(-2)).toEqual([
      { type: 'sat', chair: 1, holder: { kind: 'person', name: 'Ben', device: '' } },
      { type: 'substituted', seat: 1, by: 'computer' },
    ])
    expect(heard.table.chairs[1]).toMatchObject({ substituted: true })
    expect(heard.table.seating.seatsLeft).toEqual([1])
    expect(heard.table.seating.mayHold(1, ANA)).toBe(false)
    expect(why(heard, table => table.seating.sit(1, 'Ana', ANA))).toBe('saw-another-hand')
    expect(why(heard, table => table.seating.sit(null, 'Ana', ANA))).toBe('saw-another-hand')
    heard.table.seating.sit(null, 'Cleo', CLEO)
    expect(heard.table.chairs[1]).toMatchObject({ name: 'Cleo', device: CLEO, substituted: false })
    expect(heard.table.seating.mayHold(0, CLEO)).toBe(false)
    expect(heard.table.seating.mayHold(0, BEN)).toBe(false)
  })
  test('gets their own seat first among those left', () => {
    const heard = playing(ana, ben, ['Cleo', CLEO])
    heard.table.seating.stand(0, ANA)
    heard.table.seating.stand(1, BEN)
    expect(why(heard, table => table.seating.sit(0, 'Ben', BEN))).toBe('saw-another-hand')
    heard.table.seating.sit(null, 'Ben', BEN)
    expect(heard.table.chairs[1]).toMatchObject({ name: 'Ben', device: BEN })
  })
  test('is replaced by the computer while they are away, and only then', () => {
    const heard = playing(ana, 'easy')
    expect(why(heard, table => table.seating.substitute(1, 'computer', false))).toBe('nobody-away')
    const { length } = heard.kept
    heard.table.seating.substitute(0, 'person', true)
    expect(heard.kept).toHaveLength(length)
    heard.table.seating.substitute(0, 'computer', false)
    heard.table.seating.substitute(0, 'computer', false)
    expect(heard.kept).toHaveLength(length + 1)
    expect(heard.table.chairs.map(({ substituted }) => substituted)).toEqual([true, false])
    heard.table.seating.substitute(0, 'person', true)
    expect(heard.table.chairs[0]!.substituted).toBe(false)
  })
  test('continues at another device, unless nobody sits there or it has seen another hand', () => {
    const heard = playing(ana, ben)
    expect(why(heard, table => table.seating.moveSeat(0, BEN))).toBe('saw-another-hand')
    expect(why(heard, table => table.seating.moveSeat(2, CLEO))).toBe('no-such-chair')
    expect(why(playing(ana, 'easy'), table => table.seating.moveSeat(1, CLEO))).toBe('not-away')
    heard.table.seating.moveSeat(0, CLEO)
    expect(heard.table.chairs[0]).toMatchObject({ kind: 'person', name: 'Ana', device: CLEO })
    heard.table.seating.stand(0, CLEO)
    expect(why(heard, table => table.seating.moveSeat(0, ANA))).toBe('not-away')
  })
})

describe('notes by hand', () => {
  test('are stored, sent to their seat alone, and erased', () => {
    const heard = playing(ana, ben)
    heard.table.play.mark(0, 'h', 'out', ANA)
    heard.table.play.mark(0, 'i', 'in', ANA)
    heard.table.play.mark(0, 'h', '', ANA)
    expect(heard.told).toEqual([
      [0, { type: 'marked', seat: 0, at: 'h', mark: 'out' }],
      [0, { type: 'marked', seat: 0, at: 'i', mark: 'in' }],
      [0, { type: 'marked', seat: 0, at: 'h', mark: '' }],
    ])
    expect(heard.kept.slice(-3)[0]).toEqual({ type: 'noted', mark: 'out', seat: 0, at: 'h' })
    expect(heard.table.view(0)).toMatchObject({ marks: { i: 'in' } })
    expect(heard.table.view(1)).toMatchObject({ marks: {} })
    expect(heard.table.view(null)).toMatchObject({ marks: {} })
  })
  test('are at most 2000 for one seat; the old ones can still be changed and erased', () => {
    const heard = playing(ana, ben)
    for (let i = 0; i < 2000; i++) heard.table.play.mark(0, `p${i}`, 'x', ANA)
    expect(why(heard, table => table.play.mark(0, 'more', 'x', ANA))).toBe('too-many-notes')
    expect(why(heard, table => table.play.mark(0, 'more', '', ANA))).toBeNull()
    expect(why(heard, table => table.play.mark(0, 'p7', 'y', ANA))).toBeNull()
    expect(why(heard, table => table.play.mark(0, 'p8', '', ANA))).toBeNull()
    expect(why(heard, table => table.play.mark(0, 'more', 'x', ANA))).toBeNull()
    expect(why(heard, table => table.play.mark(1, 'p0', 'x', BEN))).toBeNull()
  })
})

describe('bets', () => {
  test('are their players’ own until the game is over, and everybody’s then', () => {
    const heard = playing(ana, ben)
    heard.table.play.mark(1, 'bet', '0', BEN)
    expect(heard.table.bets).toEqual([])
    playToTheEnd(heard)
    expect(heard.table.bets).toEqual([{ seat: 1, on: 0 }])
    heard.table.toLobby()
    expect(heard.table.bets).toEqual([])
  })
})

describe('back to the lobby', () => {
  test('abandons the game; substituted people play again, and a chair that was left is free', () => {
    const heard = playing(ana, ben, 'easy', ['Cleo', CLEO])
    heard.table.seating.stand(1, BEN)
    heard.table.seating.substitute(3, 'computer', false)
    heard.table.toLobby()
    expect(heard.table.phase).toBe('lobby')
    expect(heard.table.chairs.map(({ kind, name, device, substituted }) => [kind, name, device, substituted])).toEqual([
      ['person', 'Ana', ANA, false],
      ['free', '', '', false],
      ['computer', 'Ada', '', false],
      ['person', 'Cleo', CLEO, false],
    ])
    expect(heard.kept.at(-1)).toEqual({ type: 'left' })
    expect(heard.dealt).toBe(2)
    expect(heard.table.view(null)).toBeNull()
  })
  test('from the lobby is nothing', () => {
    const heard = lobby(ana)
    const { length } = heard.kept
    heard.table.toLobby()
    expect([heard.kept.length, heard.dealt]).toEqual([length, 0])
  })
})

describe('a journal read again', () => {
  test('gives the same table after each of its events, and stores and sends nothing', () => {
    const heard = playing(ana, 'easy', ben)
    const shown = ({ table }: Heard) =>
      [null, 0, 1, 2].map(audience => JSON.stringify({ ...table.view(audience), n: 0 }))
    const expectSameAgain = () => {
      const again = reread(heard)
      expect(shown(again)).toEqual(shown(heard))
      expect(again.table.chairs).toEqual(heard.table.chairs)
      expect(again.table.evening).toEqual(heard.table.evening)
      expect(again.finished).toEqual(heard.finished)
      expect([again.kept, again.told, again.arranged, again.dealt]).toEqual([[], [], 0, 0])
    }
    heard.table.play.mark(0, 'h', 'out', ANA)
    heard.table.seating.substitute(2, 'computer', false)
    expectSameAgain()
    while (heard.table.phase === 'playing') {
      makeMove(heard)
      expectSameAgain()
    }
  })
  const options = { cards: 'seven' }
  const deal = { game: 'blank', rules: 1, seats: 2, options, seed: 'ab', first: 0 }
  const setting = { name: 'x', game: 'blank', options, notebook: 'facts' as const, hints: false, time: null }
  const person = { kind: 'person' as const, name: 'Eve', device: CLEO }
  const sat = (chair: number, holder: Omit<typeof person, 'kind'> & { kind: 'person' | 'computer' | 'free' }) =>
    ({ type: 'sat', chair, holder }) satisfies TableEvent
  const chose = (game: string) => ({ type: 'chose', choice: { ...setting, game } }) satisfies TableEvent
  const dealt = (start: object) => ({ type: 'dealt', start: { ...deal, ...start } }) satisfies TableEvent
  const bell = { type: 'name', card: 'bell' }
  const impossible: [what: string, event: TableEvent, why: RefusalReason][] = [
    ['a chair taken away that is not there', { type: 'removed', chair: 2 }, 'no-such-chair'],
    ['a computer for no chair', { type: 'substituted', seat: 2, by: 'computer' }, 'no-such-chair'],
    ['somebody on a chair far behind the last', sat(3, person), 'no-such-chair'],
    ['a deal of a game there is not', dealt({ game: 'chess' }), 'no-such-game'],
    ['a deal for more than sit there', dealt({ seats: 3 }), 'cannot-start'],
    ['a deal by rules there are not', dealt({ rules: 7 }), 'no-such-game'],
    ['a setting for a game there is not', chose('chess'), 'no-such-game'],
    ['a move while nothing is played', { type: 'moved', seat: 0, move: bell }, 'no-game'],
  ]
  const impossibleInGame: typeof impossible = [
    ['a chair taken away', { type: 'removed', chair: 0 }, 'under-way'],
    ['a new chair', sat(2, person), 'under-way'],
    ['a person who becomes a computer', sat(0, { ...person, kind: 'computer' }), 'under-way'],
    ['a free chair', sat(0, { ...person, kind: 'free' }), 'under-way'],
    ['a deal', dealt({}), 'under-way'],
    ['a note of a seat that is not there', { type: 'noted', mark: 'x', seat: 2, at: 'h' }, 'no-such-chair'],
    ['a computer for no chair', { type: 'substituted', seat: 7, by: 'computer' }, 'no-such-chair'],
    ['a move taken back that another made', { type: 'took-back', seat: 0 }, 'no-way-back'],
  ]
  test.each(impossible)('cannot contain before a game: %s', (_, event, reason) => {
    expect(() => lobby(ana, ben).table.redo(event)).toThrow(new Refusal(reason))
  })
  test.each(impossibleInGame)('cannot contain during a game: %s', (_, event, reason) => {
    expect(() => playing(ana, ben).table.redo(event)).toThrow(new Refusal(reason))
  })
  test('cannot contain a deal or a setting with unknown options, nor a move that is not offered', () => {
    const wrong = { cards: 'eight' }
    expect(() => lobby(ana, ben).table.redo({ type: 'dealt', start: { ...deal, options: wrong } })).toThrow(RangeError)
    expect(() => lobby(ana, ben).table.redo({ type: 'chose', choice: { ...setting, options: wrong } })).toThrow(
      RangeError,
    )
    expect(() => playing(ana, ben).table.redo({ type: 'moved', seat: 0, move: { type: 'cheat' } })).toThrow(IllegalMove)
  })
  test('can contain what can have happened', () => {
    const heard = playing(ana, 'easy')
    heard.table.redo({ type: 'sat', chair: 1, holder: { kind: 'computer', name: 'Ada', device: '', level: 'sharp' } })
    heard.table.redo({ type: 'sat', chair: 0, holder: person })
    heard.table.redo({ type: 'substituted', seat: 0, by: 'computer' })
    heard.table.redo({ type: 'noted', mark: 'x', seat: 1, at: 'h' })
    expect(heard.table.chairs.map(({ name, substituted }) => [name, substituted])).toEqual([
      ['Eve', true],
      ['Ada', false],
    ])
    expect(heard.table.view(1)).toMatchObject({ marks: { h: 'x' } })
    const before = lobby(ana, ben)
    before.table.redo({ type: 'noted', mark: 'x', seat: 1, at: 'h' }) // of an abandoned game: it does no harm
    before.table.redo({ type: 'sat', chair: 1, holder: { kind: 'free', name: '', device: '' } })
    before.table.redo({ type: 'sat', chair: 2, holder: person })
    expect(before.table.chairs.map(({ name, avatar }) => [name, avatar])).toEqual([
      ['Ana', 0],
      ['', 1],
      ['Eve', 2],
    ])
  })
})

test('who shares a screen agrees with one press, and nobody who sits elsewhere does', () => {
  /** Precognition, played until what is left of the row changes nothing any more. */
  const settledRow = (...devices: string[]): Table => {
    const table = tableWith(
      devices.map((device, chair) => [`P${chair}`, device] as const),
      { game: 'precognition', options: { hands: 'ten each' } },
    )
    table.start(SEED)
    const view = (seat: number) =>
      (table.view(seat) as unknown as { view: SeatView<GameTypeParams> }).view as unknown as SeatView<Precognition>
    const move = (seat: number, move: Precognition['move']) =>
      table.play.move(seat, view(seat).step, move, devices[seat]!)
    for (const seat of devices.keys()) {
      move(seat, { type: 'predict', letters: 'U' })
      move(seat, { type: 'seal' })
    }
    while (!view(0).open.settled) move(view(0).open.turn, { type: 'play', card: view(view(0).open.turn).own.hand[0]! })
    move(0, { type: 'finish' })
    return table
  }
  const openOf = (table: Table) => (table.view(null) as unknown as { view: SeatView<Precognition> }).view.open
  expect(openOf(settledRow(ANA, ANA, BEN)).agreed).toEqual([true, true, false])
  expect(openOf(settledRow(ANA, ANA, ANA)).phase).not.toBe('play')
})
