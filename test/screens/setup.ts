// Answers for: tests that are silent: what is warned of fails the test that brought it about.
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'

const said: string[] = []
for (const kind of ['warn', 'error'] as const)
  console[kind] = (...words: unknown[]) => said.push(words.map(String).join(' '))
beforeEach(() => void said.splice(0))
afterEach(() => expect(said.splice(0), 'a warning').toEqual([]))

// Pages of the tests are pages that nobody looks at.
if (typeof document !== 'undefined') Object.defineProperty(document, 'hidden', { value: true, configurable: true })

// What a test file imports has its words before the first test.
if (typeof document !== 'undefined')
  beforeAll(async () => (await import('../../renderer/device/language.ts')).wordsLoaded())
