// Who begins the next game, when two players are the same person, and how an evening’s wins and points add up.
import { expect, test } from 'vitest'
import { eveningScores, isSameParticipant, nextFirstSeat } from '../../shared/engine/index.ts'

test('the dice choose who begins the first game, then each next seat does', () => {
  expect(nextFirstSeat([], 3)).toBeNull()
  expect(nextFirstSeat([{ first: 0 }], 3)).toBe(1)
  expect(nextFirstSeat([{ first: 0 }, { first: 2 }], 3)).toBe(0)
})

test('a person is known by name and device together', () => {
  const ana = { name: 'Ana', device: 'a' }
  expect(isSameParticipant(ana, { ...ana })).toBe(true)
  expect(isSameParticipant(ana, { name: 'Ana', device: 'b' })).toBe(false)
  expect(isSameParticipant(ana, { name: 'Ben', device: 'a' })).toBe(false)
  expect(isSameParticipant({ name: '', device: 'a' }, { name: 'a', device: '' })).toBe(false)
})

test('a seat without points has none, and everybody is as they were in their last game', () => {
  const players = (avatar: number) => [
    { name: 'Ana', device: 'a', avatar },
    { name: 'Ben', device: 'b', avatar },
  ]
  const evening = [1, 2].map(avatar => ({
    game: 'blank',
    first: 0,
    outcome: { winners: [0, 1], points: [3] },
    players: players(avatar),
  }))
  expect(eveningScores(evening)).toEqual([
    { player: players(2)[0], wins: 2, points: 6 },
    { player: players(2)[1], wins: 2, points: 0 },
  ])
})

test('games won count across games; points count within the last games of one kind', () => {
  const players = [
    { name: 'Ana', device: 'a' },
    { name: 'Ben', device: 'b' },
  ]
  const played = (game: string, points: number[]) => ({
    game,
    first: 0,
    outcome: { winners: [points[0]! > points[1]! ? 0 : 1], points },
    players,
  })
  const scores = eveningScores([
    played('mind-reader', [30, 10]),
    played('blank', [0, 1]),
    played('mind-reader', [5, 2]),
    played('mind-reader', [1, 4]),
  ])
  expect(scores.map(({ player, wins, points }) => [player.name, wins, points])).toEqual([
    ['Ana', 2, 6],
    ['Ben', 2, 6],
  ])
  expect(eveningScores([])).toEqual([])
})
