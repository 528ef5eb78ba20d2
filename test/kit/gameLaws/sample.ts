// Draws random games for the laws: options, seats, and moves of computer players or of chance.
import {
  diceFromSeed,
  matchesOffer,
  legalOffers,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  tableView,
} from '../../../shared/engine/index.ts'
import type { Dice, LogEntry, GameRules, GameTypeParams, Mind, Seat, GameState } from '../../../shared/engine/index.ts'

/** A random value for each option, all equally likely. */
export function randomOptions<K extends GameTypeParams>(game: GameRules<K>, dice: Dice): K['options'] {
  const drawnOptions = Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [
    name,
    dice.pick(values),
  ])
  return Object.fromEntries(drawnOptions) as K['options']
}

/** A random number of seats the game allows. */
export function randomSeatCount<K extends GameTypeParams>({ seats: [fewest, most] }: GameRules<K>, dice: Dice): number {
  return fewest + dice.below(most - fewest + 1)
}

/** A game and its mind. */
export interface GameUnderTest<K extends GameTypeParams> {
  readonly game: GameRules<K>
  readonly mind: Mind<K>
}

/** The kinds of players: random moves, computer players, or both in turns. */
export type SamplePlayerKind = 'strays' | 'computers' | 'both'

/** The next move of these players; null if nobody has one. */
export function nextSampleMove<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  { players, dice }: { players: SamplePlayerKind; dice: Dice },
): LogEntry<K> | null {
  if (players === 'strays' || (players === 'both' && dice.below(2) === 0)) return randomMove(game, state, dice)
  const toMove = game.toMove(tableView(state))
  if (toMove.length === 0) return null
  const seat = dice.pick(toMove)
  const move = mind.chooseMove(seatView(state, seat), dice.pick(['easy', 'normal']), dice) // sharp ones are too slow for thousands of games
  if (move === null) throw new RangeError(`the computer player has no move for seat ${seat}, which is to move`)
  return [seat, move]
}

/** True if this move is legal for this seat. */
export function isOffered<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  seat: Seat,
  move: unknown,
): boolean {
  return legalOffers(game, state, seat).some(offer => matchesOffer(offer, move))
}

/** A game to check the laws on. */
export interface SampleGame<K extends GameTypeParams> {
  readonly seed: string
  readonly seats: number
  readonly options: K['options']
  readonly players?: SamplePlayerKind
  readonly most?: number // moves, after which a game counts as endless
}

/** The dice of a sample's players: the same whatever is examined while they play. */
export function sampleDice({ seed }: Pick<SampleGame<GameTypeParams>, 'seed'>): Dice {
  return diceFromSeed(`${seed} moves`)
}

/** Plays a sample's game to its end without checking any law. */
export function playSample<K extends GameTypeParams>(subject: GameUnderTest<K>, sample: SampleGame<K>): GameState<K> {
  const { seed, seats, options, players = 'both', most = 20_000 } = sample
  const luck = sampleDice(sample)
  const state = startGame(subject.game, { seed, seats, options, first: null })
  for (let moves = 0; moves < most; moves++) {
    const entry = state.outcome ? null : nextSampleMove(subject, state, { players, dice: luck })
    if (!entry) break
    applyMoveUnchecked(subject.game, state, ...entry)
  }
  return state
}
