// A device remembers how sharp its people's questions were, where there were any.
import { expect, test } from 'vitest'
import { mayHaveQuestions, type OwnGame } from '../../../../renderer/use/history/ownGames.ts'
import { games } from '../../../../shared/games/index.ts'

const gameOf = (...questions: (number | null)[]): OwnGame => ({
  id: 'a-1',
  game: 'some',
  seats: questions.map((count, seat) => ({
    seat,
    name: 'Ana',
    sharpness: count === null ? null : { questions: count, expected: 0, best: 0 },
  })),
})

test('a game without questions leads to no page about their sharpness', () => {
  expect(mayHaveQuestions(gameOf(0, 0))).toBe(false)
  expect(mayHaveQuestions(gameOf(0, 3))).toBe(true)
})

test('a game that was not measured yet may have had questions', () => {
  expect(mayHaveQuestions(gameOf(null))).toBe(true)
})

test.each(games)('$id is measured unless its players ask nothing, and then at no moment', async ({ id, mind }) => {
  const ratesQuestions = (await mind()).questionWorth.length > 0 // a game without questions looks at nothing
  expect(mayHaveQuestions({ ...gameOf(null), game: id })).toBe(ratesQuestions)
})
