// Answers for: the app's own window.
import { BrowserWindow, type WebPreferences } from 'electron'
import { APP_ORIGIN } from '../host/index.ts'
import { desktopWords } from '../../shared/words/en/programs.ts'
import { guardNavigation } from './navigationGuard.ts'

/** What every page of ours runs under. */
export const SANDBOXED_WEB_PREFERENCES = {
  contextIsolation: true,
  sandbox: true,
  nodeIntegration: false,
  nodeIntegrationInSubFrames: false,
  nodeIntegrationInWorker: false,
  webSecurity: true,
  webviewTag: false,
  spellcheck: false,
  navigateOnDragDrop: false,
} as const satisfies WebPreferences

/** The ground of every page, so that nothing flashes before it is drawn. */
export const BACKGROUND_COLOUR = '#0d1219'

/** Opens the window on the app's pages, with the bridge. */
export function openAppWindow({ preload, icon }: { preload: string; icon: string }): BrowserWindow {
  const window = new BrowserWindow({
    title: desktopWords.title,
    width: 1280,
    height: 840,
    minWidth: 360,
    minHeight: 560,
    backgroundColor: BACKGROUND_COLOUR,
    show: false,
    autoHideMenuBar: true,
    icon,
    webPreferences: { ...SANDBOXED_WEB_PREFERENCES, preload },
  })
  guardNavigation(window.webContents, APP_ORIGIN)
  window.once('ready-to-show', () => window.show())
  void window.loadURL(`${APP_ORIGIN}/`).catch(() => {}) // closed before it was there
  return window
}
