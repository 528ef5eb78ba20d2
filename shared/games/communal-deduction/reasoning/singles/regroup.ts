// Splits and merges cells. When a cell splits, the Singles taken from it are distributed over its parts;
// when cells merge, the Singles they have left are combined.
import { at } from '../../../../engine/index.ts'
import { binomial } from './binomials.ts'
import type { DoubleBufferedCounts } from './doubleBufferedCounts.ts'
import { createCellBitLayout, THREE_TRUE_SINGLES_BIT, type TraitCell, type CellBitLayout } from './cells.ts'
import type { DistinguishingHandsLookup } from './triples.ts'

/** A cell whose characteristics this hand distinguishes, and its first part; null if there is none left. */
export function findCellToSplit(
  cells: readonly TraitCell[],
  handsDistinguishing: DistinguishingHandsLookup,
  handBit: number,
): { nth: number; part: number[]; rest: number[] } | null {
  for (const [nth, { traits, first, isSettled }] of cells.entries()) {
    const part = traits.filter(trait => (handsDistinguishing(trait, first) & handBit) === 0)
    if (!isSettled && part.length < traits.length)
      return { nth, part, rest: traits.filter(trait => !part.includes(trait)) }
  }
  return null
}

/** By part: the number of the cell of which it becomes a part. */
export function targetCellByPart(
  parts: readonly TraitCell[],
  handsDistinguishing: DistinguishingHandsLookup,
  laterHands: number,
): number[] {
  const cells: TraitCell[] = []
  return parts.map(part => {
    const cellIndex = part.isSettled
      ? cells.findIndex(
          cell =>
            cell.isSettled &&
            cell.isTrue === part.isTrue &&
            (handsDistinguishing(cell.first, part.first) & laterHands) === 0,
        )
      : -1
    return cellIndex >= 0 ? cellIndex : cells.push(part) - 1
  })
}

/** A part of a cell that was split or is merged with others. */
interface ChangedPart {
  readonly isFirstOfCell: boolean // the part is the first of its cell
  readonly isLastOfCell: boolean // the part is the last of its cell
  readonly laterPartsSize: number // number of Singles in later parts of its cell
  readonly cellSize: number // number of Singles in its cell before any is taken
  readonly most: number // number of Singles in the part before any is taken
  readonly sourceBits: { readonly shift: number; readonly mask: number } // of its cell
  readonly target: number // number of the cell of which it becomes a part
  readonly shift: number // position of that cell's lowest bit
}

/** Splits each cell into its parts and merges parts with the same number. */
export function regroupCells(
  tally: DoubleBufferedCounts,
  oldLayout: CellBitLayout,
  parts: readonly (readonly TraitCell[])[],
  cellNumbers: readonly number[],
): CellBitLayout {
  const changedParts = parts
    .flatMap((list, cell) => list.map(part => ({ part, cell, isSplit: list.length > 1 })))
    .map((cell, i) => ({ ...cell, target: at(cellNumbers, i) }))
  const cells: TraitCell[] = []
  for (const { part, target } of changedParts) {
    const cell = cells[target]
    cells[target] = cell ? { ...cell, traits: [...cell.traits, ...part.traits], most: cell.most + part.most } : part
  }
  const newLayout = createCellBitLayout(cells)
  if (changedParts.length === oldLayout.length && cells.length === changedParts.length) return newLayout // nothing splits or merges: places stay the same
  const isUnmerged = ({ isSplit, target }: (typeof changedParts)[number]) =>
    !isSplit && cellNumbers.filter(other => other === target).length === 1
  const unmergedParts = changedParts.filter(isUnmerged).map(({ cell, target }) => {
    const { shift, mask } = at(oldLayout, cell)
    return { shift, mask, to: at(newLayout, target).shift }
  })
  const mergedParts = changedParts
    .filter(cell => !isUnmerged(cell))
    .map(({ part, cell, target }, i, all): ChangedPart => {
      const { shift, mask, most } = at(oldLayout, cell)
      return {
        isFirstOfCell: cell !== all[i - 1]?.cell,
        isLastOfCell: cell !== all[i + 1]?.cell,
        laterPartsSize: all.slice(i + 1).reduce((sum, other) => (other.cell === cell ? sum + other.part.most : sum), 0),
        cellSize: most,
        most: part.most,
        sourceBits: { shift, mask },
        target,
        shift: at(newLayout, target).shift,
      }
    })
  const takenByCell = new Int32Array(cells.length)
  const { current, next } = tally
  const distribute = (i: number, takenSoFar: number, layoutBits: number, source: number, ways: number): void => {
    if (i === mergedParts.length) return next.add(layoutBits, ways)
    const { isFirstOfCell, isLastOfCell, laterPartsSize, cellSize, most, sourceBits, target, shift } = mergedParts[i]!
    if (isFirstOfCell) takenSoFar = cellSize - ((source >> sourceBits.shift) & sourceBits.mask)
    const takenBefore = takenByCell[target]!
    const minTaken = isLastOfCell ? takenSoFar : Math.max(0, takenSoFar - laterPartsSize)
    const maxTaken = isLastOfCell ? takenSoFar : Math.min(most, takenSoFar)
    for (let takenCount = minTaken; takenCount <= maxTaken; takenCount++) {
      const leftCount = most - takenCount
      takenByCell[target] = takenBefore + leftCount
      distribute(
        i + 1,
        takenSoFar - takenCount,
        layoutBits + (leftCount << shift),
        source,
        ways * binomial(takenSoFar, takenCount) * binomial(takenBefore + leftCount, leftCount),
      )
    }
    takenByCell[target] = takenBefore
  }
  for (let i = 0; i < current.size; i++) {
    const source = current.placeAt(i)
    let place = source & THREE_TRUE_SINGLES_BIT
    for (const { shift, mask, to } of unmergedParts) place += ((source >> shift) & mask) << to
    distribute(0, 0, place, source, current.waysAt(i))
  }
  tally.swap()
  return newLayout
}
