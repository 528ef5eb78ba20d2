// Answers for: finished games: their records are kept, shown to those who may see them, and thrown away when asked.
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Host } from '../../main/host/index.ts'
import { parseRecord, replayRecord } from '../../shared/engine/index.ts'
import { blank } from '../../shared/games/blank/rules.ts'
import { folder, host, Person, tableFor } from './kit.ts'

/** A keeper who sits with a computer player, and a game of Blank played to its end by computers. */
async function played(at: Host): Promise<{ keeper: Person; game: string }> {
  const keeper = await tableFor(at, 'blank', 2)
  for (const chair of [0, 1]) keeper.say({ type: 'computer', chair })
  const over = keeper.next(message => message.type === 'table' && message.table.phase === 'over')
  keeper.say({ type: 'start' })
  await over
  await keeper.settled()
  return { keeper, game: keeper.last('table')!.table.evening.at(-1)!.id }
}

test('the record of a finished game is kept, with who played and who won, and tells the whole game again', async () => {
  const at = await host()
  const { keeper, game } = await played(at)
  const { games } = keeper.last('shelf')!
  expect(games).toMatchObject([{ id: game, game: 'blank', players: ['Ada', 'Bruno'] }])
  expect(Date.now() - games[0]!.when).toBeLessThan(10_000)
  const { text } = await keeper.ask({ type: 'record', game }, 'record')
  const record = parseRecord(text)
  const { outcome } = replayRecord(blank, record as never)
  expect(outcome!.winners).toEqual(games[0]!.winners)
  expect(record.players).toEqual(['Ada', 'Bruno'])
})

test('a guest may have the games of this evening, and no others', async () => {
  const data = folder()
  const at = await host({ data })
  const { keeper, game } = await played(at)
  const guest = await new Person().come(at)
  expect((await guest.ask({ type: 'record', game }, 'record')).game).toBe(game)
  expect(guest.last('shelf')).toBeUndefined()
  expect(await guest.refused({ type: 'discard', game })).toBe('not-the-host')
  await keeper.ask({ type: 'open', name: 'Another' }, 'table')
  expect(await guest.refused({ type: 'record', game })).toBe('no-such-record')
  expect((await keeper.ask({ type: 'record', game }, 'record')).game).toBe(game)
})

test('a game under way has no record to be asked for', async () => {
  const at = await host()
  const { keeper } = await played(at)
  keeper.say({ type: 'lobby' })
  // Two people: a computer player might end the game with its first word.
  for (const chair of [0, 1]) {
    keeper.say({ type: 'free', chair })
    await keeper.sit(undefined, `Ana ${chair}`, chair)
  }
  const dealt = keeper.next(({ type }) => type === 'view')
  keeper.say({ type: 'start' })
  await dealt
  const { id } = keeper.last('table')!.table
  expect(await keeper.refused({ type: 'record', game: `${id}-2` })).toBe('no-such-record')
})

test('a game that was thrown away is gone, also when its table is taken up again', async () => {
  const data = folder()
  const at = await host({ data })
  const { keeper, game } = await played(at)
  const { id } = keeper.last('table')!.table
  const shelf = await keeper.ask({ type: 'discard', game }, 'shelf')
  expect(shelf.games).toEqual([])
  expect(await keeper.refused({ type: 'record', game })).toBe('no-such-record')
  await keeper.ask({ type: 'close' }, 'closed')
  await keeper.ask({ type: 'resume', table: id }, 'table')
  await keeper.settled()
  expect(keeper.last('shelf')!.games).toEqual([])
})

test('a record that was spoilt on disk is left out, and harms no other', async () => {
  const data = folder()
  const at = await host({ data })
  const { keeper, game } = await played(at)
  writeFileSync(join(data, 'games', 'spoilt.jsonl'), 'not a record\n')
  expect(readdirSync(join(data, 'games'))).toHaveLength(2)
  await keeper.ask({ type: 'close' }, 'closed')
  await keeper.settled()
  expect(keeper.last('shelf')!.games.map(({ id }) => id)).toEqual([game])
})
