// Answers for: one table, from its first chair to the end of the evening. It knows nothing of sockets, disks or clocks:
// it is told who asks, writes each event through `keep`, and tells whoever listens what changed for whom.
import {
  nextFirstSeat,
  type DealProof,
  type DealTerms,
  type Game,
  type GameRecord,
  type Kinds,
  type Level,
  type Seat,
} from '../../shared/engine/index.ts'
import { canonicalJson } from '../../shared/fairness/index.ts'
import { deviceTag } from '../../shared/sealing/index.ts'
import {
  MAX_CHAIRS,
  startBlocker,
  type DrawnNumbers,
  type HostMessage,
  type TableState,
} from '../../shared/wire/index.ts'
import type { Audience } from './audiences.ts'
import { Chairs, type Chair } from './chairs.ts'
import { computerSeats, type ComputerSeat } from './computerSeats.ts'
import { drawnNumbers } from './drawnNumbers.ts'
import { Departure } from './handover/departure.ts'
import { FormerMarks } from './handover/formerMarks.ts'
import { Evening, type FinishedGame } from './evening.ts'
import {
  handleEvent,
  type ChairHolder,
  type EventHandlers,
  type EventOf,
  type GameChoice,
  type HandedOver,
  type JournalHeader,
  type TableEvent,
} from './events.ts'
import { changedChoice, changesGame, firstChoice, type ChoiceChange } from './gameChoice.ts'
import { GameInPlay } from './gameInPlay.ts'
import { OutOfTime } from './outOfTime.ts'
import { Pause, type PauseState } from './pause.ts'
import type { AwaitedMove } from './moveClock.ts'
import { assertPossible } from './possibleEvents.ts'
import { Refusal } from './refusal.ts'
import { SentAway, type SentAwayDevice } from './sentAway.ts'

const NOBODY: ChairHolder = { kind: 'free', name: '', device: '' }

/** Where a table writes what happens and whom it tells. */
export interface TableOutputs {
  /** Makes an event durable, and may give it a word it is known by; throws when it cannot. */
  keep(event: TableEvent): string | void
  /** The lobby, the chairs or the phase changed: everybody is shown the table anew. */
  arranged(): void
  /** Something changed in the game, for one audience: the table (null) or a seat. */
  told(audience: Audience, message: HostMessage): void
  /** A game began or was left: everybody's view is another one. */
  dealt(): void
  /** A game is over: its record may be kept, under this id. */
  finished(id: string, record: GameRecord): void
}

export class Table {
  readonly id: string
  readonly code: string
  readonly #rules: ReadonlyMap<string, Game<Kinds>>
  readonly #listener: TableOutputs
  readonly #chairs = new Chairs()
  readonly #evening = new Evening()
  readonly #pause = new Pause()
  readonly #sentAway = new SentAway()
  readonly #outOfTime = new OutOfTime()
  readonly #formerMarks = new FormerMarks()
  readonly departure = new Departure()
  #setting: GameChoice
  #games = 0 // dealt at this table so far
  #game: GameInPlay | null = null

  constructor(opened: JournalHeader, rules: ReadonlyMap<string, Game<Kinds>>, listener: TableOutputs) {
    this.id = opened.id
    this.code = opened.code
    this.#rules = rules
    this.#listener = listener
    this.#setting = firstChoice(rules)
  }

  // What is the case

  get phase(): TableState['phase'] {
    if (!this.#game) return 'lobby'
    return this.#game.outcome ? 'over' : 'playing'
  }

  get setting(): GameChoice {
    return this.#setting
  }

  /** With the options that are set, or played by, no computer player can play. */
  get isPeopleOnly(): boolean {
    const { game, options } = this.#game?.record ?? this.#setting
    return this.#rules.get(game)?.peopleOnly?.(options) ?? false
  }

  get chairs(): readonly Chair[] {
    return this.#chairs.all
  }

  get evening(): readonly FinishedGame[] {
    return this.#evening.games
  }

  /** Who stopped the game for everybody; null while it goes on. */
  get paused(): PauseState | null {
    return this.#pause.now
  }

  /** The seat for which the computer made the last move, as its time was out; null for none. */
  get movedFor(): Seat | null {
    return this.#outOfTime.movedFor
  }

  /** What everybody knows of whom a game under way waits for: which game, how much was told of it, who is to move; null while there is none. */
  get awaited(): AwaitedMove | null {
    if (this.phase !== 'playing') return null
    const { no, toldCount, toMove, hasJustNamed } = this.#game!
    return { no, toldCount, toMove, hasJustNamed }
  }

  /** The devices that are not to come back to this table. */
  get sentAway(): readonly SentAwayDevice[] {
    return this.#sentAway.all
  }

  /** True while nobody has sat down and nothing was played: not worth keeping. */
  get isBlank(): boolean {
    return this.#games === 0 && this.chairs.every(({ kind }) => kind === 'free')
  }

  /** Chairs nobody holds: free ones before a game, those that were left during one. */
  get seatsLeft(): number[] {
    return this.chairs.flatMap((_, chair) => (this.#isLeft(chair) ? [chair] : []))
  }

  /** Somebody could still sit down: in the lobby there can always be one chair more. */
  get hasPlace(): boolean {
    return this.phase === 'lobby' || this.seatsLeft.length > 0
  }

  /**
   * True when a device may hold this chair, were it free: during a game a device that has held one seat never holds
   * another, but for those that were its own at the deal. This is the one place that keeps hands from wandering.
   */
  mayHold(chair: number, device: string): boolean {
    return this.phase !== 'playing' || this.#game!.holders.mayHold(chair, device)
  }

  /** The chairs this device holds. */
  held(device: string): Seat[] {
    return this.#chairs.heldBy(device)
  }

  /** This device holds a chair here. */
  isHeldBy(device: string): boolean {
    return this.chairs.some(chair => chair.device === device)
  }

  /** The whole view of an audience; null when no game is on. */
  view(audience: Audience): HostMessage | null {
    if (!this.#game || (audience !== null && audience >= this.#game.seats)) return null
    return this.#game.view(audience)
  }

  /** What a seat may do now. */
  offers(seat: Seat): Extract<HostMessage, { type: 'offers' }> {
    const game = this.#playing()
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    return { type: 'offers', seat, step: game.step(seat), offers: [...game.offers(seat)] }
  }

  /** Seats the computer plays that could move now, those the table waits for first, with what they see. */
  computers(): Iterable<ComputerSeat> {
    if (this.departure.state !== null) return []
    if (this.phase !== 'playing' || this.paused !== null) return []
    return computerSeats(this.#game!, this.chairs, this.#outOfTime.seats)
  }

  // What people do. Each throws Refusal, and then nothing has changed.

  sit(chair: number | null, name: string, device: string): void {
    const left = this.seatsLeft
    if (chair !== null && chair >= this.#chairs.count) throw new Refusal('no-such-chair')
    if (chair !== null && !left.includes(chair)) throw new Refusal(this.phase === 'lobby' ? 'taken' : 'under-way')
    const wanted = chair ?? left.find(one => this.mayHold(one, device)) ?? left[0]
    if (wanted === undefined) throw new Refusal(this.phase === 'lobby' ? 'full' : 'under-way')
    if (!this.mayHold(wanted, device)) throw new Refusal('saw-another-hand')
    this.#seat(wanted, { kind: 'person', name: this.#chairs.distinctName(name, wanted), device })
  }

  /** The same person goes on at another device. */
  moveSeat(chair: number, device: string): void {
    const { kind, name, device: before } = this.#chairs.at(chair)
    if (kind !== 'person' || before === '') throw new Refusal('not-away')
    if (!this.mayHold(chair, device)) throw new Refusal('saw-another-hand')
    this.#seat(chair, { kind, name, device })
  }

  rename(chair: number, name: string, device: string): void {
    const { kind } = this.#chairs.ownedBy(device, chair)
    this.#seat(chair, { kind, name: this.#chairs.distinctName(name, chair), device })
  }

  stand(chair: number, device: string): void {
    this.#chairs.ownedBy(device, chair)
    this.#leave(chair)
  }

  /** The host takes somebody off a chair, or a computer player away. */
  free(chair: number): void {
    const { kind } = this.#chairs.at(chair)
    if (kind === 'computer' && this.phase !== 'lobby') throw new Refusal('under-way')
    this.#leave(chair)
  }

  /** Sends the device that holds a chair away from this table; all its chairs are left. */
  sendAway(chair: number): void {
    const { device } = this.#chairs.at(chair)
    if (device === '') throw new Refusal('nobody-to-send')
    this.#happen({ type: 'sent-away', device, names: this.held(device).map(seat => this.chairs[seat]!.name) })
  }

  welcomeBack(device: string): void {
    this.#happen({ type: 'welcomed-back', device })
  }

  addChair(): void {
    this.#assertInLobby()
    if (this.#chairs.count >= MAX_CHAIRS) throw new Refusal('no-such-chair')
    this.#seat(this.#chairs.count, NOBODY)
  }

  remove(chair: number): void {
    this.#assertInLobby()
    if (this.#chairs.at(chair).kind === 'person') throw new Refusal('taken')
    this.#happen({ type: 'removed', chair })
  }

  /** A computer player takes a chair, or the one there plays at another level from now on. */
  seatComputer(chair: number, level: Level): void {
    this.#assertInLobby()
    const { kind, name: before } = this.#chairs.at(chair)
    if (kind === 'person') throw new Refusal('taken')
    if (this.isPeopleOnly) throw new Refusal('people-only')
    const name = kind === 'computer' ? before : this.#chairs.computerName()
    this.#seat(chair, { kind: 'computer', name, device: '', level })
  }

  set(change: ChoiceChange): void {
    if (changesGame(change)) this.#assertInLobby()
    this.#happen({ type: 'chose', choice: changedChoice(this.#setting, change, this.#rules) })
  }

  /** Throws Refusal when the game that is set cannot be dealt now. */
  assertStartable(): void {
    if (this.phase === 'playing') throw new Refusal('under-way')
    this.#pause.assertOver()
    const game = this.#rules.get(this.#setting.game)!
    if (startBlocker({ chairs: this.chairs, peopleOnly: this.isPeopleOnly }, game.seats))
      throw new Refusal('cannot-start')
  }

  /** What would be dealt now: the game that is set, to everybody who sits. */
  get nextTerms(): DealTerms {
    const { game, options } = this.#setting
    const { rules } = this.#rules.get(game)!
    const seats = this.chairs.filter(({ kind }) => kind !== 'free').length
    return { game, rules, seats, options, first: nextFirstSeat(this.evening, seats) }
  }

  /** The id under which the record of the next game will be kept. */
  get nextDeal(): string {
    return this.#gameId(this.#games + 1)
  }

  #gameId(no: number): string {
    return `${this.id}-${no}`
  }

  /** Whose numbers are in the seed of the game that is played, or was; null where only the host drew. */
  get drawn(): DrawnNumbers | null {
    const proof = this.#game?.record.proof
    return proof ? drawnNumbers(proof, mark => this.#formerMarks.today(mark)) : null
  }

  /** Deals the next game. `seed` is 64 hexadecimal digits nobody could foresee; `proof` tells how they came about. Throws Refusal, also when something else was agreed on than would be dealt now. */
  start(seed: string, proof?: DealProof): void {
    this.assertStartable()
    if (proof && canonicalJson(proof.list.terms) !== canonicalJson(this.nextTerms)) throw new Refusal('cannot-start')
    const start = { ...this.nextTerms, seed }
    const chairs = this.#chairs.count
    try {
      this.#removeFreeChairs()
      const ack = this.#happen({ type: 'dealt', start, ...(proof && { proof }) })
      this.#game?.isKnownBy(ack)
    } catch (error) {
      if (this.#chairs.count < chairs) this.#listener.arranged() // the disk was full after some of them were gone
      throw error
    }
    this.#listener.dealt()
  }

  /** Nobody waits for chairs that stay empty: they are gone before the deal. Screens are told with it. */
  #removeFreeChairs(): void {
    for (let chair = this.#chairs.count - 1; chair >= 0; chair--)
      if (this.#chairs.at(chair).kind === 'free') this.#record({ type: 'removed', chair })
  }

  /** Back to the lobby, to choose another game. A game under way is given up. */
  toLobby(): void {
    if (!this.#game) return
    this.#happen({ type: 'left' })
    this.#listener.dealt()
  }

  /** The computer plays for somebody who is away, or gives the seat back. */
  substitute(seat: Seat, by: 'computer' | 'person', here: boolean): void {
    const { kind, substituted } = this.#chairs.at(seat)
    if (kind !== 'person' || (by === 'computer' && here)) throw new Refusal('nobody-away')
    if (by === 'computer' && this.isPeopleOnly) throw new Refusal('people-only')
    if (substituted === (by === 'computer')) return
    this.#happen({ type: 'substituted', seat, by })
  }

  /** Somebody who sits stops the game for everybody. Who stops it first is named. */
  pause(seat: Seat, device: string, word?: string): void {
    this.#chairs.ownedBy(device, seat)
    this.#playing()
    this.#rest(seat, word)
  }

  /** The owner stops the table, whatever is done there. */
  pauseByOwner(word?: string): void {
    this.#rest(null, word)
  }

  #rest(by: Seat | null, word: string | undefined): void {
    if (this.#pause.mayBegin(by)) this.#happen({ type: 'paused', seat: by, ...(word !== undefined && { word }) })
  }

  goOn(): void {
    if (this.paused !== null) this.#happen({ type: 'went-on' })
  }

  /** The time of these seats is out, and of no others: the computer makes their moves, unless they make them first. Only people can where options say so. */
  callTime(seats: readonly Seat[]): void {
    this.#outOfTime.call(this.isPeopleOnly ? [] : seats)
  }

  /** Nothing happens here from now on, until it is known where the table goes on. Throws Refusal when that is so already. */
  freeze(): void {
    this.departure.begin()
    this.#listener.arranged()
  }

  /** The table stays here. */
  thaw(): void {
    this.departure.giveUp()
    this.#listener.arranged()
  }

  /** The table is another host's once this is on the disk, and never again this one's. */
  handOver(event: Omit<HandedOver, 'type'>): void {
    this.#happen({ type: 'handed-over', ...event })
  }

  /** A device that came along with the table is known by a secret from now on that the host before never knew. It is let be where it would be one that has seen other cards. */
  renew(device: string, as: string): void {
    if (!this.isHeldBy(device) || this.isHeldBy(as) || this.#game?.holders.hasHeld(as)) return
    this.#happen({ type: 'renewed', device, as })
  }

  mark(seat: Seat, at: string, mark: string, device: string): void {
    this.#chairs.ownedBy(device, seat)
    const game = this.#playing()
    game.assertNoteFits(seat, at, mark)
    this.#keep({ type: 'noted', seat, at, mark })
    game.note(seat, at, mark)
    this.#listener.told(seat, { type: 'marked', seat, at, mark })
  }

  /** A move of a person, from the device that holds the seat. */
  move(seat: Seat, step: number, move: unknown, device: string): void {
    const { substituted } = this.#chairs.ownedBy(device, seat)
    this.#play(seat, step, move, { isOwn: true })
    if (substituted) this.#happen({ type: 'substituted', seat, by: 'person' })
  }

  /** A move the computer makes for a seat. `isLate`: it began to think as the time of who sits there was out; they may have been given more since. */
  play(seat: Seat, step: number, move: unknown, { isLate = false }: { readonly isLate?: boolean } = {}): void {
    if (isLate && !this.#outOfTime.seats.has(seat)) throw new Refusal('stale')
    this.#play(seat, step, move, { isOwn: false })
  }

  /** `step` is that seat's own count of moves, so that a doubled click changes nothing. */
  #play(seat: Seat, step: number, move: unknown, { isOwn }: { readonly isOwn: boolean }): void {
    const game = this.#playing()
    this.#pause.assertOver()
    if (seat >= game.seats) throw new Refusal('no-such-chair')
    if (step !== game.step(seat)) throw new Refusal('stale')
    const isLate = !isOwn && this.#outOfTime.seats.has(seat)
    const event = {
      type: 'moved',
      seat,
      move: move as Kinds['move'],
      ...(isLate && { outOfTime: true as const }),
    } as const
    const news = game.play(seat, move, { keep: () => this.#keep(event), isOwn: !isLate })
    const isHeard = news.some(([audience]) => audience === null) // what the table hears nothing of, it is not told of otherwise
    const isNoted = isHeard && this.#outOfTime.moved(isLate ? seat : null)
    for (const [audience, message] of news) this.#listener.told(audience, message)
    if (game.outcome) this.#finish(game)
    if (game.outcome || isNoted) this.#listener.arranged()
  }

  /** A person thinks better of the last move, from which nobody has learnt anything. */
  takeBack(seat: Seat, step: number, device: string): void {
    this.#chairs.ownedBy(device, seat)
    const game = this.#playing()
    this.#pause.assertOver()
    if (step !== game.step(seat)) throw new Refusal('stale')
    game.assertMayTakeBack(seat)
    game.isKnownBy(this.#record({ type: 'took-back', seat }))
    for (const audience of [null, ...Array.from({ length: game.seats }, (_, one) => one)])
      this.#listener.told(audience, game.view(audience))
  }

  /** Makes an event of a journal happen again. Throws when it cannot have happened; the table is of no use then. */
  redo(event: TableEvent): void {
    assertPossible(event, {
      rules: this.#rules,
      phase: this.phase,
      chairs: this.chairs,
      pause: this.#pause,
      handedOver: this.departure.event !== null,
    })
    handleEvent(this.#apply, event)
    if (event.type === 'moved' && this.#game?.outcome) this.#finish(this.#game)
  }

  #finish({ no, rules, record, seats, first, outcome }: GameInPlay): void {
    const id = this.#gameId(no)
    const players = this.chairs.slice(0, seats).map(({ name, avatar, device }) => ({ name, avatar, device }))
    this.#evening.add({ id, game: rules.id, first, outcome: outcome!, players })
    this.#listener.finished(id, {
      ...record,
      players: players.map(({ name }) => name),
      devices: players.map(({ device }) => (device === '' ? '' : deviceTag(device))),
      winners: outcome!.winners,
    })
  }

  // Events

  #happen(event: Exclude<TableEvent, EventOf<'moved'>>): string | undefined {
    const ack = this.#record(event)
    this.#listener.arranged()
    return ack
  }

  /** Keeps an event and lets it happen; nobody is told yet. */
  #record(event: Exclude<TableEvent, EventOf<'moved'>>): string | undefined {
    const ack = this.#keep(event)
    handleEvent(this.#apply, event)
    return ack
  }

  #keep(event: TableEvent): string | undefined {
    this.departure.assertMayHappen(event)
    try {
      return this.#listener.keep(event) ?? undefined
    } catch {
      throw new Refusal('disk')
    }
  }

  /** How each event changes the table. */
  readonly #apply: EventHandlers = {
    chose: ({ choice }) => {
      this.#setting = choice
    },
    sat: ({ chair, holder }) => {
      const before = this.chairs[chair]
      this.#chairs.seat(chair, holder)
      if (this.phase === 'playing') this.#game!.holders.held(chair, holder.device)
      if (before) this.#evening.follow(before, holder)
    },
    removed: ({ chair }) => {
      this.#chairs.remove(chair)
    },
    substituted: ({ seat, by }) => {
      this.#chairs.substitute(seat, by === 'computer')
    },
    dealt: event => {
      const devices = this.chairs.map(({ device }) => device)
      this.#game = new GameInPlay(this.#rules.get(event.start.game), event, { no: this.#games + 1, devices })
      this.#games++
      this.#outOfTime.clear()
    },
    left: () => {
      this.#game = null
      this.#outOfTime.clear()
      this.#pause.end()
      this.#chairs.clear()
    },
    noted: ({ seat, at, mark }) => {
      this.#game?.note(seat, at, mark)
    },
    moved: ({ seat, move }) => {
      this.#playing().replay(seat, move)
    },
    'took-back': ({ seat }) => {
      this.#playing().takeBack(seat)
    },
    paused: ({ seat, word }) => this.#pause.begin(seat, word),
    'went-on': () => this.#pause.end(),
    'sent-away': ({ device, names }) => {
      this.#sentAway.add({ device, names })
      for (const chair of this.held(device)) {
        this.#chairs.seat(chair, this.#afterLeaving(chair))
        if (this.#isPlayedOn) this.#chairs.substitute(chair, true)
      }
    },
    'welcomed-back': ({ device }) => this.#sentAway.remove(device),
    'handed-over': event => this.departure.happen(event),
    came: ({ marks }) => this.#formerMarks.add(marks),
    renewed: ({ device, as }) => {
      this.#chairs.renew(device, as)
      this.#evening.renew(device, as)
      this.#game?.holders.renew(device, as)
      this.#formerMarks.renew(device, as)
    },
  }

  // What is asked before

  #playing(): GameInPlay {
    if (!this.#game || this.#game.outcome) throw new Refusal('no-game')
    return this.#game
  }

  #assertInLobby(): void {
    if (this.phase !== 'lobby') throw new Refusal('under-way')
  }

  #isLeft(chair: number): boolean {
    const { kind, device } = this.chairs[chair]!
    return this.phase === 'playing' ? kind === 'person' && device === '' : kind === 'free'
  }

  #seat(chair: number, holder: ChairHolder): void {
    this.#happen({ type: 'sat', chair, holder })
  }

  /** Before a game the chair is free again; during one the computer plays on until somebody takes it, or nobody does where only people can. */
  #leave(chair: number): void {
    this.#seat(chair, this.#afterLeaving(chair))
    if (this.#isPlayedOn) this.#happen({ type: 'substituted', seat: chair, by: 'computer' })
  }

  #afterLeaving(chair: number): ChairHolder {
    if (this.phase === 'lobby') return NOBODY
    return { kind: this.phase === 'over' ? 'free' : 'person', name: this.chairs[chair]!.name, device: '' }
  }

  /** The computer plays on for who leaves now. */
  get #isPlayedOn(): boolean {
    return this.phase === 'playing' && !this.isPeopleOnly
  }
}
