// Answers for: `npm start`: the app in its window; where that cannot be, the same host without one, saying why.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEFAULT_PORT } from '../../shared/wire/index.ts'
import { commandWords } from '../../shared/words/en/commandLine.ts'
import { noWindowWords } from '../../shared/words/en/programs.ts'
import { defaultDataFolder } from '../host/index.ts'
import { UsageError, parseFlags, parseWholeNumber } from './flags.ts'
import { startHeadlessHost, initialTable, hostNotice, untilTerminated } from './host.ts'

/** How long the runtime may take to be fetched, and how soon after its start an end counts as a failure, in milliseconds. */
const FETCH = 300_000
const EARLY = 5000

async function startHunch(args: readonly string[]): Promise<number> {
  const { values } = parseFlags(
    args,
    {
      port: { type: 'string' },
      data: { type: 'string' },
      'no-mdns': { type: 'boolean' },
      'no-window': { type: 'boolean' },
    },
    { most: 0 },
  )
  const port = parseWholeNumber('port', values.port, [0, 65535]) ?? DEFAULT_PORT
  const trouble = values['no-window']
    ? noWindowWords.asked
    : hasDisplay()
      ? await openWindow()
      : noWindowWords.noDisplay
  if (trouble === null) return 0
  process.stdout.write(`${trouble}\n`)
  const { host, leave } = await startHeadlessHost({
    port,
    data: values.data ?? defaultDataFolder(),
    mdns: values['no-mdns'] !== true,
  })
  initialTable(host)
  const ended = untilTerminated() // listening before anybody can read that it runs
  process.stdout.write(hostNotice(host))
  if (hasDisplay()) openBrowser(host.ownLink())
  await ended
  await leave()
  return 0
}

/** Runs the app until it ends; resolves with the reason when there is no window to be had. */
async function openWindow(): Promise<string | null> {
  const runtime = electron()
  if (runtime === null) return noWindowWords.noRuntime
  const began = Date.now()
  const app = spawn(runtime, [fileURLToPath(new URL('../..', import.meta.url))], { stdio: 'inherit' })
  const status = await new Promise<number | null>(resolve => {
    app.once('error', () => resolve(1))
    app.once('exit', code => resolve(code))
  })
  return status !== 0 && Date.now() - began < EARLY ? noWindowWords.noWindow : null
}

/** The Electron runtime, fetched if it was never used before; null when it cannot be had. */
function electron(): string | null {
  let folder: string
  try {
    folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  } catch {
    return null
  }
  const dist = process.env['ELECTRON_OVERRIDE_DIST_PATH'] ?? join(folder, 'dist')
  const program = (): string | null => {
    const named = join(folder, 'path.txt')
    const path = join(dist, existsSync(named) ? readFileSync(named, 'utf8') : 'electron')
    return existsSync(path) ? path : null
  }
  if (program() === null && process.env['ELECTRON_OVERRIDE_DIST_PATH'] === undefined) {
    process.stdout.write(`${noWindowWords.fetching}\n`)
    spawnSync(process.execPath, [join(folder, 'install.js')], { stdio: 'ignore', timeout: FETCH })
  }
  return program()
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])
}

/** Opens the page in the browser of this machine, if there is one. */
function openBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', url]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', url]
        : ['xdg-open', url]
  spawn(command, args, { stdio: 'ignore', detached: true })
    .once('error', () => {}) // no browser: the address is printed
    .unref()
}

try {
  process.exitCode = await startHunch(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof UsageError) process.stderr.write(`\n${commandWords.usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
