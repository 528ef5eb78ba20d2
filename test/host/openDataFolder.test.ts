// A host's folder: its key, past games, tables and their journals, each read and written separately.
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Journal, readJournal } from '../../main/host/storage/journal.ts'
import { KnownDevices } from '../../main/host/storage/knownDevices.ts'
import { MAX_DAMAGED_COPIES } from '../../main/host/storage/damagedFile.ts'
import { openDataFolder } from '../../main/host/openDataFolder.ts'
import { intactByteLength } from '../../main/host/storage/journalLines.ts'
import { loadHostId, loadHostKey } from '../../main/host/storage/hostKey.ts'
import { FinishedGames } from '../../main/host/storage/finishedGames.ts'
import type { ReportFault } from '../../main/host/errors/faultLog.ts'
import { Refusal } from '../../main/host/errors/refusal.ts'
import { loadAllRules } from '../../main/host/computers/loadAllRules.ts'
import { SeatedDevices } from '../../main/host/storage/seatedDevices.ts'
import { SavedTables } from '../../main/host/storage/savedTables.ts'
import { games } from '../../shared/games/index.ts'
import { journalText } from '../kit/journal.ts'
import { eventsIn, folder } from './kit.ts'
import { gameWithEvents, makeMove, playToTheEnd, unheard } from './roomKit.ts'

const rules = await loadAllRules()
const ignored: ReportFault = () => {}
const mode = (path: string) => statSync(path).mode & 0o777

test('every game is loaded, those a lobby offers first', () => {
  expect([...rules.keys()].sort()).toEqual(games.map(({ id }) => id).sort())
  const offered = [...rules.keys()].map(id => games.find(game => game.id === id)!.isOffered)
  expect(offered).toEqual([...offered].sort((a, b) => Number(b) - Number(a)))
  expect(rules.get('blank')!.id).toBe('blank')
})

describe('the key', () => {
  test('is drawn once and kept, for its owner’s eyes alone', () => {
    const data = folder()
    const key = loadHostKey(data, ignored).text
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(loadHostKey(data, ignored).text).toBe(key)
    expect(readFileSync(join(data, 'host.key'), 'utf8')).toBe(`${key}\n`)
    expect(mode(join(data, 'host.key'))).toBe(0o600)
  })
  test('is drawn again if the stored one is invalid, which is kept beside it', () => {
    const data = folder()
    const wrongOnes = ['x', 'a'.repeat(33), `x${'a'.repeat(32)}`, 'A'.repeat(32)]
    for (const wrong of ['', ...wrongOnes, 'x']) {
      writeFileSync(join(data, 'host.key'), wrong)
      expect(loadHostKey(data, ignored).text).not.toBe(wrong)
      expect(loadHostKey(data, ignored).text).toMatch(/^[0-9a-f]{32}$/)
    }
    const copies = readdirSync(data).filter(name => name !== 'host.key')
    expect(copies.map(name => readFileSync(join(data, name), 'utf8')).sort()).toEqual([...wrongOnes].sort())
    expect(copies.map(name => mode(join(data, name)))).toEqual(wrongOnes.map(() => 0o600))
    writeFileSync(join(data, 'host.key'), ` ${'b'.repeat(32)} \n`)
    expect(loadHostKey(data, ignored).text).toBe('b'.repeat(32))
    expect(readdirSync(data)).toHaveLength(1 + wrongOnes.length)
  })
})

describe('a file with a line that cannot be read', () => {
  const [ana, ben] = ['a'.repeat(32), 'b'.repeat(32)]
  const damaged = `${ana}\n\0\0\0\n${ben}\n`
  test.each([
    ['host.key', (data: string, report: ReportFault) => loadHostKey(data, report)],
    ['host.id', (data: string, report: ReportFault) => loadHostId(data, report)],
    ['devices', (data: string, report: ReportFault) => new KnownDevices(join(data, 'devices'), report)],
    ['sat-at', (data: string, report: ReportFault) => new SeatedDevices(join(data, 'sat-at'), report)],
    ['open', (data: string, report: ReportFault) => new SavedTables(data, rules, report)],
  ])('is kept as it was, once, and reported: %s', (name, read) => {
    const data = folder()
    writeFileSync(join(data, name), damaged)
    const reported: unknown[] = []
    for (let times = 0; times < 2; times++) read(data, (_, { where }) => void reported.push(where))
    expect(readFileSync(join(data, `${name}.damaged`), 'utf8')).toBe(damaged)
    expect(readdirSync(data).sort()).toEqual([name, `${name}.damaged`])
    expect(reported).toEqual([`the file ${name}`])
  })
  test('has a bounded number of copies, and the first is never lost', () => {
    const data = folder()
    for (let nth = 0; nth < MAX_DAMAGED_COPIES + 3; nth++) {
      writeFileSync(join(data, 'devices'), `x${nth}\n`)
      new KnownDevices(join(data, 'devices'))
    }
    expect(readdirSync(data)).toHaveLength(MAX_DAMAGED_COPIES)
    expect(readFileSync(join(data, 'devices.damaged'), 'utf8')).toBe('x0\n')
    expect(readFileSync(join(data, `devices.damaged-${MAX_DAMAGED_COPIES}`), 'utf8')).toBe(
      `x${MAX_DAMAGED_COPIES + 2}\n`,
    )
  })
})

describe('the devices that sat', () => {
  test('are written down once each, for the owner’s eyes alone, and known after a restart', () => {
    const path = join(folder(), 'devices')
    const [ana, ben] = ['a'.repeat(32), 'b'.repeat(32)]
    const devices = new KnownDevices(path)
    for (const device of [ana, ben, ana]) devices.remember(device)
    expect(readFileSync(path, 'utf8')).toBe(`${ana}\n${ben}\n`)
    expect(mode(path)).toBe(0o600)
    const again = new KnownDevices(path)
    expect([ana, ben, 'c'.repeat(32)].map(device => again.knows(device))).toEqual([true, true, false])
  })
})

test('at a start incomplete handovers are set aside, and tables at which nobody sat are gone', async () => {
  const data = folder()
  const { savedTables, unlock } = await openDataFolder(data, { rules, reportFault: () => {}, keepsKey: true })
  const put = (name: string, text: string) => writeFileSync(join(savedTables.folder, name), text)
  put('x.0123456789abcdef.coming', 'half')
  put('0123456789abcdef.transfer.new', 'half')
  put('empty.jsonl', journalText([{ hunch: 1, id: 'empty', code: 'KITE', when: 1 }]))
  put('unread.jsonl', 'x')
  await unlock()
  const again = await openDataFolder(data, { rules, reportFault: () => {}, keepsKey: true })
  await again.unlock()
  expect(readdirSync(savedTables.folder).sort()).toEqual(['aside-x.0123456789abcdef.coming', 'unread.jsonl'])
})

describe('past games', () => {
  const record = { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, log: [] }
  const told = { players: ['Ana', 'Ben'], devices: ['', ''], winners: [1], when: 7 }
  test('are kept once, and listed with the latest first', () => {
    const path = join(folder(), 'deep', 'games')
    const past = new FinishedGames(path)
    expect(mode(path)).toBe(0o700)
    past.keep('one', { ...record, ...told })
    past.keep('two', { ...record, when: 9 })
    past.keep('none', record)
    past.keep('one', { ...record, ...told, when: 99 })
    expect(past.list()).toEqual([
      { id: 'two', game: 'blank', players: [], devices: [], winners: [], when: 9 },
      { id: 'one', game: 'blank', ...told },
      { id: 'none', game: 'blank', players: [], devices: [], winners: [], when: 0 },
    ])
    expect(readdirSync(path).sort()).toEqual(['none.jsonl', 'one.jsonl', 'two.jsonl'])
    expect(mode(join(path, 'one.jsonl'))).toBe(0o600)
    expect(past.text('two')).toBe(
      JSON.stringify({ game: 'blank', rules: 1, seats: 2, options: {}, seed: 'a', first: 0, when: 9 }) + '\n',
    )
  })
  test('that are missing or deleted are refused; deleted ones are not stored again', () => {
    const past = new FinishedGames(join(folder(), 'games'))
    expect(() => past.text('one')).toThrow(new Refusal('no-such-record'))
    expect(() => past.discard('one')).toThrow(new Refusal('no-such-record'))
    past.keep('one', { ...record, ...told })
    past.discard('one')
    expect(past.list()).toEqual([])
    expect(() => past.text('one')).toThrow(new Refusal('no-such-record'))
    past.keep('one', { ...record, ...told })
    expect(past.list()).toEqual([])
  })
  test('are listed too when an editor has put a byte order mark before the record', () => {
    const path = join(folder(), 'games')
    const past = new FinishedGames(path)
    past.keep('one', { ...record, ...told })
    writeFileSync(join(path, 'one.jsonl'), `\ufeff${readFileSync(join(path, 'one.jsonl'), 'utf8')}`)
    expect(past.list().map(({ id }) => id)).toEqual(['one'])
  })
  test('are the files of records and no others', () => {
    const path = join(folder(), 'games')
    const past = new FinishedGames(path)
    past.keep('one', { ...record, ...told })
    writeFileSync(join(path, 'two.jsonl.new'), readFileSync(join(path, 'one.jsonl')))
    writeFileSync(join(path, 'spoilt.jsonl'), 'x')
    expect(past.list().map(({ id }) => id)).toEqual(['one'])
  })
})

/** A note by hand, always at the same place. */
const note = (mark: string) => ({ type: 'noted', seat: 0, at: 'h', mark })

describe('a journal', () => {
  test('is read up to the first invalid line', () => {
    const path = join(folder(), 'a')
    const events = [{ a: 1 }, { b: ['é', 2] }]
    writeFileSync(path, journalText(events))
    expect(eventsIn(path)).toEqual(events)
    expect(readJournal(path).damage).toBeNull()
    appendFileSync(path, 'x\n{"b":1}\n')
    expect(eventsIn(path)).toEqual(events)
    expect(readJournal(path).damage).toBe(3)
    for (const text of ['', '{"torn":']) {
      writeFileSync(path, text)
      expect(readJournal(path)).toEqual({ lines: [], damage: null })
    }
    expect(() => readJournal(`${path}x`)).toThrow('ENOENT')
  })
  test('is for its owner’s eyes alone, and begins empty', () => {
    const path = join(folder(), 'a')
    writeFileSync(path, 'something else')
    rmSync(path)
    const journal = new Journal(path)
    expect(mode(path)).toBe(0o600)
    journal.close()
    expect(readFileSync(path, 'utf8')).toBe('')
  })
  test('is cut off where it continues, before anything else is written', () => {
    const path = join(folder(), 'a')
    writeFileSync(path, journalText([{ a: 1 }, { b: 2 }]))
    const journal = new Journal(path, readJournal(path).lines.slice(0, 1))
    expect(eventsIn(path)).toEqual([{ a: 1 }])
    journal.close()
    new Journal(path).close()
    expect(readFileSync(path, 'utf8')).toBe('')
  })
  test('reserves room for an evening, and grows by as much again', () => {
    const path = join(folder(), 'a')
    const journal = new Journal(path)
    journal.append({ a: 1 })
    const room = statSync(path).size
    expect(room).toBe(intactByteLength(readJournal(path)) + 256 * 1024)
    for (let i = 0; i < 4; i++) journal.append({ a: 'x'.repeat(60_000) })
    expect(statSync(path).size).toBe(room)
    journal.append({ a: 'x'.repeat(60_000) })
    expect(statSync(path).size).toBeGreaterThan(room)
    expect(eventsIn(path)).toHaveLength(6)
    journal.close()
    expect(statSync(path).size).toBe(intactByteLength(readJournal(path)))
  })
  test('deleted or replaced, is there again, whole, before the next event', () => {
    const data = folder()
    mkdirSync(join(data, 'tables'))
    const path = join(data, 'tables', 'a')
    const journal = new Journal(path)
    journal.append({ a: 1 })
    rmSync(path)
    journal.append({ b: 2 })
    rmSync(join(data, 'tables'), { recursive: true })
    journal.append({ c: 3 })
    expect(eventsIn(path)).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }])
    rmSync(path)
    writeFileSync(path, 'something else\n') // a file in its place is not taken for it
    journal.append({ d: 4 })
    expect(eventsIn(path)).toEqual([{ a: 1 }, { b: 2 }, { c: 3 }, { d: 4 }])
    expect(mode(path)).toBe(0o600)
    expect(readdirSync(join(data, 'tables'))).toEqual(['a'])
    journal.close()
  })
  test('loses nothing but old notes when it is rewritten, and nothing at all without any', () => {
    const path = join(folder(), 'a')
    const journal = new Journal(path)
    journal.append({ a: 1 })
    const { ino } = statSync(path)
    journal.compact()
    expect(statSync(path).ino).toBe(ino)
    for (const mark of ['x', 'y']) journal.append(note(mark))
    journal.compact()
    journal.append({ b: 2 })
    journal.close()
    expect(readJournal(path).damage).toBeNull()
    expect(eventsIn(path)).toEqual([{ a: 1 }, note('y'), { b: 2 }])
    expect(existsSync(`${path}.new`)).toBe(false)
  })
})

describe('saved tables', () => {
  const opened = (id: string) => ({ hunch: 1, id, code: 'KITE', when: 1 }) as const
  const setting = {
    name: 'Attic',
    game: 'blank',
    options: { cards: 'seven' },
    notebook: 'facts',
    hints: false,
    time: null,
  }
  const sat = (chair: number, name: string) => ({
    type: 'sat',
    chair,
    holder: { kind: 'person', name, device: 'ab'.repeat(16) },
  })
  const dealt = {
    type: 'dealt',
    start: { game: 'blank', rules: 1, seats: 2, options: setting.options, seed: 'ab', first: 0 },
  }
  const lobby = (id: string) => [
    opened(id),
    { type: 'chose', choice: setting },
    sat(0, 'Ana'),
    { type: 'sat', chair: 1, holder: { kind: 'free', name: '', device: '' } },
  ]
  const savedTables = () => {
    const path = join(folder(), 'deep', 'tables')
    const reported: unknown[] = []
    const at = new SavedTables(path, rules, (error, context) => reported.push([error, context]))
    const put = (id: string, events: readonly (object | string)[], when = 100) => {
      writeFileSync(join(path, `${id}.jsonl`), journalText(events))
      utimesSync(join(path, `${id}.jsonl`), when, when)
    }
    return { at, path, put, reported }
  }

  test('is a folder for its owner’s eyes alone', () => {
    expect(mode(savedTables().path)).toBe(0o700)
  })
  test('lists the tables at which somebody sat, the latest first, without the one that is open', () => {
    const { at, put, path } = savedTables()
    put('one', lobby('one'), 100)
    put('two', [...lobby('two'), sat(1, 'Ben'), dealt], 200)
    put('blank', lobby('blank').slice(0, 2), 300)
    writeFileSync(join(path, 'one.jsonl.damaged'), '')
    const rest = { name: 'Attic', game: 'blank', damage: null }
    expect(at.list(undefined)).toEqual([
      { ...rest, id: 'two', players: ['Ana', 'Ben'], phase: 'playing', when: 200_000 },
      { ...rest, id: 'one', players: ['Ana'], phase: 'lobby', when: 100_000 },
    ])
    expect(at.list(['two']).map(({ id }) => id)).toEqual(['one'])
  })
  test('is tidied of tables at which nobody ever sat, and of no others', () => {
    const { at, put, path } = savedTables()
    put('one', lobby('one'))
    put('blank', lobby('blank').slice(0, 2))
    put('torn', ['x'])
    at.tidy()
    expect(readdirSync(path).sort()).toEqual(['one.jsonl', 'torn.jsonl'])
  })
  test('lists a damaged table with what can be saved, and what cannot', () => {
    const { at, put, reported } = savedTables()
    put('none', ['x'], 100)
    put('line', [...lobby('line'), 'x', sat(1, 'Ben')], 90)
    put('event', [...lobby('event'), { ...sat(1, 'Ben'), holder: 'x' }, sat(1, 'Ben')], 80)
    put('never', [...lobby('never'), { type: 'removed', chair: 9 }, sat(1, 'Ben')], 70)
    put('early', [opened('early'), { type: 'removed', chair: 0 }], 60)
    const rest = { name: 'Attic', game: 'blank', players: ['Ana'], phase: 'lobby' }
    const damage = { what: 'damaged', line: 5, saved: 3 }
    expect(at.list(undefined)).toEqual([
      {
        ...rest,
        id: 'none',
        name: 'none',
        game: '',
        players: [],
        when: 100_000,
        damage: { ...damage, line: 1, saved: 0 },
      },
      { ...rest, id: 'line', when: 90_000, damage },
      { ...rest, id: 'event', when: 80_000, damage },
      { ...rest, id: 'never', when: 70_000, damage },
      expect.objectContaining({ id: 'early', damage: { ...damage, line: 2, saved: 0 } }),
    ])
    expect(reported).toEqual([])
  })
  test('continues a table after the last valid event, and keeps the damaged journal', () => {
    const { at, put, path } = savedTables()
    put('one', [...lobby('one'), { type: 'removed', chair: 9 }, sat(1, 'Ben')])
    const whole = readFileSync(join(path, 'one.jsonl'), 'utf8')
    const { table, journal } = at.resume('one', unheard)
    expect(table.chairs.map(({ name }) => name)).toEqual(['Ana', ''])
    journal.append({ type: 'left' })
    journal.close()
    expect(eventsIn(join(path, 'one.jsonl'))).toEqual([...lobby('one'), { type: 'left' }])
    expect(readFileSync(join(path, 'one.jsonl.damaged'), 'utf8')).toBe(whole)
    const again = at.resume('one', unheard)
    again.journal.close()
    expect(readdirSync(path).sort()).toEqual(['one.jsonl', 'one.jsonl.damaged'])
  })
  test('keeps nothing beside a whole journal, and takes old notes out of it', () => {
    const { at, put, path } = savedTables()
    put('one', [...lobby('one'), note('x'), note('y')])
    at.resume('one', unheard).journal.close()
    expect(readdirSync(path)).toEqual(['one.jsonl'])
    expect(eventsIn(join(path, 'one.jsonl'))).toEqual([...lobby('one'), note('y')])
  })
  test('continues with a whole journal that cannot be rewritten, though it is longer than needed', () => {
    const { at, put, path, reported } = savedTables()
    put('one', lobby('one'))
    const full = Object.assign(new Error('no space'), { code: 'ENOSPC' })
    vi.spyOn(Journal.prototype, 'compact').mockImplementationOnce(() => {
      throw full
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const { table, journal } = at.resume('one', unheard)
    expect(table.chairs[0]).toMatchObject({ name: 'Ana' })
    journal.append({ type: 'left' })
    journal.close()
    expect(eventsIn(join(path, 'one.jsonl'))).toEqual([...lobby('one'), { type: 'left' }])
    expect(reported).toEqual([[full, { where: 'journal' }]])
  })
  test.each([
    ['nothing', ''],
    ['words', 'hello\n'],
    ['something else', '{"hunch":1}\n'],
    ['a first line without its sum', '{"hunch":1,"id":"one","code":"KITE","when":1}\n'],
    ['bytes', '\u0000\u0001\n'],
  ])('lists a file with %s in it as damaged, and refuses to continue it', (_, text) => {
    const { at, path } = savedTables()
    writeFileSync(join(path, 'one.jsonl'), text)
    expect(at.list(undefined)).toMatchObject([{ id: 'one', damage: { what: 'damaged', saved: 0 } }])
    expect(() => at.resume('one', unheard)).toThrow(new Refusal('damaged'))
  })
  test('plays a game on by the rules it was begun by, and the next one by today’s', () => {
    const { path, put } = savedTables()
    const { table, events } = gameWithEvents('one')
    makeMove({ table })
    put('one', events)
    const blank = rules.get('blank')!
    const later = new Map([
      ...rules,
      ['blank', { ...blank, version: blank.version + 1, moves: () => [], earlier: [blank] }],
    ])
    const again = new SavedTables(path, later, () => {}).resume('one', unheard)
    playToTheEnd(again)
    again.table.start('cd'.repeat(32))
    expect([0, 1].flatMap(seat => again.table.play.offers(seat).offers)).toEqual([])
    again.journal.close()
  })
  test('forgets a table with what was kept beside it', () => {
    const { at, put, path } = savedTables()
    put('one', [...lobby('one'), 'x'])
    at.resume('one', unheard).journal.close()
    at.forget('one')
    expect(readdirSync(path)).toEqual([])
    put('two', lobby('two'))
    at.forget('two')
    expect(readdirSync(path)).toEqual([])
  })
  test('opens a new table on a journal of its own, whose first line says which it is', () => {
    const { at, path } = savedTables()
    const { table, journal } = at.open({ id: 'new', code: 'KITE', when: 1 }, unheard)
    journal.close()
    expect(table.id).toBe('new')
    expect(readFileSync(join(path, 'new.jsonl'), 'utf8')).toMatch(
      /^\{"sum":"[0-9a-f]{16}","ack":"[\w-]{4}","hunch":1,"id":"new","code":"KITE","when":1\}\n$/,
    )
  })
})
