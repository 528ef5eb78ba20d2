// Chooses the screen for the table display: the other one, or of several the one a person chose.
import { dialog, screen, type BrowserWindow, type Display } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'
import type { AppSettingsStore } from './appSettings.ts'

/** The place to show the table: full screen on this display, or in a window that a person moves. */
export type TvPlace = { readonly display: Display } | 'window'

/**
 * True if the window system neither reports nor accepts window positions: Wayland, unless Electron was asked to
 * use X11 (electron/electron#43493).
 */
export function isWayland(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  ozonePlatform: string,
): boolean {
  if (platform !== 'linux' || ozonePlatform === 'x11') return false
  return ozonePlatform === 'wayland' || env['XDG_SESSION_TYPE'] === 'wayland' || Boolean(env['WAYLAND_DISPLAY'])
}

/** The screens without the player's own window. */
export function screensWithoutMainWindow(mainWindow: BrowserWindow): Display[] {
  const home = screen.getDisplayMatching(mainWindow.getBounds())
  return screen.getAllDisplays().filter(({ id }) => id !== home.id)
}

/** The chosen screen, if it is there. Its number may differ after a restart: then it is found by its name. */
export function findRememberedTvScreen(screens: readonly Display[], settings: AppSettingsStore): Display | undefined {
  const { tv } = settings.values
  if (!tv) return undefined
  return screens.find(({ id }) => id === tv.id) ?? screens.find(({ label }) => label !== '' && label === tv.label)
}

/** Chooses where to show the table; null if the person who was asked cancelled. */
export async function chooseTvPlace(
  mainWindow: BrowserWindow,
  { settings, words }: { settings: AppSettingsStore; words: DesktopWords },
): Promise<TvPlace | null> {
  const candidateScreens = screensWithoutMainWindow(mainWindow)
  const [onlyScreen] = candidateScreens
  if (!onlyScreen) return 'window'
  if (candidateScreens.length === 1) return { display: onlyScreen }
  const lastScreen = findRememberedTvScreen(candidateScreens, settings)
  if (lastScreen) return { display: lastScreen }
  const screenNames = candidateScreens.map((other, i) => screenName(other, i + 1, words))
  const { response } = await dialog.showMessageBox(mainWindow, {
    message: words.whichScreen,
    detail: words.whichScreenAbout,
    buttons: [...screenNames, words.cancel],
    cancelId: screenNames.length,
    noLink: true,
  })
  const chosenScreen = candidateScreens[response]
  if (!chosenScreen) return null
  settings.change({ tv: { id: chosenScreen.id, label: chosenScreen.label } })
  return { display: chosenScreen }
}

/** A screen's name for a person who chooses: its number, its label and its size. */
export function screenName({ label, size }: Display, nth: number, words: DesktopWords): string {
  return words.screen(nth, label, size.width, size.height)
}
