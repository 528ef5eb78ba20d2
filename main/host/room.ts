// Answers for: the open table and the screens around it. Who may ask for what, and who is told what.
import type { Seat } from '../../shared/engine/index.ts'
import type { Rules } from '../../shared/games/index.ts'
import { PROTOCOL, type ClientMessage, type Info, type TableState } from '../../shared/wire/index.ts'
import { defaultTable } from '../../shared/words/en.ts'
import { Guesses, hashOf, joinCode, markOf, same, seed, tableId } from './codes.ts'
import type { Connection } from './connection.ts'
import type { Journal } from './journal.ts'
import type { Past } from './past.ts'
import { Refusal } from './refusal.ts'
import type { Shelf } from './shelf.ts'
import type { Doors, Table } from './table.ts'

/** What a room needs from the host it is in. */
export interface Surroundings {
  readonly key: string // whoever has it runs this host
  readonly shelf: Shelf
  readonly past: Past
  readonly rules: ReadonlyMap<string, Rules>
  readonly addresses: () => readonly string[]
  /** The table moved on: computer players may have something to do. */
  readonly moved: () => void
  /** A table was opened, closed or renamed: finders should know. */
  readonly announced: () => void
  /** A fault of ours, for the log. */
  readonly trouble: (error: unknown) => void
}

export class Room {
  readonly connections = new Set<Connection>()
  readonly #around: Surroundings
  readonly #guesses = new Guesses()
  #table: Table | null = null
  #journal: Journal | null = null

  constructor(around: Surroundings) {
    this.#around = around
  }

  get table(): Table | null {
    return this.#table
  }

  get info(): Info {
    const table = this.#table
    if (!table) return { hunch: true, protocol: PROTOCOL, table: null }
    const free = table.seatsLeft.length
    const { name, game } = table.setting
    const chairs = { taken: table.chairs.length - free, free }
    return { hunch: true, protocol: PROTOCOL, table: { id: table.id, name, game, phase: table.phase, chairs } }
  }

  // Opening and closing

  open(name?: string): Table {
    this.#putAway()
    const opened = { hunch: 1, id: tableId(), code: joinCode(), when: Date.now() } as const
    const { table, journal } = this.#around.shelf.open(opened, this.#doors)
    this.#journal = journal
    table.set({ name: name ?? defaultTable })
    for (let chair = 0; chair < 4; chair++) table.addChair()
    this.#lay(table)
    return table
  }

  resume(id: string): Table {
    if (this.#table?.id === id) return this.#table
    const { table, journal } = this.#around.shelf.resume(id, this.#doors)
    this.#putAway()
    this.#journal = journal
    this.#lay(table)
    return table
  }

  close(): void {
    this.#putAway()
    this.#around.announced()
    for (const connection of this.#present) {
      connection.looks = null
      connection.send({ type: 'closed' })
      this.#sendShelf(connection)
    }
  }

  /** Lets go of the journal; nobody is told. */
  end(): void {
    this.#putAway()
  }

  #putAway(): void {
    const table = this.#table
    this.#table = null
    this.#journal?.close()
    this.#journal = null
    if (table?.isBlank) this.#around.shelf.forget(table.id)
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
    if (connection.device) this.#arranged()
  }

  /** A message from a screen. Throws Refusal. */
  hear(connection: Connection, message: ClientMessage): void {
    if (message.type === 'beat') return
    if (message.type === 'hello') return this.#hello(connection, message)
    if (!connection.device) throw new Refusal('hello-first')
    const { keeper, hash } = connection.device
    switch (message.type) {
      case 'open':
      case 'resume':
      case 'forget':
      case 'close':
      case 'discard':
        if (!keeper) throw new Refusal('not-the-host')
        return this.#keep(connection, message)
      case 'look':
        return this.#look(connection, message.seat)
      case 'sit':
        return this.#sit(connection, message)
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
      case 'relieve':
        if (table.held(hash).length === 0 && !this.#arranges(connection)) throw new Refusal('not-the-host')
        table.relieve(message.seat, message.by, this.#isHere(table.chairs[message.seat]?.device ?? ''))
        return this.#around.moved()
    }
    if (!this.#arranges(connection)) throw new Refusal('not-the-host')
    switch (message.type) {
      case 'set': {
        const { name, game, options, notebook, hints } = message
        table.set({ name, game, options, notebook, hints })
        return this.#around.announced()
      }
      case 'chair':
        return table.addChair()
      case 'remove':
        return table.remove(message.chair)
      case 'computer':
        return table.seatComputer(message.chair, message.level ?? 'normal')
      case 'free':
        table.free(message.chair)
        this.#restore()
        return this.#around.moved()
      case 'start':
        table.start(seed())
        return this.#around.moved()
      case 'lobby':
        return table.toLobby()
    }
  }

  #hello(connection: Connection, message: Extract<ClientMessage, { type: 'hello' }>): void {
    if (message.protocol !== PROTOCOL) throw new Refusal('protocol')
    const hash = hashOf(message.device)
    const keeper = message.key !== undefined && same(message.key, this.#around.key)
    connection.device = { hash, mark: markOf(hash), keeper, display: message.display ?? false }
    connection.send({ type: 'welcome', protocol: PROTOCOL, mark: connection.device.mark, keeper })
    this.#takeBack(connection)
    this.#arranged(connection)
    this.#welcome(connection)
  }

  /** Seats whose person is back are theirs again. */
  #takeBack(connection: Connection): void {
    const { hash, display } = connection.device!
    if (!this.#table || display) return
    for (const seat of this.#table.held(hash)) this.#table.relieve(seat, 'person', true)
  }

  #welcome(connection: Connection): void {
    this.#sendTable(connection)
    this.#sendShelf(connection)
    this.#aim(connection)
    this.#sendView(connection)
  }

  // The keeper's own

  #keep(connection: Connection, message: Extract<ClientMessage, { type: 'open' | 'resume' | 'forget' | 'close' | 'discard' }>): void {
    switch (message.type) {
      case 'open':
        return void this.open(message.name)
      case 'resume':
        return void this.resume(message.table)
      case 'close':
        return this.close()
      case 'forget':
        if (this.#table?.id === message.table) throw new Refusal('under-way')
        this.#around.shelf.forget(message.table)
        return this.#sendShelf(connection)
      case 'discard':
        this.#around.past.discard(message.game)
        return this.#sendShelf(connection)
    }
  }

  /** The keeper arranges the table; while no keeper is there, those who sit at it do, so that it is never stuck. */
  #arranges(connection: Connection): boolean {
    const { keeper, hash } = connection.device!
    if (keeper) return true
    const kept = this.#present.some(({ device }) => device!.keeper && !device!.display)
    return !kept && (this.#table?.held(hash).length ?? 0) > 0
  }

  #sit(connection: Connection, { chair, name, code }: Extract<ClientMessage, { type: 'sit' }>): void {
    const table = this.#table
    if (!table) throw new Refusal('no-table')
    const { keeper, hash } = connection.device!
    if (!keeper && table.held(hash).length === 0) {
      if (this.#guesses.tooMany(connection.address)) throw new Refusal('too-many-codes')
      if (!same((code ?? '').trim().toUpperCase(), table.code)) {
        this.#guesses.wrong(connection.address)
        throw new Refusal('wrong-code')
      }
    }
    table.sit(chair, name, hash)
    this.#restore()
  }

  // Telling

  readonly #doors: Doors = {
    keep: event => this.#journal!.append(event),
    arranged: () => this.#arranged(),
    told: (audience, message) => {
      let text: Buffer | null = null
      for (const connection of this.connections)
        if (connection.device && connection.looks === audience) connection.sendText((text ??= Buffer.from(JSON.stringify(message))))
    },
    dealt: () => {
      for (const connection of this.#present) connection.looks = null // whoever acts first, the curtain falls before it
      this.#restore()
    },
    finished: (id, record) => {
      try {
        this.#around.past.keep(id, { ...record, when: Date.now() })
      } catch (error) {
        this.#around.trouble(error) // the journal has the game all the same
      }
      for (const connection of this.#present) this.#sendShelf(connection)
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
    const asked = held.find(seat => seat === connection.looks) ?? null
    connection.looks = held.length === 1 ? held[0]! : asked
  }

  #look(connection: Connection, seat: Seat | null): void {
    const { hash, display } = connection.device!
    if (seat !== null && (display || !this.#table?.held(hash).includes(seat))) throw new Refusal('not-yours')
    connection.looks = seat
    this.#sendView(connection)
  }

  #sendView(connection: Connection): void {
    const view = this.#table?.view(connection.looks)
    if (view) connection.send(view)
  }

  #sendTable(connection: Connection): void {
    const table = this.#table
    if (!table) return connection.send({ type: 'closed' })
    connection.send({ type: 'table', table: this.#stateOf(table), host: this.#arranges(connection) })
  }

  #sendShelf(connection: Connection): void {
    if (!connection.device!.keeper) return
    connection.send({ type: 'shelf', tables: this.#around.shelf.list(this.#table?.id), games: this.#around.past.list() })
  }

  /** The record of a game of this evening for whoever is here, of any past game for the keeper. */
  #sendRecord(connection: Connection, game: string): void {
    const { keeper } = connection.device!
    if (!keeper && !this.#table?.evening.some(({ id }) => id === game)) throw new Refusal('no-such-record')
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
      chairs: table.chairs.map(({ name, look, kind, relieved, device, level }) => ({
        name,
        look,
        kind,
        relieved,
        level: kind === 'computer' ? (level ?? 'normal') : null,
        here: kind === 'computer' || this.#isHere(device),
        held: device === '' ? '' : markOf(device),
      })),
      evening: table.evening.map(({ id, game, first, outcome: { winners, points } }) => ({
        id,
        game,
        first,
        outcome: { winners: [...winners], points: [...points] },
      })),
      addresses: [...this.#around.addresses()],
    }
  }
}
