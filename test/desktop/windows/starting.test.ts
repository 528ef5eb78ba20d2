// The app's start on an awkward runtime: its window, its folders, its words, its arguments.
import '../stand-in/electronCiphers.ts'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { desktopWords as german } from '../../../shared/words/de/desktop.ts'
import { desktopWords } from '../../../shared/words/en/desktop.ts'
import {
  built,
  chromiumHere,
  closeStandIn,
  mainPage,
  start,
  type Beginning,
  type StandIn,
  type Started,
} from '../stand-in/start.ts'

const chromium = chromiumHere()
const running: Started[] = []
beforeAll(built)
afterAll(closeStandIn)
afterEach(async () => {
  for (const one of running.splice(0)) await one.end()
})

async function begin(beginning: Beginning = {}): Promise<Started> {
  const started = await start(beginning)
  running.push(started)
  return started
}
const soon = <T>(look: () => T) => expect.poll(look, { interval: 20 })

type Bridge = { hunch: { host(): Promise<unknown> } }

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(resolve => server.listen(0, resolve))
  const { port } = server.address() as AddressInfo
  await new Promise(resolve => server.close(resolve))
  return port
}

interface Item {
  readonly label?: string
  readonly role?: string
  readonly submenu?: readonly Item[]
}
const labelled = (items: readonly Item[]): Item[] => items.flatMap(item => [item, ...labelled(item.submenu ?? [])])

describe.skipIf(!chromium)('the window', () => {
  test('opens even if the page of a hidden window is never drawn', async () => {
    const { electron } = await begin()
    expect(electron.standIn.drawsHiddenPages).toBe(false)
    await soon(() => electron.standIn.windows[0]?.shown).toBe(true)
  })

  test('opens even if its page never loads, and a second start brings it forward', async () => {
    const { electron } = await begin({ before: ({ standIn }) => (standIn.loads = false) })
    const [window] = electron.standIn.windows
    expect(window!.shown).toBe(false)
    electron.app.emit('second-instance', {}, ['electron', '.'])
    expect(window!.shown).toBe(true)
    const other = await begin({ before: ({ standIn }) => (standIn.loads = false) })
    await soon(() => other.electron.standIn.windows[0]!.shown).toBe(true)
  })

  test('opens as soon as its page is there, or is known not to come', async () => {
    const { electron } = await begin()
    const [window] = electron.standIn.windows
    const loaded = new Promise<boolean>(resolve => window!.webContents.once('did-finish-load', () => resolve(window!.shown))) // prettier-ignore
    expect(await loaded).toBe(true)
    const other = await begin({ before: ({ standIn }) => (standIn.loads = false) })
    const [empty] = other.electron.standIn.windows
    expect(empty!.shown).toBe(false)
    empty!.webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', 'hunch://app/', true)
    expect(empty!.shown).toBe(true)
  })

  test('reports to `npm start` when it is on the screen', async () => {
    const send = Object.getOwnPropertyDescriptor(process, 'send')
    const sent = vi.fn(() => true)
    Object.assign(process, { send: sent })
    process.env['HUNCH_SAYS_SHOWN'] = '1'
    onTestFinished(() => {
      delete process.env['HUNCH_SAYS_SHOWN']
      if (send) Object.defineProperty(process, 'send', send)
      else delete process.send
    })
    const { electron } = await begin()
    await soon(() => electron.standIn.windows[0]!.shown).toBe(true)
    expect(sent.mock.calls).toEqual([['shown']])
  })

  test('is no larger than a small screen', async () => {
    const { electron } = await begin({
      before: ({ standIn, display }) => (standIn.displays = [display(1, { x: 0, y: 0, width: 1280, height: 720 })]),
    })
    expect(electron.standIn.windows[0]!.options).toMatchObject({ width: 1280, height: 690 })
  })

  test('opens where it was left, and in the middle of a screen that is still there', async () => {
    const place = { x: 1400, y: 100, width: 900, height: 700 }
    const second = (one: StandIn) =>
      void one.standIn.displays.push(one.display(2, { x: 1280, y: 0, width: 1920, height: 1080 }))
    const first = await begin({ before: second })
    await soon(() => first.electron.standIn.windows[0]!.shown).toBe(true)
    first.electron.standIn.windows[0]!.move(place)
    first.electron.app.quit()
    await soon(() => first.electron.standIn.quit).toBe(true)
    // The first start's data outlasts its folder only if it is handed on.
    const kept = { appData: first.appData, data: first.data }
    const same = await begin({ ...kept, before: second })
    expect(same.electron.standIn.windows[0]!.options).toMatchObject(place)
    const alone = await begin(kept)
    const { options } = alone.electron.standIn.windows[0]!
    expect(options).toMatchObject({ width: 900, height: 700 })
    expect(options.x).toBeUndefined()
  })

  test('that was maximized opens maximized', async () => {
    const first = await begin()
    await soon(() => first.electron.standIn.windows[0]!.shown).toBe(true)
    first.electron.standIn.windows[0]!.maximize()
    first.electron.app.quit()
    await soon(() => first.electron.standIn.quit).toBe(true)
    const again = await begin({ appData: first.appData, data: first.data })
    expect(again.electron.standIn.windows[0]!.maximized).toBe(true)
  })
})

describe.skipIf(!chromium)('the app', () => {
  test('keeps its files apart from the tables, also on case-insensitive disks', async () => {
    const { electron, appData, userData } = await begin()
    expect(electron.app.getPath('userData')).toBe(userData)
    expect(userData.toLowerCase()).not.toBe(join(appData, 'hunch').toLowerCase())
    expect(existsSync(join(userData, 'device'))).toBe(true)
  })

  test('says in a dialog why it could not start, and ends', async () => {
    const { electron } = await begin({
      before: one => {
        one.session.fromPartition = () => {
          throw new Error('no session')
        }
      },
    })
    await soon(() => electron.standIn.exit).toBe(1)
    expect(electron.standIn.errorBoxes[0]!.content).toBe(desktopWords.noStart('no session'))
  })

  test('speaks the language of the system in its menus, whose roles are English everywhere', async () => {
    const { electron } = await begin({ before: ({ standIn }) => (standIn.languages = ['de-AT', 'en']) })
    const items = labelled(electron.standIn.menu as Item[])
    for (const item of items.filter(({ role }) => role !== undefined)) expect(item.label, item.role).toBeDefined()
    expect(items.map(({ label }) => label)).toEqual(expect.arrayContaining([german.file, german.paste, german.about]))
  })

  test('says what it is: name, version, licence, and all licences inside', async () => {
    const { electron } = await begin()
    const { standIn, app } = electron
    expect(standIn.about).toMatchObject({ applicationName: 'Hunch', applicationVersion: app.getVersion() })
    expect(JSON.stringify(standIn.about)).toContain('MIT')
    const { click } = labelled(standIn.menu as Item[]).find(({ label }) => label === desktopWords.licences) as { click: () => void } & Item // prettier-ignore
    click()
    await soon(() => standIn.opened.length).toBe(1)
    const text = readFileSync(standIn.opened[0]!, 'utf8')
    for (const part of ['MIT License', '## ws - ', '## pinia - ', 'SIL OPEN FONT LICENSE']) expect(text).toContain(part)
  })

  test('hosts on the port and in the folder that its command line names', async () => {
    const folder = join(running[0]?.data ?? '/tmp', `hunch-flags-${process.pid}`)
    try {
      const port = await freePort()
      const { electron } = await begin({ args: ['--data', folder, '--port', String(port), '--no-mdns'] })
      const page = await mainPage(electron)
      expect(await page.evaluate(() => (window as unknown as Bridge).hunch.host())).toMatchObject({ url: `http://127.0.0.1:${port}/` }) // prettier-ignore
      expect(existsSync(join(folder, 'tables')) || existsSync(join(folder, 'host'))).toBe(true)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  test('listens on no port before a page asks for its host', async () => {
    const port = await freePort()
    const { electron } = await begin({
      args: ['--port', String(port)],
      before: ({ standIn }) => (standIn.loads = false),
    })
    await soon(() => electron.standIn.windows[0]!.shown).toBe(true)
    await expect(fetch(`http://127.0.0.1:${port}/info`)).rejects.toThrow('fetch failed')
  })

  test('asks Linux for its voices, which Chromium does not by default', async () => {
    const { electron } = await begin({ platform: 'linux' })
    expect([...electron.standIn.switches.keys()]).toContain('enable-speech-dispatcher')
    const mac = await begin({ platform: 'darwin' })
    expect([...mac.electron.standIn.switches.keys()]).toEqual([])
  })

  test('runs with unreadable settings', async () => {
    const appData = join('/tmp', `hunch-settings-${process.pid}`)
    mkdirSync(join(appData, 'Hunch Window'), { recursive: true })
    writeFileSync(join(appData, 'Hunch Window', 'settings.json'), '{"window":{"x":"left"}}')
    try {
      const { electron } = await begin({ appData })
      await soon(() => electron.standIn.windows[0]?.shown).toBe(true)
    } finally {
      rmSync(appData, { recursive: true, force: true })
    }
  })
})
