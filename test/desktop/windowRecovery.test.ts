// What becomes of a window whose page crashes, hangs or does not load.
import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { beforeEach, expect, test, vi } from 'vitest'
import { addWindowRecovery } from '../../main/desktop/windowRecovery.ts'
import { desktopWords as words } from '../../shared/words/en/desktop.ts'
import { standIn } from './stand-in/electron.ts'

vi.mock('electron', () => import('./stand-in/electron.ts'))

let contents: EventEmitter & { forcefullyCrashRenderer: () => void }
let window: { destroyed: boolean; close: () => void }
const load = vi.fn()
const report = vi.fn()
beforeEach(() => {
  vi.useRealTimers()
  Object.assign(standIn, { answers: [], dialogs: [], messages: [] })
  load.mockClear()
  report.mockClear()
  contents = Object.assign(new EventEmitter(), { forcefullyCrashRenderer: vi.fn() })
  const made = { destroyed: false, close: vi.fn(), isDestroyed: () => made.destroyed, webContents: contents }
  window = made
  addWindowRecovery(made as unknown as BrowserWindow, { words, load, report })
})
const crash = (reason = 'crashed') => contents.emit('render-process-gone', {}, { reason })
const loads = (times: number) => vi.waitFor(() => expect(load).toHaveBeenCalledTimes(times))

test('a page that crashes twice in a minute is not loaded for ever: Close closes its window', async () => {
  crash()
  expect(load).toHaveBeenCalledTimes(1)
  standIn.answers = [1]
  crash()
  await vi.waitFor(() => expect(window.close).toHaveBeenCalledTimes(1))
  expect(standIn.dialogs[0]).toMatchObject({ message: words.crashed, buttons: [words.loadAgain, words.close] })
  expect(load).toHaveBeenCalledTimes(1)
})

test('a page that crashes again much later is loaded without a question', () => {
  const now = vi.spyOn(performance, 'now')
  for (const minute of [0, 2, 4]) {
    now.mockReturnValue(minute * 60_000)
    crash()
  }
  now.mockRestore()
  expect(load).toHaveBeenCalledTimes(3)
  expect(standIn.dialogs).toEqual([])
})

test('a page that ends by itself has not crashed', () => {
  crash('clean-exit')
  expect([load.mock.calls, report.mock.calls, standIn.dialogs]).toEqual([[], [], []])
})

test('a page that hangs is ended and loaded, if its person wants that', async () => {
  standIn.answers = [0]
  contents.emit('unresponsive')
  await loads(1)
  expect(contents.forcefullyCrashRenderer).toHaveBeenCalledTimes(1)
})

test('a page that hangs may be waited for, and is asked about once at a time', async () => {
  standIn.answers = [1]
  contents.emit('unresponsive')
  contents.emit('unresponsive')
  await new Promise(resolve => setImmediate(resolve))
  expect(standIn.dialogs).toHaveLength(1)
  expect(standIn.dialogs[0]).toMatchObject({ message: words.hangs, buttons: [words.loadAgain, words.wait] })
  expect(window.close).not.toHaveBeenCalled()
  expect(load).not.toHaveBeenCalled()
})

test('a window that is closed meanwhile is left alone', async () => {
  crash()
  standIn.answers = [0]
  crash()
  window.destroyed = true
  crash()
  await new Promise(resolve => setImmediate(resolve))
  expect(load).toHaveBeenCalledTimes(1)
  expect(report).toHaveBeenCalledTimes(2)
})
