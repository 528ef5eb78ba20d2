// Tests random play: mostly by seats the table waits for, and it stops when nobody has a move.
import { expect, test } from 'vitest'
import {
  diceFromSeed,
  legalOffers,
  startGame,
  randomMove,
  playRandomGame,
  type Dice,
  type GameRules,
} from '../../shared/engine/index.ts'
import { blank, type Blank } from '../../shared/games/blank/rules.ts'

const dealt = () => startGame(blank, { seats: 3, options: { cards: 'seven' }, seed: 'stray', first: 1 })
/** Loaded dice: these numbers, then 0. */
const loadedDice = (...numbers: number[]): Dice => {
  const below = (n: number) => Math.min(numbers.shift() ?? 0, n - 1)
  return { below, shuffle: things => [...things], pick: things => things[below(things.length)]! }
}
/** Blank, where everybody may name at any time. */
const free: GameRules<Blank> = {
  ...blank,
  moves: view => (view.outcome ? [] : blank.moves({ ...view, open: { ...view.open, turn: view.seat } })),
}

test('a random move is mostly made by a seat the table waits for', () => {
  const drawn = diceFromSeed('mostly')
  const seats = Array.from({ length: 400 }, () => randomMove(free, dealt(), drawn)![0])
  const waited = seats.filter(seat => seat === 1).length
  expect(waited).toBeGreaterThan(340)
  expect(waited).toBeLessThan(395)
  expect(new Set(seats).size).toBe(3)
})

test('sometimes any seat moves at random, and the next with a move if that one has none', () => {
  expect(randomMove(free, dealt(), loadedDice(0, 2))![0]).toBe(2)
  expect(randomMove(free, dealt(), loadedDice(0, 0))![0]).toBe(0)
  expect(randomMove(free, dealt(), loadedDice(1, 2))![0]).toBe(1)
  expect(randomMove(blank, dealt(), loadedDice(0, 2))![0]).toBe(1)
})

test('of several seats the table waits for any may move at random', () => {
  const both: GameRules<Blank> = { ...free, toMove: () => [0, 2] }
  expect(randomMove(both, dealt(), loadedDice(1, 0))![0]).toBe(0)
  expect(randomMove(both, dealt(), loadedDice(1, 1))![0]).toBe(2)
})

test('a random move is any of several offers; for a single one no dice are thrown', () => {
  const two: GameRules<Blank> = {
    ...blank,
    moves: view =>
      blank
        .moves(view)
        .flatMap(({ card }) =>
          card.values
            .slice(0, 2)
            .map(one => ({ type: 'name' as const, card: { is: 'oneOf' as const, values: [one] } })),
        ),
  }
  const cards = legalOffers(two, dealt(), 1).map(({ card }) => card.is === 'oneOf' && card.values[0])
  expect(randomMove(two, dealt(), loadedDice(1, 0, 0))).toEqual([1, { type: 'name', card: cards[0] }])
  expect(randomMove(two, dealt(), loadedDice(1, 0, 1))).toEqual([1, { type: 'name', card: cards[1] }])
  const values = legalOffers(blank, dealt(), 1).map(({ card }) => card.is === 'oneOf' && card.values)[0] as string[]
  expect(randomMove(blank, dealt(), loadedDice(1, 0, 2))).toEqual([1, { type: 'name', card: values[2] }])
})

test('nobody moves at random once the game is over', () => {
  const state = dealt()
  state.outcome = { winners: [0], points: [1, 0, 0] }
  expect(randomMove(free, state, diceFromSeed('over'))).toBeNull()
  const toMove: GameRules<Blank> = { ...free, toMove: () => { throw new Error('nobody asks') } } // prettier-ignore
  expect(randomMove(toMove, state, loadedDice(5))).toBeNull()
})

test('a random game goes on to its end, or for as many moves as asked', () => {
  const state = dealt()
  const log = playRandomGame(blank, state, diceFromSeed('end'))
  expect(state.outcome).not.toBeNull()
  expect(log).toHaveLength(state.steps.reduce((sum, steps) => sum + steps, 0))
  expect(playRandomGame(blank, dealt(), diceFromSeed('end'), 2)).toEqual(log.slice(0, 2))
  expect(playRandomGame(blank, dealt(), diceFromSeed('end'), 0)).toEqual([])
})
