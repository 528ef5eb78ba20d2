// Answers for: what a lobby still lacks before a game can start, as host and start button both say it.
import { expect, test } from 'vitest'
import { startBlocker } from '../../shared/wire/index.ts'

type Kind = 'free' | 'person' | 'computer'
const lacks = (kinds: Kind[], peopleOnly = false) =>
  startBlocker({ chairs: kinds.map(kind => ({ kind })), peopleOnly }, [2, 4])

test('with somebody on every chair, and neither too few nor too many, nothing is missing', () => {
  expect(lacks(['person', 'person'])).toBeNull()
  expect(lacks(['person', 'computer', 'computer', 'person'])).toBeNull()
})
test('chairs are missing below the fewest, and too many above the most', () => {
  expect(lacks(['person'])).toEqual({ type: 'too-few', fewest: 2 })
  expect(lacks(['person', 'person', 'person', 'person', 'free'])).toEqual({ type: 'too-many', most: 4 })
})
test('somebody is missing on each free chair', () => {
  expect(lacks(['free', 'person', 'free'])).toEqual({ type: 'free-chairs', chairs: 2 })
  expect(lacks(['computer', 'free'])).toEqual({ type: 'free-chairs', chairs: 1 })
})
test('where only people can play, one computer player among people is one too many, and is said before free chairs are', () => {
  expect(lacks(['person', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['free', 'computer'], true)).toEqual({ type: 'people-only' })
  expect(lacks(['person', 'person'], true)).toBeNull()
  expect(lacks(['person', 'free'], true)).toEqual({ type: 'free-chairs', chairs: 1 })
})
