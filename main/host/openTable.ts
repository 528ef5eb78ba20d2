// Answers for: one open table and the screens at it: its journal, who may ask it for what, and who is told what. It knows nothing of other tables.
import type { ClientMessage } from '../../shared/wire/index.ts'
import { Agreement } from './agreement.ts'
import type { WrongCodeLimiter } from './codes.ts'
import type { Connection } from './connection.ts'
import { Dealer } from './dealer.ts'
import { Door } from './door.ts'
import type { ReportFault } from './faultLog.ts'
import type { FinishedGames } from './finishedGames.ts'
import { Joining } from './joining.ts'
import type { Journal } from './journal.ts'
import type { JournalLine } from './journalLines.ts'
import type { KnownDevices } from './knownDevices.ts'
import { MissingMoves } from './missingMoves.ts'
import type { TimeSource } from './moveClock.ts'
import { Presence } from './presence.ts'
import { Reactions } from './reactions.ts'
import { Refusal } from './refusal.ts'
import type { RequestKind } from './requests.ts'
import { Rights } from './rights.ts'
import type { Table, TableOutputs } from './table.ts'
import { TableTelling } from './tableTelling.ts'
import { TableTime } from './tableTime.ts'

/** What a screen asks its table for; the rest it asks the host. */
export type TableMessage = Exclude<
  ClientMessage,
  {
    type:
      | 'beat'
      | 'hello'
      | 'go-to'
      | 'open'
      | 'resume'
      | 'forget'
      | 'close'
      | 'discard'
      | 'status'
      | 'pause-all'
      | 'go-on-all'
      | 'hand-over'
      | 'take-over'
      | 'fault'
      | 'record'
  }
>

/** What an open table needs from its host. */
export interface TableContext {
  readonly guesses: WrongCodeLimiter // wrong codes count against who typed them, whichever table they were for
  readonly devices: KnownDevices
  readonly past: FinishedGames
  readonly grace: number // how long the owner's rights wait for the owner's screen to come back, in milliseconds
  readonly time?: TimeSource | undefined // by which moves are timed; the machine's own if not given
  readonly nextRequest: () => number
  readonly addresses: () => readonly string[]
  /** Other tables are open on this host. */
  readonly isBeside: () => boolean
  /** The table moved on: computer players may have something to do. */
  readonly moved: (table: Table) => void
  /** Chairs, phase or name are others: whoever chooses a table should know. */
  readonly changed: () => void
  /** The table was renamed: finders should know. */
  readonly announced: () => void
  /** A game is over: its record is kept. */
  readonly finished: () => void
  /** A fault of ours, for the log. */
  readonly report: ReportFault
}

export class OpenTable {
  readonly table: Table
  readonly presence: Presence
  readonly door: Door
  readonly #around: TableContext
  readonly #missing = new MissingMoves()
  readonly #journal: Journal
  readonly #rights: Rights
  readonly #agreement: Agreement
  readonly #joining: Joining
  readonly #dealer: Dealer
  readonly #telling: TableTelling
  readonly #reactions: Reactions
  readonly #time: TableTime
  #isLaid = false // while its journal is read nobody is told, and nothing written
  #asker: Connection | null = null // whose message is being heard

  /** `begin` opens the table, or reads it from its journal. Throws Refusal. */
  constructor(begin: (outputs: TableOutputs) => { table: Table; journal: Journal }, around: TableContext) {
    this.#around = around
    const { table, journal } = begin(this.#outputs)
    this.table = table
    this.#journal = journal
    const presence = new Presence({ grace: around.grace, ownerStaysAway: () => this.arranged() })
    const rights = new Rights({ table, presence })
    this.presence = presence
    this.#rights = rights
    this.door = new Door({ table, presence })
    this.#reactions = new Reactions({ table, presence })
    this.#time = new TableTime({ table, presence, moved: () => this.#moved(), time: around.time })
    this.#agreement = new Agreement({
      table,
      presence,
      rights,
      nextRequest: around.nextRequest,
      fulfil: wish => this.#fulfil(wish),
      changed: () => this.arranged(),
    })
    this.#joining = new Joining({ table, rights, agreement: this.#agreement, guesses: around.guesses })
    this.#dealer = new Dealer({
      table,
      presence,
      changed: () => this.arranged(),
      dealt: () => this.#moved(),
      report: around.report,
    })
    const { addresses, isBeside } = around
    const [door, missing, agreement, dealer] = [this.door, this.#missing, this.#agreement, this.#dealer]
    this.#telling = new TableTelling({
      table,
      presence,
      rights,
      agreement,
      door,
      dealer,
      missing,
      addresses,
      isBeside,
    })
    this.#isLaid = true
    this.#rememberSeated()
  }

  // Screens that come and go

  /** A screen is at this table from now on, and seats whose person is back are theirs again. It is shown nothing yet. */
  come(connection: Connection): void {
    const { hash, owner, display } = connection.device!
    this.presence.connections.add(connection)
    if (owner) this.presence.stopAwaiting()
    if (!display && this.table.departure.state === null)
      for (const seat of this.table.held(hash)) this.table.seating.substitute(seat, 'person', true)
  }

  leave(connection: Connection): void {
    this.presence.connections.delete(connection)
    connection.watches = null
    if (!connection.device) return
    if (connection.device.owner) this.presence.awaitOwner()
    this.arranged()
  }

  /** Who sits here, by name: those whose screens are here, and those who are away. */
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

  /** The owner stops the table, or has it go on where the owner stopped it; computer players are to think again. */
  pauseByOwner(word: string | undefined): void {
    this.table.pauseByOwner(word)
    this.#moved()
  }

  goOnByOwner(): void {
    if (this.table.paused?.by !== null) return
    this.table.goOn()
    this.#moved()
  }

  /** Throws Refusal when the table cannot be handed over now. */
  assertMayLeave(): void {
    if (this.#dealer.isDrawing) throw new Refusal('dealing')
  }

  /** Its journal, line by line. Throws when it is not on the disk as it was written. */
  get journal(): readonly JournalLine[] {
    return this.#journal.lines
  }

  // What screens ask

  /** A message from a screen. Throws Refusal. */
  hear(connection: Connection, message: TableMessage): void {
    this.#asker = connection
    try {
      this.#hear(connection, message)
    } finally {
      this.#asker = null
    }
  }

  #hear(connection: Connection, message: TableMessage): void {
    const table = this.table
    const { owner, hash } = connection.device!
    this.#dealer.assertMayHear(message)
    if (table.departure.state !== null && !WHILE_MOVING.has(message.type)) throw new Refusal('moving')
    switch (message.type) {
      case 'seen':
        return this.#compare(connection, message)
      case 'dismiss':
        if (!owner && !table.isHeldBy(hash)) throw new Refusal('not-the-host')
        this.#missing.putAway()
        return this.arranged()
      case 'commit':
      case 'reveal':
        return this.#dealer.hear(connection, message)
      case 'request-code':
        return this.#joining.requestCode(connection)
      case 'watch':
        return this.#telling.views.watch(connection, message.seat)
      case 'sit':
        this.#joining.sit(connection, message)
        return this.#telling.restore()
      case 'request-seat':
        return this.#joining.requestSeat(connection, message)
      case 'move':
        table.play.move(message.seat, message.step, message.move, hash)
        return this.#moved()
      case 'take-back':
        table.play.takeBack(message.seat, message.step, hash)
        return this.#moved()
      case 'pause':
        table.pause(message.seat, hash, message.word)
        return this.#moved() // a computer player that thinks is to think again later
      case 'go-on':
        if (!this.#rights.sitsOrArranges(connection)) throw new Refusal('not-the-host')
        table.goOn()
        return this.#moved()
      case 'offers':
        if (!table.held(hash).includes(message.seat)) throw new Refusal('not-yours')
        return connection.send(table.play.offers(message.seat))
      case 'mark':
        return table.play.mark(message.seat, message.at, message.mark, hash)
      case 'react':
        return this.#reactions.react(message.seat, message.gesture, hash)
      case 'more-time':
        return this.#time.more(message, hash)
      case 'nudge':
        return this.#time.nudge(message, hash)
      case 'send-away':
        this.door.sendAway(message.chair, connection)
        this.#telling.restore()
        return this.#moved() // the computer plays on, perhaps at once
      case 'welcome-back':
        return this.door.welcomeBack(message.device, connection)
      case 'rename':
        return table.seating.rename(message.chair, message.name, hash)
      case 'stand':
        table.seating.stand(message.chair, hash)
        this.#telling.restore()
        return this.#moved() // the computer plays on, perhaps at once
      case 'substitute':
        if (!this.#rights.sitsOrArranges(connection)) throw new Refusal('not-the-host')
        table.seating.substitute(
          message.seat,
          message.by,
          this.presence.isHere(table.chairs[message.seat]?.device ?? ''),
        )
        return this.#moved()
      case 'agree':
        if (!this.#rights.agrees(connection)) throw new Refusal('not-the-host')
        return this.#agreement.agree(message.request, hash)
      case 'decline':
        this.#agreement.decline(connection, message.request)
        return this.arranged()
    }
    if (!this.#rights.arranges(connection)) throw new Refusal('not-the-host')
    const wish = this.#agreement.wishFor(message, hash)
    if (wish && !owner) return this.#agreement.ask(wish, [hash])
    switch (message.type) {
      case 'set':
        table.set(message)
        return this.#around.announced()
      case 'chair':
        return table.seating.addChair()
      case 'remove':
        this.#agreement.dropAll() // the chairs behind it are numbered anew
        return table.seating.remove(message.chair)
      case 'computer':
        return table.seating.seatComputer(message.chair, message.level ?? 'normal')
      case 'free':
        return this.#free(message.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return table.toLobby()
    }
  }

  #fulfil(wish: RequestKind): void {
    switch (wish.wish) {
      case 'seat':
        this.table.seating.moveSeat(wish.chair, wish.by)
        return this.#telling.restore()
      case 'free':
        return this.#free(wish.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return this.table.toLobby()
      case 'code':
        this.#rights.letShowCode(wish.by)
        return this.arranged()
    }
  }

  #free(chair: number): void {
    this.table.seating.free(chair)
    this.#telling.restore()
    this.#moved()
  }

  #start(): void {
    this.table.assertStartable()
    if (this.table.chairs.some(({ kind }) => kind === 'free')) this.#agreement.dropAll() // the chairs are numbered anew
    this.#missing.putAway()
    this.#dealer.deal(this.#asker)
  }

  /**
   * A screen tells the last moves it saw; those the journal does not hold are missing, as everybody is told. The words for moves are
   * random, so that knowing one says nothing of the move. Only who sits here, or owns the table, can miss something.
   */
  #compare(connection: Connection, { table: id, acks }: Extract<ClientMessage, { type: 'seen' }>): void {
    const { owner, hash } = connection.device!
    if (id !== this.table.id || (!owner && !this.table.isHeldBy(hash))) return
    const missing = acks.filter(ack => !this.#journal.holds(ack))
    if (missing.length === 0) return
    connection.send({ type: 'missing', acks: missing })
    if (this.#missing.add(missing)) this.arranged()
  }

  // What the table does

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
      if (this.#isLaid) finished()
    },
  }

  #moved(): void {
    this.#around.moved(this.table)
  }

  /** Who holds a chair is known from now on, and may come back by their device's own secret. */
  #rememberSeated(): void {
    const { devices, report } = this.#around
    try {
      for (const { device } of this.table.chairs) if (device !== '') devices.remember(device)
    } catch (error) {
      report(error, { where: 'a device that sat down' }) // it is known until the host stops
    }
  }

  /** Lets go of the journal; nobody is told any more. */
  close(): void {
    this.presence.stopAwaiting()
    this.#dealer.close()
    this.#time.close()
    this.#telling.close()
    this.#journal.close()
  }

  // Telling

  /** The table changed: who asked for it is shown it at once, the others soon. Nobody is told what they know. */
  arranged(): void {
    this.#agreement.dropOutdated()
    this.#telling.changed(this.#asker)
    this.#around.changed()
    this.#time.changed()
  }

  /** Shows a screen the table as it is now, and then what is its to see. */
  sendTable(connection: Connection): void {
    this.#telling.sendTable(connection)
  }

  show(connection: Connection): void {
    this.#telling.show(connection)
    this.#time.show(connection)
  }
}

/** What may be asked of a table that is about to leave this host: to look. */
const WHILE_MOVING: ReadonlySet<TableMessage['type']> = new Set(['seen', 'watch', 'offers', 'request-code'])
