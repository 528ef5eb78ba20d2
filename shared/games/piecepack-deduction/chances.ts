// Answers for: where the computer player takes each tile to be. What the answers force is settled; the rest is weighed.
import { at, seatsClockwise, type Seat, type SeatView } from '../../engine/index.ts'
import { countsMeant } from './clues.ts'
import type { Piecepack } from './kinds.ts'
import { notebookFacts } from './notes.ts'
import { hasTrait, TILES, type Tile } from './tiles.ts'

type View = Pick<SeatView<Piecepack>, 'seats' | 'seat' | 'own' | 'story' | 'open'>

/** The likelihood, 0 to 1, that a tile is with each player, and that it is missing. */
export interface TileChances {
  readonly held: readonly (readonly number[])[] // by seat, then tile in the order of TILES
  readonly missing: readonly number[] // by tile
}

/** So many of these tiles are in this column, from `fewest` to `most`. */
interface Bound {
  readonly column: number
  readonly tiles: readonly number[]
  readonly fewest: number
  readonly most: number
}

const everyTile = TILES.map((_, i) => i)

/** Weighs all this seat has heard. Columns are the seats, then face up, then missing. */
export function tileChances(view: View): TileChances {
  const { seats } = view
  const rows = notebookFacts(view)
  const mayBe = rows.map(({ cells }) =>
    cells.reduce((mask, { mark }, column) => (mark === 'not here' ? mask : mask | (1 << column)), 0),
  )
  for (const [i, { at: found, cells }] of rows.entries())
    if (found !== null) mayBe[i] = 1 << cells.findIndex(({ place }) => place === found)
  const bounds = boundsOf(view)
  settle(mayBe, bounds)
  const weights = weigh(mayBe, bounds, seats + 2)
  return {
    held: seatsClockwise(seats).map(seat => weights.map(row => at(row, seat))),
    missing: weights.map(row => at(row, seats + 1)),
  }
}

/** What is known of numbers: the size of each hand, one tile missing, and every answer. */
function boundsOf({ seats, open, own, story }: View): Bound[] {
  const size = own.hand.length
  const bounds: Bound[] = [
    ...seatsClockwise(seats).map(column => ({ column, tiles: everyTile, fewest: size, most: size })),
    { column: seats, tiles: everyTile, fewest: open.faceUp.length, most: open.faceUp.length },
    { column: seats + 1, tiles: everyTile, fewest: 1, most: 1 },
  ]
  for (const line of story) {
    if (line.type !== 'asked') continue
    const tiles = everyTile.filter(i => hasTrait(at(TILES, i), line.trait))
    const [fewest, most] = countsMeant(line, size)
    bounds.push({ column: line.of, tiles, fewest, most })
  }
  return bounds
}

/** Crosses out what the numbers exclude, until they exclude nothing more. */
function settle(mayBe: number[], bounds: readonly Bound[]): void {
  for (let changed = true; changed;) {
    changed = false
    for (const { column, tiles, fewest, most } of bounds) {
      const bit = 1 << column
      const may = tiles.filter(i => mayBe[i]! & bit)
      const must = may.filter(i => mayBe[i] === bit)
      if (must.length === may.length) continue
      if (must.length === most) for (const i of may) mayBe[i] = mayBe[i] === bit ? bit : mayBe[i]! & ~bit
      else if (may.length === fewest) for (const i of may) mayBe[i] = bit
      else continue
      changed = true
    }
  }
}

/** Weights that meet the numbers on average: rows and bounds are scaled in turn. */
function weigh(mayBe: readonly number[], bounds: readonly Bound[], columns: number): number[][] {
  const weights: number[][] = mayBe.map(mask =>
    Array.from({ length: columns }, (_, column) => (mask & (1 << column) ? 1 : 0)),
  )
  for (let round = 0; round < 24; round++) {
    for (const { column, tiles, fewest, most } of bounds) {
      const sum = tiles.reduce((total, i) => total + weights[i]![column]!, 0)
      const wanted = Math.min(most, Math.max(fewest, sum))
      if (sum > 0 && wanted !== sum) for (const i of tiles) weights[i]![column]! *= wanted / sum
    }
    for (const row of weights) {
      const sum = row.reduce((total, weight) => total + weight, 0)
      if (sum > 0) for (const column of row.keys()) row[column]! /= sum
    }
  }
  return weights
}

/** How likely this player holds none of these tiles, exactly one, exactly two, and so on. */
export function tilesWithTrait(chance: TileChances, of: Seat, tiles: readonly Tile[]): number[] {
  let counts = [1]
  for (const tile of tiles) {
    const held = at(at(chance.held, of), TILES.indexOf(tile))
    counts = [...counts, 0].map((likely, n) => (counts[n - 1] ?? 0) * held + likely * (1 - held))
  }
  return counts
}
