// The journal's file: room for later events is reserved beforehand, and never taken for an event.
import { createHash } from 'node:crypto'
import {
  closeSync,
  copyFileSync,
  openSync,
  writeSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { Journal, readJournal } from '../../../main/host/storage/journal.ts'
import { eventsIn } from '../kit.ts'

const folder = mkdtempSync(join(tmpdir(), 'hunch-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const events = Array.from({ length: 2500 }, (_, i) => ({ seat: i % 6, move: { type: 'ask', card: `R${i}` } }))

test('after a crash a file holds every acknowledged event, and nothing else', () => {
  const path = join(folder, 'crashed')
  const journal = new Journal(path)
  for (const [i, event] of events.entries()) {
    journal.append(event)
    if (i % 500 !== 7) continue
    copyFileSync(path, `${path}.copy`) // the process dies here
    expect(readJournal(`${path}.copy`).damage).toBeNull()
    expect(eventsIn(`${path}.copy`)).toEqual(events.slice(0, i + 1))
  }
  journal.close()
})

test('a closed journal is text to its last byte, and continues where it ended', () => {
  const path = join(folder, 'closed')
  const first = new Journal(path)
  first.append(events[0]!)
  expect(statSync(path).size).toBeGreaterThan(1000)
  first.close()
  expect(readFileSync(path, 'utf8')).toMatch(/^\{[^\n]*\}\n$/)
  const second = new Journal(path, readJournal(path).lines)
  second.append(events[1]!)
  second.close()
  expect(eventsIn(path)).toEqual(events.slice(0, 2))
})

test('a line that was torn by a crash is cut off, whatever follows it', () => {
  const path = join(folder, 'torn')
  const journal = new Journal(path)
  journal.append(events[0]!)
  journal.append(events[1]!)
  const whole = readFileSync(path)
  journal.close()
  const [first, second] = readJournal(path).lines
  const torn = Buffer.from(whole).fill(0, second!.end - 9)
  writeFileSync(path, torn)
  expect(readJournal(path)).toEqual({ lines: [first], damage: null })
})

describe('the sums of a journal', () => {
  /** A journal of three lines, and its text. */
  function written() {
    const path = join(folder, 'sums')
    const journal = new Journal(path)
    for (const event of [{ hunch: 1 }, { type: 'left' }, { type: 'moved', seat: 0 }]) journal.append(event)
    journal.close()
    return { path, text: readFileSync(path, 'utf8') }
  }
  const damageOf = (path: string, text: string) => (writeFileSync(path, text), readJournal(path).damage)

  test('are the first 16 digits of SHA-256 over the sum before and the line without its own', () => {
    const { text } = written()
    let before = ''
    for (const line of text.trimEnd().split('\n')) {
      const { sum } = JSON.parse(line) as { sum: string }
      const without = line.replace(`"sum":"${sum}",`, '')
      expect(sum).toBe(createHash('sha256').update(before + without).digest('hex').slice(0, 16)) // prettier-ignore
      before = sum
    }
  })

  test('stay known to screens after a note was removed, though the journal is chained again', () => {
    const path = join(folder, 'compacted')
    const journal = new Journal(path)
    const note = (mark: string) => journal.append({ type: 'noted', seat: 0, at: 'h', mark })
    const [old, kept] = [note('a'), note('b')]
    const move = journal.append({ type: 'moved', seat: 0, move: { type: 'x' } })
    journal.compact()
    const after = journal.append({ type: 'left' })
    expect([old, kept, move, after].map(ack => journal.holds(ack))).toEqual([false, true, true, true])
    journal.close()
    expect(readJournal(path)).toMatchObject({ damage: null })
    expect(readJournal(path).lines.map(({ ack }) => ack)).toEqual([kept, move, after])
  })

  test('are required: a line without one is damage, the first one too', () => {
    const { path, text } = written()
    const lines = text.split('\n')
    const bare = lines.map(line => line.replace(/"sum":"[0-9a-f]+",/, ''))
    expect(damageOf(path, [lines[0], bare[1], ...lines.slice(2)].join('\n'))).toBe(2)
    expect(damageOf(path, bare.join('\n'))).toBe(1)
  })

  test('complete a last line of which only the end was damaged', () => {
    const { path, text } = written()
    for (const harmed of [text.slice(0, -1), `${text.slice(0, -1)}#`, `${text.slice(0, -1)}\0\0`]) {
      expect(damageOf(path, harmed)).toBeNull()
      const journal = new Journal(path, readJournal(path).lines)
      journal.close()
      expect(readFileSync(path, 'utf8')).toBe(text)
    }
  })

  test('are not recomputed for lines that changed while the host ran', () => {
    const { path, text } = written()
    const journal = new Journal(path, readJournal(path).lines)
    for (const mark of ['a', 'b']) journal.append({ type: 'noted', seat: 0, at: 'h', mark })
    const file = openSync(path, 'r+')
    writeSync(file, 'X', text.indexOf('left'))
    closeSync(file)
    expect(() => journal.compact()).toThrow('not as it was written')
    journal.close()
    expect(readJournal(path).damage).toBe(2)
  })
})
