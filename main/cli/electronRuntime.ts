// Finds the Electron runtime, downloads it the first time, runs the app in it, and says why it opened no window.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { NpmStartWords } from '../../shared/words/words.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The runtime's program; or the reason why there is none. */
export type RuntimeSearchResult = { readonly program: string } | { readonly missing: 'package' | 'fetch' }

/** Finds the runtime; downloads it if it was never used before, however long that takes, and shows the progress. */
export async function findOrDownloadRuntime(env: Environment, fetching: () => void): Promise<RuntimeSearchResult> {
  let folder: string
  try {
    folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  } catch {
    return { missing: 'package' }
  }
  const ownDistFolder = env['ELECTRON_OVERRIDE_DIST_PATH']
  const findProgram = (): string | null => {
    const pathFile = join(folder, 'path.txt')
    const path = join(
      ownDistFolder || join(folder, 'dist'),
      existsSync(pathFile) ? readFileSync(pathFile, 'utf8') : 'electron',
    )
    return existsSync(path) ? path : null
  }
  if (findProgram() === null && !ownDistFolder) {
    fetching()
    await runToEnd(process.execPath, [join(folder, 'install.js')], environmentForDownload(env))
  }
  const program = findProgram()
  if (program !== null) return { program }
  return { missing: ownDistFolder ? 'package' : 'fetch' }
}

/** `@electron/get` uses a proxy only when it is asked to. */
export function environmentForDownload(env: Environment): Record<string, string | undefined> {
  const variableNames = ['HTTPS_PROXY', 'https_proxy', 'HTTP_PROXY', 'http_proxy', 'ALL_PROXY', 'all_proxy']
  const hasProxy = variableNames.some(name => env[name])
  return { ...env, ...(hasProxy && { ELECTRON_GET_USE_PROXY: env['ELECTRON_GET_USE_PROXY'] ?? 'true' }) }
}

/**
 * Terminals of editors that are Electron apps set `ELECTRON_RUN_AS_NODE`: with it the app would run as plain
 * Node, and fail.
 */
export function environmentForApp(env: Environment): Record<string, string | undefined> {
  const { ELECTRON_RUN_AS_NODE: _, ...others } = env
  return others
}

/** How a program ended. `wasWindowShown`: it had reported that its window is on the screen. */
export interface AppRunResult {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  readonly wasWindowShown: boolean
}

/** Runs the app in the runtime until it ends. */
export async function runApp(program: string, args: readonly string[], env: Environment): Promise<AppRunResult> {
  const folder = fileURLToPath(new URL('../..', import.meta.url))
  const appProcess = spawn(program, [folder, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...environmentForApp(env), HUNCH_SAYS_SHOWN: '1' },
  })
  let isWindowShown = false
  appProcess.on('message', message => (isWindowShown ||= message === 'shown'))
  return new Promise(resolve => {
    appProcess.once('error', () => resolve({ status: 1, signal: null, wasWindowShown: isWindowShown }))
    appProcess.once('exit', (status, signal) => resolve({ status, signal, wasWindowShown: isWindowShown }))
  })
}

/**
 * The sandbox helper that prevents a start on Linux; null if nothing does. The helper must belong to root if the
 * system forbids user namespaces (electron/electron#42510).
 */
export function findBlockingSandboxHelper(program: string, settingsFolder = '/proc/sys'): string | null {
  const helper = join(dirname(program), 'chrome-sandbox')
  if (process.platform !== 'linux' || !existsSync(helper) || !forbidsNamespaces(settingsFolder)) return null
  const { uid, mode } = statSync(helper)
  return uid === 0 && (mode & 0o4755) === 0o4755 ? null : helper
}

/** Ubuntu forbids them through AppArmor, Debian and hardened kernels through a setting of their own. */
function forbidsNamespaces(settingsFolder: string): boolean {
  const read = (name: string) => readSetting(join(settingsFolder, name))
  return (
    read('kernel/apparmor_restrict_unprivileged_userns') === '1' ||
    read('kernel/unprivileged_userns_clone') === '0' ||
    read('user/max_user_namespaces') === '0'
  )
}

function readSetting(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}

function runToEnd(program: string, args: readonly string[], env: Environment): Promise<void> {
  return new Promise(resolve => {
    const child = spawn(program, args, { stdio: 'inherit', env: { ...env } })
    child.once('error', () => resolve())
    child.once('exit', () => resolve())
  })
}

/** How the runtime ended before there was a window, and what on this machine may have prevented one. */
export interface ExitWithoutWindow {
  readonly status: number | null
  readonly signal: NodeJS.Signals | null
  /** The sandbox's helper, if it must belong to root first. */
  readonly helper: string | null
  readonly isRoot: boolean
}

/** Why there is no window, and what to type. */
export function explainMissingWindow(
  { status, signal, helper, isRoot }: ExitWithoutWindow,
  words: NpmStartWords,
): string {
  return [
    ...(helper === null ? [] : [words.noSandbox(helper)]),
    ...(isRoot ? [words.asRoot] : []),
    words.noWindow(signal === null ? words.status(status ?? 1) : words.signal(signal)),
  ].join('\n\n')
}
