// Tests the computer player of the piecepack: sensible, says no more than needed, and never stuck.
import { describe, expect, test } from 'vitest'
import {
  diceFromSeed,
  SKILL_LEVELS,
  seatView,
  startGame,
  randomMove,
  tableView,
  type LogEntry,
} from '../../../../shared/engine/index.ts'
import { mind } from '../../../../shared/games/piecepack-deduction/mind.ts'
import { tileChances } from '../../../../shared/games/piecepack-deduction/reasoning/chances.ts'
import { piecepack, MAX_TURNS } from '../../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, type Tile } from '../../../../shared/games/piecepack-deduction/cards.ts'
import { dealt, tilesOf, type PieceTable } from '../table.ts'
import type { Piecepack } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import { computerMove, countRight, playToEnd, winsAgainstRandom } from '../../../kit/playing.ts'

const subject = { game: piecepack, mind }
const LAST_ONE_IN = piecepack.options.lastOneIn

/** Seat 0 was shown all the others' tiles except these. */
function leaves(table: PieceTable, ...tiles: Tile[]): void {
  for (const by of [1, 2])
    for (const tile of table.state.own[by]!.hand)
      if (!tiles.includes(tile)) table.state.story.push({ line: { type: 'showed', by, to: 0, tile }, to: [by, 0] })
}

describe('the computer player', () => {
  test('does nothing when the table does not wait for it', () => {
    const table = dealt()
    expect(table.seat(1).computer()).toBeNull()
    table.coin('M3')
    table.seat(0).asks(1, 'any', 'M')
    expect(table.seat(0).computer()).toBeNull()
  })
  test('names the tile when it is the only one left', () => {
    const table = dealt()
    leaves(table)
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(table.seat(0).computer()).toEqual({ type: 'name', tile: 'H5' })
  })
  test('uses counts: all the Moons but one are with the others', () => {
    const table = dealt()
    leaves(table, 'M1', 'M2')
    table.coin('M1')
    table.seat(0).asks(1, 'many', 'M') // five: M1 and M2 are both there, so only the H5 can be missing
    expect(table.seat(0).computer()).toEqual({ type: 'name', tile: 'H5' })
  })
  test('does not name one of several, but passes', () => {
    const table = dealt()
    leaves(table, 'M1', 'C2')
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(table.seat(0).computer()).toEqual({ type: 'pass' })
  })
  test('asks what it does not know already', () => {
    const table = dealt()
    leaves(table, 'M1', 'C2')
    table.coin('M5')
    expect(table.seat(0).computer()).toMatchObject({ type: 'ask', trait: 'M' }) // every 5 is known
  })
  test('shows a tile the asker has seen before', () => {
    const table = dealt()
    table.state.story.push({ line: { type: 'showed', by: 1, to: 0, tile: 'M4' }, to: [1, 0] })
    table.coin('M3')
    table.seat(0).asks(1, 'any', 'M')
    for (let i = 0; i < 10; i++) expect(table.seat(1).computer(`show ${i}`)).toEqual({ type: 'show', tile: 'M4' })
  })
  test('otherwise shows any of them, with no readable habit', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'any', 'M')
    const shown = new Set(Array.from({ length: 60 }, (_, i) => JSON.stringify(table.seat(1).computer(`show ${i}`))))
    expect(shown.size).toBe(5)
  })
  test('names the likeliest when no further turn will come', () => {
    const table = dealt()
    table.state.open.turns = MAX_TURNS
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(table.seat(0).computer()).toMatchObject({ type: 'name' })
  })
  test('weighs every tile: the likelihoods of being missing add up to one', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    const { missingChances, heldChances } = tileChances(table.seat(0).view)
    expect(missingChances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 1)
    for (const tile of tilesOf('S0 H3')) expect(missingChances[TILES.indexOf(tile)]).toBe(0)
    expect(heldChances[0]![TILES.indexOf('S0')]).toBe(1)
  })
})

describe('with all options', () => {
  test.each([3, 4, 5])('its moves are legal, it names rightly, and games of %i computer players end', seats => {
    const lines = Array.from({ length: 20 }, (_, i) => {
      const seed = `computers ${i}`
      const luck = diceFromSeed(seed)
      const state = startGame(piecepack, { seats, options: { lastOneIn: LAST_ONE_IN[i % 2]! }, seed, first: null })
      playToEnd(piecepack, state, { seed, next: () => computerMove(subject, state, { luck }) })
      expect(state.open.turns).toBeLessThan(80)
      return state.story
    }).flat()
    const { right, wrong } = countRight(lines.flatMap(({ line }) => (line.type === 'named' ? [line] : [])))
    expect(right).toBeGreaterThan(5 * wrong)
  })
  test('it beats random players who never guess', () => {
    const won = winsAgainstRandom(subject, {
      seats: 3,
      options: () => ({ lastOneIn: 'must name' as const }),
      instead: random => (random.type === 'name' ? { type: 'pass' as const } : random),
    })
    expect(won).toBe(30)
  })
})

describe.each(SKILL_LEVELS)('at level %s', level => {
  test.each([3, 4, 5])('every move is legal, and games of %i end, whatever the others do', seats => {
    for (let i = 0; i < (seats === 5 ? 2 : 6); i++) {
      const seed = `${level} ${i}`
      const luck = diceFromSeed(seed)
      const state = startGame(piecepack, { seats, options: { lastOneIn: LAST_ONE_IN[i % 2]! }, seed, first: null })
      const strays = i % 3 === 0 ? [1] : []
      const next = (): LogEntry<Piecepack> =>
        strays.includes(piecepack.toMove(tableView(state))[0]!)
          ? randomMove(piecepack, state, luck)!
          : computerMove(subject, state, { luck, level })
      playToEnd(piecepack, state, { seed, next })
      for (const seat of state.own.keys()) expect(mind.chooseMove(seatView(state, seat), level, luck)).toBeNull()
    }
  })
  test('it waits while the table does not wait for it', () => {
    expect(dealt().seat(1).computer('waiting', level)).toBeNull()
  })
  test('in the last turn it names instead of passing', () => {
    const table = dealt()
    table.state.open.turns = MAX_TURNS
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(table.seat(0).computer('last', level)).toMatchObject({ type: 'name' })
  })
})

describe('the sharp one', () => {
  test('names what follows from all the counts together', () => {
    const table = dealt()
    leaves(table, 'M1', 'M2', 'C2', 'C3')
    table.coin('M1')
    table.seat(0).asks(1, 'many', 'M') // five: M1 and M2 are both there
    expect(table.seat(0).computer('unsure', 'sharp')).toEqual({ type: 'pass' })
    table.seat(0).passes()
    table.coin('C3')
    table.seat(1).asks(2, 'many', 'C') // four: the C2 and the C3 are two of them
    table.seat(1).passes()
    table.coin('S3')
    table.seat(2).asks(1, 'many', 'S')
    table.seat(2).passes()
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(table.seat(0).computer('sure', 'sharp')).toEqual({ type: 'name', tile: 'H5' })
  })
  test('asks nothing it knows while another question tells something', () => {
    const table = dealt()
    leaves(table, 'M1', 'C2')
    table.coin('M4') // every 4 is known
    for (let i = 0; i < 10; i++)
      expect(table.seat(0).computer(`ask ${i}`, 'sharp')).toMatchObject({ type: 'ask', trait: 'M' })
  })
  test('chooses among equal questions by lot, so that nobody can read its hand from them', () => {
    const table = dealt()
    table.coin('M3')
    const asked = new Set(
      Array.from({ length: 40 }, (_, i) => JSON.stringify(table.seat(0).computer(`ask ${i}`, 'sharp'))),
    )
    expect(asked.size).toBeGreaterThan(1)
  })
})
