// The saved games that were opened from files, and the list of recent ones.
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openAppSettings } from '../../main/desktop/appSettings.ts'
import { createSavedGameOpener } from '../../main/desktop/savedGameOpener.ts'
import { desktopWords as words } from '../../shared/words/en/desktop.ts'
import { standIn } from './stand-in/electron.ts'

vi.mock('electron', () => import('./stand-in/electron.ts'))

beforeEach(() => void Object.assign(standIn, { messages: [], dialogs: [], recent: [], chosenFiles: [] }))

function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-games-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const show = vi.fn()
  const changed = vi.fn()
  const files = () => createSavedGameOpener({ settings: openAppSettings(folder, () => {}), words, window: () => null, show, onRecentChanged: changed }) // prettier-ignore
  const game = (name: string) => {
    copyFileSync(new URL('../records/mind-reader/all-or-nothing.jsonl', import.meta.url), join(folder, name))
    return join(folder, name)
  }
  return { folder, files: files(), again: files, game, show, changed }
}

test('the last ten are listed, the newest first, each once, also after a restart', () => {
  const { files, again, game, changed } = opened()
  for (let nth = 1; nth <= 12; nth++) files.open(game(`${nth}.hunch`))
  files.open(game('5.hunch'))
  const names = [5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map(nth => `${nth}.hunch`)
  expect(files.recent().map(path => basename(path))).toEqual(names)
  expect(again().recent()).toEqual(files.recent())
  expect(changed).toHaveBeenCalledTimes(13)
  expect(standIn.recent).toHaveLength(13) // the system's own list
})

test('one that is gone leaves the list, with a word about it', () => {
  const { folder, files, game, show } = opened()
  files.open(game('one.hunch'))
  files.open(game('two.hunch'))
  rmSync(join(folder, 'one.hunch'))
  files.open(join(folder, 'one.hunch'))
  expect(files.recent().map(path => basename(path))).toEqual(['two.hunch'])
  expect(standIn.messages).toEqual([words.notRead('one.hunch')])
  expect(show).toHaveBeenCalledTimes(2)
})

test('the list can be cleared, and so is the system’s', () => {
  const { files, again, game } = opened()
  files.open(game('one.hunch'))
  files.forget()
  expect([files.recent(), again().recent(), standIn.recent]).toEqual([[], [], []])
})

test('a file that is chosen is opened; a person may choose none', async () => {
  const { folder, files, game, show } = opened()
  await files.choose()
  expect(show).not.toHaveBeenCalled()
  writeFileSync(join(folder, 'big.hunch'), Buffer.alloc(4 * 1024 * 1024 + 1))
  standIn.chosenFiles = [join(folder, 'big.hunch')]
  await files.choose()
  expect(standIn.messages).toEqual([words.notRead('big.hunch')])
  standIn.chosenFiles = [game('one.hunch')]
  await files.choose()
  expect(show).toHaveBeenCalledWith({ name: 'one.hunch', text: expect.stringContaining('mind-reader') as string })
})
