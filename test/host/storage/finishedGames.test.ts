// Finished games: their records are stored, shown to those who may see them, and deleted on request.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseRecord, replayRecord } from '../../../shared/engine/index.ts'
import { blank } from '../../../shared/games/blank/rules.ts'
import { playToTheEnd, seated } from '../roomKit.ts'

/** Ana, at the owner's screen, has played a game of Blank against a computer player to its end. */
function played() {
  const at = seated(2)
  at.owner.say({ type: 'sit', chair: 0, name: 'Ana' })
  at.owner.say({ type: 'computer', chair: 1 })
  at.owner.say({ type: 'start' })
  playToTheEnd(at)
  return { ...at, game: at.table.evening[0]!.id }
}

test('a finished game is listed with its players, and its record replays the whole game', () => {
  const { owner, table, game } = played()
  const [listed] = owner.last('saved-tables')!.games
  expect(listed).toMatchObject({
    id: game,
    game: 'blank',
    players: ['Ana', 'Ada'],
    devices: [owner.mark, ''],
    when: 1_700_000_000_000,
  })
  owner.say({ type: 'record', game })
  const record = parseRecord(owner.last('record')!.text)
  expect(replayRecord(blank, record as never).outcome!.winners).toEqual(listed!.winners)
  expect(record).toMatchObject({ players: ['Ana', 'Ada'], avatars: table.chairs.map(({ avatar }) => avatar) })
})

test('the owner deletes all games of a player, and no file on the disk names them any more', () => {
  const { owner, finishedGames, data } = played()
  const other = { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, log: [] }
  finishedGames.keep('other', { ...other, players: ['Cleo', 'Dan'], winners: [1], when: 1 })
  finishedGames.keep('both', { ...other, players: ['Cleo', 'Ada'], winners: [1], when: 2 })
  owner.say({ type: 'discard-player', name: 'Ada' })
  expect(owner.last('saved-tables')!.games.map(({ id }) => id)).toEqual(['other'])
  const texts = readdirSync(join(data, 'games')).map(name => readFileSync(join(data, 'games', name), 'utf8'))
  expect(texts.filter(text => text.includes('Cleo'))).toHaveLength(1)
  expect(texts.filter(text => text.includes('Ada'))).toEqual([])
})
