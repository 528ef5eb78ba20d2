// Says whom players like to hide, and whom the sharp player hides: often the joker, whom no question finds, and anybody else alike.
import type { Dice } from '../../../engine/index.ts'
import { PERSONS, rankOf, type Card } from '../cards.ts'
import { suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'

/** How many times likelier than a face each is to be hidden by somebody of whom nothing is known. */
export const HABITS = { joker: 6, number: 1.2, face: 1 } as const

/** How often, of a hundred times, the sharp player hides the joker. */
const JOKERS = 8

/** The weight of this person among all who may be hidden. */
export function habitWeight(card: Card): number {
  const rank = rankOf(card)
  return rank === null ? HABITS.joker : rank > 10 ? HABITS.face : HABITS.number
}

/** How likely each is once people's habits are counted in. */
export function expectedByHabit(chances: PersonChances): PersonChances {
  const weights = suspectsWithChance(chances).map(card => [card, (chances[card] ?? 0) * habitWeight(card)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(weights.map(([card, weight]) => [card, weight / sum]))
}

/** Whom to hide: the joker so often that it can neither be left out nor counted on, and otherwise anybody. */
export function cardToHide(barred: readonly Card[], dice: Dice): Card {
  const some = PERSONS.filter(card => !barred.includes(card))
  if (some.includes('X') && dice.below(100) < JOKERS) return 'X'
  return dice.pick(some.filter(card => card !== 'X'))
}
