// Answers for: a stand-in of the `electron` module, for machines where the runtime cannot be had.
// Its windows are real Chromium pages, its preload runs in them, and what the app asks of it can be looked at.
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { nameInside, nameOutside, openNetwork, type Network, type SchemeHandler } from './network.ts'

/** The folder of the app that is run: beside this module, as it was laid out. */
const appPath = fileURLToPath(new URL('../hunch', import.meta.url))

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What the tests set before the app starts, and look at afterwards. */
export const standIn = {
  first: true, // no other instance runs
  displays: [{ id: 1, bounds: { x: 0, y: 0, width: 1280, height: 800 } }] as { id: number; bounds: Rectangle }[],
  windows: [] as BrowserWindow[],
  sessions: new Map<string, Session>(),
  blockers: new Set<number>(),
  notes: [] as { title: string; body: string }[],
  opened: [] as string[], // files shown in another program
  messages: [] as string[],
  errorBoxes: [] as { title: string; content: string }[],
  menu: null as unknown,
  exit: null as number | null,
  quit: false, // the app has come to its end
  sandboxed: false, // every page, whatever its window says
  schemes: new Map<string, Readonly<Record<string, boolean>>>(), // those of the app's own, with their privileges
  asked: [] as string[], // what pages of a session with a scheme of its own asked for
  browser: null as Browser | null, // what windows are made of
  pages: [] as Promise<Page>[], // of every window there ever was
}

// Events that can be prevented

class Stoppable {
  defaultPrevented = false
  readonly url: string
  constructor(url = '') {
    this.url = url
  }
  preventDefault(): void {
    this.defaultPrevented = true
  }
}

function goesOn(emitter: EventEmitter, name: string, url?: string): boolean {
  const event = new Stoppable(url)
  emitter.emit(name, event)
  return !event.defaultPrevented
}

// app

class App extends EventEmitter {
  readonly isPackaged = false
  ready = false
  whenReady = async (): Promise<void> => {
    await Promise.resolve()
    this.ready = true
  }
  enableSandbox(): void {
    beforeReady('enableSandbox')
    standIn.sandboxed = true
  }
  setAppUserModelId(): void {}
  requestSingleInstanceLock(): boolean {
    return standIn.first
  }
  getAppPath(): string {
    return appPath
  }
  getPath(name: string): string {
    if (name !== 'userData') throw new Error(`the stand-in has no path ${name}`)
    return process.env['STANDIN_USER_DATA']!
  }
  getVersion(): string {
    return (JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as { version: string }).version
  }
  exit(code: number): void {
    standIn.exit = code
    standIn.quit = true
  }
  quit(): void {
    if (standIn.quit || !goesOn(this, 'before-quit')) return
    for (const window of [...standIn.windows]) window.end()
    if (!goesOn(this, 'will-quit')) return
    standIn.quit = true
    this.emit('quit')
  }
}
export const app = new App()

function beforeReady(name: string): void {
  if (app.ready) throw new Error(`${name} comes too late: the app is ready`)
}

// Windows

export class WebContents extends EventEmitter {
  readonly window: BrowserWindow
  opener: (details: { url: string }) => { action: 'allow' | 'deny' } = () => ({ action: 'allow' })
  constructor(window: BrowserWindow) {
    super()
    this.window = window
  }
  get session(): Session {
    return this.window.session
  }
  send(channel: string, ...values: unknown[]): void {
    void this.window.page
      .then(page =>
        page.evaluate(([name, sent]) => (window as unknown as Ends).standInHear?.(name, sent), [
          channel,
          values,
        ] as const),
      )
      .catch(() => {}) // the page is being loaded, or has gone
  }
  setWindowOpenHandler(opener: WebContents['opener']): void {
    this.opener = opener
  }
}

interface Options {
  readonly width: number
  readonly height: number
  readonly fullscreen?: boolean
  readonly x?: number
  readonly y?: number
  readonly webPreferences: { readonly preload?: string; readonly session?: Session } & Record<string, unknown>
}

export class BrowserWindow extends EventEmitter {
  readonly options: Options
  readonly webContents: WebContents
  readonly session: Session
  readonly page: Promise<Page>
  shown = false
  minimized = false
  focused = false
  popups = 0
  #loading = false

  constructor(options: Options) {
    super()
    this.options = options
    this.webContents = new WebContents(this)
    this.session = options.webPreferences.session ?? session.defaultSession
    this.page = this.#open()
    standIn.windows.push(this)
    standIn.pages.push(this.page)
    this.page.catch((error: unknown) => console.error(error))
  }

  async #open(): Promise<Page> {
    const context = await this.session.context
    const page = await context.newPage()
    const { width, height } = this.options
    await page.setViewportSize({ width, height })
    const { preload } = this.options.webPreferences
    if (preload !== undefined) {
      await page.exposeBinding('standInCall', ({ frame }, how: 'invoke' | 'send', channel: string, values: unknown[]) =>
        this.#called(frame, how, channel, values),
      )
      await page.addInitScript(preloading(readFileSync(preload, 'utf8')))
    }
    // Where the page itself wants to go; what the app loads is not asked about.
    await page.route('**/*', async route => {
      const request = route.request()
      const url = nameOutside(request.url())
      if (!request.isNavigationRequest() || (this.#loading && request.frame() === page.mainFrame()))
        return route.fallback()
      const isMain = request.frame() === page.mainFrame()
      const free =
        goesOn(this.webContents, 'will-frame-navigate', url) &&
        (!isMain || goesOn(this.webContents, 'will-navigate', url))
      return free ? route.fallback() : route.abort('aborted')
    })
    page.on('popup', popup => {
      this.popups++
      if (this.webContents.opener({ url: nameOutside(popup.url()) }).action !== 'deny') return
      // Chromium forgets to close a page that is only just being made.
      void popup
        .waitForLoadState()
        .catch(() => {})
        .then(() => popup.close())
    })
    page.on('framenavigated', frame => {
      if (frame === page.mainFrame()) this.webContents.emit('did-navigate', {}, nameOutside(frame.url()))
    })
    return page
  }

  async #called(frame: Frame, how: 'invoke' | 'send', channel: string, values: unknown[]): Promise<unknown> {
    const parent = frame.parentFrame()
    const event = {
      sender: this.webContents,
      senderFrame: { url: nameOutside(frame.url()), parent: parent && { url: nameOutside(parent.url()) } },
    }
    if (how === 'invoke') return ipcMain.answer(channel, event, values)
    ipcMain.emit(channel, event, ...values)
    return undefined
  }

  async loadURL(url: string): Promise<void> {
    const page = await this.page
    this.#loading = true
    try {
      await page.goto(nameInside(url, this.session.protocol.handlers))
    } finally {
      this.#loading = false
    }
    this.emit('ready-to-show')
  }

  show(): void {
    this.shown = true
  }
  focus(): void {
    this.focused = true
  }
  isMinimized(): boolean {
    return this.minimized
  }
  restore(): void {
    this.minimized = false
  }
  getBounds(): Rectangle {
    const { x = 0, y = 0, width, height } = this.options
    return { x, y, width, height }
  }

  /** As a person closes it. */
  close(): void {
    if (!standIn.windows.includes(this)) return
    this.end()
    if (standIn.windows.length === 0) app.emit('window-all-closed')
  }

  end(): void {
    standIn.windows.splice(standIn.windows.indexOf(this), 1)
    void this.page.then(page => page.close()).catch(() => {})
    this.emit('closed')
  }
}

/** The preload's own world: it has `require('electron')`, and the page has not. */
function preloading(code: string): string {
  return `(() => {
    if (window !== window.top) return
    const listeners = new Map()
    window.standInHear = (channel, values) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...values)
    }
    const plain = value => structuredClone(value)
    const ipcRenderer = {
      invoke: (channel, ...values) => window.standInCall('invoke', channel, plain(values)),
      send: (channel, ...values) => void window.standInCall('send', channel, plain(values)),
      on: (channel, listener) => listeners.set(channel, [...(listeners.get(channel) ?? []), listener]),
      off: (channel, listener) => listeners.set(channel, (listeners.get(channel) ?? []).filter(one => one !== listener)),
    }
    const contextBridge = {
      exposeInMainWorld: (name, value) => Object.defineProperty(window, name, { value: Object.freeze(value), enumerable: true }),
    }
    const require = name => {
      if (name !== 'electron') throw new Error('a sandboxed preload has no ' + name)
      return { contextBridge, ipcRenderer }
    }
    const module = { exports: {} }
    ;((require, module, exports) => {${code}\n})(require, module, module.exports)
  })()`
}

interface Ends {
  standInHear?: (channel: string, values: unknown[]) => void
}

// Between page and app

type Answer = (event: unknown, ...values: unknown[]) => unknown

class IpcMain extends EventEmitter {
  readonly handlers = new Map<string, Answer>()
  handle(channel: string, answer: Answer): void {
    if (this.handlers.has(channel)) throw new Error(`a second handler for ${channel}`)
    this.handlers.set(channel, answer)
  }
  async answer(channel: string, event: unknown, values: unknown[]): Promise<unknown> {
    const answer = this.handlers.get(channel)
    if (!answer) throw new Error(`no handler for ${channel}`)
    return answer(event, ...values)
  }
}
export const ipcMain = new IpcMain()

// Sessions

type Details = { readonly requestingUrl: string; readonly isMainFrame: boolean }

/** The schemes of one session. */
class Protocol {
  readonly handlers = new Map<string, SchemeHandler>()
  handle(scheme: string, handler: SchemeHandler): void {
    const { standard, secure } = standIn.schemes.get(scheme) ?? {}
    if (!standard || !secure)
      throw new Error(`the stand-in can show pages of a standard, secure scheme only, not ${scheme}`)
    this.handlers.set(scheme, handler)
  }
}

export const protocol = {
  registerSchemesAsPrivileged: (schemes: { scheme: string; privileges: Record<string, boolean> }[]): void => {
    beforeReady('registerSchemesAsPrivileged')
    if (standIn.schemes.size > 0) throw new Error('only the first call counts')
    for (const { scheme, privileges } of schemes) standIn.schemes.set(scheme, privileges)
  },
}

export class Session {
  request:
    ((contents: unknown, permission: string, answer: (granted: boolean) => void, details: Details) => void) | null =
    null
  check: ((contents: unknown, permission: string, origin: string) => boolean) | null = null
  device: (() => boolean) | null = null
  #context: Promise<BrowserContext> | null = null
  readonly protocol = new Protocol()
  #network: Network | null = null
  get context(): Promise<BrowserContext> {
    return (this.#context ??= this.#begin())
  }
  async #begin(): Promise<BrowserContext> {
    const { handlers } = this.protocol
    if (handlers.size === 0) return standIn.browser!.newContext()
    this.#network = await openNetwork(handlers, url => standIn.asked.push(url))
    return standIn.browser!.newContext({ proxy: { server: this.#network.proxy, bypass: '<-loopback>' } })
  }
  async end(): Promise<void> {
    await (await this.#context)?.close()
    this.#network?.close()
  }
  setPermissionRequestHandler(handler: Session['request']): void {
    this.request = handler
  }
  setPermissionCheckHandler(handler: Session['check']): void {
    this.check = handler
  }
  setDevicePermissionHandler(handler: Session['device']): void {
    this.device = handler
  }
}

function sessionNamed(name: string): Session {
  const there = standIn.sessions.get(name) ?? new Session()
  standIn.sessions.set(name, there)
  return there
}

export const session = {
  get defaultSession(): Session {
    return sessionNamed('')
  },
  fromPartition: (name: string) => sessionNamed(name),
}

// The rest of the desktop

export const screen = {
  getAllDisplays: () => standIn.displays,
  getDisplayMatching: ({ x, y }: Rectangle) =>
    standIn.displays.find(
      ({ bounds }) => x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height,
    ) ?? standIn.displays[0]!,
}

let blockers = 0
export const powerSaveBlocker = {
  start: (kind: string): number => {
    if (kind !== 'prevent-display-sleep') throw new Error(`not a display that is kept awake: ${kind}`)
    standIn.blockers.add(++blockers)
    return blockers
  },
  stop: (id: number): void => {
    if (!standIn.blockers.delete(id)) throw new Error('stopped what was not started')
  },
}

export const Menu = {
  buildFromTemplate: (template: unknown) => template,
  setApplicationMenu: (menu: unknown) => {
    standIn.menu = menu
  },
}

export const shell = {
  openPath: (path: string): Promise<string> => {
    standIn.opened.push(path)
    return Promise.resolve('')
  },
}

export const dialog = {
  showMessageBox: ({ message }: { message: string }): Promise<{ response: number }> => {
    standIn.messages.push(message)
    return Promise.resolve({ response: 0 })
  },
  showErrorBox: (title: string, content: string) => void standIn.errorBoxes.push({ title, content }),
}

export class Notification {
  readonly #options: { title: string; body: string }
  static isSupported = (): boolean => true
  constructor(options: { title: string; body: string }) {
    this.#options = options
  }
  show(): void {
    standIn.notes.push(this.#options)
  }
}
