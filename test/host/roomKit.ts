// A room without sockets for tests: its screens, a table with people on its chairs, and a running game.
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { Connection } from '../../main/host/channel/connection.ts'
import { FinishedGames } from '../../main/host/storage/finishedGames.ts'
import { HostHealth } from '../../main/host/room/health.ts'
import type { Authentication } from '../../main/host/channel/hostChannel.ts'
import { KnownDevices } from '../../main/host/storage/knownDevices.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { NetworkTester } from '../../main/host/network/networkTester.ts'
import { Refusal } from '../../main/host/errors/refusal.ts'
import { HostEventEmitter } from '../../main/host/openTable/hostEvents.ts'
import { handleMessage } from '../../main/host/room/handleMessage.ts'
import { Room } from '../../main/host/room/room.ts'
import { SavedTables } from '../../main/host/storage/savedTables.ts'
import type { JournalHeader } from '../../main/host/table/events.ts'
import type { GameChoiceChange } from '../../main/host/table/gameChoice.ts'
import { Table } from '../../main/host/table/table.ts'
import type { TableOutputs } from '../../main/host/table/tableEventProcessor.ts'
import type { GameRules, GameTypeParams, SeatView, SkillLevel } from '../../shared/engine/index.ts'
import type { Blank } from '../../shared/games/blank/rules.ts'
import { deviceHash, deviceTag } from '../../shared/sealing/index.ts'
import { PROTOCOL_VERSION, type ClientMessage, type HostMessage } from '../../shared/wire/index.ts'
import { folder } from './kit.ts'

const rules = await loadAllRules()
const KEY = 'c0'.repeat(16)
export const GRACE = 60_000
/** If a screen that left is back within this time, in milliseconds, there is no news. */
export const BACK_SOON = 300
type Message<T extends HostMessage['type']> = Extract<HostMessage, { type: T }>

/** A screen in the room: what it receives, and why it is refused. */
export class Screen {
  /** Since it last said something; and since it came. */
  readonly heard: HostMessage[] = []
  readonly everHeard: HostMessage[] = []
  readonly connection: Connection
  readonly device: string
  readonly #channel = {
    authentication: { by: 'none' } as Authentication,
    open: (text: Buffer) => ({ text }),
    seal: (text: Buffer) => text,
  }
  readonly #room: Room

  constructor(room: Room, name: string, address = '10.0.0.1') {
    this.#room = room
    this.device = Buffer.from(name.padEnd(16, '.')).toString('hex').slice(0, 32)
    const send = (bytes: Buffer) => {
      const message = JSON.parse(String(bytes)) as HostMessage
      this.heard.push(message)
      this.everHeard.push(message)
    }
    const close = () => room.leave(this.connection)
    const ping = () => this.connection.noteSignOfLife()
    this.connection = new Connection(
      { OPEN: 1, readyState: 1, bufferedAmount: 0, send, close, ping } as unknown as WebSocket,
      {
        channel: this.#channel,
        address,
      },
    )
    this.connection.sendPublic = text => this.connection.sendText(text) // no display shares a seal here
    room.connectedScreens.all.add(this.connection)
  }

  /** The messages received in answer to this one; the reason if it is refused. */
  say(message: ClientMessage): HostMessage[] | string {
    this.heard.length = 0
    try {
      handleMessage(this.#room, message, this.connection)
      return this.heard
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return error.why
    }
  }

  /** Says hello, on a channel that has proved this. */
  hello({
    by = 'none',
    codeOf,
    ...more
  }: { by?: 'none' | 'owner'; codeOf?: string; table?: string; display?: boolean; draws?: true } = {}): this {
    this.#channel.authentication = codeOf === undefined ? { by } : { by: 'code', table: codeOf }
    this.say({ type: 'hello', protocol: PROTOCOL_VERSION, device: this.device, ...more })
    return this
  }

  last<T extends HostMessage['type']>(type: T): Message<T> | undefined {
    return this.heard.findLast(message => message.type === type) as Message<T> | undefined
  }

  get types(): string[] {
    return this.heard.map(({ type }) => type)
  }

  get mark(): string {
    return deviceTag(deviceHash(this.device))
  }

  leave(): void {
    this.#room.leave(this.connection)
  }
}

export function rooms({ grace = GRACE, data = folder() } = {}) {
  vi.useFakeTimers({ now: 1_700_000_000_000 })
  const calls = { moved: 0, announced: 0, reported: [] as unknown[] }
  const savedTables = new SavedTables(join(data, 'tables'), rules, () => {})
  const finishedGames = new FinishedGames(join(data, 'games'))
  const hostEvents = new HostEventEmitter()
  hostEvents.on('moved', () => calls.moved++)
  hostEvents.on('announced', () => calls.announced++)
  const room = new Room({
    id: '5'.repeat(16),
    hostKey: KEY,
    devices: new KnownDevices(null),
    savedTables,
    finishedGames,
    grace,
    health: new HostHealth(() => {}),
    network: new NetworkTester(null, () => {}),
    addresses: () => ['192.168.1.5:4680'],
    hostEvents,
    reportFault: (error, context) => calls.reported.push([error, context]),
  })
  onTestFinished(() => {
    room.end()
    vi.useRealTimers()
  })
  const screen = (name: string, address?: string) => new Screen(room, name, address)
  const ownerScreen = () => screen('owner').hello({ by: 'owner' })
  return { room, savedTables, finishedGames, calls, data, screen, ownerScreen }
}

/** An owner's table for Blank with `chairs` chairs, and these guests on the first of them. */
export function seated(chairs: number, ...names: string[]) {
  const at = rooms()
  const owner = at.ownerScreen()
  owner.say({ type: 'open', name: 'Test' })
  owner.say({ type: 'set', game: 'blank' })
  for (let chair = 4; chair < chairs; chair++) owner.say({ type: 'chair' })
  for (let chair = 3; chair >= chairs; chair--) owner.say({ type: 'remove', chair })
  const { code } = at.room.table!
  const guests = names.map(name => {
    const guest = at.screen(name).hello()
    guest.say({ type: 'sit', chair: null, name, code })
    return guest
  })
  const clear = () => {
    for (const screen of [owner, ...guests]) screen.heard.length = 0
    Object.assign(at.calls, { moved: 0, announced: 0 })
  }
  clear()
  return { ...at, table: at.room.table!, code, guests, owner, clear }
}

export function playing(...names: string[]) {
  const at = seated(names.length, ...names)
  at.owner.say({ type: 'start' })
  at.clear()
  return at
}

/** An owner with two tables for two, at the second of them; these people sit at the first, and those at the second. */
export function twoTables(atKitchen = ['Ana', 'Ben'], atAttic = ['Cleo', 'Dora']) {
  const at = rooms()
  const owner = at.ownerScreen()
  const laid = (name: string, people: readonly string[]) => {
    owner.say({ type: 'open', name, beside: true })
    owner.say({ type: 'set', game: 'blank' })
    for (const chair of [3, 2]) owner.say({ type: 'remove', chair })
    const table = at.room.tables.at(-1)!
    const guests = people.map(name => {
      const guest = at.screen(name).hello({ table: table.id })
      guest.say({ type: 'sit', chair: null, name, code: table.code })
      return guest
    })
    return { table, guests }
  }
  return { ...at, owner, kitchen: laid('Kitchen', atKitchen), attic: laid('Attic', atAttic) }
}

/** The owner's screen goes, and stays away until the guests' rights begin. */
export function abandoned(at: ReturnType<typeof seated>) {
  at.owner.leave()
  vi.advanceTimersByTime(GRACE + 50)
  at.clear()
  return at
}

export function oneMove(at: Pick<ReturnType<typeof seated>, 'table'>): ClientMessage & { type: 'move' } {
  const { toMove } = at.table.view(null) as { toMove: number[] }
  const { view } = at.table.view(toMove[0]!) as unknown as { view: SeatView<Blank> }
  const { offers } = at.table.play.offers(toMove[0]!) as unknown as { offers: { card: { values: string[] } }[] }
  return { type: 'move', seat: toMove[0]!, step: view.step, move: { type: 'name', card: offers[0]!.card.values[0] } }
}

/** Makes one move of whoever is to move, as if a computer player made it. */
export function makeMove(at: Pick<ReturnType<typeof seated>, 'table'>, { seat, step, move } = oneMove(at)): void {
  at.table.play.moveByComputer(seat, step, move)
}

/** Plays a game of Blank to its end: everybody names whatever card is offered first. */
export function playToTheEnd(at: Pick<ReturnType<typeof seated>, 'table'>): void {
  while (at.table.phase === 'playing') {
    const { seat, step, move } = oneMove(at)
    const { kind, device } = at.table.chairs[seat]!
    if (kind === 'person' && device !== '') at.table.play.move(seat, step, move, device)
    else at.table.play.moveByComputer(seat, step, move)
  }
}

/** A move that cannot end the game: the card it names is in another hand, the next one's first, so that each seat finds one. */
export function harmlessMove(at: Pick<ReturnType<typeof seated>, 'table'>): ClientMessage & { type: 'move' } {
  const move = oneMove(at)
  const viewOf = (seat: number) => (at.table.view(seat) as unknown as { view: SeatView<Blank> }).view
  const seats = at.table.chairs.length
  const others = Array.from({ length: seats - 1 }, (_, nth) => (move.seat + 1 + nth) % seats)
  const card = others.map(seat => viewOf(seat).own.card).find(card => !viewOf(move.seat).open.called.includes(card))
  return { ...move, move: { type: 'name', card } }
}

/** What a table says where nobody listens. */
export const unheard: TableOutputs = { keep() {}, arranged() {}, told() {}, dealt() {}, finished() {} }

/** A table without a room. On its chairs sit people, each a name and a device, and computer players of a level. */
export function tableWith(
  holders: readonly (readonly [name: string, device: string] | SkillLevel)[],
  {
    opened = { hunch: 1, id: 'one', code: 'KITE', when: 1 },
    game = 'blank',
    options = {},
    ...more
  }: {
    readonly opened?: JournalHeader
    readonly game?: string
    readonly options?: GameChoiceChange['options']
    readonly rules?: ReadonlyMap<string, GameRules<GameTypeParams>>
    readonly outputs?: Partial<TableOutputs>
  } = {},
): Table {
  const table = new Table(opened, more.rules ?? rules, { ...unheard, ...more.outputs })
  table.set({ name: 'Test', game, options })
  for (const [chair, holder] of holders.entries()) {
    table.seating.addChair()
    if (typeof holder === 'string') table.seating.seatComputer(chair, holder)
    else table.seating.sit(chair, ...holder)
  }
  return table
}

/** A game of Blank between Ana and Ben without a room, and its events so far. */
export function gameWithEvents(id: string, { when = 1 } = {}) {
  const opened = { hunch: 1, id, code: 'KITE', when } as const
  const events: object[] = [opened]
  const people = ['Ana', 'Ben'].map((name, seat) => [name, String(seat).repeat(32)] as const)
  const table = tableWith(people, { opened, outputs: { keep: event => void events.push(event) } })
  table.start('ab'.repeat(32))
  return { table, events }
}
