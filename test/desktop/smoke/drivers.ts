// Runs the app for `npm run app:smoke`: on the real runtime, from source or packed, or else on the stand-in.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'
import { WebSocket } from 'ws'
import { mainPage, start } from '../stand-in/start.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** The folders of an app that is started again. */
export interface AppFolders {
  readonly appData: string
  readonly data: string
}

export interface RunningApp {
  /** The runtime, for the log. */
  readonly runtime: string
  /** The page of its window. */
  readonly page: Page
  /** The address that the TV's window shows; null while there is none. */
  readonly tv: () => Promise<string | null>
  readonly tvPicture: (path: string) => Promise<void>
  /**
   * Closes its window, and quits where the system keeps an app without one. Resolves when the app has ended, at
   * the first attempt.
   */
  readonly quit: () => Promise<void>
}

/** A packed program, or the runtime with the source; null if there is neither. Never downloads anything. */
export function realApp(): { readonly program: string; readonly args: readonly string[] } | null {
  const packed = process.env['HUNCH_APP']
  if (packed) return { program: packed, args: [] }
  const named = join(root, 'node_modules/electron/path.txt')
  const name = existsSync(named) ? readFileSync(named, 'utf8').trim() : 'electron'
  const program = join(process.env['ELECTRON_OVERRIDE_DIST_PATH'] || join(root, 'node_modules/electron/dist'), name)
  return existsSync(program) ? { program, args: [root] } : null
}

/** The pace of computer players: at the usual one, a game of theirs may take longer than a test. */
const SMOKE_PACE_MS = '150'

/**
 * The app on its real runtime, watched through Chromium's debugging port, which the fuses of a packed app leave
 * on.
 */
export async function startReal(
  { program, args }: { readonly program: string; readonly args: readonly string[] },
  { appData, data }: AppFolders,
): Promise<RunningApp> {
  const child = spawn(
    program,
    [
      ...args,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--remote-debugging-port=0',
      `--user-data-dir=${appData}`,
      '--port=0',
      `--pace=${SMOKE_PACE_MS}`,
    ],
    { env: { ...process.env, HUNCH_DATA: data }, stdio: ['ignore', 'inherit', 'pipe'] },
  )
  const address = new URL(await debuggingAddress(child))
  const browser = await chromium.connectOverCDP(`http://${address.host}`)
  const page = browser.contexts()[0]!.pages()[0] ?? (await browser.contexts()[0]!.waitForEvent('page'))
  const targets = async () => (await (await fetch(`http://${address.host}/json/list`)).json()) as { url: string; webSocketDebuggerUrl: string }[] // prettier-ignore
  const tv = async () => (await targets()).find(({ url }) => url.includes('#table')) ?? null
  return {
    runtime: await page.evaluate(() => navigator.userAgent),
    page,
    tv: async () => (await tv())?.url ?? null,
    tvPicture: async path => {
      const target = await tv()
      if (target) writeFileSync(path, await captureTarget(target.webSocketDebuggerUrl))
    },
    quit: async () => {
      const gone = once(child, 'exit')
      await page.close()
      if (process.platform === 'darwin') child.kill('SIGTERM') // like Cmd+Q: the window is closed already
      const late = setTimeout(() => child.kill('SIGKILL'), 15_000)
      const [, signal] = (await gone) as [number | null, string | null]
      clearTimeout(late)
      await browser.close().catch(() => {})
      expect(signal, 'the app did not end by itself').not.toBe('SIGKILL')
    },
  }
}

/** Reads the address at which Chromium listens from what the program prints. */
function debuggingAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr!.on('data', (bytes: Buffer) => {
      process.stderr.write(bytes)
      said += bytes.toString()
      const address = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (address) resolve(address)
    })
    child.once('error', reject)
    child.once('exit', (status, signal) => reject(new Error(`the app ended with ${signal ?? status}`)))
  })
}

/** A picture of a window that Playwright cannot attach to, because its session is a different one. */
async function captureTarget(url: string): Promise<Buffer> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  socket.send(JSON.stringify({ id: 1, method: 'Page.captureScreenshot' }))
  const [bytes] = (await once(socket, 'message')) as [Buffer]
  socket.close()
  return Buffer.from((JSON.parse(bytes.toString()) as { result: { data: string } }).result.data, 'base64')
}

/** The app on the stand-in: the same steps, so that they themselves are known to work. */
export async function startOnStandIn(folders: AppFolders): Promise<RunningApp> {
  const { electron, end } = await start({ ...folders, args: ['--port', '0', '--pace', SMOKE_PACE_MS] })
  const { standIn, app } = electron
  return {
    runtime: `the stand-in, ${standIn.browser!.version()}: no Electron`,
    page: await mainPage(electron),
    tv: async () => (standIn.windows[1] ? (await standIn.windows[1].page).url() : null),
    tvPicture: async path => {
      await (await standIn.windows[1]!.page).screenshot({ path })
    },
    quit: async () => {
      standIn.windows[0]!.close()
      if (process.platform === 'darwin') app.quit()
      await expect.poll(() => standIn.quit).toBe(true)
      expect(standIn.dialogs).toEqual([])
      await end()
    },
  }
}
