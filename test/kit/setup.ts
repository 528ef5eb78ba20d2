// Applies to every test: warnings fail it, a timeout reports what was awaited, a test near its limit is reported, and its screens are unmounted.
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { sayNearLimit } from './leftOut.ts'
import { forgetWaits, waitsNow } from './until.ts'

const realNow = Date.now // before a test sets the clock
const said: string[] = []
for (const kind of ['warn', 'error'] as const)
  console[kind] = (...words: unknown[]) => said.push(words.map(String).join(' '))
beforeEach(() => {
  said.splice(0)
  forgetWaits()
})
afterEach(({ task }) => {
  for (const error of task.result?.errors ?? [])
    if (/timed out/.test(error.message)) {
      const waits = waitsNow()
      error.message += `\nIt waited for ${waits.length > 0 ? waits.join('; ') : `no event that has a name; under way: ${process.getActiveResourcesInfo().join(', ')}`}.`
    }
  const spent = (realNow() - (task.result?.startTime ?? realNow())) / task.timeout
  if (spent > 0.6 && task.result?.state !== 'fail') sayNearLimit(task.fullName, spent)
  expect(said.splice(0), 'a warning').toEqual([])
})

if (typeof document !== 'undefined') {
  // Makes pages hidden, because nobody looks at them.
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })

  const { disableAutoUnmount, enableAutoUnmount } = await import('@vue/test-utils')
  disableAutoUnmount() // enabled again by the file before, if several share a worker
  enableAutoUnmount(afterEach)

  // What a page still loads when its test ends must not arrive once the environment is gone.
  afterAll(() => vi.dynamicImportSettled())

  // The words of imported screens must be loaded before the first test.
  beforeAll(async () => (await import('../../renderer/device/words/language.ts')).whenWordsLoaded())
}
