// Tests naming the missing tile, being out, the last one in, and games nobody wins.
import { describe, expect, test } from 'vitest'
import { fieldChoices, offersOfType } from '../../../shared/engine/index.ts'
import { MAX_TURNS } from '../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, type Tile } from '../../../shared/games/piecepack-deduction/cards.ts'
import { dealt, THREE, tilesOf, type PieceTable } from './table.ts'

/** The player on turn asks something, and then names a tile or nothing. */
function turn(table: PieceTable, named: Tile | null = null): void {
  const seat = table.state.open.turn
  table.coin('S3')
  table.seat(seat).asks((seat + 1) % table.state.seats, 'many', 'S')
  if (named) table.seat(seat).names(named)
  else table.seat(seat).passes()
}

const four = { missing: 'H5', hands: ['S0 S1 S2 S3 S4', 'M0 M1 M2 M3 M4', 'C0 C1 C2 C3 C4', 'H0 H1 H2 H3 H4'] } as const

describe('naming', () => {
  test('comes after the answer, and is never compulsory', () => {
    const table = dealt()
    expect(table.seat(0).may({ type: 'name', tile: 'H5' })).toBe(false)
    turn(table)
    expect(table.state.outcome).toBeNull()
  })
  test('may be any of the 24, even a tile in sight', () => {
    const table = dealt()
    table.coin('S3')
    table.seat(0).asks(1, 'many', 'S')
    expect(fieldChoices(offersOfType(table.seat(0).offers, 'name'), 'tile')).toEqual(TILES)
    table.seat(0).names('S0') // in one's own hand
    expect(table.last('named')).toEqual({ type: 'named', by: 0, tile: 'S0', right: false })
  })
})

describe('the right tile', () => {
  test('is shown to everybody and wins', () => {
    const table = dealt()
    turn(table, 'H5')
    expect(table.last('named')).toEqual({ type: 'named', by: 0, tile: 'H5', right: true })
    expect(table.state.open.missing).toBe('H5')
    expect(table.state.outcome).toEqual({ winners: [0], points: [1, 0, 0] })
    expect(table.last('won')).toEqual({ type: 'won', by: 0, how: 'named' })
    expect(table.toMove).toEqual([])
  })
  test('reveals every hand', () => {
    const table = dealt()
    turn(table, 'H5')
    expect(table.state.open.hands).toEqual(THREE.hands.map(tilesOf))
    expect(table.last('opened')).toEqual({ type: 'opened', missing: 'H5', hands: THREE.hands.map(tilesOf) })
  })
})

describe('a wrong tile', () => {
  test('puts its player out: everybody learns that it is not that tile', () => {
    const table = dealt()
    turn(table, 'M1')
    expect(table.last('named')).toEqual({ type: 'named', by: 0, tile: 'M1', right: false })
    expect(table.state.open.out).toEqual([true, false, false])
    expect(table.state.open.misnamed).toEqual([{ by: 0, tile: 'M1' }])
    expect(table.state.outcome).toBeNull()
  })
  test('shows the missing tile to the guesser alone', () => {
    const table = dealt()
    turn(table, 'M1')
    expect(table.state.own[0]!.missing).toBe('H5')
    expect(table.seat(0).heard('looked')).toEqual([{ type: 'looked', by: 0, tile: 'H5' }])
    for (const other of [1, 2]) {
      expect(table.seat(other).heard('looked')).toEqual([])
      expect(JSON.stringify(table.seat(other).view)).not.toContain('H5')
    }
    expect(JSON.stringify(table.table)).not.toContain('H5')
  })
  test('those out take no more turns', () => {
    const table = dealt()
    turn(table, 'M1')
    expect(table.seat(0).offers).toEqual([])
    for (const seat of [1, 2, 1, 2]) {
      expect(table.toMove).toEqual([seat])
      turn(table)
    }
  })
  test('those out still answer, and choose which tile to show', () => {
    const table = dealt()
    turn(table, 'M1')
    table.coin('S3')
    expect(table.seat(1).may({ type: 'ask', of: 0, trait: 'S', question: 'any' })).toBe(true)
    table.seat(1).asks(0, 'any', 'S')
    expect(table.toMove).toEqual([0])
    table.seat(0).shows('S5')
    expect(table.seat(1).heard('showed')).toEqual([{ type: 'showed', by: 0, to: 1, tile: 'S5' }])
    table.seat(1).passes()
    table.coin('S3')
    table.seat(2).asks(0, 'many', 'S')
    expect(table.last('asked').answer).toBe(6)
  })
})

describe('the last one in', () => {
  test('wins at once when all the others have named wrongly', () => {
    const table = dealt()
    turn(table, 'M1')
    turn(table, 'M2')
    expect(table.state.outcome).toEqual({ winners: [2], points: [0, 0, 1] })
    expect(table.last('won')).toEqual({ type: 'won', by: 2, how: 'last one in' })
    expect(table.last('opened').missing).toBe('H5')
  })
  test('or must continue alone and name it', () => {
    const table = dealt(THREE, { lastOneIn: 'must name' })
    turn(table, 'M1')
    turn(table, 'M2')
    expect(table.state.outcome).toBeNull()
    turn(table)
    expect(table.toMove).toEqual([2])
    turn(table, 'H5')
    expect(table.state.outcome).toEqual({ winners: [2], points: [0, 0, 1] })
    expect(table.last('won').how).toBe('named')
  })
  test('and if that is wrong, nobody wins', () => {
    const table = dealt(THREE, { lastOneIn: 'must name' })
    turn(table, 'M1')
    turn(table, 'M2')
    turn(table, 'M3')
    expect(table.state.outcome).toEqual({ winners: [], points: [0, 0, 0] })
    expect(table.last('won')).toEqual({ type: 'won', by: null, how: 'wrong' })
    expect(table.state.open.missing).toBe('H5')
  })
  test('is reached with four players after three wrong namings', () => {
    const table = dealt(four)
    turn(table, 'M1')
    turn(table, 'M2')
    expect(table.state.outcome).toBeNull()
    turn(table)
    turn(table, 'M3')
    expect(table.state.outcome?.winners).toEqual([2])
  })
})

describe('two hundred turns', () => {
  test('are the most: then nobody wins', () => {
    const table = dealt()
    for (let played = 1; played < MAX_TURNS; played++) turn(table)
    expect(table.state.outcome).toBeNull()
    turn(table)
    expect(table.state.outcome).toEqual({ winners: [], points: [0, 0, 0] })
    expect(table.last('won')).toEqual({ type: 'won', by: null, how: 'too long' })
  })
  test('of which the last can still be won', () => {
    const table = dealt()
    for (let played = 1; played < MAX_TURNS; played++) turn(table)
    turn(table, 'H5')
    expect(table.state.outcome?.winners).toHaveLength(1)
  })
  test('a wrong naming in the last one leaves nobody a turn', () => {
    const table = dealt()
    for (let played = 1; played < MAX_TURNS; played++) turn(table)
    turn(table, 'M1')
    expect(table.last('won').how).toBe('too long')
  })
})
