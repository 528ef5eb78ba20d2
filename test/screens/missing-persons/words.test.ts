// The labels of Missing Persons' screens.
import { expect, test } from 'vitest'
import { labels } from '../../../renderer/games/missing-persons/labels/en.ts'
import { gameWords } from '../../../shared/games/missing-persons/words/en.ts'

test('a card to be turned down has one article, the joker too', () => {
  expect(labels.turnDown(gameWords.card('X'))).toBe('Turn down the Joker')
  expect(labels.turnDown(gameWords.card('S7'))).toBe('Turn down the 7 of Spades')
})
