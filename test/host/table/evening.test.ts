// The evening's score belongs to people: their wins go with them, and nobody inherits them with a chair.
import { expect, test } from 'vitest'
import type { Table } from '../../../main/host/table/table.ts'
import { eveningScores } from '../../../shared/engine/index.ts'
import { playToTheEnd, tableWith } from '../roomKit.ts'

const device = (name: string) => name.toLowerCase().repeat(16).slice(0, 32)

const tableOf = (...names: string[]) =>
  tableWith(names.map(name => (name === 'computer' ? 'easy' : ([name, device(name)] as const))))

let deals = 0
/** Plays a game of Blank to its end; returns the winners. */
function play(table: Table): readonly number[] {
  table.start(String(++deals).padStart(64, '0'))
  playToTheEnd({ table })
  return table.evening.at(-1)!.outcome.winners
}

const winsOf = (table: Table) =>
  Object.fromEntries(eveningScores(table.evening).map(({ player, wins }) => [player.name, wins]))

test('a newcomer on a computer player’s chair has none of its wins', () => {
  const table = tableOf('Ana', 'computer')
  for (let game = 0; game < 6; game++) play(table)
  const before = winsOf(table)
  const computer = table.chairs[1]!.name
  expect(before[computer]).toBeGreaterThan(0)
  table.toLobby()
  table.seating.free(1)
  table.seating.sit(1, 'Ben', device('Ben'))
  const [winner] = play(table)
  expect(winsOf(table)).toEqual({
    Ana: before['Ana']! + (winner === 0 ? 1 : 0),
    [computer]: before[computer],
    Ben: winner === 1 ? 1 : 0,
  })
})

test('a person’s wins stay theirs without a chair, on another one, and under another name', () => {
  const table = tableOf('Ana', 'Ben', 'Cleo')
  for (let game = 0; game < 8; game++) play(table)
  const before = winsOf(table)
  table.toLobby()
  table.seating.stand(2, device('Cleo'))
  table.seating.remove(2)
  expect(winsOf(table)).toEqual(before)
  table.seating.addChair()
  table.seating.stand(0, device('Ana'))
  table.seating.sit(2, 'Ana', device('Ana'))
  expect(winsOf(table)).toEqual(before)
  table.seating.rename(2, 'Anna', device('Ana'))
  const { Ana, ...others } = before
  expect(winsOf(table)).toEqual({ ...others, Anna: Ana })
})

test('a person who continues at another device keeps their wins', () => {
  const table = tableOf('Ana', 'Ben')
  for (let game = 0; game < 4; game++) play(table)
  const before = winsOf(table)
  table.seating.moveSeat(1, device('Phone'))
  play(table)
  expect(Object.keys(winsOf(table)).sort()).toEqual(['Ana', 'Ben'])
  expect(winsOf(table)['Ben']! + winsOf(table)['Ana']!).toBe(before['Ana']! + before['Ben']! + 1)
})

test.each([
  ['stands up', (table: Table) => table.seating.stand(1, device('Ben'))],
  ['is removed', (table: Table) => table.seating.free(1)],
  ['is sent away', (table: Table) => table.seating.sendAway(1)],
])('a game that the computer finishes for a person who %s is that person’s', (_, leave) => {
  const table = tableOf('Ana', 'Ben')
  const people = () => eveningScores(table.evening).map(({ player }) => `${player.name} ${player.device}`)
  play(table)
  table.start(String(++deals).padStart(64, '0'))
  leave(table)
  playToTheEnd({ table })
  expect(table.evening).toHaveLength(2)
  expect(people()).toEqual([`Ana ${device('Ana')}`, `Ben ${device('Ben')}`])
  table.toLobby()
  table.seating.sit(1, 'Ben', device('Ben'))
  play(table)
  expect(people()).toHaveLength(2)
})

test('a game that somebody else takes over and finishes is theirs', () => {
  const table = tableOf('Ana', 'Ben')
  table.start(String(++deals).padStart(64, '0'))
  table.seating.stand(1, device('Ben'))
  table.seating.sit(1, 'Cleo', device('Cleo'))
  table.seating.stand(1, device('Cleo'))
  playToTheEnd({ table })
  expect(table.evening[0]!.players.map(player => player.device)).toEqual([device('Ana'), device('Cleo')])
})

test('a person whose device gets another secret keeps their wins, and so do the others', () => {
  const table = tableOf('Ana', 'Ben')
  for (let game = 0; game < 3; game++) play(table)
  const before = winsOf(table)
  table.redo({ type: 'came', from: '5'.repeat(16), digests: [['digest', device('Ana')]] }) // allowed only then
  table.renew(device('Ana'), device('Phone'))
  expect(table.evening.map(({ players }) => players.map(player => player.device))).toEqual(
    Array.from({ length: 3 }, () => [device('Phone'), device('Ben')]),
  )
  expect(winsOf(table)).toEqual(before)
})

test('whom people hid is known to computers in the evening’s next game, and goes with them', () => {
  const table = tableOf('Ana', 'computer')
  table.set({ game: 'missing-persons' })
  const earlier = () => [...table.computers()][0]!.earlierChoices
  const hide = (...cards: readonly string[]) => {
    for (const [seat, card] of cards.entries()) {
      const { kind, device } = table.chairs[seat]!
      const move = { type: 'hide', card }
      if (kind === 'person') table.play.move(seat, 0, move, device)
      else table.play.moveByComputer(seat, 0, move)
    }
    table.play.move(0, 1, { type: 'name', card: 'S9' }, device('Ana')) // right or wrong, it ends the game
  }
  const begin = () => table.start(String(++deals).padStart(64, '0'))
  begin()
  expect(earlier()).toEqual([[], []])
  hide('X', 'S3')
  begin()
  expect(earlier()).toEqual([['X'], ['S3']])
  hide('H13', 'S4')
  table.toLobby()
  table.seating.stand(0, device('Ana'))
  table.seating.sit(0, 'Ben', device('Ben'))
  begin()
  expect(earlier()).toEqual([[], ['S3', 'S4']])
})
