// The games of a table in order: the chosen one, the running one, and the terms of the next deal.
import { nextFirstSeat, type DealTerms, type GameRules, type GameTypeParams } from '../../../shared/engine/index.ts'
import { startBlocker, type TableState } from '../../../shared/wire/index.ts'
import type { HostChair } from './chairs.ts'
import { EveningGames } from './evening.ts'
import type { EventOf, GameChoice } from './events.ts'
import { applyChoiceChange, changesMoreThanName, defaultGameChoice, type GameChoiceChange } from './gameChoice.ts'
import { GameInPlay } from './gameInPlay.ts'
import type { AwaitedSeatsFacts } from './moveClock.ts'
import { publicDeviceTag } from './publicDeviceTags.ts'
import { Refusal } from '../errors/refusal.ts'
import type { TableOutputs } from './tableEventProcessor.ts'

export class TableGames {
  readonly evening = new EveningGames()
  readonly #tableId: string
  readonly #rulesByGame: ReadonlyMap<string, GameRules<GameTypeParams>>
  #gameChoice: GameChoice
  #dealtCount = 0 // at this table so far
  #latestGame: GameInPlay | null = null

  constructor(table: string, rules: ReadonlyMap<string, GameRules<GameTypeParams>>) {
    this.#tableId = table
    this.#rulesByGame = rules
    this.#gameChoice = defaultGameChoice(rules)
  }

  get phase(): TableState['phase'] {
    if (!this.#latestGame) return 'lobby'
    return this.#latestGame.outcome ? 'over' : 'playing'
  }

  /** The chosen game and its settings. */
  get choice(): GameChoice {
    return this.#gameChoice
  }

  /** The game on the table, running or over; null in the lobby. */
  get latest(): GameInPlay | null {
    return this.#latestGame
  }

  /** The running game. Throws Refusal if there is none. */
  get underWay(): GameInPlay {
    if (!this.#latestGame || this.#latestGame.outcome) throw new Refusal('no-game')
    return this.#latestGame
  }

  get isNoneDealt(): boolean {
    return this.#dealtCount === 0
  }

  /** True if every game dealt at this table was played to its end: none was broken off or is running. */
  get isEveryDealtPlayedOut(): boolean {
    return this.#dealtCount === this.evening.games.length
  }

  /** True if no computer player can play with the present options. */
  get isPeopleOnly(): boolean {
    const { game, options } = this.#latestGame?.record ?? this.#gameChoice
    return this.#rulesByGame.get(game)?.peopleOnly?.(options) ?? false
  }

  /** Public facts about whom the running game waits for; null while there is none. */
  get awaited(): AwaitedSeatsFacts | null {
    if (!this.#latestGame || this.#latestGame.outcome) return null
    const { no, tableNewsCount, toMove, hasJustNamed } = this.#latestGame
    return { no, tableNewsCount, toMove, hasJustNamed }
  }

  /** The choice after this change. Throws Refusal if it is invalid, or not allowed during a game. */
  choiceAfter(change: GameChoiceChange): GameChoice {
    if (changesMoreThanName(change) && this.phase !== 'lobby') throw new Refusal('under-way')
    return applyChoiceChange(this.#gameChoice, change, this.#rulesByGame)
  }

  /** Throws Refusal if the chosen game cannot be dealt to the people on these chairs. */
  assertDealable(chairs: readonly HostChair[]): void {
    const { seats } = this.#rulesByGame.get(this.#gameChoice.game)!
    if (startBlocker({ chairs, peopleOnly: this.isPeopleOnly }, seats)) throw new Refusal('cannot-start')
  }

  /** The terms of the next deal: the chosen game, for everybody who sits. */
  nextTerms(chairs: readonly HostChair[]): DealTerms {
    const { game, options } = this.#gameChoice
    const { version: rules } = this.#rulesByGame.get(game)!
    const seatCount = chairs.filter(({ kind }) => kind !== 'free').length
    return { game, rules, seats: seatCount, options, first: nextFirstSeat(this.evening.games, seatCount) }
  }

  /** The id of the next game's record. */
  get nextId(): string {
    return this.#recordId(this.#dealtCount + 1)
  }

  #recordId(gameNumber: number): string {
    return `${this.#tableId}-${gameNumber}`
  }

  choose(choice: GameChoice): void {
    this.#gameChoice = choice
  }

  deal(event: EventOf<'dealt'>, chairs: readonly HostChair[]): void {
    const devices = chairs.map(({ device }) => device)
    this.#latestGame = new GameInPlay(this.#rulesByGame.get(event.start.game), event, {
      no: this.#dealtCount + 1,
      devices,
    })
    this.#dealtCount++
  }

  leave(): void {
    this.#latestGame = null
  }

  /**
   * Adds a finished game to the evening, and passes its record on with the people on these chairs. A seat whose person
   * has left still counts as theirs.
   */
  finish(
    { no: gameNumber, rules, record, seats, holders, first: firstSeat, outcome, secretChoices }: GameInPlay,
    chairs: readonly HostChair[],
    outputs: Pick<TableOutputs, 'finished'>,
  ): void {
    const id = this.#recordId(gameNumber)
    const players = chairs
      .slice(0, seats)
      .map(({ name, avatar }, seat) => ({ name, avatar, device: holders.deviceOfOwner(seat) }))
    this.evening.add({ id, game: rules.id, first: firstSeat, outcome: outcome!, players }, secretChoices)
    outputs.finished(id, {
      ...record,
      players: players.map(({ name }) => name),
      avatars: players.map(({ avatar }) => avatar),
      devices: players.map(({ device }) => publicDeviceTag(device)),
      winners: outcome!.winners,
    })
  }
}
