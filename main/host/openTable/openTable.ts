// One open table and the screens at it: its parts, its journal, and who is told what changed.
// It knows nothing of other tables.
import type { TableMessage } from './addressees.ts'
import { RequestAgreement } from './agreement.ts'
import type { Connection } from '../channel/connection.ts'
import { Dealer } from './dealer.ts'
import { TableAdmission } from './tableAdmission.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { FinishedGames } from '../storage/finishedGames.ts'
import { Joining } from './joining.ts'
import type { Journal } from '../storage/journal.ts'
import type { JournalLine } from '../storage/journalLines.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { Restorable } from '../storage/lineFile.ts'
import { MissingMoves } from './missingMoves.ts'
import type { TimeSource } from '../table/moveClock.ts'
import { Presence } from './presence.ts'
import { Reactions } from './reactions.ts'
import { Refusal } from '../errors/refusal.ts'
import { TableRights } from './rights.ts'
import type { SeatedDevices } from '../storage/seatedDevices.ts'
import type { Table, TableOutputs } from '../table/table.ts'
import { TableCommands } from './tableCommands.ts'
import { TableBroadcast } from './tableBroadcast.ts'
import { TableTimekeeper } from './tableTimekeeper.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

/** What an open table needs from its host. */
export interface TableContext {
  readonly guesses: WrongCodeLimiter // wrong codes count against whoever typed them, whichever table they were for
  /** The key in the links to the table of this id. */
  readonly linkKeyOf: (table: string) => string
  readonly devices: KnownDevices
  readonly past: FinishedGames
  readonly seated: SeatedDevices
  readonly grace: number // how long the owner's rights wait for the owner's screen to come back, in milliseconds
  readonly time?: TimeSource | undefined // the clock of moves; the machine's own by default
  readonly nextRequest: () => number
  readonly addresses: () => readonly string[]
  /** Other tables are open on this host. */
  readonly isBeside: () => boolean
  /** The table moved on: computer players may have something to do. */
  readonly moved: (table: Table) => void
  /** Chairs, phase or name changed: screens that choose a table should know. */
  readonly changed: () => void
  /** The table was renamed: finders should know. */
  readonly announced: () => void
  /** A game is over: its record is stored. */
  readonly finished: () => void
  /** A bug, for the log. */
  readonly report: ReportFault
}

export class OpenTable {
  readonly table: Table
  readonly presence: Presence
  readonly door: TableAdmission
  readonly #around: TableContext
  readonly #missing = new MissingMoves()
  readonly #journal: Journal
  readonly #rights: TableRights
  readonly #agreement: RequestAgreement
  readonly #commands: TableCommands
  readonly #dealer: Dealer
  readonly #telling: TableBroadcast
  readonly #time: TableTimekeeper
  #wasSatAt = false
  #isLaid = false // while its journal is read nobody is told, and nothing written
  #asker: Connection | null = null // the sender of the message being processed

  /** `begin` opens the table, or reads it from its journal. Throws Refusal. */
  constructor(begin: (outputs: TableOutputs) => { table: Table; journal: Journal }, around: TableContext) {
    this.#around = around
    const { table, journal } = begin(this.#outputs)
    this.table = table
    this.#journal = journal
    const presence = new Presence({ grace: around.grace, ownerStaysAway: () => this.arranged() })
    const rights = new TableRights({ table, presence })
    this.presence = presence
    this.#rights = rights
    this.door = new TableAdmission({ table, presence })
    this.#time = new TableTimekeeper({ table, presence, moved: () => this.#moved(), time: around.time })
    this.#agreement = new RequestAgreement({
      table,
      presence,
      rights,
      nextRequest: around.nextRequest,
      fulfil: wish => this.#commands.fulfil(wish),
      changed: () => this.arranged(),
    })
    this.#dealer = new Dealer({
      table,
      presence,
      changed: () => this.arranged(),
      dealt: () => this.#moved(),
      report: around.report,
    })
    const { addresses, isBeside } = around
    const [door, missing, agreement, dealer] = [this.door, this.#missing, this.#agreement, this.#dealer]
    this.#telling = new TableBroadcast({
      table,
      presence,
      rights,
      agreement,
      door,
      dealer,
      missing,
      addresses,
      isBeside,
      linkKey: around.linkKeyOf(table.id),
      report: around.report,
    })
    this.#commands = new TableCommands({
      table,
      presence,
      rights,
      door,
      agreement,
      joining: new Joining({ table, rights, agreement, guesses: around.guesses }),
      dealer,
      telling: this.#telling,
      reactions: new Reactions({ table, presence }),
      time: this.#time,
      missing,
      journal,
      asker: () => this.#asker,
      changed: () => this.arranged(),
      moved: () => this.#moved(),
      announced: () => this.#apart(around.announced),
    })
    this.#isLaid = true
    this.#rememberSeated()
  }

  // Screens that come and go

  /**
   * A screen is at this table from now on, and seats whose person is back are theirs again. It is sent nothing
   * yet.
   */
  come(connection: Connection): void {
    const { hash, owner, display } = connection.device!
    this.presence.connections.add(connection)
    if (owner) this.presence.stopAwaiting()
    if (!display && this.table.departure.state === null)
      for (const seat of this.table.held(hash)) this.table.seating.substitute(seat, 'person', true)
  }

  leave(connection: Connection): void {
    this.presence.leave(connection)
    connection.watches = null
    if (!connection.device) return
    if (connection.device.owner) this.presence.awaitOwner()
    if (this.#agreement.dropOutdated()) return this.arranged() // others need no longer answer its requests
    this.#telling.left()
    this.#followUp()
  }

  /** The people who sit here, by name: those whose screens are here, and those who are away. */
  get people(): { readonly here: string[]; readonly away: string[] } {
    const people = this.table.chairs.filter(({ kind, device }) => kind === 'person' && device !== '')
    const names = (isHere: boolean) =>
      people.filter(({ device }) => this.presence.isHere(device) === isHere).map(({ name }) => name)
    return { here: names(true), away: names(false) }
  }

  /** Screens are about to be asked whether they are there. */
  beat(): void {
    this.#time.beat()
  }

  /** Its file on the disk. */
  get file(): Restorable {
    return this.#journal
  }

  /** The owner pauses the table, or resumes it; computer players have to think again. */
  pauseByOwner(word: string | undefined): void {
    this.table.pauseByOwner(word)
    this.#moved()
  }

  goOnByOwner(): void {
    if (this.table.paused?.by !== null) return
    this.table.goOn()
    this.#moved()
  }

  /** Throws Refusal if the table cannot be handed over now. */
  assertMayLeave(): void {
    if (this.#dealer.isDrawing) throw new Refusal('dealing')
  }

  /** Its journal, line by line. Throws if it is not on the disk as it was written. */
  get journal(): readonly JournalLine[] {
    return this.#journal.lines
  }

  // Requests of screens

  /** Handles a message from a screen. Throws Refusal. */
  hear(connection: Connection, message: TableMessage): void {
    this.#asker = connection
    try {
      this.#commands.hear(connection, message)
    } finally {
      this.#asker = null
    }
  }

  // Events of the table

  readonly #outputs: TableOutputs = {
    keep: event => this.#journal.append(event),
    arranged: () => {
      this.#rememberSeated()
      this.arranged()
    },
    told: (audience, message) => {
      this.#telling.toAudience(audience, message)
      this.#time.changed()
    },
    dealt: () => {
      this.#telling.turnToTable()
      this.#telling.restore()
      this.#time.changed()
    },
    finished: (id, record) => {
      const { past, report, finished } = this.#around
      try {
        past.keep(id, { ...record, when: Date.now() })
        if (this.#isLaid) this.#journal.compact()
      } catch (error) {
        report(error, { where: 'a finished game' }) // the journal has it all the same
      }
      if (this.#isLaid) this.#apart(finished)
    },
  }

  #moved(): void {
    this.#apart(() => this.#around.moved(this.table))
  }

  /** Remembers the seated devices, which may come back with their own secret. */
  #rememberSeated(): void {
    const { devices, seated, report } = this.#around
    this.#rights.noteSeated()
    try {
      const holders = this.table.chairs.flatMap(({ device }) => (device === '' ? [] : device))
      for (const device of holders) devices.remember(device)
      if (!this.table.isBlank) seated.note(this.table.id, holders)
      else if (this.#wasSatAt) seated.forget(this.table.id) // everybody left before a game: there is nothing to lose
      this.#wasSatAt = !this.table.isBlank
    } catch (error) {
      report(error, { where: 'a device that sat down' }) // it is known until the host stops
    }
  }

  /** Closes the journal; nobody is told any more. */
  close(): void {
    this.presence.stopAwaiting()
    this.#agreement.close()
    this.#dealer.close()
    this.#time.close()
    this.#telling.close()
    this.#journal.close()
  }

  // Sending

  /** The table changed: the asker's screen gets it at once, the others soon. */
  arranged(): void {
    this.#agreement.dropOutdated()
    this.#telling.changed(this.#asker)
    this.#followUp()
  }

  #followUp(): void {
    this.#apart(this.#around.changed)
    this.#time.changed()
  }

  /** Listeners beside the table: their errors do not delay the table's own screens. */
  #apart(deed: () => void): void {
    try {
      deed()
    } catch (error) {
      this.#around.report(error, { where: 'telling beside the table' })
    }
  }

  /** Sends a screen the table as it is now, and then its view. */
  sendTable(connection: Connection): void {
    this.#telling.sendTable(connection)
  }

  show(connection: Connection): void {
    this.#telling.show(connection)
    this.#time.show(connection)
  }
}
