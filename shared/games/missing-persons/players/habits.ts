// How likely people are to hide each person, and whom the sharp player hides: often the joker, which no question finds.
import type { Dice } from '../../../engine/index.ts'
import { PERSONS, rankOf, type Card } from '../cards.ts'
import { suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'

/** The weight of each kind of person, relative to a face, for a player about whom nothing is known. */
export const HABITS = { joker: 6, number: 1.2, face: 1 } as const

/** The percentage of games in which the sharp player hides the joker. */
const JOKER_PERCENT = 8

/** This person's weight among all who may be hidden. */
export function habitWeight(card: Card): number {
  const rank = rankOf(card)
  return rank === null ? HABITS.joker : rank > 10 ? HABITS.face : HABITS.number
}

/** The chances after weighting by people's habits. */
export function expectedByHabit(chances: PersonChances): PersonChances {
  const weights = suspectsWithChance(chances).map(card => [card, (chances[card] ?? 0) * habitWeight(card)] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(weights.map(([card, weight]) => [card, weight / sum]))
}

/** The person to hide: the joker often enough that others can neither ignore nor expect it, otherwise anybody. */
export function cardToHide(barred: readonly Card[], dice: Dice): Card {
  const some = PERSONS.filter(card => !barred.includes(card))
  if (some.includes('X') && dice.below(100) < JOKER_PERCENT) return 'X'
  return dice.pick(some.filter(card => card !== 'X'))
}
