// The default folder of the tables.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { defaultDataFolder } from '../../../main/host/storage/dataFolder.ts'

const system = process.platform
const on = (platform: NodeJS.Platform) => Object.defineProperty(process, 'platform', { value: platform })

beforeEach(() => {
  for (const name of ['HUNCH_DATA', 'APPDATA', 'XDG_DATA_HOME']) vi.stubEnv(name, undefined)
})

afterEach(() => {
  vi.unstubAllEnvs()
  on(system)
})

test.each(['linux', 'darwin', 'win32'] as const)('%s: the folder of HUNCH_DATA goes before all others', platform => {
  on(platform)
  for (const name of ['APPDATA', 'XDG_DATA_HOME']) vi.stubEnv(name, join('/', 'others'))
  vi.stubEnv('HUNCH_DATA', join('/', 'mine'))
  expect(defaultDataFolder()).toBe(join('/', 'mine'))
})

test('tables are stored in each system’s place for user data', () => {
  on('linux')
  expect(defaultDataFolder()).toBe(join(homedir(), '.local', 'share', 'hunch'))
  vi.stubEnv('XDG_DATA_HOME', join('/', 'shared'))
  expect(defaultDataFolder()).toBe(join('/', 'shared', 'hunch'))
  on('darwin')
  expect(defaultDataFolder()).toBe(join(homedir(), 'Library', 'Application Support', 'Hunch'))
  on('win32')
  vi.stubEnv('APPDATA', join('/', 'roaming'))
  expect(defaultDataFolder()).toBe(join('/', 'roaming', 'Hunch'))
})
