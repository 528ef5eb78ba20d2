// The predictions that occur most often.
import { expect, test } from 'vitest'
import { likelyRuns, makeAlternatingRun, makeRepeatingRun } from '../../../../shared/games/precognition/players/runs.ts'

test('a run turns at every card, or keeps its direction at one of them', () => {
  expect(makeAlternatingRun('D', 5)).toBe('DUDUD')
  expect([1, 2, 3].map(repeatAt => makeRepeatingRun('U', { length: 4, repeatAt }))).toEqual(['UUDU', 'UDDU', 'UDUU'])
})

test('the likely runs are all different, as long as asked for, and their shares make a whole', () => {
  for (const length of [1, 2, 7]) {
    const runs = likelyRuns(length)
    expect(new Set(runs.map(({ letters }) => letters)).size).toBe(2 * length)
    expect(runs.every(({ letters }) => letters.length === length)).toBe(true)
    expect(runs.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1)
  }
})
