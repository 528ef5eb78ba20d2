// A start that fails ends: no way to start a host leaves a port or a folder taken behind it.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { runHeadlessHost } from '../../../main/cli/host.ts'
import { createLocalHostControl } from '../../../main/desktop/localHost.ts'
import { announceTables } from '../../../main/discovery/index.ts'
import { lockDataFolder } from '../../../main/host/storage/dataFolderLock.ts'
import { SavedTables } from '../../../main/host/storage/savedTables.ts'
import { desktopWords } from '../../../shared/words/en/desktop.ts'
import { journalText } from '../../kit/journal.ts'
import { event } from '../../kit/until.ts'
import { folder, smallPages, THINKER } from '../kit.ts'
import { gameWithEvents } from '../roomKit.ts'

vi.mock('../../../main/discovery/index.ts', async importOriginal => ({
  ...(await importOriginal<object>()),
  announceTables: vi.fn(),
}))
vi.mock('../../../main/host/server/builtFiles.ts', () => ({
  PAGES_FOLDER: fileURLToPath(new URL('../../../dist/renderer', import.meta.url)), // the host of this test is not built
  WORKER_PROGRAM: new URL('../../../dist/main/thinker.js', import.meta.url),
}))
afterEach(() => void vi.mocked(announceTables).mockReset())

const programIn = (name: string) => fileURLToPath(new URL(`../../../dist/main/${name}.js`, import.meta.url))
const TABLE = '9f86d081884c7d65'

/** A data folder with a game that was left unfinished. */
function folderWithGame(): string {
  const data = folder()
  mkdirSync(join(data, 'tables'))
  const { events } = gameWithEvents(TABLE, { when: Date.now() })
  writeFileSync(join(data, 'tables', `${TABLE}.jsonl`), journalText(events))
  return data
}

/** Run before a program: to it, files of this name may be read and not written, also if it runs as root. */
const readOnly = (name: string) => `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const isWriting = flags => (typeof flags === 'number' ? (flags & fs.constants.O_RDWR) !== 0 : /[wa+]/.test(flags))
  const open = fs.openSync
  const write = fs.writeFileSync
  const fail = path => {
    throw Object.assign(new Error("EACCES: permission denied, open '" + path + "'"), { code: 'EACCES' })
  }
  fs.openSync = (path, flags, ...rest) =>
    String(path).includes(${JSON.stringify(name)}) && isWriting(flags) ? fail(path) : open(path, flags, ...rest)
  fs.writeFileSync = (path, ...rest) =>
    String(path).includes(${JSON.stringify(name)}) ? fail(path) : write(path, ...rest)
  syncBuiltinESMExports()`

/** Run before a program: the system does not list its network cards, as on Android. */
const WITHOUT_CARDS = `
  import os from 'node:os'
  import { syncBuiltinESMExports } from 'node:module'
  os.networkInterfaces = () => {
    throw Object.assign(new Error('EACCES: permission denied, uv_interface_addresses'), { code: 'EACCES' })
  }
  syncBuiltinESMExports()`

/** Starts a program on this folder, after this code; resolves with what it says until it ends by itself, or serves. */
async function start(
  [program, ...args]: readonly [string, ...string[]],
  { data, before }: { readonly data: string; readonly before: string },
): Promise<{ said: string; status: number | null }> {
  const preload = `data:text/javascript,${encodeURIComponent(before)}`
  const flags = ['--no-mdns', '--port', '0', '--data', data]
  const child = spawn(process.execPath, ['--import', preload, programIn(program), ...args, ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'en_GB.UTF-8', DISPLAY: '', WAYLAND_DISPLAY: '' },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('/#key=')) child.kill('SIGTERM')
    })
  const [status] = (await event(child, 'close')) as [number | null]
  return { said, status }
}

const WAYS = [
  ['npm start', ['start', '--no-window']],
  ['hunch host', ['hunch', 'host']],
] as const

describe.each(WAYS)('%s', (_, way) => {
  test('serves the others when one journal may be read and not written, and reports that one', async () => {
    const { said, status } = await start(way, { data: folderWithGame(), before: readOnly(`${TABLE}.jsonl`) })
    expect(said).toContain('opening a table that was left open: Error: EACCES')
    expect(said).toContain('/#key=')
    expect(status).toBe(0)
  })

  test('serves this machine when the system does not list its network cards, and says so', async () => {
    const { said, status } = await start(way, { data: folder(), before: WITHOUT_CARDS })
    expect(said).toContain('nobody can join: this machine is on no network')
    expect(status).toBe(0)
  })

  test.each(['tables', 'games'])('ends with a sentence and a status when `%s` cannot be written', async name => {
    const data = folder()
    const { said, status } = await start(way, { data, before: readOnly(join(data, name)) })
    expect(said).toContain(`The tables cannot be kept in ${join(data, name)}`)
    expect(status).toBe(1)
  })
})

describe('a host that fails after it has opened its port is stopped', () => {
  const failure = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' })
  const failsOnce = () =>
    vi.mocked(announceTables).mockImplementationOnce(() => {
      throw failure
    })
  const expectFree = async (data: string) => (await lockDataFolder(data))()
  const announcer = { update() {}, stop: () => Promise.resolve() }

  test('without a window: its folder is free again, and the error is a sentence', async () => {
    failsOnce()
    const data = folder()
    const serve = vi.fn()
    await expect(runHeadlessHost({ data, port: 0, mdns: true }, serve)).rejects.toThrow(
      'The host could not be started: EMFILE: too many open files',
    )
    expect(serve).not.toHaveBeenCalled()
    await expectFree(data)
  })

  test('without a window: also when serving fails', async () => {
    const data = folder()
    const serve = () => Promise.reject(new Error('no table'))
    await expect(runHeadlessHost({ data, port: 0, mdns: false }, serve)).rejects.toThrow('no table')
    await expectFree(data)
  })

  test('in the app: the next attempt succeeds', async () => {
    failsOnce().mockReturnValue(announcer)
    const setup = { dataFolder: folder(), pages: smallPages(), thinker: THINKER, port: 0, words: desktopWords }
    const local = createLocalHostControl({ ...setup, mdns: true, onTrouble: () => {} })
    onTestFinished(() => local.stop())
    expect(await local.start()).toEqual({ trouble: desktopWords.noHost(failure.message) })
    expect(await local.start()).toHaveProperty('url')
  })

  test('in the app: a table that cannot be opened is reported, and the host serves', async () => {
    vi.mocked(announceTables).mockReturnValue(announcer)
    const data = folderWithGame()
    const reported: unknown[] = []
    const setup = { dataFolder: data, pages: smallPages(), thinker: THINKER, port: 0, words: desktopWords }
    vi.spyOn(SavedTables.prototype, 'resume').mockImplementation(() => {
      throw failure
    })
    onTestFinished(() => void vi.restoreAllMocks())
    const local = createLocalHostControl({
      ...setup,
      mdns: true,
      onTrouble: () => {},
      report: error => reported.push(error),
    })
    onTestFinished(() => local.stop())
    expect(await local.start()).toHaveProperty('url')
    expect(reported).toEqual([failure])
  })
})
