// Tests the example beside a prediction: its cards make the changes that are written.
import { expect, test } from 'vitest'
import { RANK_CHANGES, rowChanges, type RankChange } from '../../../shared/games/precognition/rules/row.ts'
import { RANKS, SUITS, type Card } from '../../../shared/games/precognition/cards.ts'
import { exampleRanks } from '../../../renderer/games/precognition/examplePrediction.ts'

/** Every prediction of up to six changes. */
const predictions = (length: number): readonly RankChange[][] =>
  length === 0 ? [[]] : predictions(length - 1).flatMap(start => RANK_CHANGES.map(change => [...start, change]))

test('cards of one pack make every prediction of up to six changes come true, if any can', () => {
  for (const length of [1, 2, 3, 4, 5, 6])
    for (const changes of predictions(length)) {
      const ranks = exampleRanks(changes)
      const sameInARow = Math.max(
        ...changes
          .join('')
          .split(/[UD]/)
          .map(run => run.length),
      )
      if (ranks === null) expect(sameInARow, changes.join('')).toBeGreaterThan(3)
      else {
        const row = ranks.map(
          (rank, i): Card => `${SUITS[ranks.slice(0, i).filter(other => other === rank).length]!}${rank}`,
        )
        expect(rowChanges(row)).toBe(changes.join(''))
        expect(RANKS).toEqual(expect.arrayContaining([...ranks]))
        expect(new Set(row).size).toBe(row.length)
      }
    }
})

test('a rise through the whole pack has an example, a longer one has none', () => {
  expect(exampleRanks(Array<RankChange>(12).fill('U'))).toEqual([...RANKS])
  expect(exampleRanks(Array<RankChange>(13).fill('U'))).toBeNull()
})
