// Answers for: the cards of communal Deduction: nine characteristics in three families, and the Completes that bear one of each.
import { at } from '../../engine/index.ts'

export const FAMILIES = ['fill', 'colour', 'shape'] as const
export type Family = (typeof FAMILIES)[number]

export const FILLS = ['filled', 'partial', 'hollow'] as const
export const COLOURS = ['red', 'green', 'blue'] as const
export const SHAPES = ['circle', 'square', 'triangle'] as const

/** The nine characteristics, family by family. A Single shows one of them. */
export const MARKS = [...FILLS, ...COLOURS, ...SHAPES] as const
/** A characteristic: what a Single shows, and what a Complete bears three of. */
export type Mark = (typeof MARKS)[number]

/** A Complete by what it bears: 'hollow-red-circle'. */
export type Complete = `${(typeof FILLS)[number]}-${(typeof COLOURS)[number]}-${(typeof SHAPES)[number]}`

/** All 27 Completes, in the order of their characteristics. */
export const COMPLETES: readonly Complete[] = FILLS.flatMap(fill =>
  COLOURS.flatMap(colour => SHAPES.map(shape => `${fill}-${colour}-${shape}` as const)),
)

/** Singles of each characteristic. */
export const COPIES = 4

/** The family of a characteristic. */
export function familyOf(mark: Mark): Family {
  return at(FAMILIES, Math.floor(MARKS.indexOf(mark) / 3))
}

/** The three characteristics of a family. */
export function marksOf(family: Family): readonly Mark[] {
  const from = 3 * FAMILIES.indexOf(family)
  return MARKS.slice(from, from + 3)
}

/** The three characteristics a Complete bears: fill, colour, shape. */
export function marksOfComplete(card: Complete): readonly [Mark, Mark, Mark] {
  return card.split('-') as [Mark, Mark, Mark]
}

/** True when the Complete bears this characteristic. */
export function hasMark(card: Complete, mark: Mark): boolean {
  return marksOfComplete(card).includes(mark)
}

/** The one riddle of the game: which Complete is hidden. */
export const RIDDLE_KEY = 'hidden'
