// Finished games: their records are stored, shown to those who may see them, and deleted on request.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FinishedGames } from '../../../main/host/storage/finishedGames.ts'
import type { Host } from '../../../main/host/index.ts'
import { parseRecord, replayRecord } from '../../../shared/engine/index.ts'
import { blank } from '../../../shared/games/blank/rules.ts'
import { folder, host, tableFor, type Person } from '../kit.ts'

/** An owner who sits with a computer player, and a game of Blank played to its end by computers. */
async function played(at: Host): Promise<{ owner: Person; game: string }> {
  const owner = await tableFor(at, 'blank', 2)
  for (const chair of [0, 1]) owner.say({ type: 'computer', chair })
  const over = owner.next(message => message.type === 'table' && message.table.phase === 'over')
  owner.say({ type: 'start' })
  await over
  await owner.settled()
  return { owner, game: owner.last('table')!.table.evening.at(-1)!.id }
}

test('a finished game’s record is stored with players and winners, and replays the whole game', async () => {
  const at = await host()
  const { owner, game } = await played(at)
  const { games } = owner.last('saved-tables')!
  expect(games).toMatchObject([{ id: game, game: 'blank', players: ['Ada', 'Bruno'] }])
  expect(Date.now() - games[0]!.when).toBeLessThan(10_000)
  const { text } = await owner.ask({ type: 'record', game }, 'record')
  const record = parseRecord(text)
  const { outcome } = replayRecord(blank, record as never)
  expect(outcome!.winners).toEqual(games[0]!.winners)
  expect(record.players).toEqual(['Ada', 'Bruno'])
  expect(record.avatars).toEqual(owner.last('table')!.table.chairs.map(({ avatar }) => avatar))
})

test('the owner deletes all games of a player, and no file on the disk names them any more', async () => {
  const dataFolder = folder()
  const at = await host({ dataFolder })
  const { owner } = await played(at)
  const other = { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, log: [] }
  const past = new FinishedGames(join(dataFolder, 'games'))
  past.keep('other', { ...other, players: ['Cleo', 'Dan'], winners: [1], when: 1 })
  past.keep('both', { ...other, players: ['Cleo', 'Ada'], winners: [1], when: 2 })
  const { games } = await owner.ask({ type: 'discard-player', name: 'Ada' }, 'saved-tables')
  expect(games.map(({ id }) => id)).toEqual(['other'])
  const texts = readdirSync(join(dataFolder, 'games')).map(name =>
    readFileSync(join(dataFolder, 'games', name), 'utf8'),
  )
  expect(texts.filter(text => text.includes('Cleo'))).toHaveLength(1)
  expect(texts.filter(text => text.includes('Ada'))).toEqual([])
})

test('a record says which device held each seat at the end, and that a computer player had none', async () => {
  const at = await host()
  const owner = await tableFor(at, 'blank', 2)
  await owner.sit(undefined, 'Ana', 0)
  owner.say({ type: 'computer', chair: 1 })
  const over = owner.next(message => message.type === 'table' && message.table.phase === 'over')
  owner.onMessage = message => {
    if (message.type === 'view' || message.type === 'news') owner.say({ type: 'offers', seat: 0 })
    if (message.type !== 'offers' || message.offers.length === 0) return
    const [{ card }] = message.offers as unknown as [{ card: { values: string[] } }]
    owner.say({ type: 'move', seat: 0, step: message.step, move: { type: 'name', card: card.values[0] } })
  }
  owner.say({ type: 'start' })
  await over
  await owner.settled()
  const mark = owner.last('welcome')!.mark
  expect(owner.last('saved-tables')!.games).toMatchObject([
    { players: ['Ana', expect.any(String)], devices: [mark, ''] },
  ])
})
