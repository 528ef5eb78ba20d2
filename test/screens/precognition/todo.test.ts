// @vitest-environment happy-dom
// What a player is told to do in Precognition, after the last card.
import { beforeAll, expect, test } from 'vitest'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { todoSentence } from '../../../renderer/games/precognition/todo.ts'

beforeAll(async () => {
  await switchLanguage('en')
})

const told = (cardsInRow: number, changes: object = {}) =>
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
        ...changes,
      },
    } as never,
    [0],
  )

test('nobody is told that it is their turn once the row is full', () => {
  expect(told(2)).not.toBeNull()
  expect(told(3)).toBeNull()
})

test('who has agreed to finish the row is told whom the table waits for, also on their own turn', () => {
  expect(told(2, { settled: true, agreed: [false, false] })).toEqual([
    'Nothing changes any more: finish the row, or play on.',
  ])
  expect(told(2, { settled: true, agreed: [true, false] })).toEqual([
    'You want to finish the row. Waiting for ',
    { seat: 1 },
    '.',
  ])
})
