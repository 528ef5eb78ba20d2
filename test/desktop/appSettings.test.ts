// What the app remembers between two starts, and what it makes of a file that is not its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openAppSettings } from '../../main/desktop/appSettings.ts'

const ignored = () => {}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hunch-settings-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('what was set is there at the next start, for its owner alone', () => {
  const at = folder()
  openAppSettings(at, ignored).change({ recent: ['/games/one.hunch'] })
  openAppSettings(at, ignored).change({ tv: { id: 7, label: 'Beamer' } })
  expect(openAppSettings(at, ignored).values).toEqual({ recent: ['/games/one.hunch'], tv: { id: 7, label: 'Beamer' } })
  expect(statSync(join(at, 'settings.json')).mode & 0o777).toBe(0o600)
  expect(readdirSync(at)).toEqual(['settings.json'])
  openAppSettings(at, ignored).change({ tv: undefined })
  expect(openAppSettings(at, ignored).values).toEqual({ recent: ['/games/one.hunch'] })
})

test.each([
  'no JSON',
  '[]',
  '{"window":{"x":"left"}}',
  '{"window":{"x":0,"y":0,"width":1e12,"height":1,"maximized":false}}',
  '{"recent":[5]}',
  '{"tv":{"id":"2"}}',
])('a file that is not its own counts as none, and is kept beside the new one: %s', text => {
  const at = folder()
  writeFileSync(join(at, 'settings.json'), text)
  const reported: Error[] = []
  const settings = openAppSettings(at, error => reported.push(error))
  expect(settings.values).toEqual({})
  expect(reported).toHaveLength(1)
  for (const id of [1, 2]) settings.change({ tv: { id, label: 'Beamer' } })
  expect(readFileSync(join(at, 'settings.json.damaged'), 'utf8')).toBe(text)
  expect(readdirSync(at).sort()).toEqual(['settings.json', 'settings.json.damaged'])
})

test('a disk that takes nothing costs the memory, and no error', () => {
  const at = folder()
  const settings = openAppSettings(join(at, 'gone'), ignored)
  settings.change({ recent: ['/games/one.hunch'] })
  expect(settings.values.recent).toEqual(['/games/one.hunch'])
  writeFileSync(join(at, 'file'), '')
  expect(readFileSync(join(at, 'file'), 'utf8')).toBe('')
})
