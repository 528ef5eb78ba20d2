// A person at a terminal sees how far a long command is; a pipe or a file gets no progress.
import { afterEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progress.ts'

const terminal = process.stderr.isTTY
afterEach(() => {
  process.stderr.isTTY = terminal
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function watched(isTTY: boolean) {
  const said: string[] = []
  process.stderr.isTTY = isTTY
  vi.spyOn(process.stderr, 'write').mockImplementation(text => said.push(String(text)) > 0)
  vi.useFakeTimers()
  return said
}

test('it shows the progress, the present part and the time left, on one line that disappears', () => {
  const said = watched(true)
  const progress = new ProgressLine(40)
  progress.at(0, 'mind-reader, game 1 of 40')
  vi.advanceTimersByTime(30_000)
  progress.at(10, 'mind-reader, game 11 of 40')
  progress.clear()
  expect(said).toEqual([
    '\r\x1b[K0.0 % · mind-reader, game 1 of 40',
    '\r\x1b[K25.0 % · mind-reader, game 11 of 40 · about 2 min left',
    '\r\x1b[K',
  ])
})

test('it is not written more often than people read', () => {
  const said = watched(true)
  const progress = new ProgressLine(1000)
  for (let nth = 0; nth < 1000; nth++) {
    vi.advanceTimersByTime(1)
    progress.at(nth, 'deal')
  }
  expect(said.length).toBeLessThan(10)
})

test('without a terminal nothing is written', () => {
  const said = watched(false)
  const progress = new ProgressLine(2)
  progress.at(1, 'deal')
  progress.clear()
  expect(said).toEqual([])
})
