// How the app ends: one question at most, time for goodbyes, and never later than three seconds.
import { EventEmitter } from 'node:events'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AppShutdown, createAppShutdown } from '../../main/desktop/appShutdown.ts'
import { desktopWords as words } from '../../shared/words/en/desktop.ts'
import type * as StandIn from './stand-in/electron.ts'

class Window extends EventEmitter {
  closed = false
  minimize = vi.fn()
  close(): void {
    let prevented = false
    this.emit('close', { preventDefault: () => (prevented = true) })
    if (!prevented) this.closed = true
  }
}

let electron: typeof StandIn
let start: typeof createAppShutdown
let window: Window
let guests: number
let stop: () => Promise<void>
let end: AppShutdown
beforeEach(async () => {
  // An app ends once: each test has one of its own.
  vi.resetModules()
  vi.doMock('electron', () => import('./stand-in/electron.ts'))
  electron = await import('./stand-in/electron.ts')
  start = (await import('../../main/desktop/appShutdown.ts')).createAppShutdown
  window = new Window()
  guests = 2
  stop = () => Promise.resolve()
  const shown = window as unknown as BrowserWindow
  end = start({ isMac: false, words, guests: () => guests, window: () => shown, stop: () => stop(), report: error => expect.fail(String(error)) }) // prettier-ignore
  end.watch(shown)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a window that is closed several times at once asks once', async () => {
  let answer = (_: { response: number }): void => {}
  const asked = vi.spyOn(electron.dialog, 'showMessageBox').mockReturnValue(new Promise(resolve => (answer = resolve)))
  for (let times = 0; times < 3; times++) window.close()
  expect(asked).toHaveBeenCalledTimes(1)
  answer({ response: 0 })
  await vi.waitFor(() => expect(window.minimize).toHaveBeenCalledTimes(1))
  window.close()
  expect(asked).toHaveBeenCalledTimes(2) // it was answered: the next one is a new question
  expect(window.closed).toBe(false)
})

test('a window of a session that is about to end closes without a question', () => {
  window.emit('query-session-end', {})
  window.close()
  expect(window.closed).toBe(true)
  expect(electron.standIn.dialogs).toEqual([])
})

test('a machine that shuts down waits for the goodbyes', async () => {
  const preventDefault = vi.fn()
  electron.powerMonitor.emit('shutdown', { preventDefault })
  expect(preventDefault).toHaveBeenCalledTimes(1)
  await vi.waitFor(() => expect(electron.standIn.quit).toBe(true))
  expect(electron.standIn.dialogs).toEqual([])
})

test('what does not stop within three seconds holds up nothing', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  guests = 0
  stop = () => new Promise(() => {})
  electron.app.quit()
  await vi.advanceTimersByTimeAsync(2900)
  await new Promise(resolve => setImmediate(resolve))
  expect(electron.standIn.quit).toBe(false)
  expect(end.isEnding()).toBe(true)
  await vi.advanceTimersByTimeAsync(200)
  await new Promise(resolve => setImmediate(resolve))
  expect(electron.standIn.quit).toBe(true)
})

test('an error on the way out is reported, and holds up nothing', async () => {
  electron.app.removeAllListeners()
  const report = vi.fn()
  const why = new Error('no goodbye')
  start({ isMac: false, words, guests: () => 0, window: () => null, stop: () => Promise.reject(why), report })
  electron.app.quit()
  await vi.waitFor(() => expect(electron.standIn.quit).toBe(true))
  expect(report).toHaveBeenCalledWith(why)
})
