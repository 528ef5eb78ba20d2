// Nothing is deleted because it cannot be read: a journal that was cut, emptied, removed or replaced by another.
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { replaceDamagedJournal } from '../../../main/host/storage/journal.ts'
import { loadAllRules } from '../../../main/host/computers/loadAllRules.ts'
import { SavedTables } from '../../../main/host/storage/savedTables.ts'
import { folder, host, Person, tableFor } from '../kit.ts'

const rules = await loadAllRules()

/** The folder of a host that has stopped, with a table at which Ana and Ben sat. */
async function stopped() {
  const dataFolder = folder()
  const at = await host({ dataFolder })
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  const { id, code } = at.room.table!
  const ben = await new Person().come(at, { code })
  await ben.sit(code, 'Ben')
  await at.stop()
  const tables = join(dataFolder, 'tables')
  return {
    dataFolder,
    tables,
    id,
    ben,
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
  const { dataFolder, journal, id, saved } = await stopped()
  harm(journal)
  const bytes = readFileSync(journal)
  saved().tidy()
  expect(readFileSync(journal)).toEqual(bytes)
  expect(saved().list()).toMatchObject([{ id, damage: { what: 'damaged' } }])
  const again = await host({ dataFolder })
  expect(readFileSync(journal)).toEqual(bytes)
  const owner = await new Person().come(again, { key: again.hostKey })
  expect(owner.last('saved-tables')!.tables).toMatchObject([{ id, damage: { what: 'damaged' } }])
})

test('the unreadable journal of a table at which nobody is known to have sat is set aside', async () => {
  const { tables, journal, id, saved } = await stopped()
  rmSync(join(tables, 'sat-at'))
  truncateSync(journal, 512)
  saved().tidy()
  expect(readdirSync(tables)).toContain(`${id}.jsonl.aside`)
})

test('a journal cut to its first line is set aside when it cannot be read who sat at it', async () => {
  const { tables, journal, id, saved } = await stopped()
  writeFileSync(join(tables, 'sat-at'), '\0\0\0\n')
  truncateSync(journal, lengthOfLine1(journal))
  const bytes = readFileSync(journal)
  saved().tidy()
  expect(readFileSync(join(tables, `${id}.jsonl.aside`))).toEqual(bytes)
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
  for (const text of ['first', 'second']) {
    writeFileSync(path, text)
    replaceDamagedJournal(path, { lines: [] })
  }
  expect(['damaged', 'damaged-2'].map(name => readFileSync(`${path}.${name}`, 'utf8'))).toEqual(['first', 'second'])
})

test('a journal of three gigabytes is set aside without being read or copied', async () => {
  const { journal, dataFolder } = await stopped()
  const { size } = statSync(journal)
  appendFileSync(journal, 'x\n')
  truncateSync(journal, 3 * 1024 ** 3) // a file with a hole takes no room
  const at = await host({ dataFolder })
  const owner = await new Person().come(at, { key: at.hostKey })
  const { id } = owner.last('saved-tables')!.tables[0]!
  await owner.ask({ type: 'resume', table: id }, 'table')
  expect(statSync(`${journal}.damaged`).size).toBe(3 * 1024 ** 3)
  expect(statSync(journal).size).toBeLessThan(size + 1024 ** 2)
})

test('a table that everybody left before a game is not called lost', async () => {
  const dataFolder = folder()
  const at = await host({ dataFolder })
  const ana = await tableFor(at, 'blank', 2)
  await ana.sit(undefined, 'Ana')
  ana.say({ type: 'stand', chair: 0 })
  await ana.ask({ type: 'close' }, 'closed')
  expect(ana.last('saved-tables')!.tables).toEqual([])
})

describe('people who sat at a lost table learn what happened to it', () => {
  const withoutIt = (path: string) => rmSync(path)
  const unreadable = (path: string) => writeFileSync(path, 'x\n')

  test.each([
    ['its journal is gone', withoutIt],
    ['its journal cannot be read', unreadable],
    ['its journal was cut to its first line', (path: string) => truncateSync(path, lengthOfLine1(path))],
  ])('%s: also where another table is open', async (_, harm) => {
    const { dataFolder, journal, id, ben } = await stopped()
    harm(journal)
    const at = await host({ dataFolder })
    at.room.open()
    await ben.come(at)
    await ben.settled()
    expect(ben.last('lost')).toEqual({ type: 'lost', tables: [{ id, name: '', what: 'gone' }] })
    const stranger = await new Person().come(at)
    await stranger.settled()
    expect(stranger.last('lost')).toBeUndefined()
    const invited = await new Person().come(at, { table: id })
    await invited.settled()
    expect(invited.last('lost')).toMatchObject({ tables: [{ id, what: 'gone' }] })
  })

  test('it can be opened up to the damage, and then brings the seat back', async () => {
    const { dataFolder, journal, id, ben } = await stopped()
    appendFileSync(journal, 'x\n')
    const at = await host({ dataFolder })
    await ben.come(at)
    await ben.settled()
    expect(ben.last('lost')).toMatchObject({ tables: [{ id, name: 'Test', what: 'closed' }] })
    const isTold = ben.next(message => message.type === 'lost')
    at.room.resume(id)
    expect(await isTold).toMatchObject({ tables: [] })
    expect(ben.last('table')!.table.chairs.map(({ name }) => name)).toContain('Ben')
  })

  test('it came back from before they sat down', async () => {
    const { dataFolder: data, journal, id, ben } = await stopped()
    const text = readFileSync(journal, 'utf8')
    truncateSync(journal, text.slice(0, text.indexOf('Ben')).lastIndexOf('\n') + 1)
    const at = await host({ dataFolder: data })
    at.room.resume(id)
    await ben.come(at)
    await ben.settled()
    expect(ben.last('lost')).toMatchObject({ tables: [{ id, name: 'Test', what: 'seat' }] })
    await ben.sit(at.room.table!.code, 'Ben')
    await ben.leave()
    await ben.come(at)
    await ben.settled()
    expect(ben.heard.findLastIndex(({ type }) => type === 'lost')).toBeLessThan(
      ben.heard.findLastIndex(({ type }) => type === 'welcome'),
    )
  })
})
