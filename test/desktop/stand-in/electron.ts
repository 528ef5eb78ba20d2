// Replaces the `electron` module on machines without the runtime.
// It is as awkward as the real one is known to be: each quirk has its source beside it; numbers are issues of
// electron/electron. Its windows are real Chromium pages, its preload runs in them, and tests can inspect what the
// app asks of it.
import { EventEmitter } from 'node:events'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core'
import { nameInside, nameOutside, openNetwork, type Network, type SchemeHandler } from './network.ts'

/** The folder of the running app, which is laid out beside this module. */
const appPath = fileURLToPath(new URL('../hunch', import.meta.url))

interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Display {
  readonly id: number
  readonly label: string
  readonly bounds: Rectangle
  readonly workArea: Rectangle // without panels and task bars
  readonly size: { readonly width: number; readonly height: number }
}

/** A screen, with a panel of 30 pixels at its upper edge. */
export function display(id: number, bounds: Rectangle, label = ''): Display {
  const workArea = { ...bounds, y: bounds.y + 30, height: bounds.height - 30 }
  return { id, label, bounds, workArea, size: { width: bounds.width, height: bounds.height } }
}

interface MessageBox {
  readonly message: string
  readonly detail?: string
  readonly buttons?: readonly string[]
  readonly cancelId?: number
}

/** What the tests set before the app starts, and inspect afterwards. */
export const standIn = {
  first: true, // no other instance runs
  packed: false, // the app runs from its archive
  early: [] as (readonly [name: string, what: string])[], // what macOS passes before the app is ready (electron.d.ts, `open-file`)
  displays: [display(1, { x: 0, y: 0, width: 1280, height: 800 })],
  languages: ['en-GB'], // the languages the system's user prefers
  answers: [] as number[], // the buttons a person presses in the next dialogs; when none is left, the one that cancels
  chosenFiles: [] as string[], // in the next dialog that asks for one
  drawsHiddenPages: false, // on Wayland no page of a hidden window is drawn, and `ready-to-show` does not come (48859)
  loads: true, // pages load
  windows: [] as BrowserWindow[],
  sessions: new Map<string, Session>(),
  blockers: new Map<number, string>(), // and what each keeps from sleeping
  notes: [] as { title: string; body: string }[],
  opened: [] as string[], // files shown in another program
  messages: [] as string[],
  dialogs: [] as MessageBox[],
  popups: [] as unknown[], // menus of right clicks
  about: null as object | null,
  recent: [] as string[],
  switches: new Map<string, string>(),
  schemesClaimed: [] as string[],
  relaunched: false,
  errorBoxes: [] as { title: string; content: string }[],
  menu: null as unknown,
  exit: null as number | null,
  quit: false, // the app has ended
  sandboxed: false, // every page, whatever its window says
  schemes: new Map<string, Readonly<Record<string, boolean>>>(), // those of the app's own, with their privileges
  asked: [] as string[], // the requests of pages whose session has its own scheme
  browser: null as Browser | null, // the options of windows
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

/** While it quits, `window-all-closed` is not sent (electron.d.ts). */
let isQuitting = false

class App extends EventEmitter {
  get isPackaged(): boolean {
    return standIn.packed
  }
  ready = false
  #isEnding = false
  readonly #paths = new Map<string, string>()
  readonly dock =
    process.platform === 'darwin'
      ? {
          badge: '',
          menu: null as unknown,
          setBadge: (text: string) => void (this.dock!.badge = text),
          setMenu: (menu: unknown) => void (this.dock!.menu = menu),
        }
      : undefined
  readonly commandLine = {
    appendSwitch: (name: string, value = '') => {
      beforeReady('appendSwitch')
      standIn.switches.set(name, value)
    },
    hasSwitch: (name: string) => standIn.switches.has(name),
    getSwitchValue: (name: string) => standIn.switches.get(name) ?? '',
  }
  whenReady = async (): Promise<void> => {
    for (const [name, what] of standIn.early.splice(0)) this.emit(name, new Stoppable(), what)
    await Promise.resolve()
    this.ready = true
  }
  enableSandbox(): void {
    beforeReady('enableSandbox')
    standIn.sandboxed = true
  }
  setAppUserModelId(): void {}
  setAboutPanelOptions(options: object): void {
    standIn.about = options
  }
  setAsDefaultProtocolClient(scheme: string): void {
    standIn.schemesClaimed.push(scheme)
  }
  addRecentDocument(path: string): void {
    standIn.recent.push(path)
  }
  clearRecentDocuments(): void {
    standIn.recent.length = 0
  }
  getPreferredSystemLanguages(): string[] {
    if (!this.ready) throw new Error('not before the app is ready') // electron.d.ts: on Linux and Windows only then
    return standIn.languages
  }
  requestSingleInstanceLock(): boolean {
    return standIn.first
  }
  getAppPath(): string {
    return appPath
  }
  getPath(name: string): string {
    const base = process.env['STANDIN_APP_DATA']!
    if (name === 'appData') return base
    if (name !== 'userData') throw new Error(`the stand-in has no path ${name}`)
    // On Windows and macOS, where case does not count, `hunch` is there also the folder of the tables.
    const path = this.#paths.get(name) ?? join(base, 'hunch')
    mkdirSync(path, { recursive: true })
    return path
  }
  setPath(name: string, path: string): void {
    this.#paths.set(name, path)
  }
  getVersion(): string {
    return (JSON.parse(readFileSync(join(appPath, 'package.json'), 'utf8')) as { version: string }).version
  }
  relaunch(): void {
    standIn.relaunched = true
  }
  exit(code: number): void {
    standIn.exit = code
    standIn.quit = true
  }
  /** Within the microtasks of a prevented `will-quit`, another `quit` is ignored (33643). */
  quit(): void {
    if (standIn.quit || this.#isEnding || !goesOn(this, 'before-quit')) return
    isQuitting = true
    const left = standIn.windows.filter(window => !window.close())
    isQuitting = false
    if (left.length === 0) this.#end()
  }
  #end(): void {
    this.#isEnding = true
    if (goesOn(this, 'will-quit')) {
      standIn.quit = true
      this.emit('quit')
    } else setImmediate(() => (this.#isEnding = false))
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
      .catch(() => {}) // the page is being loaded, or is gone
  }
  forcefullyCrashRenderer(): void {
    setImmediate(() => this.emit('render-process-gone', {}, { reason: 'killed', exitCode: 1 }))
  }
  setWindowOpenHandler(opener: WebContents['opener']): void {
    this.opener = opener
  }
}

interface Options {
  readonly width: number
  readonly height: number
  readonly fullscreen?: boolean
  readonly show?: boolean
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
  maximized = false
  destroyed = false
  popups = 0
  #loading = false

  constructor(options: Options) {
    super()
    this.options = options
    this.shown = options.show !== false
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
    // Navigation by the page itself; loading by the app is not checked.
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
      // Chromium forgets to close a page that is just being created.
      void popup
        .waitForLoadState()
        .catch(() => {})
        .then(() => popup.close())
    })
    // A new document; a change of only the part behind “#” is `did-navigate-in-page` (electron.d.ts).
    let isNewDocument = false
    page.on('request', request => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) isNewDocument = true
    })
    page.on('framenavigated', frame => {
      if (frame !== page.mainFrame() || !isNewDocument) return
      isNewDocument = false
      this.webContents.emit('did-navigate', {}, nameOutside(frame.url()))
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
    if (!standIn.loads) return new Promise(() => {}) // an answer that never comes
    this.#loading = true
    try {
      await page.goto(nameInside(url, this.session.protocol.handlers))
    } catch (error) {
      // A page that was not found; a load abandoned for another one has a different number.
      if (!this.destroyed) this.webContents.emit('did-fail-load', {}, -6, 'ERR_FILE_NOT_FOUND', url, true)
      throw error
    } finally {
      this.#loading = false
    }
    this.webContents.emit('did-finish-load')
    if (standIn.drawsHiddenPages || this.shown) this.emit('ready-to-show')
  }

  /** Ends the page's process as by a crash: nothing of the page is left. */
  async crash(reason = 'crashed'): Promise<void> {
    const page = await this.page
    this.#loading = true
    await page.goto('about:blank')
    this.#loading = false
    this.webContents.emit('render-process-gone', {}, { reason, exitCode: 1 })
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
  minimize(): void {
    this.minimized = true
  }
  restore(): void {
    this.minimized = false
  }
  maximize(): void {
    this.maximized = true
  }
  isMaximized(): boolean {
    return this.maximized
  }
  isFullScreen(): boolean {
    return this.options.fullscreen === true
  }
  isDestroyed(): boolean {
    return this.destroyed
  }
  getBounds(): Rectangle {
    const { x = 0, y = 0, width, height } = this.moved ?? this.options
    // On Wayland a window does not know its position (electron.d.ts; 43493).
    return process.env['XDG_SESSION_TYPE'] === 'wayland' ? { x: 0, y: 0, width, height } : { x, y, width, height }
  }
  getNormalBounds(): Rectangle {
    return this.getBounds()
  }
  moved: Rectangle | null = null
  /** As a person moves and sizes it. Linux reports neither (electron.d.ts: macOS and Windows). */
  move(to: Rectangle): void {
    this.moved = to
  }

  /** As a person closes it; returns false if the app prevented it. */
  close(): boolean {
    if (this.destroyed) return true
    if (!goesOn(this, 'close')) return false
    this.destroy()
    return true
  }

  /** Without asking, and without `close`. */
  destroy(): void {
    if (this.destroyed) return
    this.destroyed = true
    standIn.windows.splice(standIn.windows.indexOf(this), 1)
    void this.page.then(page => page.close()).catch(() => {})
    this.emit('closed')
    if (standIn.windows.length === 0 && !isQuitting) app.emit('window-all-closed')
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

class Screen extends EventEmitter {
  getAllDisplays = () => standIn.displays
  getPrimaryDisplay = () => standIn.displays[0]!
  getDisplayMatching = ({ x, y }: Rectangle) =>
    standIn.displays.find(
      ({ bounds }) => x >= bounds.x && y >= bounds.y && x < bounds.x + bounds.width && y < bounds.y + bounds.height,
    ) ?? standIn.displays[0]!
}
export const screen = new Screen()

export const powerMonitor = new EventEmitter()

let blockers = 0
export const powerSaveBlocker = {
  start: (kind: string): number => {
    if (kind !== 'prevent-display-sleep' && kind !== 'prevent-app-suspension') throw new Error(`no such block: ${kind}`)
    standIn.blockers.set(++blockers, kind)
    return blockers
  },
  stop: (id: number): void => {
    if (!standIn.blockers.delete(id)) throw new Error('stopped what was not started')
  },
}

export const Menu = {
  buildFromTemplate: (template: object) =>
    Object.defineProperty(template, 'popup', { value: () => void standIn.popups.push(template), enumerable: false }),
  setApplicationMenu: (menu: unknown) => {
    standIn.menu = menu
  },
}

export const shell = {
  openPath: (path: string): Promise<string> => {
    // Another program cannot read inside the archive that the app is packed in.
    if (path.includes('.asar')) throw new Error('no other program reads there')
    standIn.opened.push(path)
    return Promise.resolve('')
  },
}

/** The window argument comes first, or is left out. */
function optionsOf<T>(args: readonly [T] | readonly [unknown, T]): T {
  return args.length === 2 ? args[1] : args[0]
}

export const dialog = {
  showMessageBox: (...args: readonly [MessageBox] | readonly [unknown, MessageBox]): Promise<{ response: number }> => {
    const options = optionsOf(args)
    standIn.messages.push(options.message)
    standIn.dialogs.push(options)
    return Promise.resolve({ response: standIn.answers.shift() ?? options.cancelId ?? 0 })
  },
  showOpenDialog: (): Promise<{ canceled: boolean; filePaths: string[] }> => {
    const filePaths = standIn.chosenFiles.splice(0)
    return Promise.resolve({ canceled: filePaths.length === 0, filePaths })
  },
  showErrorBox: (title: string, content: string) => void standIn.errorBoxes.push({ title, content }),
}

/**
 * None is ever shown: macOS shows none of an unsigned app (Electron 42's release notes), Windows none without a
 * shortcut in the Start menu.
 */
export class Notification extends EventEmitter {
  readonly #options: { title: string; body: string }
  static isSupported = (): boolean => true
  constructor(options: { title: string; body: string }) {
    super()
    this.#options = options
  }
  show(): void {
    standIn.notes.push(this.#options)
    setImmediate(() => this.emit('failed', {}, 'not allowed'))
  }
}
