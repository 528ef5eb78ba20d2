// Answers for: the open table and the screens around it. Who may ask for what, and who is told what.
import type { Game, Kinds, Seat } from '../../shared/engine/index.ts'
import { PROTOCOL, type ClientMessage, type HostInfo, type TableState } from '../../shared/wire/index.ts'
import { CodeAttempts, deviceHash, joinCode, deviceTag, equalInConstantTime, newDealSeed, newTableId } from './codes.ts'
import type { Connection } from './connection.ts'
import type { Journal } from './journal.ts'
import type { FinishedGames } from './finishedGames.ts'
import { Refusal } from './refusal.ts'
import type { ReportFault } from './faultLog.ts'
import { PendingRequests, type PendingRequest, type RequestKind } from './requests.ts'
import type { SavedTables } from './savedTables.ts'
import type { TableListener, Table } from './table.ts'

/** What a room needs from the host it is in. */
export interface RoomContext {
  readonly key: string // whoever has it runs this host
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
  readonly connections = new Set<Connection>()
  readonly #around: RoomContext
  readonly #guesses = new CodeAttempts()
  readonly #requests = new PendingRequests()
  #ownerSeen = Date.now() // when the owner's screen was last here
  #graceOver: NodeJS.Timeout | undefined
  #table: Table | null = null
  #journal: Journal | null = null

  constructor(around: RoomContext) {
    this.#around = around
    this.#awaitOwner()
  }

  get table(): Table | null {
    return this.#table
  }

  /** Some screen is there. */
  get isWatched(): boolean {
    return this.#present.length > 0
  }

  get info(): HostInfo {
    const table = this.#table
    if (!table) return { hunch: true, protocol: PROTOCOL, table: null }
    const free = table.seatsLeft.length
    const { name, game } = table.setting
    const chairs = { taken: table.chairs.length - free, free }
    return { hunch: true, protocol: PROTOCOL, table: { id: table.id, name, game, phase: table.phase, chairs } }
  }

  // Opening and closing

  /** Opens a new table. `opener` is the connection that asked for it: everybody else hears that the table before is closed. */
  open(name?: string, opener?: Connection): Table {
    const before = this.#table
    this.#putAway()
    const opened = { hunch: 1, id: newTableId(), code: joinCode(), when: Date.now() } as const
    const { table, journal } = this.#around.savedTables.open(opened, this.#doors)
    this.#journal = journal
    table.set({ name: name ?? '' }) // each screen calls it in its own language
    for (let chair = 0; chair < 4; chair++) table.addChair()
    if (before) this.#tellClosed(opener)
    this.#lay(table)
    return table
  }

  resume(id: string, opener?: Connection): Table {
    if (this.#table?.id === id) return this.#table
    const { table, journal } = this.#around.savedTables.resume(id, this.#doors)
    if (this.#table) this.#tellClosed(opener)
    this.#putAway()
    this.#journal = journal
    this.#lay(table)
    return table
  }

  /** The tables this host left in the middle of a game; or else the one people were at a little while ago, between games. */
  get unfinished(): string[] {
    const kept = this.#around.savedTables.list(this.#table?.id).filter(({ damage }) => damage === null)
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
    for (const connection of this.#present) this.#sendSavedTables(connection)
  }

  #tellClosed(except?: Connection): void {
    for (const connection of this.#present) {
      connection.watches = null
      if (connection !== except) connection.send({ type: 'closed' })
    }
  }

  /** Lets go of the journal; nobody is told. */
  end(): void {
    clearTimeout(this.#graceOver)
    this.#putAway()
  }

  #putAway(): void {
    const table = this.#table
    this.#table = null
    this.#journal?.close()
    this.#journal = null
    this.#requests.dropUnless(() => false)
    if (table?.isBlank) this.#around.savedTables.forget(table.id)
  }

  #lay(table: Table): void {
    this.#table = table
    this.#around.announced()
    for (const connection of this.#present) this.#takeBack(connection)
    for (const connection of this.#present) this.#welcome(connection)
    this.#around.moved()
  }

  // Coming and going

  leave(connection: Connection): void {
    this.connections.delete(connection)
    const { device } = connection
    if (!device) return
    if (device.owner) this.#awaitOwner()
    this.#arranged()
  }

  /** The owner's screen is gone, perhaps for the moment a page takes to load anew: the guests' rights begin when it stays away. */
  #awaitOwner(): void {
    this.#ownerSeen = Date.now()
    clearTimeout(this.#graceOver)
    this.#graceOver = setTimeout(() => this.#arranged(), this.#around.grace + 50)
    this.#graceOver.unref()
  }

  /** A message from a screen. Throws Refusal. */
  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return
    if (message.type === 'hello') return this.#hello(connection, message)
    if (!connection.device) throw new Refusal('hello-first')
    const { owner, hash, display } = connection.device
    if (display && !FOR_DISPLAYS.has(message.type)) throw new Refusal('display-only')
    switch (message.type) {
      case 'open':
      case 'resume':
      case 'forget':
      case 'close':
      case 'discard':
        if (!owner) throw new Refusal('not-the-host')
        return this.#keep(connection, message)
      case 'watch':
        return this.#watch(connection, message.seat)
      case 'sit':
        return this.#sit(connection, message)
      case 'request-seat':
        return this.#requestSeat(connection, message)
      case 'fault':
        return this.#around.report(message.error, { where: `screen: ${message.where}` })
      case 'record':
        return this.#sendRecord(connection, message.game)
    }
    const table = this.#table
    if (!table) throw new Refusal('no-table')
    switch (message.type) {
      case 'move':
        table.move(message.seat, message.step, message.move, hash)
        return this.#around.moved()
      case 'offers':
        if (!table.held(hash).includes(message.seat)) throw new Refusal('not-yours')
        return connection.send(table.offers(message.seat))
      case 'mark':
        return table.mark(message.seat, message.at, message.mark, hash)
      case 'rename':
        return table.rename(message.chair, message.name, hash)
      case 'stand':
        table.stand(message.chair, hash)
        this.#restore()
        return this.#around.moved() // the computer plays on, perhaps at once
      case 'substitute':
        if (table.held(hash).length === 0 && !this.#arranges(connection)) throw new Refusal('not-the-host')
        table.substitute(message.seat, message.by, this.#isHere(table.chairs[message.seat]?.device ?? ''))
        return this.#around.moved()
      case 'agree':
        if (!this.#agrees(connection)) throw new Refusal('not-the-host')
        return this.#decide(this.#requests.agree(message.request, hash))
      case 'decline':
        this.#decline(connection, message.request)
        return this.#arranged()
    }
    if (!this.#arranges(connection)) throw new Refusal('not-the-host')
    const wish = this.#wishFor(message, hash)
    if (wish && !owner) return this.#decide(this.#requests.add(wish, [hash]))
    switch (message.type) {
      case 'set': {
        const { name, game, options, notebook, hints } = message
        table.set({ name, game, options, notebook, hints })
        return this.#around.announced()
      }
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
    this.#table!.free(chair)
    this.#restore()
    this.#around.moved()
  }

  #start(): void {
    this.#table!.start(newDealSeed())
    this.#around.moved()
  }

  #hello(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL) throw new Refusal('protocol')
    const hash = deviceHash(message.device)
    const display = message.display ?? false
    const owner = !display && message.key !== undefined && equalInConstantTime(message.key, this.#around.key)
    connection.device = { hash, mark: deviceTag(hash), owner, display }
    connection.send({ type: 'welcome', protocol: PROTOCOL, mark: connection.device.mark, owner })
    if (owner) clearTimeout(this.#graceOver)
    this.#takeBack(connection)
    this.#arranged(connection)
    this.#welcome(connection)
    if (this.#present.length === 1) this.#around.moved() // a table rests while nobody is there
  }

  /** Seats whose person is back are theirs again. */
  #takeBack(connection: Connection): void {
    const { hash, display } = connection.device!
    if (!this.#table || display) return
    for (const seat of this.#table.held(hash)) this.#table.substitute(seat, 'person', true)
  }

  #welcome(connection: Connection): void {
    this.#sendTable(connection)
    this.#sendSavedTables(connection)
    this.#aim(connection)
    this.#sendView(connection)
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
        if (this.#table?.id === message.table) throw new Refusal('under-way')
        this.#around.savedTables.forget(message.table)
        return this.#sendSavedTables(connection)
      case 'discard':
        this.#around.past.discard(message.game)
        return this.#sendSavedTables(connection)
    }
  }

  /** The owner arranges the table. Once no screen of the owner was there for a while, those who sit do, so that it is never stuck. */
  #arranges({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (owner) return true
    return !display && !this.#ownerIsHere && (this.#table?.held(hash).length ?? 0) > 0
  }

  get #ownerIsHere(): boolean {
    if (this.#present.some(({ device }) => device!.owner)) return true
    return Date.now() < this.#ownerSeen + this.#around.grace
  }

  // What others must agree to

  /** What no guest may do alone, as a wish of the device's; null for what anybody who arranges may do. */
  #wishFor(message: ClientMessage, by: string): RequestKind | null {
    if (message.type === 'start') this.#table!.assertStartable()
    if (message.type === 'start' || message.type === 'lobby') return { wish: message.type, chair: null, by }
    if (message.type !== 'free' || this.#table!.chairs[message.chair]?.kind !== 'person') return null
    return { wish: 'free', chair: message.chair, by }
  }

  /** The owner agrees for everybody; without one, the people who sit and are here. */
  #agrees({ device }: Connection): boolean {
    const { owner, hash, display } = device!
    if (display) return false
    return this.#ownerIsHere ? owner : (this.#table?.held(hash).length ?? 0) > 0
  }

  /** How many must agree: the owner; or else most of the people who sit and are here, and never one alone where others hold seats. */
  #needed({ wish }: RequestKind): number {
    if (this.#ownerIsHere) return 1
    const holders = new Set(this.#table!.chairs.map(({ device }) => device).filter(device => device !== ''))
    const here = [...holders].filter(device => this.#isHere(device)).length
    const most = Math.floor(here / 2) + 1
    return wish === 'seat' || holders.size === 1 ? most : Math.max(2, most)
  }

  #isOwner(hash: string): boolean {
    return this.#present.some(({ device }) => device!.owner && device!.hash === hash)
  }

  #requestSeat(connection: Connection, { chair, code }: Extract<ClientMessage, { type: 'request-seat' }>): void {
    const table = this.#table
    if (!table) throw new Refusal('no-table')
    const by = connection.device!.hash
    if (!table.mayHold(chair, by)) throw new Refusal('saw-another-hand')
    if (!this.#mayRequest(connection).includes(chair)) throw new Refusal('not-away')
    if (!connection.device!.owner) this.#checkCode(connection, code)
    this.#decide(this.#requests.add({ wish: 'seat', chair, by }, []))
  }

  /** The seats of people who are away, which this device could take over from theirs. */
  #mayRequest({ device }: Connection): number[] {
    const { hash, display } = device!
    const table = this.#table
    if (!table || display || table.held(hash).length > 0) return []
    return table.chairs.flatMap((_, chair) => (this.#isAway(chair) && table.mayHold(chair, hash) ? [chair] : []))
  }

  /** Somebody holds this chair, and none of their screens is here. */
  #isAway(chair: number): boolean {
    const { kind, device } = this.#table!.chairs[chair] ?? { kind: 'free', device: '' }
    return kind === 'person' && device !== '' && !this.#isHere(device)
  }

  /** Does what was asked for, if enough have agreed; shows everybody how far it is. */
  #decide({ id, wish, agreed }: PendingRequest): void {
    // Guests may have agreed while the owner was away: once the owner is back only the owner's word counts.
    const decides = (device: string) =>
      this.#ownerIsHere ? this.#isOwner(device) : this.#table!.held(device).length > 0
    if ([...agreed].filter(decides).length < this.#needed(wish)) return this.#arranged()
    this.#requests.drop(id)
    switch (wish.wish) {
      case 'seat':
        this.#table!.moveSeat(wish.chair, wish.by)
        return this.#restore()
      case 'free':
        return this.#free(wish.chair)
      case 'start':
        return this.#start()
      case 'lobby':
        return this.#table!.toLobby()
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
    const table = this.#table!
    if (!this.#isHere(by)) return false
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
    const table = this.#table
    if (!table) throw new Refusal('no-table')
    const { owner, hash } = connection.device!
    if (!owner && table.held(hash).length === 0) this.#checkCode(connection, code)
    table.sit(chair, name, hash)
    this.#restore()
  }

  /** Throws Refusal when this is not the table's code, or was guessed at too often from there. */
  #checkCode({ address }: Connection, code: string | undefined): void {
    if (this.#guesses.tooMany(address)) throw new Refusal('too-many-codes')
    if (equalInConstantTime((code ?? '').trim().toUpperCase(), this.#table!.code)) return
    this.#guesses.wrong(address)
    throw new Refusal('wrong-code')
  }

  // Telling

  readonly #doors: TableListener = {
    keep: event => this.#journal!.append(event),
    arranged: () => this.#arranged(),
    told: (audience, message) => {
      let text: Buffer | null = null
      for (const connection of this.connections)
        if (connection.device && connection.watches === audience)
          connection.sendText((text ??= Buffer.from(JSON.stringify(message))))
    },
    dealt: () => {
      for (const connection of this.#present) connection.watches = null // whoever acts first, the curtain falls before it
      this.#restore()
    },
    finished: (id, record) => {
      try {
        this.#around.past.keep(id, { ...record, when: Date.now() })
        this.#journal?.compact() // none while a table is being read
      } catch (error) {
        this.#around.report(error, { where: 'a finished game' }) // the journal has it all the same
      }
      for (const connection of this.#present) this.#sendSavedTables(connection)
    },
  }

  get #present(): Connection[] {
    return [...this.connections].filter(({ device }) => device !== null)
  }

  #isHere(hash: string): boolean {
    return hash !== '' && this.#present.some(({ device }) => device!.hash === hash && !device!.display)
  }

  /** Shows everybody the table, chairs and phase as they are now. */
  #arranged(except?: Connection): void {
    if (!this.#table) return
    this.#requests.dropUnless(request => this.#stands(request))
    for (const connection of this.#present) if (connection !== except) this.#sendTable(connection)
  }

  /** Every screen looks again at what is its to see: a game began, or somebody took or left a chair. */
  #restore(): void {
    for (const connection of this.#present) {
      this.#aim(connection)
      this.#sendView(connection)
    }
  }

  /** A device with one seat looks at that; one with several at the seat it asked for, or else at the table. */
  #aim(connection: Connection): void {
    const { hash, display } = connection.device!
    const held = display ? [] : (this.#table?.held(hash) ?? [])
    const asked = held.find(seat => seat === connection.watches) ?? null
    connection.watches = held.length === 1 ? held[0]! : asked
  }

  #watch(connection: Connection, seat: Seat | null): void {
    const { hash, display } = connection.device!
    if (seat !== null && (display || !this.#table?.held(hash).includes(seat))) throw new Refusal('not-yours')
    connection.watches = seat
    this.#sendView(connection)
  }

  #sendView(connection: Connection): void {
    const view = this.#table?.view(connection.watches)
    if (view) connection.send(view)
  }

  #sendTable(connection: Connection): void {
    const table = this.#table
    if (!table) return connection.send({ type: 'closed' })
    const { hash, display } = connection.device!
    connection.send({
      type: 'table',
      table: this.#stateOf(table),
      host: this.#arranges(connection),
      agrees: this.#agrees(connection),
      mayTake: display ? [] : table.seatsLeft.filter(chair => table.mayHold(chair, hash)),
      mayRequest: this.#mayRequest(connection),
    })
  }

  #sendSavedTables(connection: Connection): void {
    if (!connection.device!.owner) return
    connection.send({
      type: 'saved-tables',
      tables: this.#around.savedTables.list(this.#table?.id),
      games: this.#around.past.list(),
    })
  }

  /** The record of a game of this evening for whoever is here, of any past game for the owner. */
  #sendRecord(connection: Connection, game: string): void {
    const { owner } = connection.device!
    if (!owner && !this.#table?.evening.some(({ id }) => id === game)) throw new Refusal('no-such-record')
    connection.send({ type: 'record', game, text: this.#around.past.text(game) })
  }

  #stateOf(table: Table): TableState {
    const { name, game, options, notebook, hints = false } = table.setting
    return {
      id: table.id,
      name,
      code: table.code,
      phase: table.phase,
      game,
      options: { ...options },
      notebook,
      hints,
      chairs: table.chairs.map(({ name, avatar, kind, substituted, device, level }) => ({
        name,
        avatar,
        kind,
        substituted,
        level: kind === 'computer' ? (level ?? 'normal') : null,
        here: kind === 'computer' || this.#isHere(device),
        held: publicMark(device),
      })),
      peopleOnly: table.isPeopleOnly,
      evening: table.evening.map(({ id, game, first, outcome: { winners, points }, players }) => ({
        id,
        game,
        first,
        outcome: { winners: [...winners], points: [...points] },
        players: players.map(({ name, avatar, device }) => ({ name, avatar, device: publicMark(device) })),
      })),
      requests: this.#requests.pending.map(({ id, wish, agreed }) => ({
        id,
        wish: wish.wish,
        chair: wish.chair,
        by: publicMark(wish.by),
        agreed: [...agreed].map(publicMark),
        needed: this.#needed(wish),
      })),
      addresses: [...this.#around.addresses()],
    }
  }
}

/** What a display may say: whatever device it runs on, it only shows what is public. */
const FOR_DISPLAYS: ReadonlySet<ClientMessage['type']> = new Set(['watch', 'record', 'fault'])

/** What others may call a device; '' for none. */
function publicMark(device: string): string {
  return device === '' ? '' : deviceTag(device)
}
