// What the disk may do to a host: journals changed, deleted or unable to grow, folders full or taken.
import { execFileSync, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { Journal, readJournal } from '../../../main/host/storage/journal.ts'
import { intactByteLength } from '../../../main/host/storage/journalLines.ts'
import { loadAllRules } from '../../../main/host/computers/loadAllRules.ts'
import { SavedTables } from '../../../main/host/storage/savedTables.ts'
import { diceFromSeed } from '../../../shared/engine/index.ts'
import { disk, eventsIn, folder, host, isRoot, sharedScreen } from '../kit.ts'
import { gameWithEvents, harmlessMove, makeMove, playToTheEnd, unheard } from '../roomKit.ts'
import { journalText } from '../../kit/journal.ts'
import { event } from '../../kit/until.ts'

const rules = await loadAllRules()
const game = rules.get('blank')!
const program = fileURLToPath(new URL('../../../dist/main/hunch.js', import.meta.url))

/** The events of a running game of Blank, with notes by hand. */
function eventsOf(id: string): object[] {
  const { table, events } = gameWithEvents(id)
  table.play.mark(0, 'rope', 'out', '0'.repeat(32))
  for (let moves = 0; moves < 2; moves++) makeMove({ table }, harmlessMove({ table }))
  return events
}

/** The text as an event; a text that is none is a damaged line. */
function eventOr(text: string): object | string {
  try {
    return JSON.parse(text) as object
  } catch {
    return text
  }
}

test('one wrong character anywhere in an event stops neither host nor other tables', () => {
  const data = folder()
  const texts = eventsOf('one').map(event => JSON.stringify(event))
  writeFileSync(join(data, 'two.jsonl'), journalText(eventsOf('two')))
  const faults: unknown[] = []
  const savedTables = new SavedTables(data, rules, error => faults.push(error))
  const luck = diceFromSeed('digits')
  for (const [nth, text] of texts.entries())
    for (let at = 0; at < text.length; at++) {
      if (!/[0-9a-z]/i.test(text[at]!)) continue
      const wrong = /\d/.test(text[at]!)
        ? String((Number(text[at]) + 1 + luck.below(9)) % 10)
        : text[at] === 'x'
          ? 'y'
          : 'x'
      const changed = texts.with(nth, text.slice(0, at) + wrong + text.slice(at + 1))
      writeFileSync(join(data, 'one.jsonl'), journalText(changed.map(eventOr)))
      const listed = savedTables.list(undefined)
      expect(listed.find(({ id }) => id === 'two')).toMatchObject({ damage: null, phase: 'playing' })
      const one = listed.find(({ id }) => id === 'one')
      if (!one || one.damage !== null) continue
      const { table, journal } = savedTables.resume('one', unheard)
      journal.close()
      for (const seat of [null, 0, 1]) table.view(seat)
      expect([...table.computers()].length).toBeLessThan(3)
    }
  expect(faults).toEqual([])
})

test.each([
  ['deal', 'dealt', ours => ({ setup: ours })],
  ['move', 'moved', ours => ({ play: { ...game.play, name: ours } })],
] as [string, string, (ours: () => never) => object][])(
  'an error in the rules at a %s is logged as a bug, and is not called damage',
  (_, type, breaks) => {
    const data = folder()
    const events = eventsOf('one')
    writeFileSync(join(data, 'one.jsonl'), journalText(events))
    const ours = () => {
      throw new TypeError('cannot read the card')
    }
    const broken = new Map([...rules, ['blank', { ...game, ...breaks(ours) }] as const])
    const reported: unknown[] = []
    const [listed] = new SavedTables(data, broken, (...fault) => reported.push(fault)).list(undefined)
    const saved = events.findIndex(event => 'type' in event && event.type === type) - 1
    expect(listed!.damage).toEqual({ what: 'unplayable', line: saved + 2, saved })
    expect(reported).toEqual([[new TypeError('cannot read the card'), { where: 'replaying a journal', game: 'blank' }]])
    expect(new SavedTables(data, rules, () => {}).list(undefined)).toMatchObject([{ damage: null }])
  },
)

test('notes by hand do not make a journal grow: it is shortened at the end of a game', async () => {
  const dataFolder = folder()
  const at = await host({ dataFolder, pace: 0 })
  await sharedScreen(at, ['Ana', 'Ben'])
  const path = join(dataFolder, 'tables', `${at.room.table!.id}.jsonl`)
  const marks = () =>
    eventsIn(path).filter(event => typeof event === 'object' && event !== null && 'mark' in event).length
  const { device } = at.room.table!.chairs[0]!
  for (let i = 0; i < 500; i++) at.room.table!.play.mark(0, 'rope', String(i), device)
  expect(marks()).toBe(500)
  playToTheEnd({ table: at.room.table! })
  expect(marks()).toBe(1)
  const { id } = at.room.table!
  await at.stop()
  const { table, journal } = new SavedTables(join(dataFolder, 'tables'), rules, () => {}).resume(id, unheard)
  journal.close()
  expect((table.view(0) as unknown as { marks: object }).marks).toEqual({ rope: '499' })
})

/** How a host in its own process ends, or its first output. */
async function started(
  data: string,
): Promise<{ line: string | null; status: number | null; stderr: string; stop: () => Promise<void> }> {
  const args = [program, 'host', '--json', '--no-mdns', '--port', '0', '--data', data]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let [out, stderr] = ['', '']
  child.stdout.on('data', (bytes: Buffer) => (out += String(bytes)))
  child.stderr.on('data', (bytes: Buffer) => (stderr += String(bytes)))
  const ended = event(child, 'exit') as Promise<[number | null]>
  const said = new Promise<null>(resolve => child.stdout.on('data', () => out.includes('\n') && resolve(null)))
  const end = await Promise.race([ended, said])
  const stop = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(stop)
  return { line: end === null ? out : null, status: end === null ? null : end[0], stderr, stop }
}

test('of two hosts started on one folder at once one runs, and the other says why', async () => {
  for (let round = 0; round < 3; round++) {
    const data = folder()
    const pair = await Promise.all([started(data), started(data)])
    const running = pair.filter(({ line }) => line !== null)
    expect(running).toHaveLength(1)
    const [refused] = pair.filter(({ line }) => line === null)
    expect(refused!.status).toBe(1)
    expect(refused!.stderr).toContain('Hunch is running already')
    await running[0]!.stop() // killed: its lock blocks nobody
    expect((await started(data)).line).not.toBeNull()
  }
})

describe.skipIf(!isRoot)('a disk', () => {
  test('that is full, or may only be read, ends the start with status 1 and a sentence', async () => {
    const full = disk(64)
    mkdirSync(join(full, 'tables'))
    try {
      for (;;) appendFileSync(join(full, 'ballast'), Buffer.alloc(4096))
    } catch {
      // full now
    }
    const locked = disk(64)
    execFileSync('mount', ['-o', 'remount,ro', locked])
    for (const data of [full, locked]) {
      const { status, stderr } = await started(data)
      expect(status).toBe(1)
      expect(stderr).toContain('The tables cannot be kept in')
    }
  })

  test('with little room left still takes small moves, and refuses the first that does not fit', () => {
    const path = disk(100)
    const journal = new Journal(join(path, 'j'))
    let written = 0
    const line = { filler: 'x'.repeat(200) }
    expect(() => {
      for (;;) {
        journal.append(line)
        written++
      }
    }).toThrow(/ENOSPC/)
    expect(written).toBeGreaterThan(200)
    expect(eventsIn(join(path, 'j'))).toHaveLength(written)
    expect(statSync(join(path, 'j')).size).toBe(intactByteLength(readJournal(join(path, 'j')))) // it gave its reserve back
    journal.close()
  })
})
