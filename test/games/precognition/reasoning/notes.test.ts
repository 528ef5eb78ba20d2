// Tests the count of ranks in the notebook.
import { expect, test } from 'vitest'
import { directNotebookFacts } from '../../../../shared/games/precognition/reasoning/notes.ts'
import { dealt } from '../table.ts'

test('every rank has four cards: in the row, in one’s hand, or unseen', () => {
  const table = dealt(4) // seat 0 holds S1 S5 S9 S13 H4 …
  table.predicted('U', 'U', 'U', 'U')
  for (let i = 0; i < 7; i++) table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
  const counted = directNotebookFacts(table.seat(0).view)
  expect(counted.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
  for (const { played, mine, unseen } of counted) expect(played + mine + unseen).toBe(4)
  expect(counted[0]).toEqual({ rank: 1, played: 1, mine: 0, unseen: 3 })
  expect(counted[3]).toEqual({ rank: 4, played: 1, mine: 1, unseen: 2 })
  expect(counted[4]).toEqual({ rank: 5, played: 1, mine: 0, unseen: 3 })
  expect(counted[12]).toEqual({ rank: 13, played: 0, mine: 1, unseen: 3 })
  expect(counted.reduce((sum, { played }) => sum + played, 0)).toBe(7)
  expect(counted.reduce((sum, { mine }) => sum + mine, 0)).toBe(11)
})

test('left-over cards count as unseen too', () => {
  const counted = directNotebookFacts(dealt(6).seat(2).view)
  expect(counted.reduce((sum, { unseen }) => sum + unseen, 0)).toBe(52 - 8)
})

test('a spectator counts the row alone', () => {
  const table = dealt(3)
  table.predicted('UU', 'U', 'UD')
  table.playedOut()
  table.seat(2).deals()
  expect(
    directNotebookFacts(table.seat(1).view).every(
      ({ played, mine, unseen }) => played === 0 && mine === 0 && unseen === 4,
    ),
  ).toBe(true)
})
