// The games of a table in order: the chosen one, the running one, and the terms of the next deal.
import { nextFirstSeat, type DealTerms, type Game, type GameTypeParams } from '../../../shared/engine/index.ts'
import { startBlocker, type TableState } from '../../../shared/wire/index.ts'
import type { HostChair } from './chairs.ts'
import { EveningGames } from './evening.ts'
import type { EventOf, GameChoice } from './events.ts'
import { applyChoiceChange, changesMoreThanName, defaultGameChoice, type GameChoiceChange } from './gameChoice.ts'
import { GameInPlay } from './gameInPlay.ts'
import type { AwaitedMove } from './moveClock.ts'
import { publicDeviceTag } from './publicDeviceTags.ts'
import { Refusal } from '../errors/refusal.ts'
import type { TableOutputs } from './tableEvents.ts'

export class TableGames {
  readonly evening = new EveningGames()
  readonly #table: string
  readonly #rules: ReadonlyMap<string, Game<GameTypeParams>>
  #choice: GameChoice
  #dealt = 0 // at this table so far
  #latest: GameInPlay | null = null

  constructor(table: string, rules: ReadonlyMap<string, Game<GameTypeParams>>) {
    this.#table = table
    this.#rules = rules
    this.#choice = defaultGameChoice(rules)
  }

  get phase(): TableState['phase'] {
    if (!this.#latest) return 'lobby'
    return this.#latest.outcome ? 'over' : 'playing'
  }

  /** The chosen game and its settings. */
  get choice(): GameChoice {
    return this.#choice
  }

  /** The game on the table, running or over; null in the lobby. */
  get latest(): GameInPlay | null {
    return this.#latest
  }

  /** The running game. Throws Refusal if there is none. */
  get underWay(): GameInPlay {
    if (!this.#latest || this.#latest.outcome) throw new Refusal('no-game')
    return this.#latest
  }

  get isNoneDealt(): boolean {
    return this.#dealt === 0
  }

  /** With the present options no computer player can play. */
  get isPeopleOnly(): boolean {
    const { game, options } = this.#latest?.record ?? this.#choice
    return this.#rules.get(game)?.peopleOnly?.(options) ?? false
  }

  /** Public facts about whom the running game waits for; null while there is none. */
  get awaited(): AwaitedMove | null {
    if (!this.#latest || this.#latest.outcome) return null
    const { no, toldCount, toMove, hasJustNamed } = this.#latest
    return { no, toldCount, toMove, hasJustNamed }
  }

  /** The choice after this change. Throws Refusal if it is invalid, or not allowed during a game. */
  changed(change: GameChoiceChange): GameChoice {
    if (changesMoreThanName(change) && this.phase !== 'lobby') throw new Refusal('under-way')
    return applyChoiceChange(this.#choice, change, this.#rules)
  }

  /** Throws Refusal if the chosen game cannot be dealt to the people on these chairs. */
  assertDealable(chairs: readonly HostChair[]): void {
    const { seats } = this.#rules.get(this.#choice.game)!
    if (startBlocker({ chairs, peopleOnly: this.isPeopleOnly }, seats)) throw new Refusal('cannot-start')
  }

  /** The terms of the next deal: the chosen game, for everybody who sits. */
  nextTerms(chairs: readonly HostChair[]): DealTerms {
    const { game, options } = this.#choice
    const { rules } = this.#rules.get(game)!
    const seats = chairs.filter(({ kind }) => kind !== 'free').length
    return { game, rules, seats, options, first: nextFirstSeat(this.evening.games, seats) }
  }

  /** The id of the next game's record. */
  get nextId(): string {
    return this.#idOf(this.#dealt + 1)
  }

  #idOf(no: number): string {
    return `${this.#table}-${no}`
  }

  // Effects of events

  choose(choice: GameChoice): void {
    this.#choice = choice
  }

  deal(event: EventOf<'dealt'>, chairs: readonly HostChair[]): void {
    const devices = chairs.map(({ device }) => device)
    this.#latest = new GameInPlay(this.#rules.get(event.start.game), event, { no: this.#dealt + 1, devices })
    this.#dealt++
  }

  leave(): void {
    this.#latest = null
  }

  /** Adds a finished game to the evening, and passes its record on with the people on these chairs. */
  finish(
    { no, rules, record, seats, first, outcome }: GameInPlay,
    chairs: readonly HostChair[],
    outputs: Pick<TableOutputs, 'finished'>,
  ): void {
    const id = this.#idOf(no)
    const players = chairs.slice(0, seats).map(({ name, avatar, device }) => ({ name, avatar, device }))
    this.evening.add({ id, game: rules.id, first, outcome: outcome!, players })
    outputs.finished(id, {
      ...record,
      players: players.map(({ name }) => name),
      devices: players.map(({ device }) => publicDeviceTag(device)),
      winners: outcome!.winners,
    })
  }
}
