// Tests what a number of cards left is worth in the race for the hidden ones.
import { expect, test } from 'vitest'
import { monotonePointsByCount } from '../../../../shared/games/mind-reader/players/namingRace.ts'

test('fewer cards left are never worth less, even where chance in the races says so', () => {
  const measured: Readonly<Record<number, number>> = { 1: 20, 2: 14, 3: 15, 4: 13, 6: 10, 8: 11, 11: 8 }
  const points = monotonePointsByCount(10, left => measured[left] ?? 0)
  const counts = [1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10]
  for (const [i, left] of counts.slice(1).entries()) expect(points(left)).toBeLessThanOrEqual(points(counts[i]!))
  expect(points(1)).toBe(20)
  expect(points(2)).toBe(14.5)
  expect(points(3)).toBe(14.5)
})
