// What a host stores: journals, a crash at any instant, damage, and coming back.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readJournal, type Journal } from '../../../main/host/storage/journal.ts'
import type { TableEvent } from '../../../main/host/table/events.ts'
import { deviceHash } from '../../../shared/sealing/index.ts'
import { loadGames } from '../../../main/host/computers/loadGames.ts'
import { SavedTables } from '../../../main/host/storage/savedTables.ts'
import { Refusal } from '../../../main/host/errors/refusal.ts'
import type { Table } from '../../../main/host/table/table.ts'
import { folder } from '../kit.ts'
import { makeMove, unheard } from '../roomKit.ts'

const SEED = 'ab'.repeat(32)

/** A saved table with a running game of Blank, and its journal. */
async function shelved(
  data: string,
  id = 'one',
): Promise<{ savedTables: SavedTables; table: Table; path: string; close: () => void }> {
  const savedTables = new SavedTables(data, await loadGames(), () => {})
  let journal: Journal | null = null
  const opened = savedTables.open(
    { id, code: 'KITE', when: 1 },
    { ...unheard, keep: (event: TableEvent) => journal!.append(event) },
  )
  journal = opened.journal
  const { table } = opened
  table.set({ name: `Table ${id}`, game: 'blank' })
  for (const name of ['Ana', 'Ben']) {
    table.seating.addChair()
    table.seating.sit(null, name, deviceHash(name))
  }
  table.start(SEED)
  return { savedTables, table, path: join(data, `${id}.jsonl`), close: () => journal.close() }
}

test('a game begun by earlier rules is played on by them, and the next by today’s', async () => {
  const data = folder()
  const { table, close } = await shelved(data)
  makeMove({ table })
  close()
  const rules = new Map(await loadGames())
  const game = rules.get('blank')!
  rules.set('blank', { ...game, version: game.version + 1, moves: () => [], earlier: [game] })
  const again = new SavedTables(data, rules, () => {}).resume('one', unheard)
  const offered = () => [0, 1].flatMap(seat => (again.table.play.offers(seat) as { offers: unknown[] }).offers)
  while (again.table.phase === 'playing') makeMove(again)
  again.table.start(SEED)
  expect(offered()).toEqual([])
  again.journal.close()
})

test('a table read from its journal equals the one that wrote it, after every single event', async () => {
  const data = folder()
  const { savedTables, table, close } = await shelved(data)
  table.play.mark(0, 'rope', 'out', deviceHash('Ana'))
  while (table.phase === 'playing') {
    makeMove({ table })
    const again = savedTables.resume('one', unheard)
    again.journal.close()
    for (const audience of [null, 0, 1]) {
      const { n: _, ack: ___, ...now } = table.view(audience) as { n: number; ack?: string }
      const { n, ...kept } = again.table.view(audience) as { n: number }
      expect(n).toBe(0)
      expect(JSON.stringify(kept)).toBe(JSON.stringify(now))
    }
    expect(again.table.chairs).toEqual(table.chairs)
    expect(again.table.evening).toEqual(table.evening)
  }
  close()
})

test('cut off at any byte, a journal gives the table after the last whole line', async () => {
  const data = folder()
  const { savedTables, table, path, close } = await shelved(data)
  makeMove({ table })
  close()
  const whole = readFileSync(path)
  const lines = readJournal(path).lines.map(({ end }) => end)
  for (let length = lines[0]!; length < whole.length; length += 7) {
    writeFileSync(path, whole.subarray(0, length))
    const { journal } = savedTables.resume('one', unheard)
    journal.close()
    const kept = lines.filter(end => end - 1 <= length).at(-1) // a line is whole without its end
    expect(readFileSync(path).length).toBe(kept)
    expect(savedTables.list(undefined)[0]?.damage ?? null).toBeNull()
  }
})

test('a file that is no journal at all is listed as damaged, and cannot be resumed', async () => {
  const data = folder()
  const { savedTables, close } = await shelved(data)
  close()
  for (const [name, text] of Object.entries({
    empty: '',
    words: 'hello\n',
    other: '{"hunch":1}\n',
    plain: '{"hunch":1,"id":"plain","code":"KITE","when":1}\n', // without its checksum
    binary: '\u0000\u0001\n',
  }))
    writeFileSync(join(data, `${name}.jsonl`), text)
  expect(savedTables.list(undefined).filter(({ damage }) => damage !== null)).toHaveLength(5)
  expect(savedTables.list(undefined).filter(({ damage }) => damage === null)).toHaveLength(1)
  expect(() => savedTables.resume('words', unheard)).toThrow(Refusal)
})
