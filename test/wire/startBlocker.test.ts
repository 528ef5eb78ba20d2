// Tests what a lobby still lacks before a game can start, as host and start button say it.
import { expect, test } from 'vitest'
import { seatedPlayerCount, startBlocker } from '../../shared/wire/index.ts'

type Kind = 'free' | 'person' | 'computer'
const lacks = (kinds: Kind[], peopleOnly = false) =>
  startBlocker({ chairs: kinds.map(kind => ({ kind })), peopleOnly }, [2, 4])

test('with enough players and not too many nothing is missing', () => {
  expect(lacks(['person', 'person'])).toBeNull()
  expect(lacks(['person', 'computer', 'computer', 'person'])).toBeNull()
})
test('players are missing below the fewest, and too many above the most', () => {
  expect(lacks(['person'])).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
  expect(lacks([])).toEqual({ type: 'too-few', fewest: 2, lacking: 2 })
  expect(lacks(['person', 'person', 'person', 'person', 'computer'])).toEqual({ type: 'too-many', most: 4 })
})
test('a free chair is nobody: it does not count, and stands in nobody’s way', () => {
  expect(lacks(['free', 'person', 'free'])).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
  expect(lacks(['person', 'free', 'computer'])).toBeNull()
  expect(lacks(['person', 'person', 'person', 'person', 'free'])).toBeNull()
  expect(seatedPlayerCount([{ kind: 'person' }, { kind: 'free' }, { kind: 'computer' }])).toBe(2)
})
test('where only people can play a computer player is one too many, said before who is missing', () => {
  expect(lacks(['person', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['free', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['person', 'person'], true)).toBeNull()
  expect(lacks(['person', 'free'], true)).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
})
