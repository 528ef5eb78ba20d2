// The menu, in the language of the system.
// Roles bring actions and shortcuts; their labels would be English everywhere.
import { basename } from 'node:path'
import { Menu, type MenuItemConstructorOptions } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'

type MenuItem = MenuItemConstructorOptions

export interface MenuSetup {
  readonly isMac: boolean
  readonly isDevelopment: boolean
  readonly words: DesktopWords
  readonly recentPaths: readonly string[]
  /** The screens that can show the table, if there are several. `askForScreen` makes the app ask each time again. */
  readonly screens: readonly { readonly name: string; readonly chosen: boolean; readonly choose: () => void }[]
  readonly askForScreen: () => void
  readonly openGame: () => void
  readonly openRecent: (path: string) => void
  readonly clearRecent: () => void
  readonly openLog: () => void
  readonly showLicences: () => void
}

const SEPARATOR: MenuItem = { type: 'separator' }

/** Sets the menu: what a person expects of any window, and what a developer needs. */
export function setMenu(setup: MenuSetup): void {
  const { isMac, words } = setup
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [appMenu(words)] : []),
      fileMenu(setup),
      editMenu(words),
      viewMenu(setup),
      windowMenu(setup),
      helpMenu(setup),
    ]),
  )
}

/** The first menu on a Mac, under the app's own name. */
function appMenu(words: DesktopWords): MenuItem {
  return {
    label: words.title,
    submenu: [
      { role: 'about', label: words.about },
      SEPARATOR,
      { role: 'services', label: words.services },
      SEPARATOR,
      { role: 'hide', label: words.hide },
      { role: 'hideOthers', label: words.hideOthers },
      { role: 'unhide', label: words.showAll },
      SEPARATOR,
      { role: 'quit', label: words.quit },
    ],
  }
}

function fileMenu({ isMac, words, recentPaths, openGame, openRecent, clearRecent }: MenuSetup): MenuItem {
  const games: MenuItem[] = recentPaths.map(path => ({ label: basename(path), click: () => openRecent(path) }))
  const submenu: MenuItem[] =
    games.length === 0
      ? [{ label: words.noRecent, enabled: false }]
      : [...games, SEPARATOR, { label: words.clearRecent, click: clearRecent }]
  return {
    label: words.file,
    submenu: [
      { label: words.openGame, accelerator: 'CommandOrControl+O', click: openGame },
      { label: words.openRecent, submenu },
      SEPARATOR,
      isMac ? { role: 'close', label: words.closeWindow } : { role: 'quit', label: words.quit },
    ],
  }
}

function editMenu(words: DesktopWords): MenuItem {
  return {
    label: words.edit,
    submenu: [
      { role: 'undo', label: words.undo },
      { role: 'redo', label: words.redo },
      SEPARATOR,
      { role: 'cut', label: words.cut },
      { role: 'copy', label: words.copy },
      { role: 'paste', label: words.paste },
      { role: 'selectAll', label: words.selectAll },
    ],
  }
}

function viewMenu({ isDevelopment, words, screens, askForScreen }: MenuSetup): MenuItem {
  const tvItems: MenuItem[] =
    screens.length < 2
      ? []
      : [
          SEPARATOR,
          {
            label: words.tvScreen,
            submenu: [
              { label: words.askForScreen, type: 'radio', checked: !screens.some(screen => screen.chosen), click: askForScreen }, // prettier-ignore
              ...screens.map(({ name, chosen, choose }): MenuItem => ({
                label: name,
                type: 'radio',
                checked: chosen,
                click: choose,
              })),
            ],
          },
        ]
  return {
    label: words.view,
    submenu: [
      { role: 'reload', label: words.reload },
      SEPARATOR,
      { role: 'resetZoom', label: words.actualSize },
      { role: 'zoomIn', label: words.zoomIn },
      { role: 'zoomOut', label: words.zoomOut },
      SEPARATOR,
      { role: 'togglefullscreen', label: words.fullScreen },
      ...tvItems,
      ...(isDevelopment ? [{ role: 'toggleDevTools', label: words.developerTools } as const] : []),
    ],
  }
}

function windowMenu({ isMac, words }: MenuSetup): MenuItem {
  return {
    role: 'window',
    label: words.window,
    submenu: [
      { role: 'minimize', label: words.minimize },
      ...(isMac
        ? [
            { role: 'zoom', label: words.zoom } as const,
            SEPARATOR,
            { role: 'front', label: words.bringAllToFront } as const,
          ]
        : [{ role: 'close', label: words.closeWindow } as const]),
    ],
  }
}

function helpMenu({ isMac, words, openLog, showLicences }: MenuSetup): MenuItem {
  return {
    role: 'help',
    label: words.help,
    submenu: [
      { label: words.openLog, click: openLog },
      { label: words.licences, click: showLicences },
      ...(isMac ? [] : [SEPARATOR, { role: 'about', label: words.about } as const]),
    ],
  }
}
