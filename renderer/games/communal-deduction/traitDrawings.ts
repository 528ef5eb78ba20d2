// The drawings of the nine characteristics, in a square of 24.
// Each has its own outline; a colour is a flame, a leaf or waves.
import type { Trait } from '../../../shared/games/communal-deduction/cards.ts'

/** An outline, whether it is filled, and the part that is inked as well. */
export interface TraitDrawing {
  readonly outline: string
  readonly inked?: string
}

/** Outlines of shapes, and their lower halves. */
export const SHAPE_DRAWINGS = {
  circle: { outline: 'M12 3a9 9 0 1 1 0 18 9 9 0 1 1 0-18Z', half: 'M3 12h18a9 9 0 0 1-18 0Z' },
  square: { outline: 'M3.5 3.5h17v17h-17Z', half: 'M3.5 12h17v8.5h-17Z' },
  triangle: { outline: 'M12 3 21.5 20.5h-19Z', half: 'M7.1 12h9.8l4.6 8.5h-19Z' },
} as const

/** A thing for each colour, such as a flame, so that colours can be told apart without being seen. */
export const COLOUR_DRAWINGS = {
  red: 'M12.5 1.5c.4 4.4 6.5 6.8 6.5 13a7 7 0 0 1-14 0c0-3.4 1.7-5.2 2.9-7 .5 1.7 1.1 2.5 2 3.2.2-3.4.6-6.2 2.6-9.2Z',
  green: 'M21 2.5C22 13.5 18 20 11 20c-1.7 0-3.2-.5-4.3-1.4L4 22l-1.8-1.5 3-3.7C2 9.5 9.5 3.8 21 2.5Z',
  blue: 'M1 8c3.7-4 7.3-4 11 0s7.3 4 11 0v4c-3.7 4-7.3 4-11 0s-7.3-4-11 0ZM1 16c3.7-4 7.3-4 11 0s7.3 4 11 0v4c-3.7 4-7.3 4-11 0s-7.3-4-11 0Z',
} as const

const DIAMOND_OUTLINE = 'M12 2 21 12 12 22 3 12Z'

/** The drawing of a Single's characteristic. Fills are diamonds: full, half full and empty. */
export const TRAIT_DRAWINGS: Readonly<Record<Trait, TraitDrawing>> = {
  filled: { outline: DIAMOND_OUTLINE, inked: DIAMOND_OUTLINE },
  partial: { outline: DIAMOND_OUTLINE, inked: 'M3 12h18L12 22Z' },
  hollow: { outline: DIAMOND_OUTLINE },
  red: { outline: COLOUR_DRAWINGS.red, inked: COLOUR_DRAWINGS.red },
  green: { outline: COLOUR_DRAWINGS.green, inked: COLOUR_DRAWINGS.green },
  blue: { outline: COLOUR_DRAWINGS.blue, inked: COLOUR_DRAWINGS.blue },
  circle: { outline: SHAPE_DRAWINGS.circle.outline },
  square: { outline: SHAPE_DRAWINGS.square.outline },
  triangle: { outline: SHAPE_DRAWINGS.triangle.outline },
}
