// One open table and the screens at it: puts its parts together, keeps its journal, and listens to what changes. It knows no other table.
import { AgreementOnRequests } from './agreementOnRequests.ts'
import type { Connection } from '../channel/connection.ts'
import { Dealer } from './dealer.ts'
import { SendingAway } from './sendingAway.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { GameRecord } from '../../../shared/engine/index.ts'
import type { AddressReason, HostMessage } from '../../../shared/wire/index.ts'
import type { FinishedGames } from '../storage/finishedGames.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import { tableLinkKey } from '../channel/codes.ts'
import type { HostEventEmitter } from './hostEvents.ts'
import { TableAdmission } from './tableAdmission.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalLine } from '../storage/journalLines.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { RestorableFile } from '../storage/lineFile.ts'
import { MissingMoves } from './missingMoves.ts'
import type { TimeSource } from '../table/moveClock.ts'
import { Presence } from './presence.ts'
import { PlayerGestures } from './playerGestures.ts'
import { Refusal } from '../errors/refusal.ts'
import { TableRights } from './rights.ts'
import type { Audience } from '../table/audienceNews.ts'
import type { TableEvent } from '../table/events.ts'
import type { Table } from '../table/table.ts'
import type { TableOutputs } from '../table/tableEventProcessor.ts'
import { TableActions } from './tableActions.ts'
import { TableBroadcast } from './tableBroadcast.ts'
import { TableChangeEmitter } from './tableChanges.ts'
import { TableTimekeeper } from './tableTimekeeper.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

/** The parts of its host that an open table needs. */
export interface TableContext {
  readonly guesses: WrongCodeLimiter // counts wrong codes by device and address, for all tables
  readonly hostKey: string // the host's key, from which the keys in the links to its tables are derived
  readonly savedTables: SavedTables
  readonly devices: KnownDevices
  readonly finishedGames: FinishedGames
  readonly grace: number // how long the owner's rights wait for the owner's screen to come back, in milliseconds
  readonly time?: TimeSource | undefined // the clock of moves; the machine's own by default
  readonly nextRequest: () => number
  readonly addresses: () => readonly string[]
  readonly addressReasons?: (() => readonly AddressReason[]) | undefined // why each address is given out
  readonly tables: { readonly count: number } // the open tables of this host
  readonly hostEvents: HostEventEmitter
  /** Reports a bug of this program, for the log. */
  readonly reportFault: ReportFault
}

export class OpenTable implements TableOutputs {
  readonly table: Table
  readonly presence: Presence
  readonly rights: TableRights
  readonly sendingAway: SendingAway
  readonly agreement: AgreementOnRequests
  readonly joining: TableAdmission
  readonly dealer: Dealer
  readonly reactions: PlayerGestures
  readonly timekeeper: TableTimekeeper
  readonly broadcast: TableBroadcast
  readonly actions: TableActions
  readonly #context: TableContext
  readonly #journal: Journal
  #areHoldersNoted = false
  #isRestoreDone = false // while its journal is read nothing is sent or written

  /** `begin` makes a new table, or reads one from its journal. Throws Refusal. */
  constructor(begin: (outputs: TableOutputs) => { table: Table; journal: Journal }, context: TableContext) {
    this.#context = context
    const { table, journal } = begin(this)
    this.table = table
    this.#journal = journal
    const { time, grace, guesses, nextRequest, addresses, addressReasons, tables, reportFault } = context
    const changeEmitter = new TableChangeEmitter()
    const presence = new Presence({ grace, changeEmitter })
    const rights = new TableRights({ table, presence })
    const sendingAway = new SendingAway({ table, presence, reportFault })
    const agreement = new AgreementOnRequests({ table, presence, rights, nextRequest, changeEmitter })
    const joining = new TableAdmission({ table, rights, agreement, guesses })
    const dealer = new Dealer({ table, presence, changeEmitter, reportFault })
    const missingMoves = new MissingMoves()
    const linkKey = tableLinkKey(context.hostKey, table.id)
    this.presence = presence
    this.rights = rights
    this.sendingAway = sendingAway
    this.agreement = agreement
    this.joining = joining
    this.dealer = dealer
    this.reactions = new PlayerGestures({ table, presence, reportFault })
    this.timekeeper = new TableTimekeeper({ table, presence, changes: changeEmitter, time, reportFault })
    const broadcast = new TableBroadcast({ table, presence, rights, agreement, sendingAway, dealer, missing: missingMoves, addresses, addressReasons, tables, linkKey, reportFault }) // prettier-ignore
    this.broadcast = broadcast
    this.actions = new TableActions({ table, presence, rights, sendingAway, agreement, joining, dealer, broadcast, missing: missingMoves, journal, changeEmitter }) // prettier-ignore
    this.#listenTo(changeEmitter)
    this.#isRestoreDone = true
    this.#rememberSeatedDevices()
  }

  #listenTo(changeEmitter: TableChangeEmitter): void {
    changeEmitter.on('arranged', () => this.arranged())
    changeEmitter.on('moved', () => this.#notifyHostOfMove())
    changeEmitter.on('renamed', () => this.#notifyHost(() => this.#context.hostEvents.emit('announced')))
    changeEmitter.on('agreed', request => this.actions.fulfil(request))
  }

  // Screens that come and go

  /**
   * Adds a screen to this table, and gives its people their seats back from the computer. The screen is sent
   * nothing yet.
   */
  addScreen(connection: Connection): void {
    const { hash, isOwner, isDisplay } = connection.device!
    this.presence.connections.add(connection)
    if (isOwner) this.presence.stopAwaiting()
    if (!isDisplay && this.table.departure.state === null)
      for (const seat of this.table.heldBy(hash)) this.table.seating.substitute(seat, 'person', true)
  }

  removeScreen(connection: Connection): void {
    this.presence.removeScreen(connection)
    connection.watchedSeat = null
    if (!connection.device) return
    if (connection.device.isOwner) this.presence.awaitOwner()
    if (this.agreement.dropOutdated()) return this.arranged() // nobody should answer the requests of the screen that left
    this.broadcast.sendAfterLeaving()
    this.#notifyHostOfChange()
  }

  /**
   * The names of the people who sit here, in two lists: those whose screens are at the table, and those who are away.
   */
  get people(): { readonly here: string[]; readonly away: string[] } {
    const people = this.table.chairs.filter(({ kind, device }) => kind === 'person' && device !== '')
    const namesOf = (isHere: boolean) =>
      people.filter(({ device }) => this.presence.isHere(device) === isHere).map(({ name }) => name)
    return { here: namesOf(true), away: namesOf(false) }
  }

  /** Checks the clocks before the screens are asked whether they are there. */
  beat(): void {
    this.timekeeper.beat()
  }

  /** The table's journal, as a file that can be restored. */
  get file(): RestorableFile {
    return this.#journal
  }

  /**
   * Pauses the table for the owner. Computer players have to think again. A table that is being sent to another host
   * is paused when the sending has ended, whether the table stays or moves.
   */
  pauseByOwner(word: string | undefined): void {
    const { departure } = this.table
    if (departure.state === 'moving') return departure.askForPause({ word })
    this.table.pauseByOwner(word)
    if (departure.state === null) this.#notifyHostOfMove()
  }

  resumeByOwner(): void {
    const { departure, paused } = this.table
    departure.askForPause(null)
    if (departure.state === 'moving' || paused?.by !== null) return
    this.table.goOn()
    if (departure.state === null) this.#notifyHostOfMove()
  }

  /** Pauses the table if the owner asked for a pause while the table was being sent to another host. */
  pauseIfAsked(): void {
    const requestedPause = this.table.departure.takePauseAsked()
    if (requestedPause) this.pauseByOwner(requestedPause.word)
  }

  /** Throws Refusal if the table cannot be handed over now. */
  assertMayLeave(): void {
    if (this.dealer.isDrawing) throw new Refusal('dealing')
  }

  /** The lines of the table's journal. Throws if the journal on the disk is not as it was written. */
  get journal(): readonly JournalLine[] {
    return this.#journal.lines
  }

  /** Handles a message of a screen. That screen gets the result before the others. */
  handleFor(connection: Connection, handle: () => void): void {
    this.presence.asker = connection
    try {
      handle()
    } finally {
      this.presence.asker = null
    }
  }

  // Events of the table: see TableOutputs

  keep(event: TableEvent): string {
    return this.#journal.append(event.type === 'dealt' ? { ...event, when: Date.now() } : event)
  }

  /**
   * Sends a changed table: at once to the asker's screen, soon to the others. A screen that has this state already
   * gets nothing.
   */
  arranged(): void {
    if (!this.#isRestoreDone) return
    this.#rememberSeatedDevices()
    this.agreement.dropOutdated()
    this.broadcast.sendTableSoon(this.presence.asker)
    this.#notifyHostOfChange()
  }

  told(audience: Audience, message: HostMessage, ownValues?: readonly unknown[]): void {
    this.broadcast.toAudience(audience, message, ownValues)
    this.timekeeper.checkSoon()
  }

  dealt(): void {
    this.broadcast.turnToTable()
    this.broadcast.restore()
    this.timekeeper.checkSoon()
  }

  finished(id: string, record: GameRecord): void {
    const { finishedGames, reportFault, hostEvents } = this.#context
    try {
      // A game read from a journal ended at an unknown time, perhaps at another host. It gets about the time at which
      // it was dealt.
      const endTime = (this.#isRestoreDone ? undefined : record.when) ?? Date.now()
      finishedGames.keep(id, { ...record, when: endTime })
      if (this.#isRestoreDone) this.#journal.compact()
    } catch (error) {
      reportFault(error, { where: 'a finished game' }) // the game is still in the journal
    }
    if (this.#isRestoreDone) this.#notifyHost(() => hostEvents.emit('finished'))
  }

  #notifyHostOfMove(): void {
    this.#notifyHost(() => this.#context.hostEvents.emit('moved', this.table))
  }

  /** Remembers the seated devices, which may come back with their own secret. */
  #rememberSeatedDevices(): void {
    const { devices, savedTables, reportFault } = this.#context
    const { seated } = savedTables
    this.rights.noteSeated()
    try {
      const holders = this.table.chairs.flatMap(({ device }) => (device === '' ? [] : device))
      for (const device of holders) devices.remember(device)
      if (!this.table.isBlank) seated.note(this.table.id, holders)
      else if (this.#areHoldersNoted) seated.forget(this.table.id) // everybody left before a game: there is nothing to lose
      this.#areHoldersNoted = !this.table.isBlank
    } catch (error) {
      reportFault(error, { where: 'a device that sat down' }) // the device is remembered until the host stops
    }
  }

  /** Closes the journal, and stops sending. */
  close(): void {
    this.presence.stopAwaiting()
    this.agreement.close()
    this.dealer.close()
    this.timekeeper.close()
    this.broadcast.close()
    this.#journal.close()
  }

  #notifyHostOfChange(): void {
    this.#notifyHost(() => this.#context.hostEvents.emit('changed'))
    this.timekeeper.checkSoon()
  }

  /** Informs listeners outside the table. Their errors must not delay the table's own screens. */
  #notifyHost(emitEvent: () => void): void {
    try {
      emitEvent()
    } catch (error) {
      this.#context.reportFault(error, { where: 'telling beside the table' })
    }
  }

  /** Sends a screen the table as it is now, and then its view. */
  sendTable(connection: Connection): void {
    this.broadcast.sendTable(connection)
  }

  show(connection: Connection): void {
    this.broadcast.show(connection)
    this.timekeeper.show(connection)
  }
}
