// Answers for: what is the host's own: screens that come and go, the table that is open or put away, the games that are kept.
import type { Game, Kinds } from '../../shared/engine/index.ts'
import { PROTOCOL, type ClientMessage, type HostInfo } from '../../shared/wire/index.ts'
import { deviceHash, deviceTag } from '../../shared/sealing/index.ts'
import { WrongCodeLimiter, newJoinCode, newTableId } from './codes.ts'
import { MAX_STRANGERS, networkOf } from './budgets.ts'
import type { Connection } from './connection.ts'
import type { Journal } from './journal.ts'
import type { FinishedGames } from './finishedGames.ts'
import type { Doorkeeper } from './hostChannel.ts'
import type { KnownDevices } from './knownDevices.ts'
import { OpenTable } from './openTable.ts'
import { Presence } from './presence.ts'
import { Refusal } from './refusal.ts'
import type { ReportFault } from './faultLog.ts'
import { PendingRequests } from './requests.ts'
import type { SavedTables } from './savedTables.ts'
import type { TableOutputs, Table } from './table.ts'

/** What a room needs from the host it is in. */
export interface RoomContext {
  readonly id: string // the host's, for everybody to know it by
  readonly key: string // whoever has it runs this host
  readonly devices: KnownDevices
  readonly savedTables: SavedTables
  readonly past: FinishedGames
  readonly rules: ReadonlyMap<string, Game<Kinds>>
  readonly addresses: () => readonly string[]
  /** The table moved on: computer players may have something to do. */
  readonly moved: () => void
  /** A table was opened, closed or renamed: finders should know. */
  readonly announced: () => void
  /** How long the owner's rights wait for the owner's screen to come back, in milliseconds. */
  readonly grace: number
  /** A fault of ours, for the log. */
  readonly report: ReportFault
}

/** How long after its last change a table between games is still the table of this evening, in milliseconds. */
const RECENT = 30 * 60_000

export class Room {
  readonly #around: RoomContext
  readonly #presence: Presence
  readonly #guesses = new WrongCodeLimiter()
  readonly #requests = new PendingRequests()
  #open: OpenTable | null = null
  #journal: Journal | null = null

  constructor(around: RoomContext) {
    this.#around = around
    this.#presence = new Presence({ grace: around.grace, ownerStaysAway: () => this.#open?.arranged() })
  }

  get connections(): Set<Connection> {
    return this.#presence.connections
  }

  get table(): Table | null {
    return this.#open?.table ?? null
  }

  /** Some screen is there. */
  get isWatched(): boolean {
    return this.#presence.present.length > 0
  }

  /** The owner, or somebody who holds a chair. */
  belongs({ device }: Connection): boolean {
    return device !== null && (device.owner || (this.table?.held(device.hash).length ?? 0) > 0)
  }

  /** By what this host is greeted. A code that is guessed counts as wrong until whoever guessed it shows that it was right. */
  get doorkeeper(): Doorkeeper {
    const { id, key, devices } = this.#around
    return {
      id,
      secretFor: ({ by, tag = '' }, address) => {
        switch (by) {
          case 'none':
            return { secret: '', proof: { by } }
          case 'owner':
            return { secret: key, proof: { by } }
          case 'device': {
            const hash = devices.hashOf(tag)
            return hash === null ? null : { secret: hash, proof: { by, hash } }
          }
          case 'code': {
            const guesser = { device: null, address }
            if (!this.table || this.#guesses.tooMany(guesser)) return null
            this.#guesses.wrong(guesser)
            return { secret: this.table.code, proof: { by } }
          }
        }
      },
      confirmed: (by, address) => {
        if (by === 'code') this.#guesses.right({ device: null, address })
      },
    }
  }

  /** True while one more from this address may come and say who they are. */
  hasRoomFor(address: string): boolean {
    return this.#fewStrangers(address, [...this.connections], MAX_STRANGERS.unknown - 1)
  }

  /** True when not too many hold no chair: of one address, and of all. */
  #fewStrangers(address: string, among: readonly Connection[], more = 0): boolean {
    const network = networkOf(address)
    const strangers = among.filter(connection => !this.belongs(connection))
    const here = strangers.filter(one => networkOf(one.address) === network).length
    return strangers.length <= MAX_STRANGERS.inAll + more && here <= MAX_STRANGERS.ofOneAddress + more
  }

  get info(): HostInfo {
    const table = this.table
    if (!table) return { hunch: true, protocol: PROTOCOL, table: null }
    const free = table.seatsLeft.length
    const { name, game } = table.setting
    const chairs = { taken: table.chairs.length - free, free }
    return { hunch: true, protocol: PROTOCOL, table: { id: table.id, name, game, phase: table.phase, chairs } }
  }

  // Opening and closing

  /** Opens a new table. `opener` is the connection that asked for it: everybody else hears that the table before is closed. */
  open(name?: string, opener?: Connection): Table {
    const before = this.table
    this.#putAway()
    const opened = { id: newTableId(), code: newJoinCode(), when: Date.now() }
    const { table, journal } = this.#around.savedTables.open(opened, this.#listener)
    this.#journal = journal
    table.set({ name: name ?? '' }) // each screen calls it in its own language
    for (let chair = 0; chair < 4; chair++) table.addChair()
    if (before) this.#tellClosed(opener)
    this.#lay(table)
    return table
  }

  resume(id: string, opener?: Connection): Table {
    if (this.table?.id === id) return this.table
    const { table, journal } = this.#around.savedTables.resume(id, this.#listener)
    if (this.table) this.#tellClosed(opener)
    this.#putAway()
    this.#journal = journal
    this.#lay(table)
    return table
  }

  /** The tables this host left in the middle of a game; or else the one people were at a little while ago, between games. */
  get unfinished(): string[] {
    const kept = this.#around.savedTables.list(this.table?.id).filter(({ damage }) => damage === null)
    const playing = kept.filter(({ phase }) => phase === 'playing')
    const recent = kept.filter(({ players, when }) => players.length > 0 && Date.now() - when < RECENT).slice(0, 1)
    return (playing.length > 0 ? playing : recent).map(({ id }) => id)
  }

  /** Goes on with the one table this host left unfinished: same link, same code. Null when there is none, or several for the owner to choose from. */
  resumeUnfinished(): Table | null {
    const [id, ...others] = this.unfinished
    return id !== undefined && others.length === 0 ? this.resume(id) : null
  }

  close(): void {
    this.#putAway()
    this.#around.announced()
    this.#tellClosed()
    for (const connection of this.#presence.present) this.#sendSavedTables(connection)
  }

  #tellClosed(except?: Connection): void {
    for (const connection of this.#presence.present) {
      connection.watches = null
      if (connection !== except) connection.send({ type: 'closed' })
    }
  }

  /** Lets go of the journal; nobody is told. */
  end(): void {
    this.#presence.stopAwaiting()
    this.#putAway()
  }

  #putAway(): void {
    const { table } = this
    this.#open?.close()
    this.#open = null
    this.#journal?.close()
    this.#journal = null
    this.#requests.dropUnless(() => false)
    if (table?.isBlank) this.#around.savedTables.forget(table.id)
  }

  #lay(table: Table): void {
    const { moved, announced, addresses, report } = this.#around
    const [presence, guesses, requests] = [this.#presence, this.#guesses, this.#requests]
    const holds = (ack: string) => this.#journal!.holds(ack)
    this.#open = new OpenTable(table, { presence, guesses, requests, addresses, holds, moved, announced, report })
    announced()
    this.#open.door.turnAway()
    this.#rememberSeated()
    for (const connection of presence.present) this.#open.takeBack(connection)
    for (const connection of presence.present) this.#welcome(connection)
    moved()
  }

  /** Who holds a chair is known from now on, and may come back by their device's own secret. */
  #rememberSeated(): void {
    try {
      for (const { device } of this.table?.chairs ?? []) if (device !== '') this.#around.devices.remember(device)
    } catch (error) {
      this.#around.report(error, { where: 'a device that sat down' }) // it is known until the host stops
    }
  }

  // Coming and going

  leave(connection: Connection): void {
    this.connections.delete(connection)
    const { device } = connection
    if (!device) return
    if (device.owner) this.#presence.awaitOwner()
    this.#open?.arranged()
  }

  /** A message from a screen. Throws Refusal. */
  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return
    if (message.type === 'hello') return this.#hello(connection, message)
    if (!connection.device) throw new Refusal('hello-first')
    const { owner, display } = connection.device
    if (display && !FOR_DISPLAYS.has(message.type)) throw new Refusal('display-only')
    switch (message.type) {
      case 'open':
      case 'resume':
      case 'forget':
      case 'close':
      case 'discard':
        if (!owner) throw new Refusal('not-the-host')
        return this.#keep(connection, message)
      case 'fault':
        return this.#around.report(message.error, { where: `screen: ${message.where}` })
      case 'record':
        return this.#sendRecord(connection, message.game)
    }
    if (this.#open) return this.#open.hear(connection, message)
    if (message.type === 'seen') return // of a table that is not open
    if (message.type !== 'watch') throw new Refusal('no-table')
    if (message.seat !== null) throw new Refusal('not-yours')
  }

  #hello(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL) throw new Refusal('protocol')
    if (connection.device) throw new Refusal('hello-once')
    const { proof } = connection
    if (proof?.by !== 'device' && message.device === undefined) throw new Refusal('unreadable')
    const hash = proof?.by === 'device' ? proof.hash : deviceHash(message.device!)
    const display = message.display ?? false
    const owner = !display && proof?.by === 'owner'
    const draws = !display && (message.draws ?? false)
    connection.device = { hash, mark: deviceTag(hash), owner, display, draws }
    if (!this.belongs(connection) && !this.#fewStrangers(connection.address, this.#presence.present)) {
      connection.device = null
      return connection.turnAway('crowded')
    }
    if (this.#open?.door.turnsAway(connection)) return
    connection.send({ type: 'welcome', protocol: PROTOCOL, mark: connection.device.mark, owner })
    if (owner) this.#presence.stopAwaiting()
    this.#open?.takeBack(connection)
    this.#welcome(connection)
    this.#open?.arranged()
    if (this.#presence.present.length === 1) this.#around.moved() // a table rests while nobody is there
  }

  #welcome(connection: Connection): void {
    if (this.#open) this.#open.sendTable(connection)
    else connection.send({ type: 'closed' })
    this.#sendSavedTables(connection)
    this.#open?.show(connection)
  }

  // The owner's own

  #keep(
    connection: Connection,
    message: Extract<ClientMessage, { type: 'open' | 'resume' | 'forget' | 'close' | 'discard' }>,
  ): void {
    switch (message.type) {
      case 'open':
        return void this.open(message.name, connection)
      case 'resume':
        return void this.resume(message.table, connection)
      case 'close':
        return this.close()
      case 'forget':
        if (this.table?.id === message.table) throw new Refusal('under-way')
        this.#around.savedTables.forget(message.table)
        return this.#sendSavedTables(connection)
      case 'discard':
        this.#around.past.discard(message.game)
        return this.#sendSavedTables(connection)
    }
  }

  // Telling

  readonly #listener: TableOutputs = {
    keep: event => this.#journal!.append(event),
    arranged: () => {
      this.#rememberSeated()
      this.#open?.arranged()
    },
    told: (audience, message) => {
      let text: Buffer | null = null
      for (const connection of this.connections)
        if (connection.device && connection.watches === audience)
          connection.sendText((text ??= Buffer.from(JSON.stringify(message))))
    },
    dealt: () => {
      for (const connection of this.#presence.present) connection.watches = null // whoever acts first, the curtain falls before it
      this.#open?.restore()
    },
    finished: (id, record) => {
      try {
        this.#around.past.keep(id, { ...record, when: Date.now() })
        this.#journal?.compact() // none while a table is being read
      } catch (error) {
        this.#around.report(error, { where: 'a finished game' }) // the journal has it all the same
      }
      for (const connection of this.#presence.present) this.#sendSavedTables(connection)
    },
  }

  #sendSavedTables(connection: Connection): void {
    if (!connection.device!.owner) return
    connection.send({
      type: 'saved-tables',
      tables: this.#around.savedTables.list(this.table?.id),
      games: this.#around.past.list(),
    })
  }

  /** The record of a game of this evening for whoever is here, of any past game for the owner. */
  #sendRecord(connection: Connection, game: string): void {
    const { owner } = connection.device!
    if (!owner && !this.table?.evening.some(({ id }) => id === game)) throw new Refusal('no-such-record')
    connection.send({ type: 'record', game, text: this.#around.past.text(game) })
  }
}

/** What a display may say: whatever device it runs on, it only shows what is public. */
const FOR_DISPLAYS: ReadonlySet<ClientMessage['type']> = new Set(['watch', 'seen', 'record', 'fault'])
