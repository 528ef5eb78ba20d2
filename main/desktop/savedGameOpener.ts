// Opens saved games from files: by double click, from the menu, and from the list of recent ones.
import { basename } from 'node:path'
import { app, dialog, type BrowserWindow } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'
import type { AppSettingsStore } from './appSettings.ts'
import { readSavedGame, SAVED_GAME_EXTENSIONS, type SavedGameFile } from './savedGame.ts'

const MAX_RECENT_FILES = 10

export interface SavedGameOpener {
  /** Reads a file, and passes it to the page; says so if it cannot be read. */
  readonly open: (path: string) => void
  /** Lets a person choose one. */
  readonly choose: () => Promise<void>
  readonly recent: () => readonly string[]
  readonly forget: () => void
}

export function createSavedGameOpener({
  settings,
  words,
  window,
  show,
  onRecentChanged,
}: {
  settings: AppSettingsStore
  words: DesktopWords
  window: () => BrowserWindow | null
  show: (game: SavedGameFile) => void
  /** Called when the list of recent files has changed. */
  onRecentChanged: () => void
}): SavedGameOpener {
  const recentPaths = () => settings.values.recent ?? []
  const storeRecentPaths = (paths: readonly string[]) => {
    settings.change({ recent: [...paths] })
    onRecentChanged()
  }
  const openFile = (path: string) => {
    const game = readSavedGame(path)
    const otherRecentPaths = recentPaths().filter(recentPath => recentPath !== path)
    if (game) {
      app.addRecentDocument(path) // the list of the dock and the task bar
      storeRecentPaths([path, ...otherRecentPaths].slice(0, MAX_RECENT_FILES))
      return show(game)
    }
    if (otherRecentPaths.length < recentPaths().length) storeRecentPaths(otherRecentPaths)
    const { ok: button, notReadAbout: detail } = words
    void showMessage(window(), { message: words.notRead(basename(path)), detail, buttons: [button] })
  }
  return {
    open: openFile,
    recent: recentPaths,
    choose: async () => {
      const options: Electron.OpenDialogOptions = {
        properties: ['openFile'],
        filters: [{ name: words.games, extensions: SAVED_GAME_EXTENSIONS.map(ending => ending.slice(1)) }],
      }
      const parent = window()
      const { filePaths } = await (parent ? dialog.showOpenDialog(parent, options) : dialog.showOpenDialog(options))
      if (filePaths[0] !== undefined) openFile(filePaths[0])
    },
    forget: () => {
      app.clearRecentDocuments()
      storeRecentPaths([])
    },
  }
}

function showMessage(parent: BrowserWindow | null, options: Electron.MessageBoxOptions): Promise<unknown> {
  return parent ? dialog.showMessageBox(parent, options) : dialog.showMessageBox(options)
}
