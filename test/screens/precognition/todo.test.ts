// @vitest-environment happy-dom
// What a player is told to do in Precognition, after the last card.
import { beforeAll, expect, test } from 'vitest'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { todoSentence } from '../../../renderer/games/precognition/todo.ts'

beforeAll(async () => {
  await switchLanguage('en')
})

const told = (cardsInRow: number) =>
  todoSentence(
    {
      seat: 0,
      outcome: null,
      own: { prediction: 'U' },
      open: {
        phase: 'play',
        players: [0, 1],
        turn: 0,
        agreed: [],
        settled: false,
        length: 3,
        row: ['S3', 'H9', 'C5'].slice(0, cardsInRow),
      },
    } as never,
    [0],
  )

test('nobody is told that it is their turn once the row is full', () => {
  expect(told(2)).not.toBeNull()
  expect(told(3)).toBeNull()
})
