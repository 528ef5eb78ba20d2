// Starts the built app on the stand-in. Each start is a fresh copy, like a fresh process.
import { hasOnlyElectronCiphers } from './electronCiphers.ts'
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { chromium, type Browser, type Page } from 'playwright-core'
import { build } from 'vite'
import { expect } from 'vitest'
import { sayLeftOut } from '../../kit/leftOut.ts'
import { until } from '../../kit/until.ts'
import type * as Electron from './electron.ts'
import { CHROMIUM, CHROMIUM_FLAGS } from '../../chromium.js'

export type StandIn = typeof Electron

const root = fileURLToPath(new URL('../../..', import.meta.url))

export interface Started {
  readonly electron: StandIn
  /** The folder of the app's own files and its tables. */
  readonly userData: string
  readonly data: string
  /** The folder in which systems store what apps remember: the app has a folder of its own in it. */
  readonly appData: string
  /** Ends the app and removes what this start has made. */
  readonly end: () => Promise<void>
}

/**
 * The page of the app's first window, once the window is shown and the page is loaded. On a busy machine the window
 * is shown first, and what a test runs in the empty page ends with that page.
 */
export async function mainPage({ standIn }: StandIn): Promise<Page> {
  await until(() => expect(standIn.windows[0]?.shown).toBe(true)) // unlike `expect.poll`, also before the tests of a file
  const page = await standIn.windows[0]!.page
  await page.waitForURL(({ protocol }) => protocol !== 'about:')
  return page
}

export interface Beginning {
  /** Folders of an earlier start, to continue with. */
  readonly appData?: string
  readonly data?: string
  /** More words of the command line. */
  readonly args?: readonly string[]
  /** The network card it uses instead of the loopback. */
  readonly card?: string
  /** The system it believes to be on. */
  readonly platform?: NodeJS.Platform
  /** Runs as packed: its command line begins with its own program alone. */
  readonly packed?: boolean
  /** Changes the stand-in before the app starts. */
  readonly before?: (electron: StandIn) => void
  /** Changes the app's folder before it starts. */
  readonly app?: (folder: string) => void
}

/** Builds what is not built yet. */
export function built(): void {
  const vite = (config: string) =>
    execFileSync(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', config], {
      cwd: root,
      stdio: 'pipe',
    })
  if (!existsSync(join(root, 'dist/renderer/index.html'))) vite('vite.config.ts')
  if (!existsSync(join(root, 'dist/desktop/preload.cjs'))) vite('vite.main.config.ts')
}

let browser: Promise<Browser> | null = null

const launch = () => chromium.launch({ executablePath: CHROMIUM!, args: CHROMIUM_FLAGS })

/**
 * Whether there is a Chromium. If not, the tests are left out with a loud message; with CI=true it is a
 * failure.
 */
export function chromiumHere(): boolean {
  if (CHROMIUM !== null) return true
  sayLeftOut('the app on Chromium windows. Install Chromium, or name it in CHROMIUM.')
  return false
}

/** Ends the browser of all windows, and removes the stand-in. */
export async function closeStandIn(): Promise<void> {
  await (await browser)?.close()
  browser = null
  if (standIn) rmSync(await standIn, { recursive: true, force: true })
  standIn = null
}

/** The events of its process that the app listens to. */
const FAULTS = ['uncaughtException', 'unhandledRejection'] as const

/** Starts the app. It finds and announces tables only on the loopback card. */
export async function start({
  appData,
  data,
  args = [],
  card = '127.0.0.1',
  platform,
  packed = false,
  before,
  app,
}: Beginning = {}): Promise<Started> {
  if (!hasOnlyElectronCiphers()) throw new Error('import ./stand-in/electronCiphers.ts first, as Electron has them')
  const folder = mkdtempSync(join(tmpdir(), 'hunch-app-'))
  const own = { appData: appData ?? join(folder, 'user'), data: data ?? join(folder, 'data') }
  const userData = join(own.appData, 'Hunch Window')
  mkdirSync(userData, { recursive: true })
  const modules = join(folder, 'node_modules')
  const hunch = join(modules, 'hunch')
  cpSync(join(root, 'dist'), join(hunch, 'dist'), { recursive: true })
  cpSync(join(root, 'package.json'), join(hunch, 'package.json'))
  cpSync(await (standIn ??= buildStandIn()), join(modules, 'electron'), { recursive: true })
  app?.(hunch)

  process.env['HUNCH_CARD'] = card
  process.env['HUNCH_DATA'] = own.data
  process.env['STANDIN_APP_DATA'] = own.appData
  // With a port of its own no other app of these tests answers where this one has stopped.
  const words = [...(packed ? ['hunch'] : ['electron', '.']), ...args]
  const restore = pretend({ args: args.includes('--port') ? words : [...words, '--port', '0'], platform })
  // Node itself imports files under node_modules, each copy freshly.
  const electron = (await import(/* @vite-ignore */ pathToFileURL(join(modules, 'electron/index.js')).href)) as StandIn
  electron.standIn.browser = await (browser ??= launch())
  electron.standIn.packed = packed
  before?.(electron)
  const heard = FAULTS.map(event => process.listeners(event as 'uncaughtException'))
  await import(/* @vite-ignore */ pathToFileURL(join(hunch, 'dist/desktop/main.js')).href)
  await electron.app.whenReady()
  restore()

  return {
    electron,
    ...own,
    userData,
    end: async () => {
      const { standIn } = electron
      standIn.answers = [1, 1, 1] // every question is answered with closing
      electron.app.quit()
      for (let waited = 0; !standIn.quit && waited < 5000; waited += 20)
        await new Promise(resolve => setTimeout(resolve, 20))
      await Promise.allSettled(standIn.pages)
      for (const one of standIn.sessions.values()) await one.end()
      // A real process would take its listeners with it.
      for (const [at, event] of FAULTS.entries())
        for (const listener of process.listeners(event as 'uncaughtException'))
          if (!heard[at]!.includes(listener)) process.removeListener(event, listener)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Makes the app find these words on its command line, and another system. Returns how to undo it. */
function pretend({ args, platform }: { args: readonly string[]; platform: NodeJS.Platform | undefined }): () => void {
  const { argv } = process
  const real = Object.getOwnPropertyDescriptor(process, 'platform')!
  process.argv = [...args]
  if (platform) Object.defineProperty(process, 'platform', { ...real, value: platform })
  return () => {
    process.argv = argv
    Object.defineProperty(process, 'platform', real)
  }
}

/** Built once; each start imports its own copy. */
let standIn: Promise<string> | null = null

async function buildStandIn(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-stand-in-'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'electron', version: '0.0.0', type: 'module', exports: './index.js' }),
  )
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: 'test/desktop/stand-in/electron.ts',
      outDir: folder,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'index.js' } },
    },
  })
  return folder
}
