// Opens the app's own window.
import { BrowserWindow, screen, type WebPreferences } from 'electron'
import { APP_ORIGIN } from '../host/index.ts'
import type { DesktopWords } from '../../shared/words/words.ts'
import type { AppSettingsStore } from './appSettings.ts'
import { addContextMenu } from './contextMenu.ts'
import { guardNavigation } from './navigationGuard.ts'
import { MIN_WINDOW_SIZE, trackWindowPlace, chooseWindowPlace } from './windowPlace.ts'
import { addWindowRecovery } from './windowRecovery.ts'

/** The web preferences of every page of the app. */
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

/** The background of every page, so that nothing flashes before it is drawn. */
export const BACKGROUND_COLOUR = '#0d1219'

/**
 * After this time, in milliseconds, a window is shown even if its page is not drawn yet: an empty window is better
 * than none.
 */
const SHOW_ANYWAY_AFTER_MS = 3000

export interface AppWindowSetup {
  readonly preload: string
  readonly icon: string
  readonly words: DesktopWords
  readonly settings: AppSettingsStore
  readonly report: (error: unknown) => void
  /** Called when the window is on the screen. */
  readonly onShown: () => void
}

/** Opens the window on the app's pages, with the bridge. */
export function openAppWindow({ preload, icon, words, settings, report, onShown }: AppWindowSetup): BrowserWindow {
  const primaryDisplay = screen.getPrimaryDisplay()
  const otherDisplays = screen.getAllDisplays().filter(({ id }) => id !== primaryDisplay.id)
  const lastWindow = settings.values.window
  const window = new BrowserWindow({
    title: words.title,
    ...chooseWindowPlace(
      lastWindow,
      [primaryDisplay, ...otherDisplays].map(({ workArea }) => workArea),
    ),
    minWidth: Math.min(MIN_WINDOW_SIZE.width, primaryDisplay.workArea.width),
    minHeight: Math.min(MIN_WINDOW_SIZE.height, primaryDisplay.workArea.height),
    backgroundColor: BACKGROUND_COLOUR,
    show: false,
    autoHideMenuBar: true,
    icon,
    webPreferences: { ...SANDBOXED_WEB_PREFERENCES, preload },
  })
  if (lastWindow?.maximized) window.maximize()
  guardNavigation(window.webContents, APP_ORIGIN)
  addContextMenu(window.webContents, words)
  trackWindowPlace(window, settings)
  // Loading fails if the window is closed first, or with `did-fail-load`, which is handled in `recoverWindow`.
  const load = () => void window.loadURL(`${APP_ORIGIN}/`).catch(() => {})
  addWindowRecovery(window, { words, load, report })
  showWhenDrawn(window, onShown)
  load()
  return window
}

/**
 * Shows a window when its page is drawn. On Wayland `ready-to-show` may never come for a hidden window
 * (electron/electron#48859).
 */
function showWhenDrawn(window: BrowserWindow, onShown: () => void): void {
  let isShown = false
  const show = () => {
    clearTimeout(showTimeout)
    if (isShown || window.isDestroyed()) return
    isShown = true
    window.show()
    onShown()
  }
  const showTimeout = setTimeout(show, SHOW_ANYWAY_AFTER_MS)
  window.once('closed', () => clearTimeout(showTimeout))
  window.once('ready-to-show', show)
  window.webContents.once('did-finish-load', show)
  window.webContents.once('did-fail-load', show)
}
