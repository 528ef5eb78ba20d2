// Answers for: the cells in which Singles are counted together, and how what is left in each is written into one number, a place.

/** Characteristics of one truth that are counted together. */
export interface Cell {
  readonly traits: readonly number[]
  readonly isTrue: boolean
  readonly most: number // Singles in it when none is taken
  readonly settled: boolean // no hand to come tells its characteristics apart
}

/** Cells, and a place for every way their counts can be: in its bits, 28 at most, whether a hand has three true Singles, then cell by cell what is left. */
export interface CellLayout {
  readonly cells: readonly Cell[]
  readonly shifts: Int32Array // by cell: where its bits begin
  readonly masks: Int32Array // and its bits, there
}

/** The bit of a place that says that a hand has three true Singles. */
export const TRIPLE_BIT = 1

/** Where each cell has its bits. */
export function layoutOf(cells: readonly Cell[]): CellLayout {
  const bits = cells.map(({ most }) => 32 - Math.clz32(most))
  let shift = 1
  const shifts = Int32Array.from(bits, size => (shift += size) - size)
  return { cells, shifts, masks: Int32Array.from(bits, size => (1 << size) - 1) }
}
