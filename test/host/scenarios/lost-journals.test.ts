// Nothing is deleted because it cannot be read: a journal that was cut, emptied, removed or replaced by another.
import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { copyDamagedJournal } from '../../../main/host/storage/journal.ts'
import { loadGames } from '../../../main/host/computers/loadGames.ts'
import { SavedTables } from '../../../main/host/storage/savedTables.ts'
import { folder, host, Person, tableFor } from '../kit.ts'

const rules = await loadGames()

/** The folder of a host that has stopped, with a table at which Ana sat. */
async function stopped() {
  const data = folder()
  const at = await host({ data })
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const { id } = at.room.table!
  await at.stop()
  const tables = join(data, 'tables')
  return {
    data,
    tables,
    id,
    journal: join(tables, `${id}.jsonl`),
    saved: () => new SavedTables(tables, rules, () => {}),
  }
}

const lengthOfLine1 = (path: string) => readFileSync(path).indexOf(10) + 1

test.each([
  ['cut to its first 512 bytes', (path: string) => truncateSync(path, 512)],
  [
    'cut to its first line, with zeros behind',
    (path: string) => {
      truncateSync(path, lengthOfLine1(path))
      truncateSync(path, 4096)
    },
  ],
  ['cut to its first line', (path: string) => truncateSync(path, lengthOfLine1(path))],
])('a journal %s is listed as damaged, and kept as it is', async (_, harm) => {
  const { data, journal, id, saved } = await stopped()
  harm(journal)
  const bytes = readFileSync(journal)
  saved().tidy()
  expect(readFileSync(journal)).toEqual(bytes)
  expect(saved().list()).toMatchObject([{ id, damage: { what: 'damaged' } }])
  const again = await host({ data })
  expect(readFileSync(journal)).toEqual(bytes)
  const owner = await new Person().come(again, { key: again.key })
  expect(owner.last('saved-tables')!.tables).toMatchObject([{ id, damage: { what: 'damaged' } }])
})

test('what cannot be read of a table at which nobody is known to have sat is kept aside', async () => {
  const { tables, journal, id, saved } = await stopped()
  rmSync(join(tables, 'sat-at'))
  truncateSync(journal, 512)
  saved().tidy()
  expect(readdirSync(tables)).toContain(`${id}.jsonl.aside`)
})

test('a journal that is gone is named, until its owner forgets the table', async () => {
  const { journal, id, saved } = await stopped()
  rmSync(journal)
  expect(saved().list()).toMatchObject([{ id, damage: { what: 'missing' } }])
  saved().forget(id)
  expect(saved().list()).toEqual([])
})

test('a journal under another table’s name is damage, and neither is lost', async () => {
  const [one, other] = [await stopped(), await stopped()]
  copyFileSync(one.journal, other.journal)
  expect(other.saved().list()).toMatchObject([{ id: other.id, damage: { what: 'damaged', saved: 0 } }])
  other.saved().tidy()
  expect(existsSync(other.journal)).toBe(true)
})

test('a second damage does not cost the copy of the first', () => {
  const path = join(folder(), 'one.jsonl')
  for (const text of ['first', 'second', 'second']) {
    writeFileSync(path, text)
    copyDamagedJournal(path)
  }
  expect(['damaged', 'damaged-2'].map(name => readFileSync(`${path}.${name}`, 'utf8'))).toEqual(['first', 'second'])
  expect(existsSync(`${path}.damaged-3`)).toBe(false)
})
