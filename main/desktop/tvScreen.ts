// Chooses the screen on which the table is shown to everybody: the other one, or of several the one a person chose.
import { dialog, screen, type BrowserWindow, type Display } from 'electron'
import type { DesktopWords } from '../../shared/words/words.ts'
import type { AppSettings } from './appSettings.ts'

/** Where the table is shown: full screen on this one, or in a window, which a person moves. */
export type TvPlace = { readonly display: Display } | 'window'

/** True where the window system neither tells nor takes places of windows: Wayland, unless Electron was asked to use X11 (electron/electron#43493). */
export function isWayland(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
  ozonePlatform: string,
): boolean {
  if (platform !== 'linux' || ozonePlatform === 'x11') return false
  return ozonePlatform === 'wayland' || env['XDG_SESSION_TYPE'] === 'wayland' || Boolean(env['WAYLAND_DISPLAY'])
}

/** The screens on which the player's own window is not. */
export function otherScreens(beside: BrowserWindow): Display[] {
  const home = screen.getDisplayMatching(beside.getBounds())
  return screen.getAllDisplays().filter(({ id }) => id !== home.id)
}

/** The screen that was chosen, if it is there. Its number may be another after a restart: then by its name. */
export function rememberedScreen(others: readonly Display[], settings: AppSettings): Display | undefined {
  const { tv } = settings.values
  if (!tv) return undefined
  return others.find(({ id }) => id === tv.id) ?? others.find(({ label }) => label !== '' && label === tv.label)
}

/** Where to show the table; null where a person asked for it and then thought better of it. */
export async function chooseTvPlace(
  beside: BrowserWindow,
  { settings, words }: { settings: AppSettings; words: DesktopWords },
): Promise<TvPlace | null> {
  const others = otherScreens(beside)
  const [only] = others
  if (!only) return 'window'
  if (others.length === 1) return { display: only }
  const known = rememberedScreen(others, settings)
  if (known) return { display: known }
  const names = others.map((other, i) => screenName(other, i + 1, words))
  const { response } = await dialog.showMessageBox(beside, {
    message: words.whichScreen,
    detail: words.whichScreenAbout,
    buttons: [...names, words.cancel],
    cancelId: names.length,
    noLink: true,
  })
  const chosen = others[response]
  if (!chosen) return null
  settings.set({ tv: { id: chosen.id, label: chosen.label } })
  return { display: chosen }
}

export function screenName({ label, size }: Display, nth: number, words: DesktopWords): string {
  return words.screen(nth, label, size.width, size.height)
}
