// Tests the release command as far as it can be tried in a second: its notes, its steps, and what it refuses.
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const top = fileURLToPath(new URL('../../..', import.meta.url))
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

test('a release tags the folder it was called in, not the clone it was tried in', () => {
  const home = mkdtempSync(join(tmpdir(), 'hunch-release-test-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const git = (...args: string[]) => spawnSync('git', args, { cwd: home, encoding: 'utf8' })
  expect(git('clone', '--quiet', '--depth', '1', `file://${top}`, '.').stderr).toBe('')
  cpSync(join(top, 'build/release.js'), join(home, 'build/release.js')) // as it is now
  for (const [name, value] of [['user.name', 'A founder'], ['user.email', 'founder@example.org']] as const) git('config', name, value) // prettier-ignore
  const { status, stderr } = spawnSync(process.execPath, ['build/release.js', '--only', 'clone,tag'], { cwd: home, encoding: 'utf8' }) // prettier-ignore
  expect(stderr).toBe('')
  expect(status).toBe(0)
  const { version } = JSON.parse(readFileSync(join(top, 'package.json'), 'utf8')) as { version: string }
  expect(git('tag').stdout.trim()).toBe(`v${version}`)
})

test('a step that does not exist is named beside those that do', () => {
  const { status, stderr } = release('--only', 'publish')
  expect(status).toBe(2)
  expect(stderr).toBe(
    'There is no step publish. The steps are: version, clone, install, check, test, bench, browsers, packages, checksums, notes, tag\n',
  )
})
