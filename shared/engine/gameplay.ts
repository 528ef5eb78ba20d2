// Plays a game: deals, checks and applies moves, and builds what each viewer may see.
import { at } from './at.ts'
import { cloneState } from './diff.ts'
import { resumeDice, type Dice } from './dice.ts'
import type {
  GameRules,
  GameTypeParams,
  Outcome,
  Seat,
  SeatView,
  GameState,
  TableView,
  LineWithAudience,
} from './game.ts'
import { matchesOffer, type Offer } from './offers.ts'

/** The inputs from which a game starts. The same start and the same moves always give the same game. */
export interface GameStart<K extends GameTypeParams = GameTypeParams> {
  readonly seats: number
  readonly options: K['options']
  readonly seed: string
  readonly first: Seat | null // null: the dice choose who begins
}

/** A move that is not legal. */
export class IllegalMove extends Error {
  override name = 'IllegalMove'
}

/** Deals. Throws RangeError if the number of seats or the options are not valid for this game. */
export function startGame<K extends GameTypeParams>(
  rules: GameRules<K>,
  { seats, options, seed, first }: GameStart<K>,
): GameState<K> {
  const [minSeats, maxSeats] = rules.seats
  if (!Number.isInteger(seats) || seats < minSeats || seats > maxSeats)
    throw new RangeError(`${rules.id} is for ${minSeats} to ${maxSeats} seats, not ${seats}`)
  checkOptions(rules, options)
  if (first !== null && (!Number.isInteger(first) || first < 0 || first >= seats))
    throw new RangeError(`seat ${first} is not at this table`)
  const chance = { seed, drawn: 0 }
  const dice = resumeDice(chance)
  const firstSeat = first ?? dice.below(seats)
  const { open, own, sealed, story } = rules.setup({ seats, options, first: firstSeat, dice })
  const steps = Array.from({ length: seats }, () => 0)
  return { seats, options, first: firstSeat, open, own, sealed, steps, story, chance, outcome: null }
}

/** The default options of a game: the first value of each. */
export function defaultOptions<K extends GameTypeParams>(rules: GameRules<K>): K['options'] {
  return Object.fromEntries(
    Object.entries(rules.options).map(([name, values]) => [name, (values as readonly unknown[])[0]]),
  )
}

/** Throws RangeError unless these are exactly the game's options, each with one of its values. */
export function checkOptions<K extends GameTypeParams>(
  game: Pick<GameRules<K>, 'id' | 'options'>,
  options: object,
): void {
  for (const [optionName, values] of Object.entries<readonly unknown[]>(game.options)) {
    const value = (options as Record<string, unknown>)[optionName]
    if (!values.includes(value))
      throw new RangeError(`option ${optionName} of ${game.id} is one of ${values.join(', ')}, not ${String(value)}`)
  }
  for (const name of Object.keys(options))
    if (!Object.hasOwn(game.options, name)) throw new RangeError(`${game.id} has no option ${name}`)
}

/** All legal moves of this seat. */
export function legalOffers<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
): readonly Offer<K['move']>[] {
  return state.outcome ? [] : rules.moves(new SingleUseSeatView(state, seat))
}

/** Throws IllegalMove unless the message is a legal move of this seat. */
export function checkMove<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
  message: unknown,
): K['move'] {
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) throw new IllegalMove(`there is no seat ${seat}`)
  if (!legalOffers(rules, state, seat).some(offer => matchesOffer(offer, message)))
    throw new IllegalMove(`seat ${seat} may not ${JSON.stringify([message]).slice(1, 200)}`)
  return message as K['move']
}

/** Applies a move in place without checking it: for simulation, and for moves already checked. */
export function applyMoveUnchecked<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
  move: K['move'],
): void {
  const rule = rules.play[move.type as K['move']['type']] as (s: GameState<K>, seat: Seat, m: K['move']) => void
  state.steps[seat] = at(state.steps, seat) + 1
  rule(state, seat, move)
}

/** The state after this seat's move, as a copy. Throws IllegalMove. */
export function stateAfter<K extends GameTypeParams>(
  rules: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
  message: unknown,
): GameState<K> {
  const move = checkMove(rules, state, seat, message)
  const newState = cloneState(state)
  applyMoveUnchecked(rules, newState, seat, move)
  return newState
}

/** What everybody may see. */
export function tableView<K extends GameTypeParams>(state: GameState<K>): TableView<K> {
  const { seats, options, first, open, outcome } = state
  return {
    seats,
    options,
    first,
    open,
    outcome,
    get story() {
      return storyHeardBy(state, null)
    },
  }
}

/** Builds a seat's view: the table and its own drawer. */
export function seatView<K extends GameTypeParams>(state: GameState<K>, seat: Seat): SeatView<K> {
  const { seats, options, first, open, outcome } = state
  return {
    seats,
    options,
    first,
    open,
    outcome,
    seat,
    own: at(state.own, seat),
    step: at(state.steps, seat),
    get story() {
      return storyHeardBy(state, seat)
    },
  }
}

/**
 * The table's view for a single use by the rules: the story is put together only if they read it. An object literal
 * with a getter has a hidden class of its own, which keeps the state from being collected with young objects.
 */
export class LazyTableView<K extends GameTypeParams> implements TableView<K> {
  readonly seats: number
  readonly options: K['options']
  readonly first: Seat
  readonly open: K['open']
  readonly outcome: Outcome | null
  readonly #state: GameState<K>
  readonly #viewer: Seat | null

  constructor(state: GameState<K>, viewer: Seat | null = null) {
    this.seats = state.seats
    this.options = state.options
    this.first = state.first
    this.open = state.open
    this.outcome = state.outcome
    this.#state = state
    this.#viewer = viewer
  }

  get story(): K['line'][] {
    return storyHeardBy(this.#state, this.#viewer)
  }
}

/** A seat's view for a single use. */
export class SingleUseSeatView<K extends GameTypeParams> extends LazyTableView<K> implements SeatView<K> {
  readonly seat: Seat
  readonly own: K['own']
  readonly step: number

  constructor(state: GameState<K>, seat: Seat) {
    super(state, seat)
    this.seat = seat
    this.own = at(state.own, seat)
    this.step = at(state.steps, seat)
  }
}

/** Builds the view of a viewer; null is the public table. */
export function viewOf<K extends GameTypeParams>(state: GameState<K>, viewer: Seat | null): TableView<K> | SeatView<K> {
  return viewer === null ? tableView(state) : seatView(state, viewer)
}

/** The lines of the story this viewer may read. */
export function storyHeardBy<K extends GameTypeParams>(state: GameState<K>, viewer: Seat | null): K['line'][] {
  return state.story.filter(entry => isHeardBy(entry, viewer)).map(entry => entry.line)
}

/** True if this viewer may read the line. */
export function isHeardBy<K extends GameTypeParams>(entry: LineWithAudience<K>, viewer: Seat | null): boolean {
  return entry.to === undefined || (viewer !== null && entry.to.includes(viewer))
}

/** Appends a line to the story, for everyone or for the seats named. */
export function tellLine<K extends GameTypeParams>(
  state: { story: LineWithAudience<K>[] },
  line: K['line'],
  to?: readonly Seat[],
): void {
  state.story.push(to ? { line, to } : { line })
}

/** The dice of a game in progress, for deals, coins and reshuffles during play. */
export function gameDice<K extends GameTypeParams>(state: GameState<K>): Dice {
  return resumeDice(state.chance)
}

/** Ends the game. */
export function endGame<K extends GameTypeParams>(state: GameState<K>, outcome: Outcome): void {
  state.outcome = outcome
}

/** All seats, clockwise from `from`. */
export function seatsClockwise(seats: number, from: Seat = 0): Seat[] {
  const clockwise: Seat[] = []
  for (let i = 0; i < seats; i++) clockwise.push((from + i) % seats)
  return clockwise
}
