// How likely people are to hide each person, and whom the sharp player hides: often the joker, which no question finds.
import type { Dice } from '../../../engine/index.ts'
import { PERSONS, rankOf, type Card } from '../cards.ts'
import { suspectsWithChance, type PersonChances } from '../reasoning/proof.ts'

/** The weight of one person of each kind: how likely a player is to hide that one, relative to the others. */
export interface HidingHabits {
  readonly joker: number
  readonly number: number
  readonly face: number
}

/** The habits of a player about whom nothing is known. */
export const USUAL_HABITS: HidingHabits = { joker: 6, number: 1.2, face: 1 }

/** The usual habits count as much as this many games in which a player was seen to hide somebody. */
const USUAL_HABITS_WEIGHT_IN_GAMES = 3

function kindOf(card: Card): keyof HidingHabits {
  const rank = rankOf(card)
  return rank === null ? 'joker' : rank > 10 ? 'face' : 'number'
}

/** The habits of a player who hid these persons in earlier games of the evening. */
export function habitsFromHiddenPersons(hiddenBefore: readonly Card[]): HidingHabits {
  const usualSum = PERSONS.reduce((sum, card) => sum + USUAL_HABITS[kindOf(card)], 0)
  const weightOf = (kind: keyof HidingHabits) => {
    const personCount = PERSONS.filter(card => kindOf(card) === kind).length
    const usualShare = (personCount * USUAL_HABITS[kind]) / usualSum
    const hiddenCount = hiddenBefore.filter(card => kindOf(card) === kind).length
    return (
      (USUAL_HABITS_WEIGHT_IN_GAMES * usualShare + hiddenCount) /
      (USUAL_HABITS_WEIGHT_IN_GAMES + hiddenBefore.length) /
      personCount
    )
  }
  return { joker: weightOf('joker'), number: weightOf('number'), face: weightOf('face') }
}

/** The percentage of games in which the sharp player hides the joker. */
const JOKER_PERCENT = 8

/** The chances after weighting by a player's habits. */
export function weightChancesByHabits(chances: PersonChances, habits: HidingHabits = USUAL_HABITS): PersonChances {
  const weights = suspectsWithChance(chances).map(card => [card, (chances[card] ?? 0) * habits[kindOf(card)]] as const)
  const sum = weights.reduce((total, [, weight]) => total + weight, 0)
  return Object.fromEntries(weights.map(([card, weight]) => [card, weight / sum]))
}

/** The person to hide: the joker often enough that others can neither ignore nor expect it, otherwise anybody. */
export function chooseCardToHide(barredCards: readonly Card[], dice: Dice): Card {
  const some = PERSONS.filter(card => !barredCards.includes(card))
  if (some.includes('X') && dice.below(100) < JOKER_PERCENT) return 'X'
  return dice.pick(some.filter(card => card !== 'X'))
}
