// Answers for: one table, from its first chair to the end of the evening. It knows nothing of sockets, disks or clocks:
// it is told who asks, writes each event through `keep`, and tells whoever listens what changed for whom.
import {
  stateAfter,
  diffStates,
  checkOptions,
  defaultOptions,
  rulesEdition,
  storyHeardBy,
  isLogEntry,
  isSameParticipant,
  checkMove,
  legalOffers,
  nextFirstSeat,
  NotOffered,
  playMove,
  startGame,
  viewOf,
  type LogEntry,
  type GameRecord,
  type Kinds,
  type Level,
  type OptionValue,
  type Offer,
  type Participant,
  type PlayedGame,
  type Seat,
  type State,
} from '../../shared/engine/index.ts'
import type { GameRules } from '../../shared/games/index.ts'
import {
  MAX_CHAIRS,
  StoryCodec,
  confusableKey,
  startBlocker,
  viewUpdates,
  type HostMessage,
  type TableState,
} from '../../shared/wire/index.ts'
import type { TableEvent, JournalHeader, GameChoice, ChairHolder } from './events.ts'
import { SeatHolders } from './seatHolders.ts'
import { Refusal } from './refusal.ts'

/** The most notes one seat may write by hand in a game. */
const NOTES = 2000

/** A chair as the table keeps it. */
interface Chair extends ChairHolder {
  readonly avatar: number
  readonly substituted: boolean
}

/** A game being played. */
interface Current {
  readonly rules: GameRules
  readonly no: number // which game of this table, from 1
  readonly record: GameRecord
  state: State<Kinds>
  toMove: readonly Seat[]
  readonly n: number[] // news told so far: the table first, then by seat
  readonly lines: (StoryCodec | null)[] // what each audience was taught, from the first news on: the table first
  readonly marks: Map<string, string>[] // by seat
  readonly holders: SeatHolders
}

/** Who sat on a seat when a game ended. `device` is the hash of the device's token, '' where nobody held the seat. */
interface Player extends Participant {
  readonly avatar: number
}

/** A finished game of the evening, and what its record is kept under. */
export interface FinishedGame extends PlayedGame<Player> {
  readonly id: string
}

/** A seat the computer plays, and what it may know and do. */
export interface ComputerSeat {
  readonly seat: Seat
  readonly step: number
  readonly toMove: boolean
  readonly game: string
  readonly level: Level
  readonly clears: boolean // it may take from every screen what came of the last deal
  readonly view: object
  readonly offers: readonly Offer[]
}

/** Where a table writes what happens and whom it tells. */
export interface TableListener {
  /** Makes an event durable; throws when it cannot. */
  keep(event: TableEvent): void
  /** The lobby, the chairs or the phase changed: everybody is shown the table anew. */
  arranged(): void
  /** Something changed in the game, for one audience: the table (null) or a seat. */
  told(audience: Seat | null, message: HostMessage): void
  /** A game began or was left: everybody's view is another one. */
  dealt(): void
  /** A game is over: its record may be kept, under this id. */
  finished(id: string, record: GameRecord): void
}

export class Table {
  readonly id: string
  readonly code: string
  readonly #rules: ReadonlyMap<string, GameRules>
  readonly #doors: TableListener
  #setting: GameChoice
  #chairs: Chair[] = []
  #evening: FinishedGame[] = []
  #games = 0
  #current: Current | null = null

  constructor(opened: JournalHeader, rules: ReadonlyMap<string, GameRules>, doors: TableListener) {
    this.id = opened.id
    this.code = opened.code
    this.#rules = rules
    this.#doors = doors
    const [game] = rules.values()
    this.#setting = { name: '', game: game!.game.id, options: optionsOf(game!), notebook: 'facts', hints: false }
  }

  // What is the case

  get phase(): TableState['phase'] {
    if (!this.#current) return 'lobby'
    return this.#current.state.outcome ? 'over' : 'playing'
  }

  get setting(): GameChoice {
    return this.#setting
  }

  /** With the options that are set, or played by, no computer player can play. */
  get isPeopleOnly(): boolean {
    const { game, options } = this.#current?.record ?? this.#setting
    return this.#rules.get(game)?.game.peopleOnly?.(options) ?? false
  }

  get chairs(): readonly Chair[] {
    return this.#chairs
  }

  get evening(): readonly FinishedGame[] {
    return this.#evening
  }

  /** True while nobody has sat down and nothing was played: not worth keeping. */
  get isBlank(): boolean {
    return this.#games === 0 && this.#chairs.every(({ kind }) => kind === 'free')
  }

  /** Chairs nobody holds: free ones before a game, those that were left during one. */
  get seatsLeft(): number[] {
    return this.#chairs.flatMap((_, chair) => (this.#isLeft(chair) ? [chair] : []))
  }

  /**
   * True when a device may hold this chair, were it free: during a game a device that has held one seat never holds
   * another, but for those that were its own at the deal. This is the one place that keeps hands from wandering.
   */
  mayHold(chair: number, device: string): boolean {
    return this.phase !== 'playing' || this.#current!.holders.mayHold(chair, device)
  }

  /** The chairs this device holds. */
  held(device: string): Seat[] {
    return this.#chairs.flatMap((chair, seat) => (chair.device === device ? [seat] : []))
  }

  /** The whole view of an audience; null when no game is on. */
  view(audience: Seat | null): HostMessage | null {
    const current = this.#current
    if (!current || (audience !== null && audience >= current.state.seats)) return null
    return {
      type: 'view',
      no: current.no,
      n: current.n[place(audience)]!,
      seat: audience,
      toMove: [...current.toMove],
      view: { ...viewOf(current.state, audience) },
      marks: audience === null ? {} : Object.fromEntries(current.marks[audience]!),
    }
  }

  /** What a seat may do now. */
  offers(seat: Seat): HostMessage {
    const { rules, state } = this.#playing()
    if (seat >= state.seats) throw new Refusal('no-such-chair')
    return { type: 'offers', seat, step: state.steps[seat]!, offers: [...legalOffers(rules.game, state, seat)] }
  }

  /** Seats the computer plays that could move now, those the table waits for first, with what they see. */
  *computers(): Generator<ComputerSeat> {
    if (this.phase !== 'playing') return
    const { rules, state, toMove } = this.#current!
    const seats = [...toMove, ...state.steps.keys()].filter((seat, i, all) => all.indexOf(seat) === i)
    for (const seat of seats) {
      const chair = this.#chairs[seat]!
      if (chair.kind !== 'computer' && !chair.substituted) continue
      const offers = legalOffers(rules.game, state, seat)
      if (offers.length === 0) continue
      const clears = offers.some(({ type }) => rules.game.clearingMoves?.includes(type))
      const view = { ...viewOf(state, seat) }
      yield {
        seat,
        step: state.steps[seat]!,
        toMove: toMove.includes(seat),
        game: rules.game.id,
        level: chair.level ?? 'normal',
        clears,
        view,
        offers,
      }
    }
  }

  // What people do. Each throws Refusal, and then nothing has changed.

  sit(chair: number | null, name: string, device: string): void {
    const left = this.seatsLeft
    if (chair !== null && chair >= this.#chairs.length) throw new Refusal('no-such-chair')
    if (chair !== null && !left.includes(chair)) throw new Refusal(this.phase === 'lobby' ? 'taken' : 'under-way')
    const wanted = chair ?? left.find(one => this.mayHold(one, device)) ?? left[0]
    if (wanted === undefined) throw new Refusal(this.phase === 'lobby' ? 'full' : 'under-way')
    if (!this.mayHold(wanted, device)) throw new Refusal('saw-another-hand')
    this.#happen({ chair: wanted, sits: { kind: 'person', name: this.#unlike(name, wanted), device } })
  }

  /** The same person goes on at another device. */
  moveSeat(chair: number, device: string): void {
    const { kind, name, device: before } = this.#chair(chair)
    if (kind !== 'person' || before === '') throw new Refusal('not-away')
    if (!this.mayHold(chair, device)) throw new Refusal('saw-another-hand')
    this.#happen({ chair, sits: { kind, name, device } })
  }

  rename(chair: number, name: string, device: string): void {
    const { kind } = this.#own(chair, device)
    this.#happen({ chair, sits: { kind, name: this.#unlike(name, chair), device } })
  }

  stand(chair: number, device: string): void {
    this.#own(chair, device)
    this.#leave(chair)
  }

  /** The host takes somebody off a chair, or a computer player away. */
  free(chair: number): void {
    const { kind } = this.#chair(chair)
    if (kind === 'computer' && this.phase !== 'lobby') throw new Refusal('under-way')
    this.#leave(chair)
  }

  addChair(): void {
    this.#inLobby()
    if (this.#chairs.length >= MAX_CHAIRS) throw new Refusal('no-such-chair')
    this.#happen({ chair: this.#chairs.length, sits: { kind: 'free', name: '', device: '' } })
  }

  remove(chair: number): void {
    this.#inLobby()
    if (this.#chair(chair).kind === 'person') throw new Refusal('taken')
    this.#happen({ remove: chair })
  }

  /** A computer player takes a chair, or the one there plays at another level from now on. */
  seatComputer(chair: number, level: Level): void {
    this.#inLobby()
    const { kind, name: before } = this.#chair(chair)
    if (kind === 'person') throw new Refusal('taken')
    if (this.isPeopleOnly) throw new Refusal('people-only')
    const used = this.#chairs.map(({ name }) => name)
    const name = kind === 'computer' ? before : COMPUTERS.find(one => !used.includes(one))!
    this.#happen({ chair, sits: { kind: 'computer', name, device: '', level } })
  }

  set(change: {
    name?: string | undefined
    game?: string | undefined
    options?: Record<string, OptionValue> | undefined
    notebook?: GameChoice['notebook'] | undefined
    hints?: boolean | undefined
  }): void {
    const { name, game, options, notebook, hints } = change
    if ([game, options, notebook, hints].some(one => one !== undefined)) this.#inLobby()
    const rules = this.#rules.get(game ?? this.#setting.game)
    if (!rules) throw new Refusal('no-such-game')
    const base = game === undefined ? this.#setting.options : optionsOf(rules)
    const chosen = { ...base, ...options }
    try {
      checkOptions(rules.game, chosen)
    } catch {
      throw new Refusal('bad-options')
    }
    this.#happen({
      set: {
        name: name ?? this.#setting.name,
        game: rules.game.id,
        options: chosen,
        notebook: notebook ?? this.#setting.notebook,
        hints: hints ?? this.#setting.hints ?? false,
      },
    })
  }

  /** Throws Refusal when the game that is set cannot be dealt now. */
  assertStartable(): void {
    if (this.phase === 'playing') throw new Refusal('under-way')
    const { game } = this.#rules.get(this.#setting.game)!
    if (startBlocker({ chairs: this.#chairs, peopleOnly: this.isPeopleOnly }, game.seats))
      throw new Refusal('cannot-start')
  }

  /** Deals the game that is set. `seed` is 64 hexadecimal digits from the system's random source. */
  start(seed: string): void {
    this.assertStartable()
    const { game } = this.#rules.get(this.#setting.game)!
    const seats = this.#chairs.length
    this.#happen({
      deal: {
        game: game.id,
        rules: game.rules,
        seats,
        options: this.#setting.options,
        seed,
        first: nextFirstSeat(this.#evening, seats),
      },
    })
    this.#doors.dealt()
  }

  /** Back to the lobby, to choose another game. A game under way is given up. */
  toLobby(): void {
    if (!this.#current) return
    this.#happen({ lobby: true })
    this.#doors.dealt()
  }

  /** The computer plays for somebody who is away, or gives the seat back. */
  substitute(seat: Seat, by: 'computer' | 'person', here: boolean): void {
    const { kind, substituted } = this.#chair(seat)
    if (kind !== 'person' || (by === 'computer' && here)) throw new Refusal('nobody-away')
    if (by === 'computer' && this.isPeopleOnly) throw new Refusal('people-only')
    if (substituted === (by === 'computer')) return
    this.#happen({ substitute: seat, by })
  }

  mark(seat: Seat, at: string, mark: string, device: string): void {
    this.#own(seat, device)
    const { marks } = this.#playing()
    if (mark !== '' && !marks[seat]!.has(at) && marks[seat]!.size >= NOTES) throw new Refusal('too-many-notes')
    this.#keep({ mark, seat, at })
    note(marks[seat]!, at, mark)
    this.#doors.told(seat, { type: 'marked', seat, at, mark })
  }

  /** A move of a person, from the device that holds the seat. */
  move(seat: Seat, step: number, move: unknown, device: string): void {
    const { substituted } = this.#own(seat, device)
    this.play(seat, step, move)
    if (substituted) this.#happen({ substitute: seat, by: 'person' })
  }

  /** A move of a seat, whoever plays it. `step` is that seat's own count of moves, so that a doubled click changes nothing. */
  play(seat: Seat, step: number, move: unknown): void {
    const current = this.#playing()
    if (seat >= current.state.seats) throw new Refusal('no-such-chair')
    if (step !== current.state.steps[seat]) throw new Refusal('stale')
    const before = current.state
    const state = acted(current, seat, move)
    this.#keep([seat, move as Kinds['move']])
    current.state = state
    current.record.log.push([seat, move as Kinds['move']])
    const toMove = current.rules.game.toMove(viewOf(state, null))
    const moved = toMove.length !== current.toMove.length || toMove.some((seat, i) => seat !== current.toMove[i])
    current.toMove = toMove
    const news = viewUpdates(diffStates(before, state))
    for (let audience = -1; audience < state.seats; audience++) {
      const who = audience < 0 ? null : audience
      const mine = news.get(who)
      if (!mine && !moved) continue
      const n = ++current.n[place(who)]!
      const message: HostMessage = { type: 'news', n }
      if (mine && mine.set.length > 0) message.set = mine.set
      if (mine && mine.told.length > 0) {
        const lines = (current.lines[place(who)] ??= new StoryCodec(storyHeardBy(before, who)))
        message.told = mine.told.map(line => lines.pack(line) as typeof line)
      }
      if (moved) message.toMove = [...toMove]
      this.#doors.told(who, message)
    }
    if (state.outcome) {
      this.#finish(current)
      this.#doors.arranged()
    }
  }

  /** Makes an event of an older journal happen again. Throws when it cannot have happened; the table is of no use then. */
  redo(event: TableEvent): void {
    this.#assertPossible(event)
    if (isMove(event)) {
      const current = this.#playing()
      const [seat, move] = event
      playMove(current.rules.game, current.state, seat, checkMove(current.rules.game, current.state, seat, move))
      current.toMove = current.rules.game.toMove(viewOf(current.state, null))
      current.record.log.push(event)
      if (current.state.outcome) this.#finish(current)
    } else this.#apply(event)
  }

  /** Throws Refusal when an event of a journal does not fit the table as it is: nobody could have brought it about. */
  #assertPossible(event: TableEvent): void {
    if (isMove(event)) return // the rules judge it
    if ('remove' in event) {
      this.#inLobby()
      this.#chair(event.remove)
    } else if ('substitute' in event) this.#chair(event.substitute)
    else if ('sits' in event) {
      if (event.chair > this.#chairs.length) throw new Refusal('no-such-chair')
      if (event.chair === this.#chairs.length) this.#inLobby()
      if (event.sits.kind === 'computer' && this.#chairs[event.chair]?.kind !== 'computer') this.#inLobby()
      if (event.sits.kind === 'free' && this.phase === 'playing') throw new Refusal('under-way')
    } else if ('deal' in event) {
      if (this.phase === 'playing') throw new Refusal('under-way')
      if (event.deal.seats !== this.#chairs.length) throw new Refusal('cannot-start') // the deal itself judges game and options
    } else if ('set' in event) {
      const rules = this.#rules.get(event.set.game)
      if (!rules) throw new Refusal('no-such-game')
      checkOptions(rules.game, event.set.options)
    } else if ('mark' in event && event.seat >= this.#chairs.length) throw new Refusal('no-such-chair')
  }

  #finish({ no, rules, record, state }: Current): void {
    const id = `${this.id}-${no}`
    const players = this.#chairs.slice(0, state.seats).map(({ name, avatar, device }) => ({ name, avatar, device }))
    this.#evening = [
      ...this.#evening,
      { id, game: rules.game.id, first: state.first, outcome: state.outcome!, players },
    ]
    this.#doors.finished(id, { ...record, players: players.map(({ name }) => name), winners: state.outcome!.winners })
  }

  // How an event changes the table

  #happen(event: Exclude<TableEvent, LogEntry>): void {
    this.#keep(event)
    this.#apply(event)
    this.#doors.arranged()
  }

  #keep(event: TableEvent): void {
    try {
      this.#doors.keep(event)
    } catch {
      throw new Refusal('disk')
    }
  }

  #apply(event: Exclude<TableEvent, LogEntry>): void {
    if ('set' in event) {
      this.#setting = event.set
    } else if ('sits' in event) {
      const { chair, sits } = event
      const before = this.#chairs[chair]
      this.#chairs = [...this.#chairs]
      this.#chairs[chair] = { ...sits, avatar: before?.avatar ?? this.#newAvatar(), substituted: false }
      if (this.phase === 'playing') this.#current!.holders.held(chair, sits.device)
      if (before) this.#renameInEvening(before, sits)
    } else if ('remove' in event) {
      this.#chairs = this.#chairs.filter((_, chair) => chair !== event.remove)
    } else if ('substitute' in event) {
      const substituted = event.by === 'computer'
      this.#chairs = this.#chairs.map((chair, seat) => (seat === event.substitute ? { ...chair, substituted } : chair))
    } else if ('deal' in event) {
      const today = this.#rules.get(event.deal.game)
      const game = today && rulesEdition(today.game, event.deal.rules)
      if (!game) throw new Refusal('no-such-game')
      const rules = { ...today, game }
      const state = startGame(rules.game, event.deal)
      const toMove = rules.game.toMove(viewOf(state, null))
      const n = Array.from({ length: state.seats + 1 }, () => 0)
      const lines = n.map(() => null)
      const marks = Array.from({ length: state.seats }, () => new Map<string, string>())
      const record = { ...event.deal, log: [] }
      const holders = new SeatHolders(this.#chairs.slice(0, state.seats).map(({ device }) => device))
      this.#current = { rules, no: ++this.#games, record, state, toMove, n, lines, marks, holders }
    } else if ('lobby' in event) {
      this.#current = null
      this.#chairs = this.#chairs.map(chair =>
        chair.device === '' && chair.kind !== 'computer'
          ? { ...chair, kind: 'free', name: '', substituted: false }
          : { ...chair, substituted: false },
      )
    } else if ('mark' in event) {
      const marks = this.#current?.marks[event.seat]
      if (marks) note(marks, event.at, event.mark)
    }
  }

  // What is asked before

  #playing(): Current {
    if (!this.#current || this.#current.state.outcome) throw new Refusal('no-game')
    return this.#current
  }

  #inLobby(): void {
    if (this.phase !== 'lobby') throw new Refusal('under-way')
  }

  #chair(chair: number): Chair {
    const found = this.#chairs[chair]
    if (!found) throw new Refusal('no-such-chair')
    return found
  }

  #own(chair: number, device: string): Chair {
    const found = this.#chair(chair)
    if (found.device === '' || found.device !== device) throw new Refusal('not-yours')
    return found
  }

  #isLeft(chair: number): boolean {
    const { kind, device } = this.#chairs[chair]!
    return this.phase === 'playing' ? kind === 'person' && device === '' : kind === 'free'
  }

  /** Before a game the chair is free again; during one the computer plays on until somebody takes it, or nobody does where only people can. */
  #leave(chair: number): void {
    if (this.phase === 'lobby') return this.#happen({ chair, sits: { kind: 'free', name: '', device: '' } })
    const { name } = this.#chairs[chair]!
    if (this.phase === 'over') return this.#happen({ chair, sits: { kind: 'free', name, device: '' } })
    this.#happen({ chair, sits: { kind: 'person', name, device: '' } })
    if (!this.isPeopleOnly) this.#happen({ substitute: chair, by: 'computer' })
  }

  /** The name, told apart from those of the other chairs, look-alikes included. */
  #unlike(name: string, chair: number): string {
    const used = this.#chairs.filter((_, other) => other !== chair).map(other => confusableKey(other.name))
    if (!used.includes(confusableKey(name))) return name
    for (let nth = 2; ; nth++) if (!used.includes(confusableKey(`${name} ${nth}`))) return `${name} ${nth}`
  }

  /** A person who goes on under another name, or at another device, keeps what they won this evening. */
  #renameInEvening(before: Chair, { kind, name, device }: ChairHolder): void {
    const stays =
      before.kind === kind &&
      before.device !== '' &&
      device !== '' &&
      (before.device === device || before.name === name)
    if (!stays) return
    const renamed = (player: Player): Player =>
      isSameParticipant(player, before) ? { ...player, name, device } : player
    this.#evening = this.#evening.map(played => ({ ...played, players: played.players.map(renamed) }))
  }

  #newAvatar(): number {
    const used = this.#chairs.map(({ avatar }) => avatar)
    return Array.from({ length: MAX_CHAIRS }, (_, avatar) => avatar).find(avatar => !used.includes(avatar))!
  }
}

/** The names of computer players. */
const COMPUTERS = [
  'Ada',
  'Bruno',
  'Cleo',
  'Dorian',
  'Edith',
  'Felix',
  'Greta',
  'Hugo',
  'Iris',
  'Jonas',
  'Klara',
  'Leo',
  'Mina',
]

function isMove(event: TableEvent): event is LogEntry {
  return isLogEntry(event)
}

function optionsOf({ game }: GameRules): Record<string, OptionValue> {
  return defaultOptions(game) as Record<string, OptionValue>
}

function acted({ rules, state }: Current, seat: Seat, move: unknown): State<Kinds> {
  try {
    return stateAfter(rules.game, state, seat, move)
  } catch (error) {
    if (error instanceof NotOffered) throw new Refusal('not-offered')
    throw error
  }
}

function place(audience: Seat | null): number {
  return audience === null ? 0 : audience + 1
}

function note(marks: Map<string, string>, at: string, mark: string): void {
  if (mark === '') marks.delete(at)
  else marks.set(at, mark)
}
