// Answers for: tests that are silent: what is warned of fails the test that brought it about. And for screens that are gone with the test that showed them.
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

const said: string[] = []
for (const kind of ['warn', 'error'] as const)
  console[kind] = (...words: unknown[]) => said.push(words.map(String).join(' '))
beforeEach(() => void said.splice(0))
afterEach(() => expect(said.splice(0), 'a warning').toEqual([]))

if (typeof document !== 'undefined') {
  // Pages of the tests are pages that nobody looks at.
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })

  const { disableAutoUnmount, enableAutoUnmount } = await import('@vue/test-utils')
  disableAutoUnmount() // the file before has asked for it, where several share a worker
  enableAutoUnmount(afterEach)

  // What a test file imports has its words before the first test.
  beforeAll(async () => (await import('../../renderer/device/language.ts')).wordsLoaded())
}
