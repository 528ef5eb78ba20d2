// Answers for: what the laws are tried on: options and seats drawn from a seed, and moves of computers and of chance.
import {
  diceFromSeed,
  matchesOffer,
  legalOffers,
  applyMoveUnchecked,
  seatView,
  startGame,
  randomMove,
  tableView,
} from '../engine/index.ts'
import type { Dice, LogEntry, Game, GameTypeParams, Mind, Seat, GameState } from '../engine/index.ts'

/** One value of each option, each equally likely. */
export function randomOptions<K extends GameTypeParams>(game: Game<K>, dice: Dice): K['options'] {
  const drawn = Object.entries<readonly unknown[]>(game.options).map(([name, values]) => [name, dice.pick(values)])
  return Object.fromEntries(drawn) as K['options']
}

/** A number of seats the game is for. */
export function randomSeatCount<K extends GameTypeParams>({ seats: [fewest, most] }: Game<K>, dice: Dice): number {
  return fewest + dice.below(most - fewest + 1)
}

/** A game, and how its computer players think. */
export interface GameUnderTest<K extends GameTypeParams> {
  readonly game: Game<K>
  readonly mind: Mind<K>
}

/** Who plays: chance, the computers, or now the one and now the other. */
export type SamplePlayers = 'strays' | 'computers' | 'both'

/** The next move of these players; null when nobody has one. */
export function nextSampleMove<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  { players, dice }: { players: SamplePlayers; dice: Dice },
): LogEntry<K> | null {
  if (players === 'strays' || (players === 'both' && dice.below(2) === 0)) return randomMove(game, state, dice)
  const toMove = game.toMove(tableView(state))
  if (toMove.length === 0) return null
  const seat = dice.pick(toMove)
  const move = mind.chooseMove(seatView(state, seat), dice.pick(['easy', 'normal']), dice) // sharp ones think too long for thousands of games
  if (move === null) throw new RangeError(`the computer has no move for seat ${seat}, which is to move`)
  return [seat, move]
}

/** True when this seat is offered this move. */
export function isOffered<K extends GameTypeParams>(
  game: Game<K>,
  state: GameState<K>,
  seat: Seat,
  move: unknown,
): boolean {
  return legalOffers(game, state, seat).some(offer => matchesOffer(offer, move))
}

/** A game to try the laws on. */
export interface SampleGame<K extends GameTypeParams> {
  readonly seed: string
  readonly seats: number
  readonly options: K['options']
  readonly players?: SamplePlayers
  readonly most?: number // moves, after which a game is taken to have no end
}

/** What chance the players of a sample have: the same, whatever is looked at while they play. */
export function sampleDice({ seed }: Pick<SampleGame<GameTypeParams>, 'seed'>): Dice {
  return diceFromSeed(`${seed} moves`)
}

/** A sample's game, played to its end with no law looking on. */
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
