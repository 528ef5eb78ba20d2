// Tests who won what, by person and game, from the records of finished games.
import { expect, test } from 'vitest'
import { standings, type PlayedGame, type Standing } from '../../shared/engine/index.ts'

const played = (
  game: string,
  players: readonly string[],
  devices: readonly string[],
  ...winners: number[]
): PlayedGame => ({ game, players, devices, winners })

const rows = (all: readonly Standing[]) =>
  all.map(({ name, device, won, played }) => [name, device, `${won} of ${played}`].join(' '))

test('a person’s games and wins are counted, in total and for each game', () => {
  const all = standings([
    played('blank', ['Ana', 'Ben'], ['d1', 'd2'], 0),
    played('blank', ['Ben', 'Ana'], ['d2', 'd1'], 0),
    played('other', ['Ana', 'Ben'], ['d1', 'd2'], 0, 1),
    played('other', ['Ana', 'Ben'], ['d1', 'd2'], 0),
  ])
  expect(rows(all)).toEqual(['Ana d1 3 of 4', 'Ben d2 2 of 4'])
  expect([...all[0]!.games]).toEqual([
    ['blank', { played: 2, won: 1 }],
    ['other', { played: 2, won: 2 }],
  ])
})

test('one name at two devices is two people, and two people at one device differ by name', () => {
  const all = standings([
    played('blank', ['Ana', 'Ana 2'], ['d1', 'd2'], 0),
    played('blank', ['Ana', 'Ben'], ['d2', 'd2'], 1),
  ])
  expect(rows(all).sort()).toEqual(['Ana 2 d2 0 of 1', 'Ana d1 1 of 1', 'Ana d2 0 of 1', 'Ben d2 1 of 1'])
})

test('a computer player counts too, apart from a person of the same name', () => {
  const all = standings([
    played('blank', ['Ana', 'Ada'], ['d1', ''], 1),
    played('blank', ['Ada', 'Ana'], ['d2', 'd1'], 1),
    played('blank', ['Ana', 'Ada'], ['d1', ''], 1),
  ])
  expect(rows(all)).toEqual(['Ada  2 of 2', 'Ana d1 1 of 3', 'Ada d2 0 of 1'])
})

test('a game that nobody won, or everybody together, counts as it ended', () => {
  const all = standings([
    played('blank', ['Ana', 'Ben'], ['d1', 'd2']),
    played('blank', ['Ana', 'Ben'], ['d1', 'd2'], 0, 1),
  ])
  expect(rows(all)).toEqual(['Ana d1 1 of 2', 'Ben d2 1 of 2'])
})
