// Receives the screens of this host: who may come, which table each is led to, and who handles each message.
import type { Game, GameTypeParams } from '../../../shared/engine/index.ts'
import { PROTOCOL_VERSION, type ClientMessage, type HostInfo, type JoinLinkPart } from '../../../shared/wire/index.ts'
import { deviceDigest, deviceTag } from '../../../shared/sealing/index.ts'
import { isForDisplay, isForOwner } from '../openTable/addressees.ts'
import { tableLinkKey } from '../channel/codes.ts'
import type { Connection } from '../channel/connection.ts'
import { Handover } from '../handover/handover.ts'
import { createDoorkeeper } from './doorkeeper.ts'
import type { FinishedGames } from '../storage/finishedGames.ts'
import type { Health } from './health.ts'
import type { Doorkeeper } from '../channel/hostChannel.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { Restorable } from '../storage/lineFile.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { TimeSource } from '../table/moveClock.ts'
import { OpenTables } from '../openTable/openTables.ts'
import { OwnerCommands } from './ownerCommands.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import { Refusal } from '../errors/refusal.ts'
import { ResumableChannels } from '../channel/resumableChannels.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { createCounter } from '../openTable/requests.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import type { Table } from '../table/table.ts'
import { Archive } from './archive.ts'
import { LostTables } from './lostTables.ts'
import { StrangerLimits } from '../limits/strangers.ts'
import { TableList } from './tableList.ts'
import { ScreenWhereabouts, type TableOpenOptions } from './screenWhereabouts.ts'
import { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

/** What a room needs from its host. */
export interface RoomContext {
  readonly id: string // the host's, public
  readonly key: string // the owner's key
  readonly devices: KnownDevices
  readonly savedTables: SavedTables
  readonly past: FinishedGames
  readonly rules: ReadonlyMap<string, Game<GameTypeParams>>
  readonly addresses: () => readonly string[]
  /** Chooses the address for links. False: this machine no longer has it. */
  readonly chooseAddress?: (address: string) => boolean
  readonly drawCode?: () => string // draws the code for a table from another host; four letters by default
  /** A table moved on: its computer players may have something to do. */
  readonly moved: (table: Table) => void
  /** A table was opened, closed or renamed: finders should know. */
  readonly announced: () => void
  /** How long the owner's rights wait for the owner's screen to come back, in milliseconds. */
  readonly grace: number
  readonly health: Health
  /** The clock of moves; the machine's own by default. */
  readonly time?: TimeSource
  readonly network: NetworkTester
  /** A bug, for the log. */
  readonly report: ReportFault
}

export class Room {
  readonly #around: RoomContext
  readonly #guesses = new WrongCodeLimiter()
  readonly #tables: OpenTables
  readonly #whereabouts: ScreenWhereabouts
  readonly #list: TableList
  readonly #archive: Archive
  readonly #lost: LostTables
  readonly #owner: OwnerCommands
  readonly #resumable = new ResumableChannels()
  readonly connections = new Set<Connection>()
  readonly doorkeeper: Doorkeeper
  readonly handover: Handover
  readonly #strangers = new StrangerLimits(connection => this.belongs(connection))

  constructor(around: RoomContext) {
    const { id, key, devices, savedTables, past, grace, addresses, moved, announced, report } = around
    const guesses = this.#guesses
    const linkKeyOf = (table: string) => tableLinkKey(key, table)
    this.#around = around
    this.#tables = new OpenTables(savedTables, {
      guesses,
      linkKeyOf,
      devices,
      past,
      grace,
      time: around.time,
      nextRequest: createCounter(),
      addresses,
      moved,
      changed: () => this.#list.changed(),
      announced,
      finished: () => {
        for (const connection of this.#present)
          try {
            this.#archive.showTo(connection)
          } catch (error) {
            report(error, { where: 'telling what is kept' })
          }
      },
      report,
    })
    const tables = this.#tables
    this.#list = new TableList({
      tables,
      present: () => this.#present,
      isAtOne: one => this.#whereabouts.of(one) !== null,
    })
    this.#archive = new Archive({ savedTables, past, tables })
    this.#lost = new LostTables({ savedTables, tables })
    this.#whereabouts = new ScreenWhereabouts({
      tables,
      list: this.#list,
      archive: this.#archive,
      lost: this.#lost,
      present: () => this.#present,
      announced,
      moved,
    })
    const whereabouts = this.#whereabouts
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
      openTaken: id => whereabouts.openTaken(id),
      openLeaving: id => {
        whereabouts.resume(id, { beside: true })
        return tables.at(id)!
      },
      close: open => whereabouts.putAway(open),
      stays: ({ table }) => {
        announced()
        moved(table)
      },
      tellOwner: message => {
        for (const connection of this.#present) if (connection.device!.owner) connection.send(message)
      },
      report,
    })
    this.#owner = new OwnerCommands({
      tables,
      whereabouts,
      archive: this.#archive,
      handover: this.handover,
      health: around.health,
      network: around.network,
      chooseAddress: around.chooseAddress ?? (() => false),
      screens: () => this.#present.length,
    })
    const { takings } = this.handover
    this.doorkeeper = createDoorkeeper({
      id,
      key,
      devices,
      resumable: this.#resumable,
      guesses,
      takings,
      tableOf,
      linkKeyOf,
    })
  }

  /** Those that have said who they are. */
  get #present(): Connection[] {
    return [...this.connections].filter(({ device }) => device !== null)
  }

  /** The table that has been open longest. */
  get table(): Table | null {
    return this.#tables.first?.table ?? null
  }

  /** All open tables, oldest first. */
  get tables(): readonly Table[] {
    return this.#tables.all.map(({ table }) => table)
  }

  /** The parts of a link to this table. */
  joinLinkPart({ id, code }: Table): JoinLinkPart {
    return { code, linkKey: tableLinkKey(this.#around.key, id), table: this.#tables.count > 1 ? id : '' }
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

  /** The files of the open tables on the disk. */
  get files(): readonly Restorable[] {
    return this.#tables.all.map(({ file }) => file)
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
    if (device.owner || this.#whereabouts.of(connection)?.table.isHeldBy(device.hash)) return true
    return this.#tables.all.some(({ table }) => table.isHeldBy(device.hash))
  }

  /** True if one more from this address may come and say who it is. */
  hasRoomFor(address: string): boolean {
    return this.#strangers.hasRoomFor(address, [...this.connections])
  }

  // Opening and closing

  /** Opens a new table, in place of the oldest one, or beside the others. Throws Refusal. */
  open(name?: string, opening: TableOpenOptions = {}): Table {
    return this.#whereabouts.open(name, opening)
  }

  /** Opens a saved table. Throws Refusal. */
  resume(id: string, opening: TableOpenOptions = {}): Table {
    return this.#whereabouts.resume(id, opening)
  }

  /**
   * Continues with the tables that were open together, or the one this host left unfinished: same links, same
   * codes. Null if there is none, or several for the owner to choose from.
   */
  resumeUnfinished(): Table | null {
    const { lastOpen } = this.#around.savedTables
    for (const id of lastOpen.length > 1 ? lastOpen : []) this.#resumeIfWhole(id)
    if (this.#tables.count > 0) return this.table
    const [id, ...others] = this.unfinished
    return id !== undefined && others.length === 0 ? this.resume(id) : null
  }

  #resumeIfWhole(id: string): void {
    try {
      this.resume(id, { beside: true })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error // otherwise it is among the saved tables, where its owner sees what is wrong with it
    }
  }

  get unfinished(): string[] {
    return this.#tables.unfinished
  }

  /** Continues the handovers that were running when this host stopped. */
  goOnHandingOver(): void {
    this.handover.goOn()
  }

  end(): void {
    this.handover.close()
    this.#list.close()
    this.#tables.end()
  }

  /** Pauses every open table, with a word. */
  pauseAll(word?: string): void {
    this.#tables.pauseAll(word)
  }

  // Coming and going

  leave(connection: Connection): void {
    this.connections.delete(connection)
    this.handover.takings.leave(connection)
    this.#whereabouts.leave(connection)
  }

  /** Handles a message from a screen. Throws Refusal. */
  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return
    if (message.type === 'hello') return this.#hello(connection, message)
    if (!connection.device) throw new Refusal('hello-first')
    const { owner, display } = connection.device
    if (display && !isForDisplay(message)) throw new Refusal('display-only')
    if (!display && message.type === 'request-code') return // everybody else types it
    if (isForOwner(message)) {
      if (!owner) throw new Refusal('not-the-host')
      return this.#owner.hear(connection, message)
    }
    const open = this.#whereabouts.of(connection)
    switch (message.type) {
      case 'go-to':
        return this.#whereabouts.choose(connection, message.table)
      case 'fault':
        return this.#around.report(message.error, { where: `screen: ${message.where}` })
      case 'record':
        return this.#archive.sendRecord(connection, message.game, open?.table ?? null)
    }
    if (open) return open.hear(connection, message)
    if (message.type === 'seen' || message.type === 'request-code') return // of a table that is not open
    if (message.type !== 'watch') throw new Refusal('no-table')
    if (message.seat !== null) throw new Refusal('not-yours')
  }

  #hello(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL_VERSION) throw new Refusal('protocol')
    if (connection.device) throw new Refusal('hello-once')
    const { proof } = connection
    if (proof?.by !== 'device' && message.device === undefined) throw new Refusal('unreadable')
    const hash = this.handover.hashOf(connection, message)
    const display = message.display ?? false
    const owner = !display && proof?.by === 'owner'
    const draws = !display && (message.draws ?? false)
    connection.device = { hash, mark: deviceTag(hash), digest: deviceDigest(hash), owner, display, draws }
    if (!this.belongs(connection) && !this.#strangers.areFew(connection.address, this.#present)) {
      connection.device = null
      return connection.turnAway('crowded')
    }
    this.#around.network.came(connection.address)
    const open = this.#tableFor(connection, message.table)
    if (open?.door.turnsAway(connection)) return
    this.#rememberChannel(connection, hash)
    connection.send({ type: 'welcome', protocol: PROTOCOL_VERSION, mark: connection.device.mark, owner })
    this.handover.sendAfter(connection, { named: message.table, at: open })
    this.#lost.seeks(connection, message.table)
    this.#whereabouts.goTo(connection, open)
  }

  /** Its device may resume this channel. One that proved no identity is worth nothing. */
  #rememberChannel({ proof, resumption }: Connection, hash: string): void {
    if (!resumption || !proof || proof.by === 'none') return
    this.#resumable.keep(resumption, proof.by === 'owner' ? { by: 'owner' } : { by: 'device', hash })
  }

  /**
   * The table to lead a screen to: the one it names, whose code it knows, or at which its device sits; the only
   * one. Null: it has to choose.
   */
  #tableFor({ proof, device }: Connection, named: string | undefined): OpenTable | null {
    const known = this.#tables.at(named) ?? (proof && 'table' in proof ? this.#tables.at(proof.table) : null)
    if (known) return known
    const held = this.#tables.heldBy(device!.hash)
    if (held.length === 1) return held[0]!
    return this.#tables.count === 1 ? this.#tables.first : null
  }
}
