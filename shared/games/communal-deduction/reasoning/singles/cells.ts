// Groups characteristics that are counted together into cells. The numbers of Singles left in all cells are packed
// into one number, called a place.

/** Characteristics that are equally true or false and are counted together. */
export interface TraitCell {
  readonly traits: readonly number[]
  readonly first: number // number of true or false Singles of each, at its first characteristic
  readonly isTrue: boolean
  readonly most: number // number of Singles before any is taken
  readonly isSettled: boolean // no later hand distinguishes its characteristics
}

/** A cell, and which bits of a place hold its count. */
export interface BitPackedCell extends TraitCell {
  readonly shift: number // position of its lowest bit
  readonly mask: number // the mask of its bits, in position
}

/** The bits of a place, 28 at most: whether a hand has three true Singles, then the remaining Singles of each cell. */
export type CellBitLayout = readonly BitPackedCell[]

/** The bit of a place that says that a hand has three true Singles. */
export const THREE_TRUE_SINGLES_BIT = 1

/** Assigns bits to each cell. */
export function createCellBitLayout(cells: readonly TraitCell[]): CellBitLayout {
  let nextBit = 1
  return cells.map(({ traits, first, isTrue, most, isSettled }) => {
    const shift = nextBit
    const bits = 32 - Math.clz32(most)
    nextBit += bits
    return { traits, first, isTrue, most, isSettled, shift, mask: (1 << bits) - 1 }
  })
}
