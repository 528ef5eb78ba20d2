// Runs `npm start` with runtimes that end badly, and checks what it tells the person to do.
// The runtimes are small programs in Electron's place.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, onTestFinished, test } from 'vitest'
import { environmentForApp, environmentForDownload, findBlockingSandboxHelper } from '../../main/cli/electronRuntime.ts'
import { npmStartWords as german } from '../../shared/words/de/start.ts'
import { npmStartWords } from '../../shared/words/en/start.ts'
import { terminalLanguages } from '../../shared/words/programWords.ts'

const starter = fileURLToPath(new URL('../../dist/main/start.js', import.meta.url))

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
  return startHunch(starter, args, { ELECTRON_OVERRIDE_DIST_PATH: dist, ...env })
}

async function startHunch(
  program: string,
  args: readonly string[],
  env: Record<string, string>,
): Promise<{ said: string; status: number | null }> {
  const { ELECTRON_RUN_AS_NODE: _, ...inherited } = process.env
  const child = spawn(
    process.execPath,
    [program, '--port', '0', '--no-mdns', '--data', join(folder(), 'data'), ...args],
    {
      env: { ...inherited, LC_ALL: 'en_GB.UTF-8', DISPLAY: ':99', PATH: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
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
    expect(said).toContain(npmStartWords.noWindow(npmStartWords.status(3)))
    expect(said).toContain('/#key=')
  })

  test('that is killed by a signal, as by its own sandbox, does so too', async () => {
    const { said } = await startOn("process.kill(process.pid, 'SIGTRAP')")
    expect(said).toContain(npmStartWords.noWindow(npmStartWords.signal('SIGTRAP')))
    expect(said).toContain('/#key=')
  })

  test('is reported in the language of the terminal', async () => {
    const { said } = await startOn('process.exit(1)', { env: { LC_ALL: 'de_AT.UTF-8' } })
    expect(said).toContain(german.noWindow(german.status(1)))
  })

  test('does not count once a window was shown: its end is reported, and nothing else starts', async () => {
    const { said, status } = await startOn("process.send('shown', () => process.exit(1))")
    expect(said).toBe(`${npmStartWords.lostWindow}\n`)
    expect(status).toBe(1)
  })

  test('that ends normally, or by Ctrl+C in the terminal, ends Hunch', async () => {
    expect(await startOn('process.exit(0)')).toEqual({ said: '', status: 0 })
    expect(await startOn("process.kill(process.pid, 'SIGINT')")).toEqual({ said: '', status: 0 })
  })

  test('is not even looked for when no window is wanted, or none can be shown', async () => {
    const nothing = "process.stdout.write('the app')"
    const { said } = await startOn(nothing, { args: ['--no-window'] })
    expect(said).toContain(`${npmStartWords.asked}\n`)
    expect(said).not.toContain('the app')
    if (process.platform !== 'linux') return
    const { said: blind } = await startOn(nothing, { env: { DISPLAY: '', WAYLAND_DISPLAY: '' } })
    expect(blind).toContain(`${npmStartWords.noDisplay}\n`)
    expect(blind).not.toContain('the app')
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

describe.skipIf(process.platform === 'win32')('a runtime that was never used', () => {
  /** Hunch with a package in Electron's place, whose `install.js` does this. */
  function hunchWith(install: string | null): string {
    const hunch = folder()
    cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), join(hunch, 'dist'), { recursive: true })
    writeFileSync(join(hunch, 'package.json'), '{"type":"module"}')
    if (install !== null) {
      const electron = join(hunch, 'node_modules/electron')
      mkdirSync(electron, { recursive: true })
      writeFileSync(join(electron, 'package.json'), '{"name":"electron"}')
      writeFileSync(join(electron, 'install.js'), install)
    }
    return join(hunch, 'dist/main/start.js')
  }
  const none = { ELECTRON_OVERRIDE_DIST_PATH: '' }

  test('is fetched once: the progress is shown, and the app starts', async () => {
    const program = hunchWith(`
      const { mkdirSync, writeFileSync } = require('fs')
      console.log('Downloading: 50 %')
      mkdirSync(__dirname + '/dist')
      writeFileSync(__dirname + '/dist/hunch-runtime', '#!${process.execPath}\\nconsole.log("the app")\\n', { mode: 0o755 })
      writeFileSync(__dirname + '/path.txt', 'hunch-runtime')`)
    const shown = `${npmStartWords.fetching}\nDownloading: 50 %\nthe app\n`
    expect(await startHunch(program, [], none)).toEqual({ said: shown, status: 0 })
    expect(await startHunch(program, [], none)).toEqual({ said: 'the app\n', status: 0 })
  })

  test('and cannot be fetched, or has no package, is replaced by the browser, and it is said why', async () => {
    const { said } = await startHunch(hunchWith('process.exit(1)'), [], none)
    expect(said).toContain(`${npmStartWords.fetching}\n${npmStartWords.fetchFailed}\n`)
    expect(said).toContain('/#key=')
    const { said: lacking } = await startHunch(hunchWith(null), [], none)
    expect(lacking).toContain(`${npmStartWords.noRuntime}\n`)
    expect(lacking).toContain('/#key=')
  })
})

test('the runtime is fetched through a proxy when one is set, and only then', () => {
  expect(environmentForDownload({ HTTPS_PROXY: 'http://proxy:3128' })).toMatchObject({ ELECTRON_GET_USE_PROXY: 'true' })
  expect(environmentForDownload({ PATH: '/bin' })).toEqual({ PATH: '/bin' })
  expect(environmentForApp({ ELECTRON_RUN_AS_NODE: '1', PATH: '/bin' })).toEqual({ PATH: '/bin' })
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
    expect(findBlockingSandboxHelper(program, settings)).toBeNull()
    writeFileSync(join(settings, 'kernel/apparmor_restrict_unprivileged_userns'), '0\n')
    expect(findBlockingSandboxHelper(program, settings)).toBeNull()
    writeFileSync(join(settings, 'kernel/apparmor_restrict_unprivileged_userns'), '1\n')
    expect(findBlockingSandboxHelper(program, settings)).toBe(helper)
    expect(npmStartWords.noSandbox(helper)).toContain(`sudo chmod 4755 "${helper}"`)
    if (process.getuid?.() !== 0) return // only root can give a file to root
    chmodSync(helper, 0o4755)
    expect(findBlockingSandboxHelper(program, settings)).toBeNull()
  },
)

test('the language comes from POSIX variables, or else from the system', () => {
  expect(terminalLanguages({ LANG: 'de_DE.UTF-8' }, 'fr')).toEqual(['de-DE'])
  expect(terminalLanguages({ LC_ALL: 'en_GB', LANG: 'de_DE' }, 'fr')).toEqual(['en-GB'])
  for (const env of [{}, { LANG: 'C.UTF-8' }, { LANG: 'POSIX' }, { LANG: '' }])
    expect(terminalLanguages(env, 'fr')).toEqual(['fr'])
})
