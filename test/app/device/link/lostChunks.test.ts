// @vitest-environment happy-dom
// A page that lost a piece of its program is reloaded if that can help, and not for ever.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isPageIncomplete, recoverLostChunks, whenChunkLoaded } from '../../../../renderer/device/link/lostChunks.ts'

const listeners: EventListener[] = []
const reload = vi.fn()
const ask = vi.fn<() => Promise<Response>>()

/** Loads the page freshly. */
function load(): void {
  for (const listener of listeners.splice(0)) window.removeEventListener('vite:preloadError', listener)
  const add = vi.spyOn(window, 'addEventListener')
  recoverLostChunks()
  listeners.push(add.mock.calls.at(-1)![1] as EventListener)
  add.mockRestore()
}

/** Loses a piece; true if the page handles it. */
function lose(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  reload.mockReset()
  ask.mockReset().mockResolvedValue(new Response())
  sessionStorage.clear()
  load()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('it is reloaded once its host answers, however many pieces were lost', async () => {
  ask.mockRejectedValueOnce(new TypeError()).mockRejectedValueOnce(new TypeError())
  expect([lose(), lose()]).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(1500)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a piece that is lost at every load is a bug, and people are told of it', async () => {
  for (let nth = 0; nth < 3; nth++) {
    expect(lose()).toBe(true)
    await vi.advanceTimersByTimeAsync(2000)
    load()
  }
  expect(isPageIncomplete.value).toBe(false)
  expect(lose()).toBe(false)
  expect(isPageIncomplete.value).toBe(true)
  expect(reload).toHaveBeenCalledTimes(3)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(lose()).toBe(true)
})

test('where reloads cannot be counted, people are told that a part is missing', () => {
  isPageIncomplete.value = false
  const refuse = () => {
    throw new DOMException('insecure', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(lose()).toBe(false)
  expect(isPageIncomplete.value).toBe(true)
  expect(ask).not.toHaveBeenCalled()
})

test('a lost piece is not used: the page is about to be reloaded', async () => {
  const use = vi.fn()
  await whenChunkLoaded(() => Promise.resolve(undefined), use)
  expect(use).not.toHaveBeenCalled()
  await whenChunkLoaded(() => Promise.resolve('piece'), use)
  expect(use).toHaveBeenCalledWith('piece')
})
