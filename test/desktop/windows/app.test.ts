// The real app, main process and preload as built, on a stand-in for Electron with Chromium windows.
import '../stand-in/electronCiphers.ts'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { SocketToHost } from '../../../main/host/channel/socketToHost.ts'
import { announceTables, findTables } from '../../../main/discovery/index.ts'
import { APP_ORIGIN, faultLogPath, startHost } from '../../../main/host/index.ts'
import { PROTOCOL_VERSION, type FoundTable, type HostInfo } from '../../../shared/wire/index.ts'
import { commonWords } from '../../../shared/words/en/common.ts'
import { homeWords } from '../../../shared/words/en/home.ts'
import { desktopWords } from '../../../shared/words/en/desktop.ts'
import { nameOutside } from '../stand-in/network.ts'
import { built, chromiumHere, closeStandIn, mainPage, start, type Beginning, type Started } from '../stand-in/start.ts'

interface Bridge {
  facts(): Promise<{ version: string; device: string }>
  found(listener: (tables: FoundTable[]) => void): () => void
  host(): Promise<{ url: string; key: string } | { trouble: string }>
  stop(): Promise<void>
  display(url: string): Promise<void>
  awake(on: boolean): void
}
type Hunch = typeof globalThis & { hunch: Bridge; tables: FoundTable[]; unlisten: () => void }

const root = fileURLToPath(new URL('../../..', import.meta.url))
const running: Started[] = []
const folders: string[] = []

const chromium = chromiumHere()
beforeAll(built)
afterAll(closeStandIn)

afterEach(async () => {
  for (const one of running.splice(0)) await one.end()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function begin(beginning: Beginning = {}): Promise<Started> {
  const started = await start(beginning)
  running.push(started)
  return started
}

/** Looks again until it is true: the machine may be busy. */
function soon<T>(look: () => T) {
  return expect.poll(look, { interval: 20 })
}

/** The app with its window open and its page loaded. */
async function beginWithPage(beginning: Beginning = {}): Promise<Started & { page: Page; origin: string }> {
  const started = await begin(beginning)
  return { ...started, page: await mainPage(started.electron), origin: APP_ORIGIN }
}

/** Reloads the page, and waits until the new one has its bridge: the old one has it too, for a moment longer. */
async function loadAnew(page: Page): Promise<void> {
  await page.reload()
  await soon(() => page.evaluate(() => 'hunch' in window)).toBe(true)
}

const hostOf = (page: Page) =>
  page.evaluate(() => (window as unknown as Hunch).hunch.host()) as Promise<{ url: string; key: string }>

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}info`)).ok
  } catch {
    return false
  }
}

/**
 * Greets a host by its key, if there is one, and sends these messages; resolves with its first message of type
 * and shape asked for.
 */
async function heardBack(
  { url, key: hostKey }: { url: string; key?: string },
  messages: readonly object[],
  type: string,
  like = /./,
): Promise<Record<string, unknown>> {
  let screen: SocketToHost | undefined
  try {
    return await new Promise((resolve, reject) => {
      const say = (message: object) => screen!.say(JSON.stringify(message))
      const hello = { type: 'hello', protocol: PROTOCOL_VERSION, device: 'cd'.repeat(16) }
      screen = new SocketToHost(url, {
        by: { hostKey },
        onOpened: () => [hello, ...messages].forEach(say),
        heard: bytes => {
          const text = bytes.toString()
          const message = JSON.parse(text) as Record<string, unknown>
          if (message['type'] === type && like.test(text)) resolve(message)
        },
      })
      screen.socket.on('error', reject)
    })
  } finally {
    screen?.socket.terminate()
  }
}

describe.skipIf(!chromium)('the window', () => {
  test('shows the first page, which comes from the app and from no network', async () => {
    const { electron, page } = await beginWithPage()
    await soon(() => page.locator('body').innerText()).not.toBe('')
    expect(await page.title()).toContain('Hunch')
    const [first, ...rest] = electron.standIn.asked.map(url => new URL(url))
    expect(first!.href).toBe('hunch://app/')
    expect(rest.length).toBeGreaterThan(3)
    // The bridge finds the host of the app; only it is asked over a network.
    const { host } = new URL((await hostOf(page)).url)
    for (const { protocol, host: asked } of rest)
      expect([`hunch://app`, `ws://${host}`]).toContain(`${protocol}//${asked}`)
  })

  test('gives its page exactly the bridge, and nothing of Node', async () => {
    const { page } = await beginWithPage()
    expect(await page.evaluate(() => Object.keys((window as unknown as Hunch).hunch).sort())).toEqual([
      'awake',
      'display',
      'facts',
      'found',
      'host',
      'stop',
      'told',
    ])
    expect(
      await page.evaluate(() =>
        ['require', 'process', 'module', 'exports', 'Buffer', 'global', '__dirname'].filter(name => name in window),
      ),
    ).toEqual([])
    expect(await page.evaluate(() => Object.isFrozen((window as unknown as Hunch).hunch))).toBe(true)
  })

  test('is walled in: isolated, in the sandbox, without Node, as every other window of the app', async () => {
    const { electron, page } = await beginWithPage()
    const { url } = await hostOf(page)
    await page.evaluate(url => (window as unknown as Hunch).hunch.display(url), url)
    expect(electron.standIn.windows).toHaveLength(2)
    for (const { options } of electron.standIn.windows)
      expect(options.webPreferences).toMatchObject({
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webSecurity: true,
        webviewTag: false,
      })
  })

  test('leads nowhere else: other addresses, new windows and pages within the page are denied', async () => {
    const { electron, page, origin } = await beginWithPage()
    const own = electron.standIn.windows[0]!
    const elsewhere = createServer((_, response) =>
      response.setHeader('content-type', 'text/html').end('<h1>elsewhere</h1>'),
    )
    const other = `http://127.0.0.1:${await listening(elsewhere)}/`
    try {
      await page.evaluate(url => void (location.href = url), other)
      await page.waitForTimeout(300)
      expect(nameOutside(page.url())).toBe(`${origin}/`)
      expect(await page.evaluate(() => 'hunch' in window)).toBe(true)
      await page.evaluate(url => void window.open(url), other)
      await soon(() => own.popups).toBe(1)
      await soon(() => page.context().pages().length).toBe(1)
      let attached = true
      own.webContents.emit('will-attach-webview', { preventDefault: () => (attached = false) })
      expect(attached).toBe(false)
      for (const name of ['will-navigate', 'will-redirect', 'will-frame-navigate']) {
        for (const url of [other, 'https://example.org/', 'file:///etc/passwd', 'javascript:alert(1)', 'no address']) {
          let stopped = false
          own.webContents.emit(name, { url, preventDefault: () => (stopped = true) })
          expect(stopped, `${name} ${url}`).toBe(true)
        }
      }
    } finally {
      elsewhere.close()
    }
  })

  test('can be reloaded, and the bridge is there again', async () => {
    const { page } = await beginWithPage()
    await loadAnew(page)
    expect(await page.evaluate(() => (window as unknown as Hunch).hunch.facts())).toMatchObject({
      version: expect.any(String) as string,
    })
  })

  test('has a menu', async () => {
    const { electron } = await beginWithPage()
    expect(JSON.stringify(electron.standIn.menu)).toContain('togglefullscreen')
  })

  test('opens the log from Help, or says that there is none', async () => {
    const { electron, data } = await beginWithPage()
    const { submenu } = (
      electron.standIn.menu as { role?: string; submenu: { label: string; click: () => void }[] }[]
    ).find(({ role }) => role === 'help')!
    submenu[0]!.click()
    expect(electron.standIn.messages).toEqual([desktopWords.noLog])
    mkdirSync(join(data, 'log'), { recursive: true })
    writeFileSync(faultLogPath(data), 'a fault\n')
    submenu[0]!.click()
    expect(electron.standIn.opened).toEqual([faultLogPath(data)])
  })
})

describe.skipIf(!chromium)('what pages are permitted', () => {
  /** Every permission this Electron has, as its types list them. */
  const names = (): string[] => {
    const types = readFileSync(join(root, 'node_modules/electron/electron.d.ts'), 'utf8')
    const [, union] = /setPermissionCheckHandler\(handler: \(\(webContents: [^,]+, permission: ([^,]+),/.exec(types)!
    return union!.split('|').map(name => name.trim().slice(1, -1))
  }
  const granted = ['fullscreen', 'local-network', 'local-network-access', 'loopback-network', 'screen-wake-lock']

  test('is the local network, a lit screen and a full one, answered alike in both handlers', async () => {
    const { electron, origin } = await beginWithPage()
    const { check, request, device } = electron.session.defaultSession
    expect(names().length).toBeGreaterThan(30)
    expect(
      names()
        .filter(name => check!(null, name, `${origin}/`))
        .sort(),
    ).toEqual(granted)
    const asked = (name: string, requestingUrl: string, isMainFrame: boolean) => {
      let answer = false
      request!(null, name, is => (answer = is), { requestingUrl, isMainFrame })
      return answer
    }
    expect(
      names()
        .filter(name => asked(name, `${origin}/`, true))
        .sort(),
    ).toEqual(granted)
    expect(names().filter(name => asked(name, `${origin}/`, false))).toEqual([])
    expect(names().filter(name => asked(name, 'https://example.org/', true))).toEqual([])
    expect(names().filter(name => check!(null, name, 'https://example.org'))).toEqual([])
    expect(device!()).toBe(false)
  })

  test('is the same for a display, whichever host it shows', async () => {
    const { electron } = await beginWithPage()
    const { check } = electron.session.fromPartition('persist:display')
    expect(
      names()
        .filter(name => check!(null, name, 'http://192.168.1.5:4680'))
        .sort(),
    ).toEqual(granted)
    expect(names().filter(name => check!(null, name, 'https://example.org'))).toEqual([])
  })
})

describe.skipIf(!chromium)('the bridge', () => {
  test('tells the version and a device token that only its owner can read and that stays', async () => {
    const first = await beginWithPage()
    const facts = await first.page.evaluate(() => (window as unknown as Hunch).hunch.facts())
    expect(facts).toEqual({
      version: (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version,
      device: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    })
    expect(statSync(join(first.userData, 'device')).mode & 0o777).toBe(0o600)
    const second = await beginWithPage({ appData: first.appData, data: first.data })
    expect(await second.page.evaluate(() => (window as unknown as Hunch).hunch.facts())).toEqual(facts)
  })

  test('draws a new token if the stored one is invalid', async () => {
    const appData = folderFor('user')
    const folder = join(appData, 'Hunch Window')
    mkdirSync(folder)
    writeFileSync(join(folder, 'device'), 'nonsense')
    const { page } = await beginWithPage({ appData })
    const { device } = await page.evaluate(() => (window as unknown as Hunch).hunch.facts())
    expect(device).toMatch(/^[0-9a-f]{32}$/)
    expect(readFileSync(join(folder, 'device'), 'utf8').trim()).toBe(device)
  })

  test('starts a host once; its key makes one the owner, and computer players find their program', async () => {
    const { page } = await beginWithPage()
    const [one, two] = await Promise.all([hostOf(page), hostOf(page)])
    expect(one).toEqual(two)
    expect(one.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/)
    expect(await answers(one.url)).toBe(true)
    expect(await heardBack(one, [], 'welcome')).toMatchObject({ owner: true })
    expect(await heardBack({ url: one.url }, [], 'welcome')).toMatchObject({ owner: false })
    const playing = [
      { type: 'open' },
      { type: 'remove', chair: 3 },
      { type: 'remove', chair: 2 },
      { type: 'computer', chair: 0 },
      { type: 'computer', chair: 1 },
      { type: 'start' },
    ]
    expect(await heardBack(one, playing, 'news')).toMatchObject({ n: 1 })
  })

  test('continues the one game that was left unfinished', async () => {
    const dataFolder = folderFor('data')
    const first = await startHost({
      dataFolder,
      pages: join(root, 'dist/renderer'),
      thinker: new URL('../../../dist/main/thinker.js', import.meta.url),
      port: 0,
      address: '127.0.0.1',
    })
    const table = first.room.open('Unfinished')
    table.set({ game: 'blank' })
    while (table.chairs.length > 2) table.seating.remove(0)
    table.seating.sit(null, 'Ana', 'aa'.repeat(16))
    table.seating.sit(null, 'Ben', 'bb'.repeat(16))
    table.start('ab'.repeat(32))
    await first.stop()
    const { page } = await beginWithPage({ data: dataFolder })
    const { url, key } = await hostOf(page)
    expect(await heardBack({ url, key }, [], 'table')).toMatchObject({
      table: { name: 'Unfinished', phase: 'playing', code: table.code },
    })
  })

  test('stops the host, and starts it again', async () => {
    const { page } = await beginWithPage()
    const { url } = await hostOf(page)
    await page.evaluate(() => (window as unknown as Hunch).hunch.stop())
    expect(await answers(url)).toBe(false)
    expect(await answers((await hostOf(page)).url)).toBe(true)
  })

  test('says in a sentence why there can be no host, and the app continues', async () => {
    const folder = folderFor('data')
    writeFileSync(join(folder, 'file'), '')
    const { page } = await beginWithPage({ data: join(folder, 'file', 'tables') })
    const { trouble } = await page.evaluate(
      () => (window as unknown as Hunch).hunch.host() as Promise<{ trouble: string }>,
    )
    expect(trouble).toMatch(
      /^The tables cannot be kept in .*file.*\. Make room there, or allow Hunch to write to it\.$/,
    )
    expect(await page.evaluate(() => (window as unknown as Hunch).hunch.facts())).toMatchObject({
      device: expect.any(String) as string,
    })
  })

  test('reports tables as they come and go, until nobody listens', async () => {
    const { page } = await beginWithPage()
    await page.evaluate(() => {
      const hunch = window as unknown as Hunch
      hunch.unlisten = hunch.hunch.found(tables => (hunch.tables = tables))
    })
    const table = {
      id: 'f0f0',
      name: 'Neighbours',
      game: 'mind-reader',
      phase: 'lobby',
      chairs: { taken: 1, free: 3 },
    } as const
    const info: HostInfo = { hunch: true, protocol: PROTOCOL_VERSION, table }
    const server = createServer((_, response) => response.end(JSON.stringify(info)))
    const port = await listening(server)
    const announcer = announceTables({
      port,
      info: () => info,
      onTrouble: sentence => expect.fail(sentence),
      interfaceAddress: '127.0.0.1',
    })
    // Deleted in any case: a table left behind would be found by a second attempt.
    onTestFinished(async () => {
      await announcer.stop()
      server.close()
    })
    const heard = () => page.evaluate(() => (window as unknown as Hunch).tables?.filter(({ id }) => id === 'f0f0'))
    await soon(heard).toEqual([
      {
        id: 'f0f0',
        name: 'Neighbours',
        game: 'mind-reader',
        phase: 'lobby',
        taken: 1,
        free: 3,
        address: `127.0.0.1:${port}`,
        protocol: PROTOCOL_VERSION,
      },
    ])
    // A page that comes later gets the list at once.
    await loadAnew(page)
    await page.evaluate(() => {
      const hunch = window as unknown as Hunch
      hunch.unlisten = hunch.hunch.found(tables => (hunch.tables = tables))
    })
    await soon(async () => (await heard())?.length).toBe(1)
    await page.evaluate(() => (window as unknown as Hunch).unlisten())
    await announcer.stop()
    await page.waitForTimeout(2500)
    expect(await heard()).toHaveLength(1)
  })

  test('lists its own table when one is open, and not before', async () => {
    const { page } = await beginWithPage()
    await page.evaluate(
      () => void (window as unknown as Hunch).hunch.found(tables => ((window as unknown as Hunch).tables = tables)),
    )
    const { url, key } = await hostOf(page)
    const opened = await heardBack({ url, key }, [{ type: 'open', name: 'Ours' }], 'table')
    const { id } = opened['table'] as { id: string }
    const heard = () => page.evaluate(id => (window as unknown as Hunch).tables?.find(one => one.id === id), id)
    await soon(heard).toMatchObject({ name: 'Ours', address: new URL(url).host })
    await heardBack({ url, key }, [{ type: 'close' }], 'closed')
    await soon(heard).toBeUndefined()
  })

  test('answers its own page only, and only what it understands', async () => {
    const { electron, page, origin } = await beginWithPage()
    const { ipcMain, standIn } = electron
    const sender = standIn.windows[0]!.webContents
    const ours = { sender, senderFrame: { url: `${origin}/`, parent: null } }
    await expect(ipcMain.answer('hunch:facts', ours, [])).resolves.toBeDefined()
    const strangers = [
      { sender, senderFrame: null },
      { sender, senderFrame: { url: 'https://example.org/', parent: null } },
      { sender, senderFrame: { url: `${origin}/`, parent: { url: `${origin}/` } } },
      { sender: {}, senderFrame: { url: `${origin}/`, parent: null } },
    ]
    for (const event of strangers) {
      for (const channel of ipcMain.handlers.keys())
        await expect(ipcMain.answer(channel, event, [])).rejects.toThrow('not for this page')
      ipcMain.emit('hunch:awake', event, true)
    }
    for (const values of [[1], [], ['x'.repeat(300)], ['http://127.0.0.1:1/', 2], [{}]])
      await expect(ipcMain.answer('hunch:display', ours, values)).rejects.toThrow()
    for (const values of [[], ['yes'], [true, true]]) ipcMain.emit('hunch:awake', ours, ...values)
    expect(standIn.blockers.size).toBe(0)
    expect(standIn.windows).toHaveLength(1)
    await expect(
      page.evaluate(() => (window as unknown as Hunch).hunch.display(5 as unknown as string)),
    ).rejects.toThrow()
  })

  test('keeps the screen on while asked to, and no longer than its page is there', async () => {
    const { electron, page } = await beginWithPage()
    const lit = () => electron.standIn.blockers.size
    const awake = (on: boolean) => page.evaluate(on => (window as unknown as Hunch).hunch.awake(on), on)
    await awake(true)
    await awake(true)
    await soon(lit).toBe(1)
    await awake(false)
    await soon(lit).toBe(0)
    await awake(true)
    await soon(lit).toBe(1)
    await loadAnew(page)
    await soon(lit).toBe(0)
  })
})

describe.skipIf(!chromium)('the table-top display', () => {
  const twoScreens: Beginning = {
    before: ({ standIn, display }) => standIn.displays.push(display(2, { x: 1280, y: 0, width: 1920, height: 1080 })),
  }
  const show = (page: Page, url: string) => page.evaluate(url => (window as unknown as Hunch).hunch.display(url), url)

  test('fills the other screen, shows the table without a bridge, and keeps the screen lit', async () => {
    const { electron, page } = await beginWithPage(twoScreens)
    const { standIn } = electron
    const { url } = await hostOf(page)
    await show(page, `${url}#table=KITE`)
    const [, second] = standIn.windows
    expect(second!.options).toMatchObject({ x: 1280, y: 0, width: 1920, height: 1080, fullscreen: true })
    expect(second!.options.webPreferences.preload).toBeUndefined()
    const shown = await second!.page
    await soon(() => shown.url()).toBe(`${url}#table`)
    expect(await shown.evaluate(() => 'hunch' in window)).toBe(false)
    expect(standIn.blockers.size).toBe(1)
    second!.webContents.emit('before-input-event', {}, { type: 'keyDown', key: 'a' })
    expect(standIn.windows).toHaveLength(2)
    second!.webContents.emit('before-input-event', {}, { type: 'keyDown', key: 'Escape' })
    expect(standIn.windows).toHaveLength(1)
    expect(standIn.blockers.size).toBe(0)
  })

  test('exists once: a second one replaces the first', async () => {
    const { electron, page } = await beginWithPage(twoScreens)
    const { url } = await hostOf(page)
    await show(page, url)
    await show(page, url)
    expect(electron.standIn.windows).toHaveLength(2)
    expect(electron.standIn.blockers.size).toBe(1)
  })

  test('is an ordinary window where there is one screen, and closes with the app’s own', async () => {
    const { electron, page } = await beginWithPage()
    await show(page, (await hostOf(page)).url)
    const [own, second] = electron.standIn.windows
    expect(second!.options.fullscreen).toBeUndefined()
    own!.close()
    expect(electron.standIn.windows).toEqual([])
    await soon(() => electron.standIn.quit).toBe(true)
    expect(electron.standIn.blockers.size).toBe(0)
  })

  test('leads nowhere else', async () => {
    const { electron, page } = await beginWithPage()
    await show(page, (await hostOf(page)).url)
    const { webContents } = electron.standIn.windows[1]!
    let stopped = false
    webContents.emit('will-navigate', { url: 'https://example.org/', preventDefault: () => (stopped = true) })
    expect(stopped).toBe(true)
    expect(webContents.opener({ url: 'https://example.org/' })).toEqual({ action: 'deny' })
  })

  test('is refused for anything but a host of a home network', async () => {
    const { electron, page } = await beginWithPage()
    for (const url of [
      'https://127.0.0.1:4680/',
      'http://8.8.8.8/',
      'http://example.org/',
      'file:///etc/passwd',
      'javascript:alert(1)',
      'http://a:b@127.0.0.1/',
      'data:text/html,x',
      '',
    ])
      await expect(show(page, url), url).rejects.toThrow()
    expect(electron.standIn.windows).toHaveLength(1)
    expect(electron.standIn.blockers.size).toBe(0)
  })
})

describe.skipIf(!chromium)('as a person uses it', () => {
  test('a table is hosted, named to the other machines, and shown on the other screen', async () => {
    const { electron, page } = await beginWithPage({
      before: ({ standIn, display }) => standIn.displays.push(display(2, { x: 1280, y: 0, width: 1920, height: 1080 })),
    })
    const artefacts = join(root, 'test/artefacts')
    mkdirSync(artefacts, { recursive: true })
    await page.getByRole('button', { name: homeWords.host }).click()
    const elsewhere = page.getByRole('button', { name: homeWords.watchAnother })
    await elsewhere.waitFor()
    await page.screenshot({ path: join(artefacts, 'app-lobby.png') })
    await elsewhere.click()
    await soon(() => electron.standIn.windows.length).toBe(2)
    const shown = await electron.standIn.windows[1]!.page
    await soon(() => shown.locator('main').innerText()).toContain(commonWords.unnamedTable)
    await shown.waitForTimeout(500) // until its fonts are there
    await shown.screenshot({ path: join(artefacts, 'app-display.png') })
  })
})

describe.skipIf(!chromium)('the end', () => {
  test('says goodbye, stops the host, and only then is over', async () => {
    const heard: (readonly FoundTable[])[] = []
    const finder = findTables({
      onFound: tables => heard.push(tables),
      onTrouble: sentence => expect.fail(sentence),
      interfaceAddress: '127.0.0.1',
    })
    const { electron, page } = await beginWithPage()
    const { url, key } = await hostOf(page)
    const { table } = (await heardBack({ url, key }, [{ type: 'open' }], 'table')) as { table: { id: string } }
    const isListed = () => heard.at(-1)?.some(({ id }) => id === table.id) ?? false
    await soon(isListed).toBe(true)
    electron.app.quit()
    expect(electron.standIn.quit).toBe(false)
    await soon(() => electron.standIn.quit).toBe(true)
    expect(await answers(url)).toBe(false)
    await soon(isListed).toBe(false)
    await finder.stop()
  })

  test('a table goes on after a restart', async () => {
    const first = await beginWithPage()
    const one = await hostOf(first.page)
    const sitting = [
      { type: 'open', name: 'Kept' },
      { type: 'sit', chair: 0, name: 'Ana' },
    ]
    const { table } = (await heardBack(one, sitting, 'table', /Ana/)) as { table: { id: string } }
    const kept = folderFor('kept')
    first.electron.app.quit()
    await soon(() => first.electron.standIn.quit).toBe(true)
    const second = await beginWithPage({ data: first.data, appData: kept })
    const two = await hostOf(second.page)
    expect(await heardBack(two, [], 'table')).toMatchObject({ table: { id: table.id, name: 'Kept' } })
  })

  test('a second start only brings the first to the front', async () => {
    const { electron } = await beginWithPage()
    const [window] = electron.standIn.windows
    window!.minimized = true
    electron.app.emit('second-instance', {}, ['electron', '.'])
    expect(window).toMatchObject({ minimized: false, focused: true })
    expect(electron.standIn.windows).toHaveLength(1)
    const second = await begin({ before: ({ standIn }) => (standIn.first = false) })
    expect(second.electron.standIn).toMatchObject({ quit: true, windows: [] })
    expect(existsSync(second.data)).toBe(false)
  })

  test('where an app may run without windows, the host runs on and the window comes back', async () => {
    const before = Object.getOwnPropertyDescriptor(process, 'platform')!
    Object.defineProperty(process, 'platform', { ...before, value: 'darwin' })
    try {
      const { electron, page } = await beginWithPage()
      const { url } = await hostOf(page)
      electron.standIn.windows[0]!.close()
      expect(electron.standIn.quit).toBe(false)
      expect(await answers(url)).toBe(true)
      electron.app.emit('activate')
      await soon(() => electron.standIn.windows[0]?.shown).toBe(true)
      expect((await hostOf(await electron.standIn.windows[0]!.page)).url).toBe(url)
    } finally {
      Object.defineProperty(process, 'platform', before)
    }
  })

  test('without its pages the app says what to do, and ends', async () => {
    const { electron } = await begin({ app: folder => rmSync(join(folder, 'dist/renderer'), { recursive: true }) })
    await soon(() => electron.standIn.exit).toBe(1)
    expect(electron.standIn.errorBoxes[0]!.content).toContain('npm run build')
    expect(electron.standIn.windows).toEqual([])
  })
})

/** A folder that lasts as long as the test. */
function folderFor(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `hunch-${name}-`))
  folders.push(folder)
  return folder
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}
