// Tests the release command as far as it can be tried in a second: its notes, its steps, and what it refuses.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const top = new URL('../../..', import.meta.url).pathname
const release = (...args: string[]) =>
  spawnSync(process.execPath, ['build/release.js', ...args], { cwd: top, encoding: 'utf8' })

test('the notes of a release are what CHANGELOG.md says of its version', () => {
  const { status, stderr } = release('--dry-run', '--only', 'notes')
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string }
  const [, mine] = readFileSync(join(top, 'CHANGELOG.md'), 'utf8').split(/^## .*$/m)
  expect(readFileSync(join(top, 'release', 'NOTES.md'), 'utf8')).toBe(`# Hunch ${version}\n${mine!.trim()}\n`)
})

test('a dry run sets no tag, and says so', () => {
  const tags = () => spawnSync('git', ['tag'], { cwd: top, encoding: 'utf8' }).stdout
  const before = tags()
  expect(release('--dry-run', '--only', 'tag').stdout).toContain('Not done: the tag v')
  expect(tags()).toBe(before)
})

test('a step that does not exist is named beside those that do', () => {
  const { status, stderr } = release('--only', 'publish')
  expect(status).toBe(2)
  expect(stderr).toBe(
    'There is no step publish. The steps are: version, clone, check, test, bench, browsers, packages, checksums, notes, tag\n',
  )
})
