// Electron's security checklist (its security tutorial), point by point, on the built and the running app.
// The fuses of the packed program are checked in packed-app.test.ts.
import '../stand-in/electronCiphers.ts'
import { atLength } from '../../kit/effort.ts'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { nameInside, nameOutside } from '../stand-in/network.ts'
import { built, chromiumHere, closeStandIn, mainPage, start, type Started } from '../stand-in/start.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const require = createRequire(import.meta.url)
const { getConfig } = require('app-builder-lib/out/util/config/config') as {
  getConfig: (folder: string, path: string, extra: null) => Promise<{ electronFuses: object; asarUnpack?: unknown }>
}

interface Bridge {
  host(): Promise<{ url: string }>
  display(url: string): Promise<void>
  found(listener: (...values: unknown[]) => void): () => void
}
type Hunch = typeof globalThis & { hunch: Bridge; told: unknown[][] }

/** Electron maintains its three latest versions, and releases one every eight weeks. */
const SUPPORTED_MS = 3 * 8 * 7 * 24 * 3_600_000
/** The version this list was checked with, and its release day. */
const AUDITED = { major: 45, released: Date.parse('2026-10-21') }

describe.skipIf(!chromiumHere())('Electron’s twenty points', () => {
  let app: Started
  let page: Page
  let host: string

  beforeAll(async () => {
    built()
    app = await start()
    page = await mainPage(app.electron)
    await page.locator('main').waitFor()
    host = await page.evaluate(async () => {
      const { hunch } = window as unknown as Hunch
      const { url } = await hunch.host()
      await hunch.display(url)
      return url
    })
    await (await windows()[1]!.page).locator('main').waitFor()
  })

  afterAll(async () => {
    await app?.end()
    await closeStandIn()
  })

  const windows = () => app.electron.standIn.windows
  const preferences = () => windows().map(({ options }) => options.webPreferences)
  /** The built programs of the app's main process and its preload. */
  const programs = () =>
    ['main', 'app', 'desktop']
      .flatMap(folder => readdirSync(join(root, 'dist', folder)).map(name => join(root, 'dist', folder, name)))
      .filter(path => /\.c?js$/.test(path))
      .map(path => readFileSync(path, 'utf8'))
  const desktop = () => readFileSync(join(root, 'dist/desktop/main.js'), 'utf8')
  const pages = () =>
    readdirSync(join(root, 'dist/renderer'), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.(html|js|css)$/.test(name))
      .map(name => readFileSync(join(root, 'dist/renderer', name), 'utf8'))
  const ask = async (path: string, method = 'GET') => {
    const handler = app.electron.session.defaultSession.protocol.handlers.get('hunch')!
    return handler(new Request(path, { method }))
  }
  const stopped = (contents: { emit: (name: string, event: object) => unknown }, name: string, url = '') => {
    let was = false
    contents.emit(name, { url, preventDefault: () => (was = true) })
    return was
  }
  const elsewhere = [
    'https://example.org/',
    'http://127.0.0.1:1/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    'hunch://elsewhere/',
    'hunch://app:80/',
    'hunch://app.example.org/',
    'blob:null/1',
    'other://app/',
    'no address',
  ]

  test('1, only secure content: the page comes from the archive; what a host shows is walled off', () => {
    expect(windows()).toHaveLength(2)
    const parts = app.electron.standIn.asked.filter(url => !url.startsWith('ws://'))
    expect(parts.length).toBeGreaterThan(3)
    for (const url of parts) expect(url).toMatch(/^hunch:\/\/app\//)
    const [, display] = windows()
    expect(display!.session).not.toBe(app.electron.session.defaultSession)
    expect(display!.session.protocol.handlers.size).toBe(0)
  })

  test('2, no Node in a page: not in its frames and not in its workers', async () => {
    for (const one of preferences())
      expect(one).toMatchObject({
        nodeIntegration: false,
        nodeIntegrationInSubFrames: false,
        nodeIntegrationInWorker: false,
      })
    for (const { page } of windows())
      expect(
        await (await page).evaluate(() => ['require', 'process', 'module', 'Buffer'].filter(name => name in window)),
      ).toEqual([])
  })

  test('3, context isolation in every window', () => {
    for (const one of preferences()) expect(one).toMatchObject({ contextIsolation: true })
  })

  test('4, every page in the sandbox: each window asks for it, and the app before it is ready', () => {
    for (const one of preferences()) expect(one).toMatchObject({ sandbox: true })
    expect(app.electron.standIn.sandboxed).toBe(true)
    expect(desktop()).not.toMatch(/no-sandbox/)
  })

  test('5, every session answers what its pages ask for, and grants strangers nothing', () => {
    const sessions = [...app.electron.standIn.sessions.values()]
    expect(sessions).toHaveLength(2)
    for (const { request, check, device } of sessions) {
      for (const permission of ['media', 'geolocation', 'notifications', 'clipboard-read', 'usb', 'openExternal'])
        for (const url of ['hunch://app/', host, 'https://example.org/']) {
          expect(check!(null, permission, url), `${permission} for ${url}`).toBe(false)
          let granted: boolean | null = null
          request!(null, permission, is => (granted = is), { requestingUrl: url, isMainFrame: true })
          expect(granted).toBe(false)
        }
      for (const url of [...elsewhere, 'https://example.org'])
        if (!url.startsWith('http://127')) expect(check!(null, 'local-network', url), url).toBe(false)
      expect(device!()).toBe(false)
    }
  })

  test('6, web security is on', () => {
    for (const one of preferences()) expect(one).toMatchObject({ webSecurity: true })
  })

  test('7, a content security policy: no script but the build’s own, and no text that becomes one', async () => {
    const policy = (await ask('hunch://app/')).headers.get('content-security-policy')!
    expect(policy).toContain("default-src 'self'")
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')*;/)
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline|\*/)
    expect((await ask('hunch://app/index.html')).headers.get('content-security-policy')).toBe(policy)
    for (const { page } of windows()) {
      const ran = await (
        await page
      ).evaluate(async () => {
        const seen: string[] = []
        const refused: string[] = []
        Object.assign(window, { seen })
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          refused.push(effectiveDirective),
        )
        const script = document.createElement('script')
        script.textContent = 'seen.push("inline")'
        document.head.append(script)
        const fetched = document.createElement('script')
        fetched.src = 'data:text/javascript,seen.push("fetched")'
        document.head.append(fetched)
        const frame = document.createElement('iframe')
        frame.src = 'https://example.org/'
        document.body.append(frame)
        document.body.setAttribute('onclick', 'seen.push("handler")')
        document.body.dispatchEvent(new MouseEvent('click'))
        // eslint-disable-next-line no-restricted-syntax -- in the page, where nothing of what it tried may have run
        await new Promise(resolve => setTimeout(resolve, 300))
        for (const one of [script, fetched, frame]) one.remove()
        return { seen, refused: [...new Set(refused)].sort() }
      })
      expect(ran).toEqual({ seen: [], refused: ['frame-src', 'script-src-attr', 'script-src-elem'] })
    }
  })

  test('8, nothing insecure is let through', () => {
    for (const one of preferences()) expect(one).not.toHaveProperty('allowRunningInsecureContent')
    expect(desktop()).not.toMatch(/allowRunningInsecureContent|setCertificateVerifyProc|certificate-error/)
  })

  test('9, no experimental features', () => {
    for (const one of preferences()) expect(one).not.toHaveProperty('experimentalFeatures')
  })

  test('10, no features of Blink that are off by default', () => {
    for (const one of preferences()) {
      expect(one).not.toHaveProperty('enableBlinkFeatures')
      expect(one).not.toHaveProperty('additionalArguments')
    }
    const switches = desktop().match(/appendSwitch\([^)]*\)/g)
    expect(switches).toEqual(['appendSwitch("enable-speech-dispatcher")']) // the voices of Linux, and no feature of Blink
  })

  test('11, no page within a page that may open others: no page of the build has one', () => {
    for (const text of pages()) expect(text).not.toMatch(/<webview|allowpopups/i)
  })

  test('12, a page within a page is never attached', () => {
    for (const one of preferences()) expect(one).toMatchObject({ webviewTag: false })
    for (const { webContents } of windows()) expect(stopped(webContents, 'will-attach-webview')).toBe(true)
  })

  test('13, a page leads nowhere but to itself, whatever the address looks like', () => {
    for (const { webContents } of windows())
      for (const name of ['will-navigate', 'will-frame-navigate', 'will-redirect'])
        for (const url of elsewhere) expect(stopped(webContents, name, url), `${name} ${url}`).toBe(true)
    const [own, display] = windows()
    expect(stopped(own!.webContents, 'will-navigate', 'hunch://app/#at')).toBe(false)
    expect(stopped(own!.webContents, 'will-navigate', host)).toBe(true)
    expect(stopped(display!.webContents, 'will-navigate', 'hunch://app/')).toBe(true)
    for (const one of preferences()) expect(one).toMatchObject({ navigateOnDragDrop: false })
  })

  test('14, a page opens no window', () => {
    for (const { webContents } of windows())
      for (const url of [...elsewhere, 'hunch://app/', host])
        expect(webContents.opener({ url })).toEqual({ action: 'deny' })
  })

  test('15, nothing is handed to another program by its address', () => {
    for (const text of programs()) expect(text).not.toMatch(/openExternal/)
    // The licences and the log, both from the menu, and both files that the app itself has written.
    expect(desktop().match(/shell\.\w+\([^)]*\)/g)).toEqual(['shell.openPath(readableCopy)', 'shell.openPath(file)'])
  })

  const electronMajor = () => {
    const file = join(root, 'node_modules/electron/package.json')
    return Number((JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version.split('.')[0])
  }

  test('16, a current version of Electron: the one this list was checked with, or a later one', () => {
    expect(electronMajor()).toBeGreaterThanOrEqual(AUDITED.major)
  })

  // It depends on the date, and must not make an untouched clone fail.
  test.runIf(atLength)('16, and not too old', () => {
    const major = electronMajor()
    const ends = AUDITED.released + SUPPORTED_MS * (1 + (major - AUDITED.major) / 3)
    expect(Date.now(), `Electron ${major} is not kept up any more: take a newer one`).toBeLessThan(ends)
  })

  test('17, every message is answered only to the app’s own page', async () => {
    const { ipcMain } = app.electron
    const sender = windows()[0]!.webContents
    const channels = [...ipcMain.handlers.keys(), ...ipcMain.eventNames().map(String)]
    expect(channels.length).toBeGreaterThanOrEqual(6)
    const frames = [...elsewhere, host, 'hunch://app.example.org/'].map(url => ({ url, parent: null }))
    const inner = { url: 'hunch://app/', parent: { url: 'hunch://app/' } }
    const strangers = [
      ...[null, inner, ...frames].map(senderFrame => ({ sender, senderFrame })),
      { sender: windows()[1]!.webContents, senderFrame: { url: 'hunch://app/', parent: null } },
    ]
    for (const event of strangers)
      for (const channel of ipcMain.handlers.keys())
        await expect(ipcMain.answer(channel, event, [])).rejects.toThrow('not for this page')
    const lit = app.electron.standIn.blockers.size
    for (const event of strangers) ipcMain.emit('hunch:awake', event, true)
    expect(app.electron.standIn.blockers.size).toBe(lit)
  })

  test('18, no file: pages come from a scheme of our own that serves the build and nothing else', async () => {
    expect([...app.electron.standIn.schemes]).toEqual([
      ['hunch', { standard: true, secure: true, supportFetchAPI: true }],
    ])
    expect(nameOutside(page.url())).toBe('hunch://app/')
    expect(desktop()).not.toMatch(/loadFile|file:\/\//)
    const index = readFileSync(join(root, 'dist/renderer/index.html'), 'utf8')
    for (const path of ['', '/', '/index.html', '/?a', '/x/../index.html'])
      expect(await (await ask(`hunch://app${path}`)).text()).toBe(index)
    for (const url of [
      'hunch://app/../package.json',
      'hunch://app/..%2f..%2fpackage.json',
      'hunch://app/%2e%2e/%2e%2e/package.json',
      'hunch://app//etc/passwd',
      'hunch://app/.vite/manifest.json',
      'hunch://app/licenses.md',
      'hunch://app/info',
      'hunch://app/own?ticket=x',
      'hunch://app/__proto__',
      'hunch://app:80/',
      'hunch://App/',
      'hunch://index.html/',
      'hunch:index.html',
    ])
      expect((await ask(url)).status, url).toBe(404)
    expect((await ask('hunch://app/', 'POST')).status).toBe(405)
    expect(await (await ask('hunch://app/', 'HEAD')).text()).toBe('')
    // The page can do what a host's page can: it has its own origin, storage, workers, and the network.
    const can = await page.evaluate(() => ({ secure: isSecureContext, stores: 'localStorage' in window }))
    expect(can).toEqual({ secure: true, stores: true })
  })

  test('18, a host sees the app’s pages under their own origin', async () => {
    const [display] = windows().slice(1)
    const inside = nameInside('hunch://app/', app.electron.session.defaultSession.protocol.handlers)
    expect(inside).not.toBe('hunch://app/')
    const opens = (from: Page) =>
      from.evaluate(
        url =>
          new Promise<boolean>(resolve => {
            const socket = new WebSocket(url)
            socket.onopen = () => resolve(true)
            socket.onerror = () => resolve(false)
          }),
        host.replace('http', 'ws'),
      )
    expect(await opens(page)).toBe(true)
    expect(await opens(await display!.page)).toBe(true)
  })

  test('19, the fuses: this app needs none of what they can take away', async () => {
    const { electronFuses, asarUnpack } = await getConfig(root, 'electron-builder.yml', null)
    expect(electronFuses).toEqual({
      runAsNode: false,
      enableCookieEncryption: false,
      resetAdHocDarwinSignature: true,
      enableNodeOptionsEnvironmentVariable: false,
      enableNodeCliInspectArguments: false,
      enableEmbeddedAsarIntegrityValidation: true,
      onlyLoadAppFromAsar: true,
      grantFileProtocolExtraPrivileges: false,
    })
    expect(asarUnpack ?? []).toEqual([])
    for (const text of [desktop()]) expect(text).not.toMatch(/\bfork\(|ELECTRON_RUN_AS_NODE/)
  })

  test('20, no page has anything of Electron: the bridge passes values, and displays have none', async () => {
    const kinds = await page.evaluate(() => {
      const { hunch } = window as unknown as Hunch
      return Object.entries(hunch).map(([name, one]) => `${name}: ${typeof one}`)
    })
    expect(kinds.sort()).toEqual(
      ['awake', 'display', 'facts', 'found', 'host', 'stop', 'told'].map(name => `${name}: function`),
    )
    await page.evaluate(() => {
      const ours = window as unknown as Hunch
      ours.told = []
      ours.hunch.found((...values) => ours.told.push(values))
    })
    await expect.poll(() => page.evaluate(() => (window as unknown as Hunch).told.length)).toBeGreaterThan(0)
    const told = await page.evaluate(() => (window as unknown as Hunch).told)
    for (const values of told) expect(values).toEqual([expect.any(Array)])
    expect(preferences()[1]).not.toHaveProperty('preload')
    expect(await (await windows()[1]!.page).evaluate(() => 'hunch' in window)).toBe(false)
  })
})
