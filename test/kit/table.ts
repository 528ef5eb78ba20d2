// A table at which a test sits down and plays. Moves are checked as the host checks them.
import {
  diceFromSeed,
  storyHeardBy,
  checkMove,
  legalOffers,
  IllegalMove,
  applyMoveUnchecked,
  seatView,
  startGame,
  tableView,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type SkillLevel,
  type Mind,
  type VariantOf,
  type Offer,
  type Seat,
  type SeatView,
  type GameStart,
  type GameState,
  type TableView,
} from '../../shared/engine/index.ts'

/** One chair of a table under test. */
export interface Chair<K extends GameTypeParams> {
  /** Plays the move. Throws IllegalMove if it is not legal. */
  does(move: K['move']): void
  /** True if the move is legal now. */
  may(move: K['move']): boolean
  readonly offers: readonly Offer<K['move']>[]
  readonly view: SeatView<K>
  /** The lines of this type that this seat has read, oldest first. */
  heard<T extends K['line']['type']>(type: T): VariantOf<K['line'], T>[]
  /** The computer player's move in this chair. */
  computer(seed?: string, level?: SkillLevel): K['move'] | null
}

export interface Sitting<K extends GameTypeParams> {
  readonly state: GameState<K>
  readonly table: TableView<K>
  seat(seat: Seat): Chair<K>
  /** The public lines of this type, oldest first. */
  heard<T extends K['line']['type']>(type: T): VariantOf<K['line'], T>[]
  /** The latest of them. */
  last<T extends K['line']['type']>(type: T): VariantOf<K['line'], T>
  readonly toMove: readonly Seat[]
}

/** A table whose players have methods named after their game's moves. */
export interface Speaking<K extends GameTypeParams, P extends Chair<K>> extends Omit<Sitting<K>, 'seat'> {
  seat(seat: Seat): P
}

/** Sits down at a new table. With a mind, computer players can be asked for moves. */
export function sit<K extends GameTypeParams>(game: GameRules<K>, beginning: GameStart<K>, mind?: Mind<K>): Sitting<K> {
  const state = startGame(game, beginning)
  return {
    state,
    get table() {
      return tableView(state)
    },
    get toMove() {
      return game.toMove(tableView(state))
    },
    seat: seat => chair({ game, mind }, state, seat),
    heard: type => ofType(storyHeardBy(state, null), type),
    last: type => ofType(storyHeardBy(state, null), type).at(-1)!,
  }
}

/** A table or chair with further members. Getters are kept as getters. */
export function withMore<B extends object, M extends object>(base: B, more: M): Omit<B, keyof M> & M {
  const both = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(more) }
  return Object.defineProperties({}, both) as Omit<B, keyof M> & M
}

function chair<K extends GameTypeParams>(
  { game, mind }: { game: GameRules<K>; mind: Mind<K> | undefined },
  state: GameState<K>,
  seat: Seat,
): Chair<K> {
  return {
    does(move) {
      applyMoveUnchecked(game, state, seat, checkMove(game, state, seat, move))
    },
    may(move) {
      try {
        checkMove(game, state, seat, move)
        return true
      } catch (refusal) {
        if (refusal instanceof IllegalMove) return false
        throw refusal
      }
    },
    get offers() {
      return legalOffers(game, state, seat)
    },
    get view() {
      return seatView(state, seat)
    },
    heard: type => ofType(storyHeardBy(state, seat), type),
    computer: (seed = 'computer', level = 'normal') =>
      mind!.chooseMove(seatView(state, seat), level, diceFromSeed(seed)),
  }
}

function ofType<L extends { type: string }, T extends L['type']>(lines: readonly L[], type: T): VariantOf<L, T>[] {
  return lines.filter(line => line.type === type) as VariantOf<L, T>[]
}

/** The game with its first shuffle fixed: `stack` returns the pack in the wanted order. */
export function stacked<K extends GameTypeParams>(
  game: GameRules<K>,
  stack: <T>(pack: readonly T[]) => T[],
): GameRules<K> {
  return {
    ...game,
    setup(deal) {
      let shuffles = 0
      const rigged: Dice = {
        ...deal.dice,
        shuffle: things => (shuffles++ === 0 ? stack(things) : deal.dice.shuffle(things)),
      }
      return game.setup({ ...deal, dice: rigged })
    },
  }
}
