// Answers for: the table-top display: a window without a bridge that shows a table to everybody in the room.
import { BlockList, isIPv4 } from 'node:net'
import { BrowserWindow, screen, type Session } from 'electron'
import { desktopWords } from '../../shared/words/en/programs.ts'
import { guardNavigation } from './navigationGuard.ts'
import { BACKGROUND_COLOUR, SANDBOXED_WEB_PREFERENCES } from './appWindow.ts'

export interface DisplayWindow {
  /** Shows the table of the host at `url`, on the other screen if there is one. Throws when that is no address of a host. */
  readonly show: (url: string, beside: BrowserWindow) => void
  readonly close: () => void
}

/** `session`: apart from the app's own, for the page comes from the host it shows. `lit` hears when it opens and closes. */
export function createDisplayWindow({ session, lit }: { session: Session; lit: (on: boolean) => void }): DisplayWindow {
  let window: BrowserWindow | null = null
  const close = () => window?.close()
  return {
    show: (url, beside) => {
      const origin = lanHostOrigin(url)
      if (origin === null) throw new TypeError('not the address of a host on this network')
      close()
      const mine = open(origin, { part: joinPartIn(url), beside, session })
      window = mine
      lit(true)
      mine.once('closed', () => {
        if (window !== mine) return
        window = null
        lit(false)
      })
    },
    close,
  }
}

function open(
  origin: string,
  {
    part,
    beside,
    session,
  }: { readonly part: string | null; readonly beside: BrowserWindow; readonly session: Session },
): BrowserWindow {
  const home = screen.getDisplayMatching(beside.getBounds())
  const other = screen.getAllDisplays().find(({ id }) => id !== home.id)
  const window = new BrowserWindow({
    title: desktopWords.title,
    backgroundColor: BACKGROUND_COLOUR,
    autoHideMenuBar: true,
    ...(other ? { ...other.bounds, fullscreen: true } : { width: 1280, height: 720 }),
    webPreferences: { ...SANDBOXED_WEB_PREFERENCES, session },
  })
  guardNavigation(window.webContents, origin, isOtherTable)
  // A screen across the room has no frame to click on.
  window.webContents.on('before-input-event', (_event, { type, key }) => {
    if (type === 'keyDown' && key === 'Escape') window.close()
  })
  void window.loadURL(`${origin}/#table${part === null ? '' : `=${part}`}`).catch(() => {}) // closed again, or the host has gone: that is seen
  return window
}

const near = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  near.addSubnet(net, bits, 'ipv4')

/** A table that was handed over is shown where it went: by another host of this network. */
function isOtherTable(url: string): boolean {
  return lanHostOrigin(url) !== null && new URL(url).pathname === '/' && joinPartIn(url) !== null
}

/** What a link to a table says of it: its join code, and which it is where there are several; null for nothing. */
function joinPartIn(url: string): string | null {
  return /^#table=([A-Z]{0,12}(?:@[a-z0-9-]{1,40})?)$/.exec(new URL(url).hash)?.[1] ?? null
}

/** The origin of an address if a host of a home network can be there; null if not. */
export function lanHostOrigin(url: string): string | null {
  if (!URL.canParse(url)) return null
  const { protocol, hostname, origin, username, password } = new URL(url)
  if (protocol !== 'http:' || username !== '' || password !== '') return null
  const isNear = isIPv4(hostname) ? near.check(hostname) : hostname === 'localhost' || hostname.endsWith('.local')
  return isNear ? origin : null
}
