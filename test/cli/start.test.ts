// Runs `npm start` with runtimes that end badly, and checks what it tells the person to do.
// The runtimes are small programs in Electron's place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { appEnvironment, fetchEnvironment, sandboxHelper } from '../../main/cli/electronRuntime.ts'
import { launchWords as german } from '../../shared/words/de/start.ts'
import { launchWords } from '../../shared/words/en/start.ts'
import { terminalLanguages } from '../../shared/words/programWords.ts'

const starter = new URL('../../dist/main/start.js', import.meta.url).pathname

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'hunch-start-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

/** Starts Hunch on a runtime that does this; resolves with its output until it ends, or until it hosts. */
async function startOn(
  runtime: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Record<string, string> } = {},
): Promise<{ said: string; status: number | null }> {
  const dist = folder()
  writeFileSync(join(dist, 'electron'), `#!${process.execPath}\n${runtime}\n`)
  chmodSync(join(dist, 'electron'), 0o755)
  const { ELECTRON_RUN_AS_NODE: _, ...inherited } = process.env
  const child = spawn(process.execPath, [starter, '--port', '0', '--no-mdns', '--data', join(dist, 'data'), ...args], {
    env: { ...inherited, LC_ALL: 'en_GB.UTF-8', DISPLAY: ':99', PATH: '', ELECTRON_OVERRIDE_DIST_PATH: dist, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('/#key=')) child.kill('SIGTERM')
    })
  const [status] = (await once(child, 'close')) as [number | null]
  return { said, status }
}

describe.skipIf(process.platform === 'win32')('a runtime without a window', () => {
  test('that ends with an error is replaced by the browser, however late it ends', async () => {
    const { said } = await startOn('setTimeout(() => process.exit(3), 5500)')
    expect(said).toContain(launchWords.noWindow(launchWords.status(3)))
    expect(said).toContain('/#key=')
  })

  test('that is killed by a signal, as by its own sandbox, does so too', async () => {
    const { said } = await startOn("process.kill(process.pid, 'SIGTRAP')")
    expect(said).toContain(launchWords.noWindow(launchWords.signal('SIGTRAP')))
    expect(said).toContain('/#key=')
  })

  test('is reported in the language of the terminal', async () => {
    const { said } = await startOn('process.exit(1)', { env: { LC_ALL: 'de_AT.UTF-8' } })
    expect(said).toContain(german.noWindow(german.status(1)))
  })

  test('does not count once a window was shown: its end is reported, and nothing else starts', async () => {
    const { said, status } = await startOn("process.send('shown', () => process.exit(1))")
    expect(said).toBe(`${launchWords.lostWindow}\n`)
    expect(status).toBe(1)
  })

  test('that ends normally ends Hunch', async () => {
    expect(await startOn('process.exit(0)')).toEqual({ said: '', status: 0 })
  })
})

describe.skipIf(process.platform === 'win32')('the app', () => {
  const tell = `process.stdout.write(JSON.stringify([process.argv.slice(3), process.env.ELECTRON_RUN_AS_NODE ?? null]))`

  test('gets the flags of its start, and nothing from an editor’s terminal', async () => {
    const { said } = await startOn(tell, { env: { ELECTRON_RUN_AS_NODE: '1' } })
    const [flags, asNode] = JSON.parse(said) as [string[], string | null]
    expect(flags.slice(0, 4)).toEqual(['--port', '0', '--no-mdns', '--data'])
    expect(asNode).toBeNull()
  })

  test.runIf(process.platform === 'linux')('is started on Wayland too, where DISPLAY is there and empty', async () => {
    const { said } = await startOn(tell, { env: { DISPLAY: '', WAYLAND_DISPLAY: 'wayland-0' } })
    expect(said).toContain('--no-mdns')
  })
})

test('the runtime is fetched through a proxy when one is set, and only then', () => {
  expect(fetchEnvironment({ HTTPS_PROXY: 'http://proxy:3128' })).toMatchObject({ ELECTRON_GET_USE_PROXY: 'true' })
  expect(fetchEnvironment({ PATH: '/bin' })).toEqual({ PATH: '/bin' })
  expect(appEnvironment({ ELECTRON_RUN_AS_NODE: '1', PATH: '/bin' })).toEqual({ PATH: '/bin' })
})

test.runIf(process.platform === 'linux')(
  'a system that forbids the sandbox is recognised, until its helper may act as root',
  () => {
    const [dist, settings] = [folder(), folder()]
    mkdirSync(join(settings, 'kernel'))
    const helper = join(dist, 'chrome-sandbox')
    writeFileSync(helper, '')
    chmodSync(helper, 0o755)
    const program = join(dist, 'electron')
    expect(sandboxHelper(program, settings)).toBeNull()
    writeFileSync(join(settings, 'kernel/apparmor_restrict_unprivileged_userns'), '0\n')
    expect(sandboxHelper(program, settings)).toBeNull()
    writeFileSync(join(settings, 'kernel/apparmor_restrict_unprivileged_userns'), '1\n')
    expect(sandboxHelper(program, settings)).toBe(helper)
    expect(launchWords.noSandbox(helper)).toContain(`sudo chmod 4755 "${helper}"`)
    if (process.getuid?.() !== 0) return // only root can give a file to root
    chmodSync(helper, 0o4755)
    expect(sandboxHelper(program, settings)).toBeNull()
  },
)

test('the language comes from POSIX variables, or else from the system', () => {
  expect(terminalLanguages({ LANG: 'de_DE.UTF-8' }, 'fr')).toEqual(['de-DE'])
  expect(terminalLanguages({ LC_ALL: 'en_GB', LANG: 'de_DE' }, 'fr')).toEqual(['en-GB'])
  for (const env of [{}, { LANG: 'C.UTF-8' }, { LANG: 'POSIX' }, { LANG: '' }])
    expect(terminalLanguages(env, 'fr')).toEqual(['fr'])
})
