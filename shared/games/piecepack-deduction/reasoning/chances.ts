// Estimates where each tile is. What the answers imply is settled first; the rest is weighted.
import { at, seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import { answerCountRange } from './clues.ts'
import type { Piecepack } from '../kinds.ts'
import { directNotebookFacts } from './notes.ts'
import { hasTrait, TILES, type Tile } from '../cards.ts'

type View = Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'story' | 'open'>

/** The chance, 0 to 1, that each player has a tile, and that it is missing. */
export interface TileChances {
  readonly heldChances: readonly (readonly number[])[] // by seat, then tile in the order of TILES
  readonly missingChances: readonly number[] // by tile
}

/** A tile while it is weighted. */
interface TileRow {
  readonly tile: Tile
  mayBe: number // the set of columns it may be in
  readonly weights: number[] // by column
}

/** A bound: from `fewest` to `most` of these tiles are in this column. */
interface TileCountBound {
  readonly column: number
  readonly rows: readonly TileRow[]
  readonly fewest: number
  readonly most: number
}

/** The chances from everything this seat knows. Columns are the seats, then face up, then missing. */
export function tileChances(view: View): TileChances {
  const { seats } = view
  const tileRows = directNotebookFacts(view).map(({ at: found, cells }, i): TileRow => ({
    tile: at(TILES, i),
    mayBe:
      found === null
        ? cells.reduce((mask, { mark }, column) => (mark === 'not here' ? mask : mask | (1 << column)), 0)
        : 1 << cells.findIndex(({ place }) => place === found),
    weights: Array.from({ length: seats + 2 }, () => 0),
  }))
  const bounds = boundsOf(view, tileRows)
  ruleOutCells(bounds)
  fitWeights(tileRows, bounds)
  return {
    heldChances: seatsClockwise(seats).map(seat => tileRows.map(({ weights }) => at(weights, seat))),
    missingChances: tileRows.map(({ weights }) => at(weights, seats + 1)),
  }
}

/** The known numbers: the size of each hand, one missing tile, and every answer. */
function boundsOf({ seats, open, own, story }: View, tileRows: readonly TileRow[]): TileCountBound[] {
  const handSize = own.hand.length
  const bounds: TileCountBound[] = [
    ...seatsClockwise(seats).map(column => ({ column, rows: tileRows, fewest: handSize, most: handSize })),
    { column: seats, rows: tileRows, fewest: open.faceUp.length, most: open.faceUp.length },
    { column: seats + 1, rows: tileRows, fewest: 1, most: 1 },
  ]
  for (const line of story) {
    if (line.type !== 'asked') continue
    const rowsWithTrait = tileRows.filter(({ tile }) => hasTrait(tile, line.trait))
    const [fewest, most] = answerCountRange(line, handSize)
    bounds.push({ column: line.of, rows: rowsWithTrait, fewest, most })
  }
  return bounds
}

/** Crosses out what the numbers exclude, until nothing changes. */
function ruleOutCells(bounds: readonly TileCountBound[]): void {
  for (let hasChanged = true; hasChanged;) {
    hasChanged = false
    for (const { column, rows, fewest, most } of bounds) {
      const bit = 1 << column
      const possibleRows = rows.filter(({ mayBe }) => mayBe & bit)
      const certainRows = possibleRows.filter(({ mayBe }) => mayBe === bit)
      if (certainRows.length === possibleRows.length) continue
      if (certainRows.length === most)
        for (const row of possibleRows) row.mayBe = row.mayBe === bit ? bit : row.mayBe & ~bit
      else if (possibleRows.length === fewest) for (const row of possibleRows) row.mayBe = bit
      else continue
      hasChanged = true
    }
  }
}

/** Weights that meet the numbers on average, by scaling rows and bounds in turn. */
function fitWeights(rows: readonly TileRow[], bounds: readonly TileCountBound[]): void {
  for (const { mayBe, weights } of rows)
    for (const column of weights.keys()) weights[column] = mayBe & (1 << column) ? 1 : 0
  for (let round = 0; round < 24; round++) {
    for (const { column, rows, fewest, most } of bounds) {
      const sum = rows.reduce((total, { weights }) => total + weights[column]!, 0)
      const wanted = Math.min(most, Math.max(fewest, sum))
      if (sum > 0 && wanted !== sum) for (const { weights } of rows) weights[column]! *= wanted / sum
    }
    for (const { weights } of rows) {
      const sum = weights.reduce((total, weight) => total + weight, 0)
      if (sum > 0) for (let column = 0; column < weights.length; column++) weights[column]! /= sum
    }
  }
}

/**
 * The chances that this player has none of these tiles, exactly one, exactly two, and so on. Tiles are taken as independent,
 * and then numbers the answers exclude are removed.
 */
export function traitCountChances(
  chance: TileChances,
  { of, tiles, range: [fewest, most] }: { of: Seat; tiles: readonly Tile[]; range: readonly [number, number] },
): number[] {
  let chanceByHeldCount = [1]
  for (const tile of tiles) {
    const heldChance = at(at(chance.heldChances, of), TILES.indexOf(tile))
    chanceByHeldCount = [...chanceByHeldCount, 0].map(
      (probability, n) => (chanceByHeldCount[n - 1] ?? 0) * heldChance + probability * (1 - heldChance),
    )
  }
  const allowedChances = chanceByHeldCount.map((probability, n) => (n >= fewest && n <= most ? probability : 0))
  const sum = allowedChances.reduce((total, probability) => total + probability, 0)
  return sum > 0 ? allowedChances.map(probability => probability / sum) : chanceByHeldCount
}
