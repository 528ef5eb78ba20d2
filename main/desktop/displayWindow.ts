// The table display: a window without a bridge that shows a table to everybody in the room.
import { app, BrowserWindow, dialog, type Session } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'
import type { AppSettingsStore } from './appSettings.ts'
import { addContextMenu } from './contextMenu.ts'
import { originOfLanHost } from './originOfLanHost.ts'
import { guardNavigation } from './navigationGuard.ts'
import { BACKGROUND_COLOUR, SANDBOXED_WEB_PREFERENCES } from './appWindow.ts'
import { chooseTvPlace, isWayland, type TvPlace } from './tvScreen.ts'

export interface DisplayWindowControl {
  /**
   * Shows the table of the host at `url`, on the TV's screen if there is one. Rejects if that is not a host's
   * address.
   */
  readonly show: (url: string, mainWindow: BrowserWindow) => Promise<void>
  readonly close: () => void
}

export interface DisplayWindowSetup {
  /** A session separate from the app's own, because the page comes from the host whose table it shows. */
  readonly session: Session
  readonly settings: AppSettingsStore
  readonly words: DesktopWords
  /** Called when it opens and closes. */
  readonly onShownChanged: (on: boolean) => void
}

export function createDisplayWindowControl({
  session,
  settings,
  words,
  onShownChanged,
}: DisplayWindowSetup): DisplayWindowControl {
  let window: BrowserWindow | null = null
  const closeWindow = () => window?.close()
  return {
    show: async (url, mainWindow) => {
      const origin = originOfLanHost(url)
      if (origin === null) throw new TypeError('not the address of a host on this network')
      const moves = isWayland(process.platform, process.env, app.commandLine.getSwitchValue('ozone-platform'))
      const chosenPlace = moves ? 'window' : await chooseTvPlace(mainWindow, { settings, words })
      if (chosenPlace === null || mainWindow.isDestroyed()) return
      closeWindow()
      const openedWindow = openDisplayWindow(origin, { joinPart: joinPartIn(url), place: chosenPlace, session, words })
      window = openedWindow
      onShownChanged(true)
      openedWindow.once('closed', () => {
        if (window !== openedWindow) return
        window = null
        onShownChanged(false)
      })
      if (moves) {
        const { dragToTv: message, dragToTvAbout: detail, ok } = words
        void dialog.showMessageBox(openedWindow, { message, detail, buttons: [ok] })
      }
    },
    close: closeWindow,
  }
}

interface DisplayWindowOptions {
  readonly joinPart: string | null
  readonly place: TvPlace
  readonly session: Session
  readonly words: DesktopWords
}

function openDisplayWindow(origin: string, { joinPart, place, session, words }: DisplayWindowOptions): BrowserWindow {
  const window = new BrowserWindow({
    title: words.title,
    backgroundColor: BACKGROUND_COLOUR,
    autoHideMenuBar: true,
    ...(place === 'window' ? { width: 1280, height: 720 } : { ...place.display.bounds, fullscreen: true }),
    webPreferences: { ...SANDBOXED_WEB_PREFERENCES, session },
  })
  guardNavigation(window.webContents, origin, isJoinPageOfLanHost)
  addContextMenu(window.webContents, words)
  // Escape closes the window, because a full screen across the room has no close button.
  window.webContents.on('before-input-event', (_event, { type, key }) => {
    if (type === 'keyDown' && key === 'Escape') window.close()
  })
  void window.loadURL(`${origin}/#table${joinPart === null ? '' : `=${joinPart}`}`).catch(() => {}) // rejects if the window was closed again or the host is gone; people see either
  return window
}

/** True for the join page of any host on this network. The display may go there, because its table may have been handed over to that host. */
function isJoinPageOfLanHost(url: string): boolean {
  return originOfLanHost(url) !== null && new URL(url).pathname === '/' && joinPartIn(url) !== null
}

/**
 * The part of a link that names the table: its join code, and its id if there are several; null if it has neither.
 */
function joinPartIn(url: string): string | null {
  return /^#table=([A-Z]{0,12}(?:@[a-z0-9-]{1,40})?)$/.exec(new URL(url).hash)?.[1] ?? null
}
