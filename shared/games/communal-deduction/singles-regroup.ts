// Answers for: cells that split and cells that become one: what was taken from a cell is shared out when it splits,
// and what two cells leave is shared out when they become one.
import { BINOMIALS, BINOMIAL_ROW } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { layoutOf, TRIPLE_BIT, type Cell, type CellLayout } from './singles-cells.ts'

/** A cell that this hand tells apart, and its first part; null when there is none left. */
export function splitCell(
  cells: readonly Cell[],
  apart: readonly (readonly number[])[],
  bit: number,
): { at: number; part: number[]; rest: number[] } | null {
  for (const [at, { traits, settled }] of cells.entries()) {
    const part = traits.filter(trait => (apart[trait]![traits[0]!]! & bit) === 0)
    if (!settled && part.length < traits.length)
      return { at, part, rest: traits.filter(trait => !part.includes(trait)) }
  }
  return null
}

/** By part: the number of the cell it becomes. */
export function mergedCellNumbers(
  parts: readonly Cell[],
  apart: readonly (readonly number[])[],
  later: number,
): number[] {
  const cells: Cell[] = []
  return parts.map(part => {
    const found = part.settled
      ? cells.findIndex(
          cell =>
            cell.settled && cell.isTrue === part.isTrue && (apart[cell.traits[0]!]![part.traits[0]!]! & later) === 0,
        )
      : -1
    return found >= 0 ? found : cells.push(part) - 1
  })
}

/** Splits each cell into its parts, and makes parts one that go to the same number. */
export function regroupCells(
  tally: DoubleBufferedCounts,
  from: CellLayout,
  parts: readonly (readonly Cell[])[],
  into: readonly number[],
): CellLayout {
  const flat = parts.flat()
  const cells: Cell[] = []
  for (const [i, part] of flat.entries()) {
    const cell = cells[into[i]!]
    cells[into[i]!] = cell ? { ...cell, traits: [...cell.traits, ...part.traits], most: cell.most + part.most } : part
  }
  const to = layoutOf(cells)
  if (flat.length === from.cells.length && cells.length === flat.length) return to // nothing splits, nothing becomes one: places stay
  const cellOf = parts.flatMap((list, cell) => list.map(() => cell))
  const alone = flat.map(
    (_, i) => parts[cellOf[i]!]!.length === 1 && into.filter(target => target === into[i]).length === 1,
  )
  const same = [...flat.keys()].filter(i => alone[i])
  const changed = [...flat.keys()].filter(i => !alone[i])
  const behind = changed.map((part, i) =>
    changed.slice(i + 1).reduce((sum, other) => (cellOf[other] === cellOf[part] ? sum + flat[other]!.most : sum), 0),
  ) // by part: Singles of the parts after it
  const opens = changed.map((part, i) => cellOf[part] !== cellOf[changed[i - 1]!])
  const closes = changed.map((part, i) => cellOf[part] !== cellOf[changed[i + 1]!])
  const sums = new Int32Array(cells.length)
  const { shifts, masks } = from
  const left = (source: number, cell: number) => (source >> shifts[cell]!) & masks[cell]!
  const { now, next } = tally
  const go = (i: number, taken: number, place: number, source: number, ways: number): void => {
    if (i === changed.length) return next.add(place, ways)
    const part = changed[i]!
    const cell = cellOf[part]!
    if (opens[i]) taken = from.cells[cell]!.most - left(source, cell)
    const { most } = flat[part]!
    const target = into[part]!
    const held = sums[target]!
    const least = closes[i] ? taken : Math.max(0, taken - behind[i]!)
    const top = closes[i] ? taken : Math.min(most, taken)
    for (let n = least; n <= top; n++) {
      const rest = most - n
      sums[target] = held + rest
      go(
        i + 1,
        taken - n,
        place + (rest << to.shifts[target]!),
        source,
        ways * BINOMIALS[taken * BINOMIAL_ROW + n]! * BINOMIALS[(held + rest) * BINOMIAL_ROW + rest]!,
      )
    }
    sums[target] = held
  }
  const cellsSame = Int32Array.from(same, part => cellOf[part]!)
  const shiftsSame = Int32Array.from(same, part => to.shifts[into[part]!]!)
  for (let i = 0; i < now.size; i++) {
    const source = now.places[now.slots[i]!]!
    let place = source & TRIPLE_BIT
    for (let k = 0; k < cellsSame.length; k++) place += left(source, cellsSame[k]!) << shiftsSame[k]!
    go(0, 0, place, source, now.ways[now.slots[i]!]!)
  }
  tally.turn()
  return to
}
