// Which screen shows the table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow, Display } from 'electron'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openAppSettings } from '../../main/desktop/appSettings.ts'
import { chooseTvPlace, isWayland, findRememberedTvScreen } from '../../main/desktop/tvScreen.ts'
import { desktopWords as words } from '../../shared/words/en/desktop.ts'
import { display, standIn } from './stand-in/electron.ts'

vi.mock('electron', () => import('./stand-in/electron.ts'))

const laptop = display(1, { x: 0, y: 0, width: 1280, height: 800 }, 'Built in')
const beamer = display(2, { x: 1280, y: 0, width: 1920, height: 1080 }, 'Beamer')
const television = display(3, { x: 3200, y: 0, width: 3840, height: 2160 }, 'Television')
const at = ({ x, y, width, height }: typeof laptop.bounds) =>
  ({ getBounds: () => ({ x, y, width, height }) }) as unknown as BrowserWindow
const beside = at(laptop.bounds)

beforeEach(() => void Object.assign(standIn, { displays: [laptop, beamer, television], answers: [], dialogs: [] }))

function settings() {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-tv-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return openAppSettings(folder, () => {})
}

test('of two screens it is the one without the player’s window; with one alone it is a window', async () => {
  standIn.displays = [laptop, beamer]
  expect(await chooseTvPlace(beside, { settings: settings(), words })).toEqual({ display: beamer })
  expect(await chooseTvPlace(at(beamer.bounds), { settings: settings(), words })).toEqual({ display: laptop })
  standIn.displays = [laptop]
  expect(await chooseTvPlace(beside, { settings: settings(), words })).toBe('window')
  expect(standIn.dialogs).toEqual([])
})

test('of three it is the chosen one, without a second question, until that is taken back', async () => {
  const one = settings()
  standIn.answers = [1]
  expect(await chooseTvPlace(beside, { settings: one, words })).toEqual({ display: television })
  expect(await chooseTvPlace(beside, { settings: one, words })).toEqual({ display: television })
  expect(standIn.dialogs).toHaveLength(1)
  one.change({ tv: undefined })
  standIn.answers = [0]
  expect(await chooseTvPlace(beside, { settings: one, words })).toEqual({ display: beamer })
})

test('it is found by its name if its number has changed, and asked for if it is gone', async () => {
  const one = settings()
  one.change({ tv: { id: 77, label: 'Television' } })
  const others = [beamer, television] as unknown as Display[]
  expect(findRememberedTvScreen(others, one)).toBe(television)
  one.change({ tv: { id: 77, label: '' } })
  expect(findRememberedTvScreen([{ ...beamer, label: '' }] as unknown as Display[], one)).toBeUndefined()
  one.change({ tv: { id: 9, label: 'Sold' } })
  expect(await chooseTvPlace(beside, { settings: one, words })).toBeNull() // its person cancels
  expect(standIn.dialogs).toHaveLength(1)
})

test('a window system without positions is recognised, unless Electron is to use X11', () => {
  const wayland = { XDG_SESSION_TYPE: 'wayland', WAYLAND_DISPLAY: 'wayland-0' }
  expect(isWayland('linux', wayland, '')).toBe(true)
  expect(isWayland('linux', { WAYLAND_DISPLAY: 'wayland-0' }, '')).toBe(true)
  expect(isWayland('linux', {}, 'wayland')).toBe(true)
  expect(isWayland('linux', wayland, 'x11')).toBe(false)
  expect(isWayland('linux', { XDG_SESSION_TYPE: 'x11', WAYLAND_DISPLAY: '' }, '')).toBe(false)
  expect(isWayland('darwin', wayland, '')).toBe(false)
})
