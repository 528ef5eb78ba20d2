// Answers for: the journal's file. Room for events to come is made beforehand, and is never taken for an event.
import { copyFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { Journal, readJournal } from '../../main/host/journal.ts'

const folder = mkdtempSync(join(tmpdir(), 'hunch-journal-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const events = Array.from({ length: 2500 }, (_, i) => [i % 6, { type: 'ask', card: `R${i}`, question: 'rank' }])

test('a file as a crash leaves it holds every event that was acknowledged, and nothing else', () => {
  const path = join(folder, 'crashed')
  const journal = new Journal(path, 0)
  for (const [i, event] of events.entries()) {
    journal.append(event)
    if (i % 500 !== 7) continue
    copyFileSync(path, `${path}.copy`) // the process dies here
    expect(readJournal(`${path}.copy`)).toMatchObject({ events: events.slice(0, i + 1), damage: null })
  }
  journal.close()
})

test('a closed journal is text to its last byte, and goes on where it ended', () => {
  const path = join(folder, 'closed')
  const first = new Journal(path, 0)
  first.append(events[0])
  expect(statSync(path).size).toBeGreaterThan(1000)
  first.close()
  expect(readFileSync(path, 'utf8')).toBe(JSON.stringify(events[0]) + '\n')
  const { length } = readJournal(path)
  const second = new Journal(path, length)
  second.append(events[1])
  second.close()
  expect(readJournal(path).events).toEqual(events.slice(0, 2))
})

test('a line that was torn by a crash is cut off, whatever lies behind it', () => {
  const path = join(folder, 'torn')
  const journal = new Journal(path, 0)
  journal.append(events[0])
  journal.append(events[1])
  const whole = readFileSync(path)
  journal.close()
  const { ends } = readJournal(path)
  const torn = Buffer.from(whole).fill(0, ends[1]! - 9)
  writeFileSync(path, torn)
  expect(readJournal(path)).toMatchObject({ events: [events[0]], length: ends[0], damage: null })
})
