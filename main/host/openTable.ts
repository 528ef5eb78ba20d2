// Answers for: the open table and the screens around it: who may ask for what, what others must agree to, and who is told what.
import type { ClientMessage, HostMessage } from '../../shared/wire/index.ts'
import { equalInConstantTime, type WrongCodeLimiter } from './codes.ts'
import type { Connection } from './connection.ts'
import { Dealer } from './dealer.ts'
import { Door } from './door.ts'
import type { ReportFault } from './faultLog.ts'
import { MissingMoves } from './missingMoves.ts'
import type { Presence } from './presence.ts'
import { Refusal } from './refusal.ts'
import { Reactions } from './reactions.ts'
import type { PendingRequest, PendingRequests, RequestKind } from './requests.ts'
import { ScreenViews } from './screenViews.ts'
import type { Table } from './table.ts'
import { TableNews } from './tableNews.ts'
import { tableState } from './tableState.ts'

/** What a screen asks the table for; the rest it asks the host. */
export type TableMessage = Exclude<
  ClientMessage,
  { type: 'beat' | 'hello' | 'open' | 'resume' | 'forget' | 'close' | 'discard' | 'fault' | 'record' }
>

/** What an open table needs from its room. */
export interface TableContext {
  readonly presence: Presence
  readonly guesses: WrongCodeLimiter // wrong codes count against who typed them, whichever table they were for
  readonly requests: PendingRequests // numbered on from table to table: a late answer never meets another request
  readonly addresses: () => readonly string[]
  /** True when the journal holds the move that is known by this word. */
  readonly holds: (ack: string) => boolean
  /** The table moved on: computer players may have something to do. */
  readonly moved: () => void
  /** The table was renamed: finders should know. */
  readonly announced: () => void
  /** A fault of ours, for the log. */
  readonly report: ReportFault
}

export class OpenTable {
  readonly #around: TableContext
  readonly #presence: Presence
  readonly #guesses: WrongCodeLimiter
  readonly #requests: PendingRequests
  readonly #news = new TableNews(() => this.#tellTable(this.#presence.present))
  readonly #missing = new MissingMoves()
  readonly #dealer: Dealer
  readonly table: Table
  readonly #views: ScreenViews
  readonly door: Door
  readonly #reactions: Reactions
  #asker: Connection | null = null // whose message is being heard

  constructor(table: Table, around: TableContext) {
    this.table = table
    this.#views = new ScreenViews(table)
    this.#around = around
    this.#presence = around.presence
    this.door = new Door({ table, presence: around.presence })
    this.#reactions = new Reactions({ table, presence: around.presence })
    this.#guesses = around.guesses
    this.#requests = around.requests
    this.#dealer = new Dealer({
      table,
      presence: around.presence,
      changed: () => this.arranged(),
      dealt: around.moved,
      report: around.report,
    })
  }

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
    switch (message.type) {
      case 'seen':
        return this.#compare(connection, message)
      case 'dismiss':
        if (!owner && table.held(hash).length === 0) throw new Refusal('not-the-host')
        this.#missing.putAway()
        return this.arranged()
      case 'commit':
      case 'reveal':
        return this.#dealer.hear(connection, message)
      case 'watch':
        return this.#views.watch(connection, message.seat)
      case 'sit':
        return this.#sit(connection, message)
      case 'request-seat':
        return this.#requestSeat(connection, message)
      case 'move':
        table.move(message.seat, message.step, message.move, hash)
        return this.#around.moved()
      case 'take-back':
        table.takeBack(message.seat, message.step, hash)
        return this.#around.moved()
      case 'pause':
        table.pause(message.seat, hash)
        return this.#around.moved() // a computer player that thinks is to think again later
      case 'go-on':
        if (table.held(hash).length === 0 && !this.#arranges(connection)) throw new Refusal('not-the-host')
        table.goOn()
        return this.#around.moved()
      case 'offers':
        if (!table.held(hash).includes(message.seat)) throw new Refusal('not-yours')
        return connection.send(table.offers(message.seat))
      case 'mark':
        return table.mark(message.seat, message.at, message.mark, hash)
      case 'react':
        return this.#reactions.react(message.seat, message.gesture, hash)
      case 'send-away':
        this.door.sendAway(message.chair, connection)
        this.restore()
        return this.#around.moved() // the computer plays on, perhaps at once
      case 'welcome-back':
        return this.door.welcomeBack(message.device, connection)
      case 'rename':
        return table.rename(message.chair, message.name, hash)
      case 'stand':
        table.stand(message.chair, hash)
        this.restore()
        return this.#around.moved() // the computer plays on, perhaps at once
      case 'substitute':
        if (table.held(hash).length === 0 && !this.#arranges(connection)) throw new Refusal('not-the-host')
        table.substitute(message.seat, message.by, this.#presence.isHere(table.chairs[message.seat]?.device ?? ''))
        return this.#around.moved()
      case 'agree':
        if (!this.#agrees(connection)) throw new Refusal('not-the-host')
        return this.#decide(this.#requests.agree(message.request, hash))
      case 'decline':
        this.#decline(connection, message.request)
        return this.arranged()
    }
    if (!this.#arranges(connection)) throw new Refusal('not-the-host')
    const wish = this.#wishFor(message, hash)
    if (wish && !owner) return this.#decide(this.#requests.add(wish, [hash]))
    switch (message.type) {
      case 'set':
        table.set(message)
        return this.#around.announced()
      case 'chair':
        return table.addChair()
      case 'remove':
        this.#requests.dropUnless(() => false) // the chairs behind it are numbered anew
        return table.remove(message.chair)
      case 'computer':
        return table.seatComputer(message.chair, message.level ?? 'normal')
      case 'free':
        return this.#free(message.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return table.toLobby()
    }
  }

  #free(chair: number): void {
    this.table.free(chair)
    this.restore()
    this.#around.moved()
  }

  #start(): void {
    this.table.assertStartable()
    if (this.table.chairs.some(({ kind }) => kind === 'free')) this.#requests.dropUnless(() => false) // the chairs are numbered anew
    this.#missing.putAway()
    this.#dealer.deal(this.#asker)
  }

  /**
   * A screen tells the last moves it saw; those the journal does not hold are missing, as everybody is told. The words for moves are
   * random, so that knowing one says nothing of the move. Only who sits here, or owns the table, can miss something.
   */
  #compare(connection: Connection, { table: id, acks }: Extract<ClientMessage, { type: 'seen' }>): void {
    const { owner, hash } = connection.device!
    if (id !== this.table.id || (!owner && this.table.held(hash).length === 0)) return
    const missing = acks.filter(ack => !this.#around.holds(ack))
    if (missing.length === 0) return
    connection.send({ type: 'missing', acks: missing })
    if (this.#missing.add(missing)) this.arranged()
  }

  /** Seats whose person is back are theirs again. */
  takeBack(connection: Connection): void {
    const { hash, display } = connection.device!
    if (display) return
    for (const seat of this.table.held(hash)) this.table.substitute(seat, 'person', true)
  }

  // Who may arrange

  /** The owner arranges the table. Once no screen of the owner was there for a while, those who sit do, so that it is never stuck. */
  #arranges({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (owner) return true
    return !display && !this.#presence.ownerIsHere && this.table.held(hash).length > 0
  }

  // What others must agree to

  /** What no guest may do alone, as a wish of the device's; null for what anybody who arranges may do. */
  #wishFor(message: ClientMessage, by: string): RequestKind | null {
    if (message.type === 'start') this.table.assertStartable()
    if (message.type === 'start' || message.type === 'lobby') return { wish: message.type, chair: null, by }
    if (message.type !== 'free' || this.table.chairs[message.chair]?.kind !== 'person') return null
    return { wish: 'free', chair: message.chair, by }
  }

  /** The owner agrees for everybody; without one, the people who sit and are here. */
  #agrees({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (display) return false
    return this.#presence.ownerIsHere ? owner : this.table.held(hash).length > 0
  }

  /** How many must agree: the owner; or else most of the people who sit and are here, and never one alone where others hold seats. */
  #needed({ wish }: RequestKind): number {
    if (this.#presence.ownerIsHere) return 1
    const holders = new Set(this.table.chairs.map(({ device }) => device).filter(device => device !== ''))
    const here = [...holders].filter(device => this.#presence.isHere(device)).length
    const most = Math.floor(here / 2) + 1
    return wish === 'seat' || holders.size === 1 ? most : Math.max(2, most)
  }

  #requestSeat(connection: Connection, { chair, code }: Extract<ClientMessage, { type: 'request-seat' }>): void {
    const table = this.table
    const by = connection.device!.hash
    if (!table.mayHold(chair, by)) throw new Refusal('saw-another-hand')
    if (!this.#mayRequest(connection).includes(chair)) throw new Refusal('not-away')
    if (!connection.device!.owner) this.#checkCode(connection, code)
    this.#decide(this.#requests.add({ wish: 'seat', chair, by }, []))
  }

  /** The seats of people who are away, which this device could take over from theirs. */
  #mayRequest({ device }: Connection): number[] {
    const { hash, display } = device!
    const table = this.table
    if (display || table.held(hash).length > 0) return []
    return table.chairs.flatMap((_, chair) => (this.#isAway(chair) && table.mayHold(chair, hash) ? [chair] : []))
  }

  /** Somebody holds this chair, and none of their screens is here. */
  #isAway(chair: number): boolean {
    const { kind, device } = this.table.chairs[chair] ?? { kind: 'free', device: '' }
    return kind === 'person' && device !== '' && !this.#presence.isHere(device)
  }

  /** Does what was asked for, if enough have agreed; shows everybody how far it is. */
  #decide({ id, wish, agreed }: PendingRequest): void {
    // Guests may have agreed while the owner was away: once the owner is back only the owner's word counts.
    const decides = (device: string) =>
      this.#presence.ownerIsHere ? this.#presence.isOwner(device) : this.table.held(device).length > 0
    if ([...agreed].filter(decides).length < this.#needed(wish)) return this.arranged()
    this.#requests.drop(id)
    switch (wish.wish) {
      case 'seat':
        this.table.moveSeat(wish.chair, wish.by)
        return this.restore()
      case 'free':
        return this.#free(wish.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return this.table.toLobby()
    }
  }

  /** Whoever asked takes it back, or the owner says no. Among guests, who does not agree need not say so. */
  #decline(connection: Connection, id: number): void {
    const { wish } = this.#requests.find(id)
    const { hash, owner } = connection.device!
    if (wish.by !== hash && !owner) throw new Refusal('not-the-host')
    this.#requests.drop(id)
  }

  /** A request stands while the one who asked is here, and it still makes sense. */
  #stands({ wish: { wish, chair, by } }: PendingRequest): boolean {
    const table = this.table
    if (!this.#presence.isHere(by)) return false
    switch (wish) {
      case 'seat':
        return table.held(by).length === 0 && this.#isAway(chair) && table.mayHold(chair, by)
      case 'free':
        return table.chairs[chair]?.kind === 'person'
      case 'start':
        return table.phase !== 'playing'
      case 'lobby':
        return table.phase !== 'lobby'
    }
  }

  #sit(connection: Connection, { chair, name, code }: Extract<ClientMessage, { type: 'sit' }>): void {
    const table = this.table
    const { owner, hash } = connection.device!
    if (!owner && table.held(hash).length === 0) this.#checkCode(connection, code)
    table.sit(chair, name, hash)
    this.restore()
  }

  /** Throws Refusal when this is not the table's code, or was guessed at too often by this device, or far too often from its address. */
  #checkCode({ address, device }: Connection, code: string | undefined): void {
    const guesser = { device: device!.hash, address }
    if (this.#guesses.tooMany(guesser)) throw new Refusal('too-many-codes')
    if (equalInConstantTime((code ?? '').trim().toUpperCase(), this.table.code)) return
    this.#guesses.wrong(guesser)
    throw new Refusal('wrong-code')
  }

  // Telling

  /** The table changed: who asked for it is shown it at once, the others soon. Nobody is told what they know. */
  arranged(): void {
    this.#requests.dropUnless(request => this.#stands(request))
    if (!this.#news.changed() && this.#asker) this.#tellTable([this.#asker])
  }

  /** Nobody is told any more. */
  close(): void {
    this.#dealer.close()
    this.#news.close()
  }

  /** Every screen looks again at what is its to see: a game began, or somebody took or left a chair. */
  restore(): void {
    this.#news.flush()
    for (const connection of this.#presence.present) this.show(connection)
  }

  /** The screen looks at what is its to see, and is asked what its device is asked. */
  show(connection: Connection): void {
    this.#dealer.ask(connection)
    this.#views.show(connection)
  }

  /** Shows a screen the table, chairs and phase as they are now. */
  sendTable(connection: Connection): void {
    connection.shown = null
    this.#tellTable([connection])
  }

  /** Shows these screens the table, unless they are shown it so already. What is the same for all is made into text once. */
  #tellTable(connections: readonly Connection[]): void {
    const table = JSON.stringify(
      tableState(this.table, {
        isHere: device => this.#presence.isHere(device),
        requests: this.#requests.pending,
        needed: wish => this.#needed(wish),
        addresses: this.#around.addresses(),
        missing: this.#missing.count,
        drawing: this.#dealer.isDrawing,
      }),
    )
    for (const connection of connections) {
      const rights = JSON.stringify(this.#rightsOf(connection)).slice(1)
      const text = `{"type":"table","table":${table},${rights}`
      if (connection.shown === text) continue
      connection.shown = text
      connection.sendText(Buffer.from(text))
    }
  }

  /** What this screen may do with the table, and what is its to know of it. */
  #rightsOf(connection: Connection): Omit<Extract<HostMessage, { type: 'table' }>, 'type' | 'table'> {
    const { hash, display } = connection.device!
    return {
      host: this.#arranges(connection),
      agrees: this.#agrees(connection),
      mayTake: display ? [] : this.table.seatsLeft.filter(chair => this.table.mayHold(chair, hash)),
      mayRequest: this.#mayRequest(connection),
      ...this.door.toldTo(connection),
    }
  }
}
