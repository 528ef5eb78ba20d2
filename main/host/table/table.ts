// One table, from its first chair to the end of the evening: it knows no socket, disk or clock.
import type { DealProof, DealTerms, GameRules, GameTypeParams, Seat } from '../../../shared/engine/index.ts'
import { canonicalJson } from '../../../shared/fairness/index.ts'
import type { SeedContributors, HostMessage, TableState } from '../../../shared/wire/index.ts'
import type { Audience } from './audienceNews.ts'
import { Chairs, type HostChair } from './chairs.ts'
import { possibleComputerTurns, type ComputerTurn } from './computerTurns.ts'
import { seedContributors } from './seedContributors.ts'
import { TableDeparture } from './departure.ts'
import { FormerDeviceDigests } from './formerDeviceDigests.ts'
import type { FinishedGame } from './evening.ts'
import type { EventHandlers, GameChoice, HandedOverEvent, JournalHeader, TableEvent } from './events.ts'
import type { GameChoiceChange } from './gameChoice.ts'
import { SeatsOutOfTime } from './seatsOutOfTime.ts'
import type { Bet } from './notes.ts'
import { Pause, type PauseState } from './pause.ts'
import { GameCommands } from './gameCommands.ts'
import type { AwaitedSeatsFacts } from './moveClock.ts'
import { assertEventPossible } from './possibleEvents.ts'
import { Refusal } from '../errors/refusal.ts'
import { Seating } from './seating.ts'
import { SentAwayDevices, type SentAwayDevice } from './sentAway.ts'
import { TableEventProcessor, type TableOutputs } from './tableEventProcessor.ts'
import { TableGames } from './tableGames.ts'

export class Table {
  readonly id: string
  readonly code: string
  readonly #rulesByGame: ReadonlyMap<string, GameRules<GameTypeParams>>
  readonly #chairs = new Chairs()
  readonly #games: TableGames
  readonly #pause = new Pause()
  readonly #sentAwayDevices = new SentAwayDevices()
  readonly #seatsOutOfTime = new SeatsOutOfTime()
  readonly #formerDeviceDigests = new FormerDeviceDigests()
  readonly departure = new TableDeparture()
  readonly #eventProcessor: TableEventProcessor
  readonly seating: Seating
  readonly play: GameCommands

  constructor(header: JournalHeader, rules: ReadonlyMap<string, GameRules<GameTypeParams>>, outputs: TableOutputs) {
    this.id = header.id
    this.code = header.code
    this.#rulesByGame = rules
    const games = new TableGames(header.id, rules)
    const eventProcessor = new TableEventProcessor(outputs, {
      departure: this.departure,
      handlers: this.#eventHandlers,
    })
    this.#games = games
    this.#eventProcessor = eventProcessor
    this.seating = new Seating({ chairs: this.#chairs, games, eventProcessor })
    this.play = new GameCommands({
      chairs: this.#chairs,
      pause: this.#pause,
      outOfTime: this.#seatsOutOfTime,
      games,
      eventProcessor,
    })
  }

  get phase(): TableState['phase'] {
    return this.#games.phase
  }

  get setting(): GameChoice {
    return this.#games.choice
  }

  /** True if no computer player can play with the present options. */
  get isPeopleOnly(): boolean {
    return this.#games.isPeopleOnly
  }

  get chairs(): readonly HostChair[] {
    return this.#chairs.all
  }

  get evening(): readonly FinishedGame[] {
    return this.#games.evening.games
  }

  /** The pause with the seat or owner who made it; null while the game goes on. */
  get paused(): PauseState | null {
    return this.#pause.now
  }

  /** The seat for which the computer made the last move, because it was out of time; null for none. */
  get movedFor(): Seat | null {
    return this.#seatsOutOfTime.movedFor
  }

  /**
   * Public facts about whom a running game waits for: which game, how many news messages the table was sent, who is to move; null while there is none.
   */
  get awaited(): AwaitedSeatsFacts | null {
    return this.#games.awaited
  }

  /** The devices that may not come back to this table. */
  get sentAway(): readonly SentAwayDevice[] {
    return this.#sentAwayDevices.all
  }

  /** True while nobody has sat down and nothing was played: not worth saving. */
  get isBlank(): boolean {
    return this.#games.isNoneDealt && this.chairs.every(({ kind }) => kind === 'free')
  }

  /** True if one person has played against computers to the end, so that nobody else waits here; also once they chose another game. */
  get isSoloPlayedOut(): boolean {
    const kinds = this.chairs.map(({ kind }) => kind).filter(kind => kind !== 'free')
    const isPlayedOut = this.phase === 'over' || (!this.#games.isNoneDealt && this.#games.isEveryDealtPlayedOut)
    return isPlayedOut && kinds.length > 1 && kinds.filter(kind => kind === 'person').length === 1
  }

  /** The chairs this device holds. */
  heldBy(device: string): Seat[] {
    return this.#chairs.heldBy(device)
  }

  /** True if this device holds a chair here. */
  isHeldBy(device: string): boolean {
    return this.chairs.some(chair => chair.device === device)
  }

  /** True if this device held a seat of the present game at the deal. */
  wasDealtTo(device: string): boolean {
    return this.#games.latest?.holders.satAtDeal(device) ?? false
  }

  /** The whole view of an audience; null if no game is on. */
  view(audience: Audience): HostMessage | null {
    const game = this.#games.latest
    return game && (audience === null || audience < game.seats) ? game.view(audience) : null
  }

  /** The bets of players who were out, once the game is over. */
  get bets(): readonly Bet[] {
    return this.phase === 'over' ? (this.#games.latest?.notes.bets ?? []) : []
  }

  /** The last move of the latest game, if it named hidden cards; `namingKey` tells it from every other naming. */
  get lastNaming(): {
    readonly namingKey: string
    readonly by: Seat
    readonly of: Seat | null
    readonly right: boolean
  } | null {
    const game = this.#games.latest
    const naming = game?.lastNaming
    return game && naming ? { namingKey: `${game.no} ${game.record.log.length}`, ...naming } : null
  }

  /** True if a computer player has a chair here, or is to move for a person. */
  get hasComputers(): boolean {
    return (
      this.#seatsOutOfTime.seats.size > 0 ||
      this.chairs.some(({ kind, substituted }) => kind === 'computer' || substituted)
    )
  }

  /** The computer players that could move now, with what they see; those whose turn it is come first. */
  computers(): Iterable<ComputerTurn> {
    if (this.departure.state !== null) return []
    if (this.phase !== 'playing' || this.paused !== null) return []
    const { underWay, evening } = this.#games
    const earlierChoices = evening.earlierChoices(underWay.rules.id, this.chairs.slice(0, underWay.seats))
    return possibleComputerTurns(underWay, this.chairs, {
      outOfTime: this.#seatsOutOfTime.seats,
      earlier: earlierChoices,
    })
  }

  // Commands of people. Each throws Refusal, and then nothing has changed.

  set(change: GameChoiceChange): void {
    this.#eventProcessor.happen({ type: 'chose', choice: this.#games.choiceAfter(change) })
  }

  /** Throws Refusal if the chosen game cannot be dealt now. */
  assertStartable(): void {
    if (this.phase === 'playing') throw new Refusal('under-way')
    this.#pause.assertOver()
    this.#games.assertDealable(this.chairs)
  }

  /** The terms of the next deal: the chosen game, for everybody who sits. */
  get nextTerms(): DealTerms {
    return this.#games.nextTerms(this.chairs)
  }

  /** The id of the next game's record. */
  get nextDeal(): string {
    return this.#games.nextId
  }

  /** Who contributed to the seed of the present or last game; null if only the host drew. */
  get drawn(): SeedContributors | null {
    const proof = this.#games.latest?.record.proof
    return proof ? seedContributors(proof, digest => this.#formerDeviceDigests.presentDigest(digest)) : null
  }

  /**
   * Deals the next game. `seed`: 64 hexadecimal digits nobody could predict; `proof`: how they were drawn.
   * Throws Refusal, also if the agreed terms are not those of the deal now.
   */
  start(seed: string, proof?: DealProof): void {
    this.assertStartable()
    if (proof && canonicalJson(proof.list.terms) !== canonicalJson(this.nextTerms)) throw new Refusal('cannot-start')
    const gameStart = { ...this.nextTerms, seed }
    const chairs = this.#chairs.count
    try {
      this.#removeFreeChairs()
      const ack = this.#eventProcessor.happen({ type: 'dealt', start: gameStart, ...(proof && { proof }) })
      this.#games.latest?.startNewsAfter(ack)
    } catch (error) {
      if (this.#chairs.count < chairs) this.#eventProcessor.outputs.arranged() // the disk was full after some free chairs had been removed
      throw error
    }
    this.#eventProcessor.outputs.dealt()
  }

  /** Removes free chairs before the deal. Screens are told of both together. */
  #removeFreeChairs(): void {
    for (let chair = this.#chairs.count - 1; chair >= 0; chair--)
      if (this.#chairs.at(chair).kind === 'free') this.#eventProcessor.record({ type: 'removed', chair })
  }

  /** Goes back to the lobby, to choose another game. A running game is abandoned. */
  toLobby(): void {
    if (this.phase === 'lobby') return
    this.#eventProcessor.happen({ type: 'left' })
    this.#eventProcessor.outputs.dealt()
  }

  /** Pauses the game for everybody on behalf of a seated person. The first to pause it is named. */
  pause(seat: Seat, device: string, word?: string): void {
    this.#chairs.ownedBy(device, seat)
    if (this.phase !== 'playing') throw new Refusal('no-game')
    this.#pauseTable(seat, word)
  }

  /** Pauses the table for the owner, whatever is going on. */
  pauseByOwner(word?: string): void {
    this.#pauseTable(null, word)
  }

  #pauseTable(pausingSeat: Seat | null, remark: string | undefined): void {
    if (this.#pause.mayBegin(pausingSeat))
      this.#eventProcessor.happen({ type: 'paused', seat: pausingSeat, ...(remark !== undefined && { word: remark }) })
  }

  goOn(): void {
    if (this.paused !== null) this.#eventProcessor.happen({ type: 'went-on' })
  }

  /**
   * Sets which seats are out of time: the computer makes their moves, unless they make them first. If options allow
   * only people, there are none.
   */
  setOutOfTime(seats: readonly Seat[]): void {
    this.#seatsOutOfTime.set(this.isPeopleOnly ? [] : seats)
  }

  /** Lets nothing happen here until it is known where the table continues. Throws Refusal if that is so already. */
  freeze(): void {
    this.departure.begin()
    this.#eventProcessor.outputs.arranged()
  }

  /** Lets the table continue here. */
  thaw(): void {
    this.departure.cancel()
    this.#eventProcessor.outputs.arranged()
  }

  /**
   * Makes the table the other host's, as soon as this is on the disk. It never becomes this host's again unless its
   * owner takes it back.
   */
  handOver(event: Omit<HandedOverEvent, 'type'>): void {
    this.#eventProcessor.happen({ type: 'handed-over', ...event })
  }

  /** Makes the table this host's again, because its owner says that the other host is gone and never opened it. */
  reclaim(): void {
    this.#eventProcessor.happen({ type: 'reclaimed' })
  }

  /** Lets the owner take the table back, because the other host has not answered for long. */
  markDepartureUnanswered(): void {
    this.departure.markUnanswered()
    this.#eventProcessor.outputs.arranged()
  }

  /** True if this device moved here with the table under hash `device`, and has hash `newHash` now. */
  wasRenewed(device: string, newHash: string): boolean {
    return this.#formerDeviceDigests.isRenewed(device, newHash)
  }

  /**
   * Gives a device that moved here a new hash, of a secret that the previous host never knew. What it has seen
   * counts for both. Other devices never change their secret. Ignored if the new hash has seen another hand.
   */
  renew(device: string, newHash: string): void {
    if (
      !this.#formerDeviceDigests.isArriving(device) ||
      this.isHeldBy(newHash) ||
      this.#games.latest?.holders.hasHeld(newHash)
    )
      return
    this.#eventProcessor.happen({ type: 'renewed', device, as: newHash })
  }

  /** Applies an event of a journal. Throws if the event cannot have happened; then the table is unusable. */
  redo(event: TableEvent): void {
    assertEventPossible(event, {
      rules: this.#rulesByGame,
      phase: this.phase,
      chairs: this.chairs,
      pause: this.#pause,
      handedOver: this.departure.event !== null,
    })
    this.#eventProcessor.redo(event)
    const { latest } = this.#games
    if (event.type === 'moved' && latest?.outcome) this.#games.finish(latest, this.chairs, this.#eventProcessor.outputs)
  }

  /** How each event changes the table. */
  readonly #eventHandlers: EventHandlers = {
    chose: ({ choice }) => this.#games.choose(choice),
    sat: ({ chair, holder, goesOn }) => {
      const chairBefore = this.chairs[chair]
      this.#chairs.seat(chair, holder)
      if (this.phase === 'playing') this.#games.underWay.holders.noteHolder(chair, holder.device)
      this.#games.latest?.notes.passTo(chair, holder.device, { goesOn: goesOn ?? false })
      if (chairBefore) this.#games.evening.follow(chairBefore, holder)
    },
    removed: ({ chair }) => {
      this.#chairs.remove(chair)
    },
    substituted: ({ seat, by }) => {
      this.#chairs.substitute(seat, by === 'computer')
    },
    dealt: event => {
      this.#games.deal(event, this.chairs)
      this.#seatsOutOfTime.clear()
    },
    left: () => {
      this.#games.leave()
      this.#seatsOutOfTime.clear()
      this.#pause.end()
      this.#chairs.clear()
    },
    noted: ({ seat, at, mark }) => {
      this.#games.latest?.notes.write(seat, at, mark)
    },
    moved: ({ seat, move, outOfTime }) => {
      this.#games.underWay.replay(seat, move, { isOutOfTime: outOfTime === true })
    },
    'took-back': ({ seat }) => {
      this.#games.underWay.takeBack(seat)
    },
    paused: ({ seat, word }) => this.#pause.begin(seat, word),
    'went-on': () => this.#pause.end(),
    'sent-away': ({ device, names }) => {
      this.#sentAwayDevices.add({ device, names })
      this.seating.vacate(device)
    },
    'welcomed-back': ({ device }) => this.#sentAwayDevices.remove(device),
    'handed-over': event => this.departure.complete(event),
    reclaimed: () => this.departure.undo(),
    came: ({ digests }) => this.#formerDeviceDigests.add(digests),
    renewed: ({ device, as: newHash }) => {
      this.#chairs.renew(device, newHash)
      this.#games.evening.renew(device, newHash)
      this.#games.latest?.holders.renew(device, newHash)
      this.#games.latest?.notes.renew(device, newHash)
      this.#formerDeviceDigests.renew(device, newHash)
    },
  }
}
