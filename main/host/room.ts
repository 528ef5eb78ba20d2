// Answers for: the screens that come to this host and go, and at which of its tables each is; what the owner opens, puts away and keeps.
import type { Game, Kinds } from '../../shared/engine/index.ts'
import { PROTOCOL, type ClientMessage, type HostInfo } from '../../shared/wire/index.ts'
import { deviceTag } from '../../shared/sealing/index.ts'
import { WrongCodeLimiter } from './codes.ts'
import type { Connection } from './connection.ts'
import { Handover } from './handover/handover.ts'
import { doorkeeperOf } from './doorkeeper.ts'
import type { FinishedGames } from './finishedGames.ts'
import type { Health } from './health.ts'
import type { Doorkeeper } from './hostChannel.ts'
import type { KnownDevices } from './knownDevices.ts'
import type { OpenTable } from './openTable.ts'
import type { TimeSource } from './moveClock.ts'
import { OpenTables } from './openTables.ts'
import type { NetworkTester } from './networkTester.ts'
import { Refusal } from './refusal.ts'
import type { ReportFault } from './faultLog.ts'
import { counter } from './requests.ts'
import type { SavedTables } from './savedTables.ts'
import type { Table } from './table.ts'
import { Archive } from './archive.ts'
import { Strangers } from './strangers.ts'
import { TableList } from './tableList.ts'

/** What a room needs from the host it is in. */
export interface RoomContext {
  readonly id: string // the host's, for everybody to know it by
  readonly key: string // whoever has it runs this host
  readonly devices: KnownDevices
  readonly savedTables: SavedTables
  readonly past: FinishedGames
  readonly rules: ReadonlyMap<string, Game<Kinds>>
  readonly addresses: () => readonly string[]
  readonly drawCode?: () => string // for a table that is to come from another host; four letters if not given
  /** A table moved on: its computer players may have something to do. */
  readonly moved: (table: Table) => void
  /** A table was opened, closed or renamed: finders should know. */
  readonly announced: () => void
  /** How long the owner's rights wait for the owner's screen to come back, in milliseconds. */
  readonly grace: number
  readonly health: Health
  /** By which moves are timed; the machine's own if not given. */
  readonly time?: TimeSource
  readonly network: NetworkTester
  /** A fault of ours, for the log. */
  readonly report: ReportFault
}

/** How a table is opened: for which screen, and whether the one that screen is at stays open. */
interface Opening {
  readonly by?: Connection
  readonly beside?: boolean
}

export class Room {
  readonly #around: RoomContext
  readonly #guesses = new WrongCodeLimiter()
  readonly #tables: OpenTables
  readonly #at = new Map<Connection, OpenTable>() // those that are at none have not said who they are, or choose
  readonly #list: TableList
  readonly #archive: Archive
  readonly connections = new Set<Connection>()
  readonly doorkeeper: Doorkeeper
  readonly handover: Handover
  readonly #strangers = new Strangers(connection => this.belongs(connection))

  constructor(around: RoomContext) {
    const { id, key, devices, savedTables, past, grace, addresses, moved, announced, report } = around
    const guesses = this.#guesses
    this.#around = around
    this.#tables = new OpenTables(savedTables, {
      guesses,
      devices,
      past,
      grace,
      time: around.time,
      nextRequest: counter(),
      addresses,
      moved,
      changed: () => this.#list.changed(),
      announced,
      finished: () => {
        for (const connection of this.#present) this.#archive.showTo(connection)
      },
      report,
    })
    const tables = this.#tables
    this.#list = new TableList({ tables, present: () => this.#present, isAtOne: one => this.#at.has(one) })
    this.#archive = new Archive({ savedTables, past, tables })
    const tableOf = (id: string | undefined) =>
      (id === undefined ? this.#tables.first : this.#tables.at(id))?.table ?? null
    this.handover = new Handover({
      id,
      tables,
      savedTables,
      devices,
      guesses,
      drawCode: around.drawCode,
      addresses,
      openTaken: id => this.#openTaken(id),
      openLeaving: id => {
        this.resume(id, { beside: true })
        return tables.at(id)!
      },
      close: open => this.#putAway(open),
      stays: ({ table }) => moved(table),
      tellOwner: message => {
        for (const connection of this.#present) if (connection.device!.owner) connection.send(message)
      },
      report,
    })
    this.doorkeeper = doorkeeperOf({ id, key, devices, guesses, takings: this.handover.takings, tableOf })
  }

  /** Those that have said who they are. */
  get #present(): Connection[] {
    return [...this.connections].filter(({ device }) => device !== null)
  }

  /** The table that has been open longest. */
  get table(): Table | null {
    return this.#tables.first?.table ?? null
  }

  /** All that are open, the oldest first. */
  get tables(): readonly Table[] {
    return this.#tables.all.map(({ table }) => table)
  }

  isOpen(table: Table): boolean {
    return this.#tables.isOpen(table)
  }

  /** Some screen is at this table. */
  isWatched(table: Table): boolean {
    return (this.#tables.at(table.id)?.presence.present.length ?? 0) > 0
  }

  get info(): HostInfo {
    return this.#tables.info
  }

  /** Screens are about to be asked whether they are there. */
  beat(): void {
    for (const open of this.#tables.all) open.beat()
  }

  // Who may come

  /** The owner, or somebody who holds a chair at some table. */
  belongs(connection: Connection): boolean {
    const { device } = connection
    if (!device) return false
    if (device.owner || this.#at.get(connection)?.table.isHeldBy(device.hash)) return true
    return this.#tables.all.some(({ table }) => table.isHeldBy(device.hash))
  }

  /** True while one more from this address may come and say who they are. */
  hasRoomFor(address: string): boolean {
    return this.#strangers.hasRoomFor(address, [...this.connections])
  }

  // Opening and closing

  /** Opens a new table, in the place of the one its opener is at, or beside it; without an opener in the place of the oldest. */
  open(name?: string, opening: Opening = {}): Table {
    if (opening.beside) this.#tables.assertRoom()
    return this.#lay(() => this.#tables.fresh(name), opening)
  }

  resume(id: string, opening: Opening = {}): Table {
    const { by } = opening
    const open = this.#tables.at(id)
    if (!open) {
      if (opening.beside) this.#tables.assertRoom()
      return this.#lay(() => this.#tables.reopen(id), opening)
    }
    if (by && this.#at.get(by) !== open) this.#goTo(by, open)
    return open.table
  }

  /** Goes on with the tables that were open together, or the one this host left unfinished: same links, same codes. Null when there is none, or several for the owner to choose from. */
  resumeUnfinished(): Table | null {
    const { together } = this.#around.savedTables
    for (const id of together.length > 1 ? together : []) this.#resumeIfWhole(id)
    if (this.#tables.count > 0) return this.table
    const [id, ...others] = this.unfinished
    return id !== undefined && others.length === 0 ? this.resume(id) : null
  }

  /** Tables that were handed over when this host stopped are still to be. */
  goOnHandingOver(): void {
    this.handover.goOn()
  }

  /** A table that another host handed over: the owner's screens go to it from one where nobody is yet. */
  #openTaken(id: string): void {
    const owner = this.#present.find(({ device }) => device!.owner)
    const at = owner && this.#at.get(owner)
    const isIdle = owner !== undefined && (!at || at.table.isBlank)
    this.#lay(() => this.#tables.reopen(id), isIdle ? { by: owner, beside: !at } : { beside: true })
  }

  #resumeIfWhole(id: string): void {
    try {
      this.resume(id, { beside: true })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // else it is among the saved tables, where its owner sees what is wrong with it
    }
  }

  get unfinished(): string[] {
    return this.#tables.unfinished
  }

  /** Who was at the table before goes along; where it is the only one, so does whoever was at none. */
  #lay(begin: () => OpenTable, { by, beside = false }: Opening): Table {
    const before = beside ? null : by ? this.#at.get(by) : this.#tables.first
    const open = begin()
    const alongside = this.#tables.all.some(one => one !== before)
    const idle = alongside ? [] : this.#present.filter(connection => !this.#at.has(connection))
    const coming = new Set([...(before?.presence.present ?? []), ...idle, ...(by ? [by] : [])])
    if (before) this.#clear(before, by)
    else if (by) this.#leaveTable(by)
    for (const connection of coming) {
      if (open.door.turnsAway(connection)) continue
      this.#at.set(connection, open)
      open.come(connection)
    }
    this.#tables.add(open)
    this.#around.announced()
    for (const connection of open.presence.present) this.#welcome(connection)
    this.#list.changed()
    this.#around.moved(open.table)
    return open.table
  }

  #close(connection: Connection): void {
    const open = this.#at.get(connection)
    if (!open) throw new Refusal('no-table')
    if (open.table.departure.state !== null) throw new Refusal('moving')
    this.#putAway(open)
  }

  /** Closes a table. Who was at it is told which others there are. */
  #putAway(open: OpenTable): void {
    const left = this.#clear(open)
    this.#around.announced()
    for (const one of left) this.#list.forget(one)
    this.#list.tellAll()
    for (const one of this.#present) this.#archive.showTo(one)
  }

  /** Puts a table away. Who was at it is at none now, and hears so, but for who asked for it. */
  #clear(open: OpenTable, by?: Connection): Connection[] {
    const left = open.presence.present
    this.#tables.putAway(open)
    for (const connection of left) {
      this.#at.delete(connection)
      connection.watches = null
      if (connection !== by) connection.send({ type: 'closed' })
    }
    return left
  }

  /** Lets go of every journal; nobody is told. */
  end(): void {
    this.handover.close()
    this.#list.close()
    this.#tables.end()
  }

  /** Stops every table that is open, with a word. */
  pauseAll(word?: string): void {
    this.#tables.pauseAll(word)
  }

  // Coming and going

  leave(connection: Connection): void {
    this.connections.delete(connection)
    this.handover.takings.leave(connection)
    this.#leaveTable(connection)
  }

  #leaveTable(connection: Connection): void {
    this.#at.get(connection)?.leave(connection)
    this.#at.delete(connection) // now: what others are told of its leaving is not for it
  }

  /** A message from a screen. Throws Refusal. */
  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return
    if (message.type === 'hello') return this.#hello(connection, message)
    if (!connection.device) throw new Refusal('hello-first')
    const { owner, display } = connection.device
    if (display && !FOR_DISPLAYS.has(message.type)) throw new Refusal('display-only')
    if (!display && message.type === 'request-code') return // everybody else types it
    switch (message.type) {
      case 'open':
      case 'resume':
      case 'forget':
      case 'close':
      case 'discard':
      case 'discard-player':
      case 'status':
      case 'pause-all':
      case 'go-on-all':
      case 'test-network':
      case 'hand-over':
      case 'take-over':
        if (!owner) throw new Refusal('not-the-host')
        return this.#keep(connection, message)
      case 'go-to':
        return this.#choose(connection, message.table)
      case 'fault':
        return this.#around.report(message.error, { where: `screen: ${message.where}` })
      case 'record':
        return this.#archive.sendRecord(connection, message.game, this.#at.get(connection)?.table ?? null)
    }
    const open = this.#at.get(connection)
    if (open) return open.hear(connection, message)
    if (message.type === 'seen' || message.type === 'request-code') return // of a table that is not open
    if (message.type !== 'watch') throw new Refusal('no-table')
    if (message.seat !== null) throw new Refusal('not-yours')
  }

  #hello(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL) throw new Refusal('protocol')
    if (connection.device) throw new Refusal('hello-once')
    const { proof } = connection
    if (proof?.by !== 'device' && message.device === undefined) throw new Refusal('unreadable')
    const hash = this.handover.hashOf(connection, message)
    const display = message.display ?? false
    const owner = !display && proof?.by === 'owner'
    const draws = !display && (message.draws ?? false)
    connection.device = { hash, mark: deviceTag(hash), owner, display, draws }
    if (!this.belongs(connection) && !this.#strangers.areFew(connection.address, this.#present)) {
      connection.device = null
      return connection.turnAway('crowded')
    }
    this.#around.network.came(connection.address)
    const open = this.#tableFor(connection, message.table)
    if (open?.door.turnsAway(connection)) return
    connection.send({ type: 'welcome', protocol: PROTOCOL, mark: connection.device.mark, owner })
    this.handover.sendAfter(connection, { named: message.table, at: open })
    this.#goTo(connection, open)
  }

  /** Where a screen is led: to the table it names, whose code it knows, or at which its device sits; to the only one. Null: it has to choose. */
  #tableFor({ proof, device }: Connection, named: string | undefined): OpenTable | null {
    const known = this.#tables.at(named) ?? (proof?.by === 'code' ? this.#tables.at(proof.table) : null)
    if (known) return known
    const held = this.#tables.heldBy(device!.hash)
    if (held.length === 1) return held[0]!
    return this.#tables.count === 1 ? this.#tables.first : null
  }

  /** The screen goes to another table, or away from any. Throws Refusal. */
  #choose(connection: Connection, id: string | null): void {
    const open = id === null ? null : this.#tables.at(id)
    if (id !== null && !open) throw new Refusal('no-such-table')
    if (open?.door.turnsAway(connection)) return
    if (open !== null && this.#at.get(connection) === open) return open.sendTable(connection)
    this.#goTo(connection, open)
  }

  #goTo(connection: Connection, open: OpenTable | null): void {
    this.#leaveTable(connection)
    if (open) {
      this.#at.set(connection, open)
      open.come(connection)
    }
    this.#welcome(connection)
    open?.arranged()
    if (open?.presence.present.length === 1) this.#around.moved(open.table) // a table rests while nobody is there
  }

  #welcome(connection: Connection): void {
    const open = this.#at.get(connection)
    if (open) open.sendTable(connection)
    else {
      this.#list.forget(connection)
      connection.send({ type: 'closed' })
    }
    this.#list.tell(connection)
    this.#archive.showTo(connection)
    open?.show(connection)
  }

  // The owner's own

  #sendStatus(connection: Connection): void {
    const { figures } = this.#around.health
    const status = { ...figures, screens: this.#present.length, tables: this.#tables.statuses }
    connection.send({ type: 'status', status })
  }

  #keep(
    connection: Connection,
    message: Extract<
      ClientMessage,
      {
        type:
          | 'open'
          | 'resume'
          | 'forget'
          | 'close'
          | 'discard'
          | 'discard-player'
          | 'status'
          | 'pause-all'
          | 'go-on-all'
          | 'test-network'
          | 'hand-over'
          | 'take-over'
      }
    >,
  ): void {
    switch (message.type) {
      case 'hand-over': {
        const open = this.#at.get(connection)
        if (!open) throw new Refusal('no-table')
        return this.handover.give(open, message, connection)
      }
      case 'take-over':
        return this.handover.await(message)
      case 'open':
        return void this.open(message.name, { by: connection, beside: message.beside ?? false })
      case 'resume':
        return void this.resume(message.table, { by: connection, beside: message.beside ?? false })
      case 'close':
        return this.#close(connection)
      case 'forget':
        this.#archive.forget(message.table)
        return this.#archive.showTo(connection)
      case 'pause-all':
        this.pauseAll(message.word)
        return this.#sendStatus(connection)
      case 'go-on-all':
        this.#tables.goOnAll()
        return this.#sendStatus(connection)
      case 'status':
        return this.#sendStatus(connection)
      case 'test-network':
        return void this.#around.network.tell(connection)
      case 'discard':
        this.#archive.discard(message.game)
        return this.#archive.showTo(connection)
      case 'discard-player':
        this.#archive.discardPlayer(message.name)
        return this.#archive.showTo(connection)
    }
  }
}

/** What a display may say: whatever device it runs on, it only shows what is public. */
const FOR_DISPLAYS: ReadonlySet<ClientMessage['type']> = new Set([
  'go-to',
  'watch',
  'seen',
  'record',
  'fault',
  'request-code',
])
