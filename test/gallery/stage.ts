// Sets the page around the app for a scene: a stopped clock, its own storage, and the scene's host behind the socket.
// It also tells when everything is ready.
import type { AppBridge } from '../../renderer/device/link/appBridge.ts'
import { hostStartErrors } from '../../shared/words/en/programs.ts'
import { PROTOCOL_VERSION } from '../../shared/wire/index.ts'
import { KEY, NOW, VIEWER, type Look, type Scene } from './scene.ts'

const page = document.documentElement

const Clock = Date
window.Date = class extends Clock {
  constructor(...parts: unknown[]) {
    super(...((parts.length === 0 ? [NOW] : parts) as [number]))
  }
  static override now() {
    return NOW
  }
} as DateConstructor

/** The real time, for waiting. */
const timePassed = performance.now.bind(performance)
const STARTED = timePassed()
// Stops the clock for pictures. Elsewhere animations run by this clock.
if (matchMedia('(prefers-reduced-motion: reduce)').matches) performance.now = () => STARTED

// Each scene has its own storage, because two may be on one page.
const memory = new Map<string, string>()
/** The value of a device without this entry. Viewers have played before, except newcomers. */
function untouched(name: string): string | null {
  if (name === 'hunch.moments') return shown?.lookedInto ? null : 'off'
  if (name === 'hunch.explained')
    return shown?.newcomer === 'to the game' ? '' : shown?.newcomer ? `${shown.table?.game}/` : 'off'
  if (name === 'hunch.lessons') return shown?.lesson ?? ''
  if (name === 'hunch.own-games') return JSON.stringify(shown?.own ?? [])
  return name === 'hunch.volume' ? null : ''
}
const remembered = {
  getItem: (name: string) => memory.get(name) ?? untouched(name),
  setItem(name: string, value: string): void {
    // A device measures the questions of its own games. That takes seconds, so a picture would show it or not.
    if (name !== 'hunch.own-games' || shown?.lookedInto) memory.set(name, value)
  },
}
for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { value: remembered })

let shown: Scene | null = null
/** The scene's sockets, and whether anything sealed has arrived on each: the host's first message about the table. */
const sockets = new Map<WebSocket, boolean>()
const Socket = window.WebSocket
window.WebSocket = class extends Socket {
  constructor(url: string | URL, protocols?: string | string[]) {
    if (protocols !== undefined)
      super(url, protocols) // Vite's own
    else {
      super(`${String(url)}?scene=${encodeURIComponent(shown?.name ?? '')}`)
      sockets.set(this, false)
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') sockets.set(this, true)
      })
    }
  }
}

/** Questions that workers have not answered yet. */
let thinking = 0
const Thinker = window.Worker
window.Worker = class extends Thinker {
  #asked = 0
  constructor(url: string | URL, options?: WorkerOptions) {
    super(url, options)
    this.addEventListener('message', ({ data }: MessageEvent<{ finding?: unknown }>) => {
      if (data.finding === undefined) this.#answered()
    })
    this.addEventListener('error', () => this.#ended())
  }
  #answered() {
    if (this.#asked === 0) return
    this.#asked--
    thinking--
  }
  override postMessage(message: unknown) {
    this.#asked++
    thinking++
    super.postMessage(message)
  }
  #ended() {
    while (this.#asked > 0) this.#answered()
  }
  override terminate() {
    this.#ended()
    super.terminate()
  }
}

/** The app's bridge, as a window of the app has it. */
function bridgeOf(app: NonNullable<Scene['app']>): AppBridge {
  const table = { name: '', game: 'mind-reader', phase: 'lobby', taken: 2, free: 2, address: '192.168.1.21:4680', protocol: PROTOCOL_VERSION } as const // prettier-ignore
  return {
    facts: () => Promise.resolve({ version: '0.1.0', device: VIEWER }),
    found: listener => {
      listener([
        { ...table, id: 'near' },
        { ...table, id: 'on', name: 'Maximiliane’s winter garden', phase: 'playing', taken: 4, free: 0 },
        { ...table, id: 'older', name: 'Attic', protocol: PROTOCOL_VERSION - 1 },
      ])
      return () => {}
    },
    told: () => () => {},
    host: () =>
      Promise.resolve(
        app === 'trouble'
          ? { trouble: hostStartErrors.noFolder('/home/dora/Hunch') }
          : { url: `http://${location.host}/`, key: KEY },
      ),
    stop: () => Promise.resolve(),
    display: () => Promise.resolve(),
    awake: () => {},
  }
}

/** Sets the page up for a scene before the app starts in it. A page is either in the app or outside it for good, because the bridge is looked up once. */
export function setStage(scene: Scene, { language, text, theme }: Omit<Look, 'size' | 'eyes'>): void {
  shown = scene
  sockets.clear()
  memory.clear()
  memory.set('hunch.device', VIEWER)
  memory.set('hunch.language', language)
  if (scene.owner) memory.set('hunch.key', KEY)
  if (scene.app && !window.hunch) Object.defineProperty(window, 'hunch', { value: bridgeOf(scene.app) })
  memory.set('hunch.settings', JSON.stringify({ theme, text: String(text), ...(scene.inWords && { words: 'on' }) }))
  history.replaceState(null, '', `${location.search}#${scene.route ?? ''}`)
  window.dispatchEvent(new Event('hashchange'))
  window.scrollTo(0, 0)
}

/** Stops all movement, as on a device that asks for reduced motion, whose CSS rules cannot be switched on from here. */
export function holdStill(): void {
  const style = document.createElement('style')
  style.textContent =
    '*, *::before, *::after { animation: none !important; transition: none !important; scroll-behavior: auto !important }'
  document.head.append(style)
}

let changed = 0
new MutationObserver(() => (changed = timePassed())).observe(page, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})
const frame = () => new Promise(resolve => requestAnimationFrame(resolve))

/** True for a page that looks finished but has not received the table yet. */
function awaitsHost(): boolean {
  return [...sockets].some(([{ readyState }, hasHeard]) => readyState <= WebSocket.OPEN && !hasHeard)
}

declare global {
  interface Window {
    isFetching?: () => Promise<boolean> // in a test that takes pictures: a request of the page is pending
  }
}

/** What a picture has to wait for; empty if nothing is pending and nothing has changed for a few frames. */
export async function pendingWork(): Promise<string[]> {
  const work = {
    'the host’s first message': awaitsHost(),
    [`${thinking} questions to workers`]: thinking > 0,
    'a font': document.fonts.status !== 'loaded',
    'a change of the page': timePassed() - changed < 50,
    'a request': await window.isFetching?.(),
  }
  return Object.keys(work).filter(name => work[name as keyof typeof work])
}

/** Resolves when no work is pending. */
export async function settled(): Promise<void> {
  await frame() // what measures the page answers after it
  do await frame()
  while ((await pendingWork()).length > 0)
}

/** Resolves when every image is decoded and every font is loaded: a browser may draw a frame before it asks for them. */
async function decoded(): Promise<void> {
  await Promise.all([...document.fonts].map(face => face.load().catch(() => {}))) // one that is broken stays as it is
  await Promise.all([...document.images].map(image => image.decode().catch(() => {}))) // a broken image stays blank
  await frame()
}

async function there(selector: string): Promise<HTMLElement> {
  for (;;) {
    const found = document.querySelector<HTMLElement>(selector)
    if (found) return found
    await frame()
  }
}

/** Presses what the scene says (elements that are no buttons or folds are only awaited). Resolves when the scene shows what it should. */
export async function played({ type, open, press = [], lost, shows, scrollsTo }: Scene): Promise<void> {
  if (type) {
    const field = (await there(type.into)) as HTMLInputElement
    await settled()
    field.value = type.text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.scrollIntoView({ block: 'start' })
  }
  if (open) {
    const folded = (await there(open)) as HTMLDetailsElement
    await settled()
    folded.open = true
    folded.scrollIntoView({ block: 'start' })
  }
  for (const selector of press) {
    const found = await there(selector)
    await settled()
    if (found instanceof HTMLButtonElement || found.matches('summary')) found.click()
  }
  if (lost) for (const socket of sockets.keys()) socket.close()
  await there(shows)
  if (scrollsTo !== undefined) (await there(scrollsTo)).scrollIntoView({ block: 'center' })
  do await settled()
  while (!document.querySelector(shows)) // it may disappear once more for a moment
  await decoded()
}
