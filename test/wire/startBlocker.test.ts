// Tests what a lobby still lacks before a game can start, as host and start button say it.
import { expect, test } from 'vitest'
import { seatedPlayerCount, startBlocker } from '../../shared/wire/index.ts'

type Kind = 'free' | 'person' | 'computer'
const lacks = (kinds: Kind[], peopleOnly = false) =>
  startBlocker({ chairs: kinds.map(kind => ({ kind })), peopleOnly }, [2, 4])

test('with an allowed number of players nothing is missing', () => {
  expect(lacks(['person', 'person'])).toBeNull()
  expect(lacks(['person', 'computer', 'computer', 'person'])).toBeNull()
})
test('players are missing below the minimum, and too many above the maximum', () => {
  expect(lacks(['person'])).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
  expect(lacks([])).toEqual({ type: 'too-few', fewest: 2, lacking: 2 })
  expect(lacks(['person', 'person', 'person', 'person', 'computer'])).toEqual({ type: 'too-many', most: 4 })
})
test('a free chair does not count as a player, and is no obstacle', () => {
  expect(lacks(['free', 'person', 'free'])).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
  expect(lacks(['person', 'free', 'computer'])).toBeNull()
  expect(lacks(['person', 'person', 'person', 'person', 'free'])).toBeNull()
  expect(seatedPlayerCount([{ kind: 'person' }, { kind: 'free' }, { kind: 'computer' }])).toBe(2)
})
test('if only people can play, a computer player is one too many; said before what is missing', () => {
  expect(lacks(['person', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['free', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['person', 'person'], true)).toBeNull()
  expect(lacks(['person', 'free'], true)).toEqual({ type: 'too-few', fewest: 2, lacking: 1 })
})
