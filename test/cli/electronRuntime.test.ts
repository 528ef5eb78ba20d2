// What `npm start` says when there is no window: the obstacle, and what to type.
import { expect, test } from 'vitest'
import { explainMissingWindow } from '../../main/cli/electronRuntime.ts'
import { npmStartWords as german } from '../../shared/words/de/start.ts'
import { npmStartWords as words } from '../../shared/words/en/start.ts'

const ended = { status: 1, signal: null, helper: null, isRoot: false }

test('how the runtime ended', () => {
  expect(explainMissingWindow({ ...ended, status: 133 }, words)).toBe(words.noWindow(words.status(133)))
  expect(explainMissingWindow({ ...ended, status: null, signal: 'SIGTRAP' }, words)).toBe(words.noWindow(words.signal('SIGTRAP'))) // prettier-ignore
})

test('the two commands that allow its sandbox, where the system forbids it', () => {
  const said = explainMissingWindow({ ...ended, signal: 'SIGTRAP', helper: '/opt/chrome-sandbox' }, german)
  expect(said).toContain('sudo chown root "/opt/chrome-sandbox"')
  expect(said).toContain('sudo chmod 4755 "/opt/chrome-sandbox"')
  expect(said.endsWith(german.noWindow(german.signal('SIGTRAP')))).toBe(true)
})

test('that root gets no window', () => {
  expect(explainMissingWindow({ ...ended, isRoot: true }, words)).toContain(words.asRoot)
  expect(explainMissingWindow(ended, words)).not.toContain(words.asRoot)
})
