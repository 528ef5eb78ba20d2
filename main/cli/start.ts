// `npm start`: runs the app in its window; if that is impossible, the same host without one, and says why and what
// to do.
import { spawn } from 'node:child_process'
import { DEFAULT_PORT } from '../../shared/wire/index.ts'
import { commandLineWords } from '../../shared/words/en/commandLine.ts'
import { npmStartWordsFor, terminalLanguages } from '../../shared/words/programWords.ts'
import { defaultDataFolder, MAX_PACE_MS } from '../host/index.ts'
import { explainMissingWindow, findOrDownloadRuntime, runApp, findBlockingSandboxHelper } from './electronRuntime.ts'
import { UsageError, parseFlags, parseWholeNumber } from './flags.ts'
import { ignoreHangupUnderNohup } from './hangup.ts'
import { runHeadlessHost, hostNoticeText, waitForTermination } from './host.ts'

const words = npmStartWordsFor(terminalLanguages(process.env))

async function startHunch(args: readonly string[]): Promise<number> {
  const { values } = parseFlags(
    args,
    {
      port: { type: 'string' },
      data: { type: 'string' },
      pace: { type: 'string' },
      'no-mdns': { type: 'boolean' },
      'no-window': { type: 'boolean' },
    },
    { most: 0 },
  )
  const port = parseWholeNumber('port', values.port, [0, 65535]) ?? DEFAULT_PORT
  const pace = parseWholeNumber('pace', values.pace, [0, MAX_PACE_MS])
  const trouble = values['no-window'] ? words.asked : hasDisplay() ? await runAppInWindow(args) : words.noDisplay
  if (trouble === null) return 0
  if (typeof trouble === 'object') {
    process.stderr.write(`${trouble.lost}\n`)
    return 1
  }
  process.stdout.write(`${trouble}\n`)
  const setup = { port, pace, data: values.data ?? defaultDataFolder(), mdns: values['no-mdns'] !== true }
  return runHeadlessHost(setup, async host => {
    host.room.resumeUnfinished() // if there is none, no table is open until somebody opens one on the first page
    const terminated = waitForTermination() // must listen for signals before the address is printed
    process.stdout.write(hostNoticeText(host))
    if (hasDisplay()) openBrowser(host.ownLink())
    await terminated
    return 0
  })
}

/**
 * Runs the app until it ends; resolves with the reason if no window can be opened, and with `lost` if there was
 * one that ended badly.
 */
async function runAppInWindow(args: readonly string[]): Promise<string | { readonly lost: string } | null> {
  const runtime = await findOrDownloadRuntime(process.env, () => process.stdout.write(`${words.fetching}\n`))
  if ('missing' in runtime) return runtime.missing === 'fetch' ? words.fetchFailed : words.noRuntime
  const { status, signal, wasWindowShown: wasShown } = await runApp(runtime.program, args, process.env)
  if (status === 0) return null
  if (wasShown) return { lost: words.lostWindow }
  // A Ctrl+C in the terminal reaches the app too: that is not a failure.
  if (signal === 'SIGINT' || signal === 'SIGTERM') return null
  const isRoot = process.getuid?.() === 0
  return explainMissingWindow({ status, signal, helper: findBlockingSandboxHelper(runtime.program), isRoot }, words)
}

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'])
}

/** Opens the page in this machine's browser, if there is one. */
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

ignoreHangupUnderNohup()
try {
  process.exitCode = await startHunch(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  if (error instanceof UsageError) process.stderr.write(`\n${commandLineWords.usage}`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}
