// The cards of Communal Deduction: nine characteristics in three families, and the Completes with one of each family.
import { at } from '../../engine/index.ts'

export const TRAIT_FAMILIES = ['fill', 'colour', 'shape'] as const
export type TraitFamily = (typeof TRAIT_FAMILIES)[number]

export const FILLS = ['filled', 'partial', 'hollow'] as const
export const COLOURS = ['red', 'green', 'blue'] as const
export const SHAPES = ['circle', 'square', 'triangle'] as const

/** The nine characteristics, family by family. A Single shows one of them. */
export const TRAITS = [...FILLS, ...COLOURS, ...SHAPES] as const
/** A characteristic. A Single shows one of them, a Complete bears three. */
export type Trait = (typeof TRAITS)[number]

/** A Complete, named by its characteristics: 'hollow-red-circle'. */
export type CompleteCard = `${(typeof FILLS)[number]}-${(typeof COLOURS)[number]}-${(typeof SHAPES)[number]}`

/** All 27 Completes, in the order of their characteristics. */
export const COMPLETE_CARDS: readonly CompleteCard[] = FILLS.flatMap(fill =>
  COLOURS.flatMap(colour => SHAPES.map(shape => `${fill}-${colour}-${shape}` as const)),
)

/** The number of Singles of each characteristic. */
export const SINGLES_PER_TRAIT = 4

/** The family of a characteristic. */
export function familyOfTrait(trait: Trait): TraitFamily {
  return at(TRAIT_FAMILIES, Math.floor(TRAITS.indexOf(trait) / 3))
}

/** The three characteristics of a family. */
export function traitsOfFamily(family: TraitFamily): readonly Trait[] {
  const from = 3 * TRAIT_FAMILIES.indexOf(family)
  return TRAITS.slice(from, from + 3)
}

/** The three characteristics a Complete bears: fill, colour, shape. */
export function traitsOfCompleteCard(card: CompleteCard): readonly [Trait, Trait, Trait] {
  return card.split('-') as [Trait, Trait, Trait]
}

/** True if the Complete bears this characteristic. */
export function hasTrait(card: CompleteCard, trait: Trait): boolean {
  return traitsOfCompleteCard(card).includes(trait)
}

/** The only riddle of the game: which Complete is hidden. */
export const RIDDLE_KEY = 'hidden'
