// The room of a host: puts its parts together, lets screens in and out, and opens tables.
import type { Seat } from '../../../shared/engine/index.ts'
import {
  PROTOCOL_VERSION,
  type AddressReason,
  type ClientMessage,
  type Gesture,
  type HostInfo,
  type JoinLinkParams,
} from '../../../shared/wire/index.ts'
import { deviceDigest, deviceTag } from '../../../shared/sealing/index.ts'
import { tableLinkKey } from '../channel/codes.ts'
import { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import { Handovers } from '../handover/handovers.ts'
import { createDoorkeeper } from './doorkeeper.ts'
import type { FinishedGames } from '../storage/finishedGames.ts'
import type { HostHealth } from './health.ts'
import type { HostEventEmitter } from '../openTable/hostEvents.ts'
import type { HostParts } from './messageRuleTypes.ts'
import type { Doorkeeper } from '../channel/hostChannel.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { RestorableFile } from '../storage/lineFile.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { TimeSource } from '../table/moveClock.ts'
import { OpenTables } from '../openTables/openTables.ts'
import type { NetworkTester } from '../network/networkTester.ts'
import { Refusal } from '../errors/refusal.ts'
import { ResumableChannels } from '../channel/resumableChannels.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { createRequestCounter } from '../openTable/requests.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import type { Table } from '../table/table.ts'
import { SavedTablesAndGames } from '../openTables/savedTablesAndGames.ts'
import { StrangerLimits } from '../limits/strangers.ts'
import { LostTableNotices } from '../openTables/lostTableNotices.ts'
import { TableListBroadcast } from '../openTables/tableListBroadcast.ts'
import { ScreenWhereabouts, type TableOpenOptions } from '../openTables/screenWhereabouts.ts'
import { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

/** The parts of its host that a room needs. */
export interface RoomContext {
  readonly id: string // the host's, public
  readonly hostKey: string // the owner's key
  readonly devices: KnownDevices
  readonly savedTables: SavedTables
  readonly finishedGames: FinishedGames
  readonly addresses: () => readonly string[]
  /** Why each address is given out. */
  readonly addressReasons?: () => readonly AddressReason[]
  /** Chooses the address for links. False: this machine no longer has it. */
  readonly chooseAddress?: (address: string) => boolean
  readonly drawCode?: () => string // draws the code for a table from another host; by default four letters
  readonly hostEvents: HostEventEmitter
  /** How long the owner's rights wait for the owner's screen to come back, in milliseconds. */
  readonly grace: number
  readonly health: HostHealth
  /** The clock of moves; the machine's own by default. */
  readonly time?: TimeSource
  readonly network: NetworkTester
  /** Reports a bug of this program, for the log. */
  readonly reportFault: ReportFault
}

export class Room implements HostParts {
  readonly connectedScreens = new ConnectedScreens()
  readonly openTables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly archive: SavedTablesAndGames
  readonly handover: Handovers
  readonly network: NetworkTester
  readonly reportFault: ReportFault
  readonly doorkeeper: Doorkeeper
  readonly #context: RoomContext
  readonly #tableListBroadcast: TableListBroadcast
  readonly #lostTableNotices: LostTableNotices
  readonly #resumableChannels = new ResumableChannels()
  readonly #strangerLimits = new StrangerLimits(connection => this.belongs(connection))

  constructor(context: RoomContext) {
    const { hostKey, savedTables, finishedGames, hostEvents, network, reportFault } = context
    const { connectedScreens } = this
    const guesses = new WrongCodeLimiter()
    const tableByScreen = new Map<Connection, OpenTable>()
    const tables = new OpenTables({ ...context, guesses, nextRequest: createRequestCounter() })
    const tableList = new TableListBroadcast({ tables, connectedScreens, tableByScreen, reportFault })
    const archive = new SavedTablesAndGames({ savedTables, finishedGames, tables })
    const lostTables = new LostTableNotices({ savedTables, tables })
    const whereabouts = new ScreenWhereabouts({
      tables,
      list: tableList,
      archive,
      lost: lostTables,
      connectedScreens,
      tableByScreen,
      hostEvents,
      reportFault,
    })
    this.#context = context
    this.#tableListBroadcast = tableList
    this.#lostTableNotices = lostTables
    this.openTables = tables
    this.whereabouts = whereabouts
    this.archive = archive
    this.network = network
    this.reportFault = reportFault
    this.handover = new Handovers({ ...context, tables, whereabouts, guesses, connectedScreens })
    const { incoming } = this.handover
    this.doorkeeper = createDoorkeeper({
      ...context,
      hostKey,
      resumable: this.#resumableChannels,
      guesses,
      incoming,
      tables,
    })
    hostEvents.on('changed', () => tableList.sendSoon())
    hostEvents.on('finished', () => this.#sendSavedListToOwners())
  }

  #sendSavedListToOwners(): void {
    tellEachScreen(this.connectedScreens.present, this.reportFault, connection => this.archive.sendListTo(connection))
  }

  /** The table that has been open longest. */
  get table(): Table | null {
    return this.openTables.first?.table ?? null
  }

  /** All open tables, oldest first. */
  get tables(): readonly Table[] {
    return this.openTables.all.map(({ table }) => table)
  }

  /** The parts of a link to this table. */
  joinLinkParams({ id, code }: Table): JoinLinkParams {
    return { code, linkKey: tableLinkKey(this.#context.hostKey, id), table: this.openTables.count > 1 ? id : '' }
  }

  isOpen(table: Table): boolean {
    return this.openTables.isOpen(table)
  }

  /** True if some screen is at this table. */
  isWatched(table: Table): boolean {
    return (this.openTables.at(table.id)?.presence.present.length ?? 0) > 0
  }

  /** True if a table display is at this table. */
  isDisplayed(table: Table): boolean {
    return this.openTables.at(table.id)?.presence.hasDisplay ?? false
  }

  /** Shows a gesture of a computer player at this table. */
  reactAsComputer(table: Table, seat: Seat, gesture: Gesture): void {
    this.openTables.at(table.id)?.reactions.reactAsComputer(seat, gesture)
  }

  get info(): HostInfo {
    return this.openTables.info
  }

  /** The files of the open tables on the disk. */
  get files(): readonly RestorableFile[] {
    return this.openTables.all.map(({ file }) => file)
  }

  /** Checks all clocks before the screens are asked whether they are there. */
  beat(): void {
    for (const openTable of this.openTables.all) openTable.beat()
  }

  // Who may come

  /** True for connections of the owner, and of devices that hold a chair at some table. */
  belongs(connection: Connection): boolean {
    const { device } = connection
    if (!device) return false
    if (device.isOwner || this.whereabouts.tableOf(connection)?.table.isHeldBy(device.hash)) return true
    return this.openTables.all.some(({ table }) => table.isHeldBy(device.hash))
  }

  /** True if one more connection from this address may come and say hello. */
  hasRoomFor(address: string): boolean {
    return this.#strangerLimits.hasRoomFor(address, [...this.connectedScreens.all])
  }

  // Opening and closing

  /** Opens a new table, in place of the oldest one, or beside the others. Throws Refusal. */
  open(name?: string, openOptions: TableOpenOptions = {}): Table {
    return this.whereabouts.open(name, openOptions)
  }

  /** Opens a saved table. Throws Refusal. */
  resume(id: string, openOptions: TableOpenOptions = {}): Table {
    return this.whereabouts.resume(id, openOptions)
  }

  /**
   * Continues with the tables that were open together, or the one this host left unfinished: same links, same
   * codes. Null if there is none, or several for the owner to choose from. A table that cannot be opened is
   * reported, and costs the others nothing.
   */
  resumeUnfinished(): Table | null {
    const { lastOpenIds } = this.#context.savedTables
    for (const id of lastOpenIds.length > 1 ? lastOpenIds : []) this.#tryResuming(id, { beside: true })
    if (this.openTables.count > 0) return this.table
    const [id, ...others] = this.unfinished
    return id !== undefined && others.length === 0 ? this.#tryResuming(id) : null
  }

  /** Opens a saved table; null if it cannot be opened. It stays among the saved tables, where its owner sees it. */
  #tryResuming(id: string, openOptions: TableOpenOptions = {}): Table | null {
    try {
      return this.resume(id, openOptions)
    } catch (error) {
      if (!(error instanceof Refusal)) this.reportFault(error, { where: 'opening a table that was left open' })
      return null
    }
  }

  get unfinished(): string[] {
    return this.openTables.unfinished
  }

  /** Continues the handovers that were running when this host stopped. */
  goOnHandingOver(): void {
    this.handover.goOn()
  }

  end(): void {
    this.handover.close()
    this.#tableListBroadcast.close()
    this.openTables.closeAll()
  }

  /** Pauses every open table, with a remark. */
  pauseAll(word?: string): void {
    this.openTables.pauseAll(word)
  }

  /** Puts this address into links. Returns false if this machine does not have it. */
  chooseAddress(address: string): boolean {
    return this.#context.chooseAddress?.(address) ?? false
  }

  /** Sends every screen the addresses again. */
  tellAddresses(): void {
    for (const openTable of this.openTables.all) openTable.arranged()
  }

  /** Sends a screen the status of the host. */
  sendStatus(connection: Connection): void {
    const { figures } = this.#context.health
    const status = { ...figures, screens: this.connectedScreens.present.length, tables: this.openTables.statuses }
    connection.send({ type: 'status', status })
  }

  // Coming and going

  leave(connection: Connection): void {
    this.connectedScreens.all.delete(connection)
    this.handover.incoming.leave(connection)
    this.whereabouts.leave(connection)
  }

  /** Lets in a screen that says hello, and leads it to its table. Throws Refusal. */
  greet(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL_VERSION) throw new Refusal('protocol')
    if (connection.device) throw new Refusal('hello-once')
    const { authentication } = connection
    if (authentication?.by !== 'device' && message.device === undefined) throw new Refusal('unreadable')
    const hash = this.handover.hashOf(connection, message)
    const isDisplay = message.display ?? false
    const isOwner = !isDisplay && authentication?.by === 'owner'
    const drawsNumbers = !isDisplay && (message.draws ?? false)
    connection.device = {
      hash,
      publicTag: deviceTag(hash),
      digest: deviceDigest(hash),
      isOwner: isOwner,
      isDisplay,
      takesPartInDraws: drawsNumbers,
    }
    if (
      !this.belongs(connection) &&
      !this.#strangerLimits.isWithinLimits(connection.address, this.connectedScreens.present)
    ) {
      connection.device = null
      return connection.turnAway('crowded')
    }
    this.network.noteVisit(connection.address)
    const openTable = this.#tableFor(connection, message.table)
    if (openTable?.sendingAway.turnsAway(connection)) return
    this.#rememberChannel(connection, hash)
    connection.send({ type: 'welcome', protocol: PROTOCOL_VERSION, mark: connection.device.publicTag, owner: isOwner })
    this.#lostTableNotices.noteSought(connection, message.table)
    this.handover.sendAfter(connection, { named: message.table, at: openTable })
    this.whereabouts.goTo(connection, openTable)
  }

  /**
   * Remembers the channel, so that its device may resume it. A channel that proved no identity is not remembered.
   */
  #rememberChannel({ authentication, resumption }: Connection, hash: string): void {
    if (!resumption || !authentication || authentication.by === 'none') return
    this.#resumableChannels.keep(resumption, authentication.by === 'owner' ? { by: 'owner' } : { by: 'device', hash })
  }

  /**
   * The table for an arriving screen: the one it names, the one whose code it knows, the one at which its device
   * sits, or the only one. Null: it has to choose.
   */
  #tableFor({ authentication, device }: Connection, namedTableId: string | undefined): OpenTable | null {
    const knownTable =
      this.openTables.at(namedTableId) ??
      (authentication && 'table' in authentication ? this.openTables.at(authentication.table) : null)
    if (knownTable) return knownTable
    const tablesOfDevice = this.openTables.heldBy(device!.hash)
    if (tablesOfDevice.length === 1) return tablesOfDevice[0]!
    return this.openTables.count === 1 ? this.openTables.first : null
  }
}
