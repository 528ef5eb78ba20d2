// Answers for: the cells in which Singles are counted together, and how what is left in each is written into one number, a place.

/** Characteristics of one truth that are counted together. */
export interface TraitCell {
  readonly traits: readonly number[]
  readonly first: number // of them
  readonly isTrue: boolean
  readonly most: number // Singles in it when none is taken
  readonly settled: boolean // no hand to come tells its characteristics apart
}

/** A cell with the bits of a place in which its count is written. */
export interface PlacedCell extends TraitCell {
  readonly shift: number // where its bits begin
  readonly mask: number // and its bits, there
}

/** A place for every way the counts of cells can be: in its bits, 28 at most, whether a hand has three true Singles, then cell by cell what is left. */
export type CellBitLayout = readonly PlacedCell[]

/** The bit of a place that says that a hand has three true Singles. */
export const TRIPLE_BIT = 1

/** Where each cell has its bits. */
export function createCellBitLayout(cells: readonly TraitCell[]): CellBitLayout {
  let next = 1
  return cells.map(({ traits, first, isTrue, most, settled }) => {
    const shift = next
    const bits = 32 - Math.clz32(most)
    next += bits
    return { traits, first, isTrue, most, settled, shift, mask: (1 << bits) - 1 }
  })
}
