// Holds for every test: nothing is warned of, a test that runs out of time says what it waited for, and screens go with the test that showed them.
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { forgetWaits, waitsNow } from './until.ts'

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
  expect(said.splice(0), 'a warning').toEqual([])
})

if (typeof document !== 'undefined') {
  // Nobody looks at the pages of these tests.
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })

  const { disableAutoUnmount, enableAutoUnmount } = await import('@vue/test-utils')
  disableAutoUnmount() // the file before has asked for it, where several share a worker
  enableAutoUnmount(afterEach)

  // What a test file imports has its words before the first test.
  beforeAll(async () => (await import('../../renderer/device/words/language.ts')).wordsLoaded())
}
