// Plays whole games with computer players and expects each of their moves to be legal.
import { expect } from 'vitest'
import {
  applyMoveUnchecked,
  diceFromSeed,
  randomMove,
  seatView,
  startGame,
  tableView,
  type Dice,
  type GameRules,
  type GameTypeParams,
  type SkillLevel,
  type LogEntry,
  type GameState,
} from '../../shared/engine/index.ts'
import { isOffered, type GameUnderTest } from './gameLaws/index.ts'

/** Plays a game to its end, or `most` moves. `made` is called after each move; an illegal move is reported with `seed`. */
export function playToEnd<K extends GameTypeParams>(
  game: GameRules<K>,
  state: GameState<K>,
  {
    seed,
    next,
    most = 5000,
    made = () => {},
  }: { seed: string; next: () => LogEntry<K>; most?: number; made?: () => void },
): GameState<K> {
  for (let moves = 0; !state.outcome; moves++) {
    const [seat, move] = next()
    expect(isOffered(game, state, seat, move), JSON.stringify({ seed, move })).toBe(true)
    applyMoveUnchecked(game, state, seat, move)
    made()
    expect(moves, seed).toBeLessThan(most)
  }
  return state
}

/** The computer player's move for the first seat that is to move. */
export function computerMove<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  state: GameState<K>,
  { luck, level = 'normal' }: { luck: Dice; level?: SkillLevel },
): LogEntry<K> {
  const seat = game.toMove(tableView(state))[0]!
  return [seat, mind.chooseMove(seatView(state, seat), level, luck)!]
}

/** The number of thirty games that the computer in seat 0 wins alone against random players. `instead` may replace a move of theirs. */
export function winsAgainstRandom<K extends GameTypeParams>(
  { game, mind }: GameUnderTest<K>,
  {
    seats = 2,
    options,
    instead = move => move,
  }: { seats?: number; options: (luck: Dice) => K['options']; instead?: (random: K['move']) => K['move'] },
): number {
  let won = 0
  for (let i = 0; i < 30; i++) {
    const seed = `against random ${i}`
    const luck = diceFromSeed(seed)
    const state = startGame(game, { seats, options: options(luck), seed, first: null })
    while (!state.outcome) {
      const [seat, random] = game.toMove(tableView(state)).includes(0) ? [0, null] : randomMove(game, state, luck)!
      const move = random === null ? mind.chooseMove(seatView(state, 0), 'normal', luck)! : instead(random)
      applyMoveUnchecked(game, state, seat, move)
    }
    if (state.outcome.winners.join() === '0') won++
  }
  return won
}

/** The numbers of right and wrong lines. */
export function countRight(lines: readonly { readonly right: boolean }[]): { right: number; wrong: number } {
  const right = lines.filter(line => line.right).length
  return { right, wrong: lines.length - right }
}
