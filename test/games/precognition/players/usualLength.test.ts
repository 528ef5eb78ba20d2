// How long a prediction may be and still usually comes true, by the number of players and of cards.
import { describe, expect, test } from 'vitest'
import { handSize } from '../../../../shared/games/precognition/cards.ts'
import { usualPredictionLength } from '../../../../shared/games/precognition/players/usualLength.ts'

describe.each(['ten each', 'whole deck'] as const)('%s', hands => {
  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])(
    'with %i players, a newcomer is advised a short one that usually comes true',
    players => {
      const { letters, chance } = usualPredictionLength(players, players * handSize(players, hands))
      expect(letters).toBeGreaterThanOrEqual(4)
      expect(letters).toBeLessThanOrEqual(9)
      expect(chance).toBeGreaterThanOrEqual(0.8)
    },
  )
})

test('the same table is told the same, because the figures come from no hand', () => {
  expect(usualPredictionLength(3, 30)).toEqual(usualPredictionLength(3, 30))
})

test('a row of two cards has one change, and no more is advised', () => {
  expect(usualPredictionLength(2, 2).letters).toBe(1)
})
