// Tests the notebook's facts: what a seat was told or shown about each tile, and never a false mark.
import { describe, expect, test } from 'vitest'
import {
  defaultOptions,
  diceFromSeed,
  storyHeardBy,
  applyMoveUnchecked,
  seatView,
  startGame,
  playRandomGame,
  randomMove,
} from '../../../../shared/engine/index.ts'
import type { Piecepack } from '../../../../shared/games/piecepack-deduction/kinds.ts'
import {
  directNotebookFacts,
  allTilePlaces,
  type TilePlace,
  type SheetRow,
} from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { piecepack } from '../../../../shared/games/piecepack-deduction/rules.ts'
import { TILES, type Tile } from '../../../../shared/games/piecepack-deduction/cards.ts'
import { dealt, tilesOf, type PieceTable } from '../table.ts'

const rowOf = (table: PieceTable, reader: number, tile: Tile) =>
  directNotebookFacts(table.seat(reader).view).find(row => row.tile === tile)!
const cellOf = (row: SheetRow, place: TilePlace) => row.cells.find(cell => cell.place === place)!

describe('the notebook', () => {
  test('has a row for each of the 24 tiles, a column for each player, for face up and for missing', () => {
    const rows = directNotebookFacts(dealt().seat(0).view)
    expect(rows.map(({ tile }) => tile)).toEqual(TILES)
    for (const { cells } of rows) expect(cells.map(({ place }) => place)).toEqual([0, 1, 2, 'faceUp', 'missing'])
    expect(allTilePlaces(5)).toHaveLength(7)
  })
  test('knows one’s own hand and the tiles face up', () => {
    const table = dealt()
    expect(rowOf(table, 0, 'S3').at).toBe(0)
    expect(cellOf(rowOf(table, 0, 'S3'), 1)).toEqual({ place: 1, mark: 'not here', why: 'elsewhere' })
    expect(rowOf(table, 0, 'H3').at).toBe('faceUp')
    expect(cellOf(rowOf(table, 0, 'H3'), 'faceUp')).toEqual({ place: 'faceUp', mark: 'here', why: 'seen' })
  })
  test('crosses other tiles out of one’s own hand and of those face up, and nowhere else', () => {
    expect(rowOf(dealt(), 0, 'M1').cells).toEqual([
      { place: 0, mark: 'not here', why: 'seen' },
      { place: 1, mark: null, why: null },
      { place: 2, mark: null, why: null },
      { place: 'faceUp', mark: 'not here', why: 'seen' },
      { place: 'missing', mark: null, why: null },
    ])
  })
  test('knows a tile it was shown; the others do not', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'any', '3')
    table.seat(1).shows('M3')
    expect(rowOf(table, 0, 'M3').at).toBe(1)
    expect(cellOf(rowOf(table, 0, 'M3'), 1).why).toBe('shown')
    expect(rowOf(table, 2, 'M3').at).toBeNull()
  })
  test('crosses out what a No excludes for that player, and a zero just the same', () => {
    const table = dealt()
    table.coin('S3')
    table.seat(0).asks(1, 'any', 'S')
    table.seat(0).passes()
    for (const tile of tilesOf('S0 S1 S2 S3 S4 S5'))
      expect(cellOf(rowOf(table, 2, tile), 1)).toEqual({ place: 1, mark: 'not here', why: 'answer' })
    expect(cellOf(rowOf(table, 2, 'S0'), 0).mark).toBeNull()
    table.coin('S0')
    table.seat(1).asks(2, 'many', 'S')
    expect(cellOf(rowOf(table, 0, 'S1'), 2)).toEqual({ place: 2, mark: 'not here', why: 'answer' })
  })
  test('does not count: that is what proofs are for', () => {
    const table = dealt()
    const before = directNotebookFacts(table.seat(2).view)
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    expect(directNotebookFacts(table.seat(2).view)).toEqual(before)
  })
  test('knows that a tile named wrongly is not missing, and the guesser knows which is', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    table.seat(0).names('M1')
    expect(cellOf(rowOf(table, 2, 'M1'), 'missing')).toEqual({ place: 'missing', mark: 'not here', why: 'misnamed' })
    expect(rowOf(table, 0, 'H5').at).toBe('missing')
    expect(cellOf(rowOf(table, 0, 'C2'), 'missing')).toEqual({ place: 'missing', mark: 'not here', why: 'elsewhere' })
    expect(rowOf(table, 2, 'H5').at).toBeNull()
  })
  test('knows everything once all is revealed', () => {
    const table = dealt()
    table.coin('M3')
    table.seat(0).asks(1, 'many', 'M')
    table.seat(0).names('H5')
    for (const { at } of directNotebookFacts(table.seat(1).view)) expect(at).not.toBeNull()
  })
  test('depends on the seat’s story alone: the same story gives the same notes', () => {
    const state = startGame(piecepack, {
      seats: 4,
      options: defaultOptions<Piecepack>(piecepack),
      seed: 'same story',
      first: null,
    })
    playRandomGame(piecepack, state, diceFromSeed('same story'), 30)
    const { seats, own } = state
    expect(directNotebookFacts({ seats, seat: 1, own: own[1]!, story: storyHeardBy(state, 1) })).toEqual(
      directNotebookFacts(seatView(state, 1)),
    )
  })
  test('never has a false mark, whatever is played', () => {
    let marks = 0
    const wrong: string[] = []
    for (let i = 0; i < 60; i++) {
      const chance = diceFromSeed(`notes ${i}`)
      const state = startGame(piecepack, {
        seats: 3 + (i % 3),
        options: { lastOneIn: 'must name' },
        seed: `notes ${i}`,
        first: null,
      })
      for (let step = 0; step < 60 && !state.outcome; step++) {
        const [seat, move] = randomMove(piecepack, state, chance)!
        if (move.type !== 'name' || chance.below(8) === 0) applyMoveUnchecked(piecepack, state, seat, move)
        else applyMoveUnchecked(piecepack, state, seat, { type: 'pass' })
        const reader = chance.below(state.seats)
        for (const { tile, at, cells } of directNotebookFacts(seatView(state, reader))) {
          const truth =
            state.sealed.missing === tile
              ? 'missing'
              : state.open.faceUp.includes(tile)
                ? 'faceUp'
                : state.own.findIndex(({ hand }) => hand.includes(tile))
          if (at !== null && at !== truth) wrong.push(`${i} ${tile} at ${at}`)
          for (const { place, mark } of cells.filter(({ mark }) => mark !== null)) {
            marks++
            if (mark !== (place === truth ? 'here' : 'not here')) wrong.push(`${i} ${tile} ${place} ${mark}`)
          }
        }
      }
    }
    expect(wrong).toEqual([])
    expect(marks).toBeGreaterThan(10_000)
  })
})
