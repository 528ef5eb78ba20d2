// A host that came back with fewer moves than its screens saw tells everybody how many are missing.
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folder, host, Person, tableFor } from '../kit.ts'
import { harmlessMove, makeMove } from '../roomKit.ts'

/** The acks a screen received, as a page stores them. */
const acksOf = ({ heard }: Person) => [
  ...new Set(heard.flatMap(message => ('ack' in message && message.ack !== undefined ? [message.ack] : []))),
]

type Running = Awaited<ReturnType<typeof host>>

/**
 * A game between Ana and Ben, with Cleo watching; after `kept` moves, or before the deal, the disk stores
 * nothing more, though it says it does.
 */
async function lyingDisk({ kept, lost }: { kept: number | 'nothing'; lost: number }) {
  const dataFolder = folder()
  const at = await host({ dataFolder, pace: 60_000 })
  const ana = await tableFor(at, 'blank', 3)
  const ben = await new Person().come(at)
  const { code, id } = at.room.table!
  await ana.sit(undefined, 'Ana')
  await ben.sit(code, 'Ben')
  ana.say({ type: 'computer', chair: 2 })
  const cleo = await new Person().come(at)
  const path = join(dataFolder, 'tables', `${id}.jsonl`)
  await ana.settled()
  copyFileSync(path, `${path}.held`)
  await ana.ask({ type: 'start' }, 'view')
  if (kept !== 'nothing') {
    for (let nth = 0; nth < kept; nth++) move(at)
    copyFileSync(path, `${path}.held`)
  }
  for (let nth = 0; nth < lost; nth++) move(at)
  for (const one of [ana, ben, cleo]) await one.settled()
  const seen = Object.fromEntries(Object.entries({ ana, ben, cleo }).map(([name, one]) => [name, acksOf(one)]))
  await at.stop()
  copyFileSync(`${path}.held`, path)
  const again = await host({ dataFolder, pace: 60_000 })
  again.room.resume(id)
  for (const one of [ana, ben, cleo]) await one.come(again, one === ana ? { key: again.hostKey } : {})
  for (const one of [ana, ben, cleo]) await one.settled()
  return { again, id, ana, ben, cleo, seen: seen as Record<'ana' | 'ben' | 'cleo', string[]> }
}

/** The player to move names a card that somebody else holds: never the hidden one. */
const move = ({ room }: Running) => makeMove({ table: room.table! }, harmlessMove({ table: room.table! }))

test('a screen back at a host that lost moves reports them, and everybody sees how many', async () => {
  const { id, ana, ben, cleo, seen } = await lyingDisk({ kept: 1, lost: 2 })
  expect(seen.ana).toHaveLength(4) // the deal, and three moves
  expect([seen.ben, seen.cleo]).toEqual([seen.ana, seen.ana])
  const all = [ana, ben, cleo].map(one => one.next(message => message.type === 'table' && message.table.missing === 2))
  const [answer] = await Promise.all([ben.ask({ type: 'seen', table: id, acks: seen.ben }, 'missing'), ...all])
  expect(answer.acks).toEqual(seen.ben.slice(2))
  await ana.ask({ type: 'seen', table: id, acks: seen.ana }, 'missing')
  expect(ana.last('table')!.table.missing).toBe(2) // the same moves
  await ana.ask({ type: 'dismiss' }, 'table')
  expect(ana.last('table')!.table).not.toHaveProperty('missing')
  const before = ana.heard.length
  await ben.ask({ type: 'seen', table: id, acks: seen.ben }, 'missing')
  await ana.settled()
  expect(ana.heard.slice(before).filter(({ type }) => type === 'table')).toEqual([]) // said once
})

test('a deal that the disk lost is missed too, though nobody has moved in it', async () => {
  const { id, ana, ben, seen } = await lyingDisk({ kept: 'nothing', lost: 0 })
  expect(seen.ben).toHaveLength(1)
  const told = ana.next(message => message.type === 'table' && message.table.missing === 1)
  await ben.ask({ type: 'seen', table: id, acks: seen.ben }, 'missing')
  await told
})

test('nothing is missing when the journal holds all that was seen', async () => {
  const { id, ana, ben, seen } = await lyingDisk({ kept: 3, lost: 0 })
  for (const one of [ana, ben]) {
    const before = one.heard.length
    one.say({ type: 'seen', table: id, acks: seen.ana })
    await one.settled()
    expect(one.heard.slice(before).filter(({ type }) => type !== 'beat')).toEqual([])
  }
})

test('reports of spectators do not count; nor do moves seen at another table', async () => {
  const { id, ana, cleo } = await lyingDisk({ kept: 1, lost: 1 })
  const before = ana.heard.length
  cleo.say({ type: 'seen', table: id, acks: ['0000'] })
  await cleo.settled()
  ana.say({ type: 'seen', table: 'elsewhere', acks: ['0000'] })
  await ana.settled()
  expect(ana.heard.slice(before).filter(({ type }) => type !== 'beat')).toEqual([])
  expect(await cleo.refused({ type: 'dismiss' })).toBe('not-the-host')
})

test('the next deal dismisses the notice', async () => {
  const { id, ana, ben, seen } = await lyingDisk({ kept: 1, lost: 1 })
  await ben.ask({ type: 'seen', table: id, acks: seen.ben }, 'missing')
  expect((await ana.ask({ type: 'lobby' }, 'table')).table.missing).toBe(1)
  ana.say({ type: 'start' })
  await ana.next(message => message.type === 'table' && message.table.phase === 'playing')
  expect(ana.last('table')!.table).not.toHaveProperty('missing')
})

test('a screen gets the ack of a move only with news of the move', async () => {
  const { ana, ben } = await lyingDisk({ kept: 2, lost: 0 })
  for (const one of [ana, ben])
    for (const message of one.heard) if (message.type === 'news') expect(message.ack).toMatch(/^[\w-]{4}$/)
  const words = new Set(acksOf(ana))
  expect(words.size).toBe(3) // one of them for the deal
})
