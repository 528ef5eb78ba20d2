// Takes pictures of scenes in one browser, on one page after another, and compares them with the reviewed ones.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, CDPSession, Page, Request } from 'playwright-core'
import type { Difference } from './darkroom.ts'
import { CHROMIUM } from '../chromium.js'
import { violations } from '../kit/axe.ts'
import { missed } from './fingers.ts'
import { misplaced, smallTargets } from './inspect.ts'
import type { Picture } from './photographed.ts'
import { SIZES, type Look, type Scene, type Size } from './scene.ts'
import type { Gallery } from './server.ts'

/**
 * A picture counts as unchanged if at most one of this many pixels differs by more than the threshold (0 to 1, as the eye
 * sees it, without letter edges and single pixels). A changed letter, sign or colour exceeds that; rounding does not.
 */
const ONE_PIXEL_OF = 50_000
/** The same in another browser than the reviewed one, where every letter has different edges. */
const ONE_PIXEL_OF_ELSEWHERE = 50
const THRESHOLD = 0.1

/** Percent. At this quality a picture is a quarter of a PNG, and its losses stay below the threshold. */
const QUALITY = 60

/** Longer than any answer takes on the same machine. Requests of a terminated worker never get an answer. */
const FETCH_MS = 3_000

/** Less than a test has: the test then says what the page waited for, and the next one gets a fresh page. */
const SHOW_MS = 60_000

const reviewed = fileURLToPath(new URL('reviewed/', import.meta.url))

/** A picture's name: the scene, the size, the language, and whatever is unusual about it. */
export function nameOf({ scene, look: { size, language, text, theme, eyes } }: Picture): string {
  const besides = `${text === 100 ? '' : '-large'}${theme === 'dark' ? '' : '-light'}${eyes === 'usual' ? '' : `-${eyes}`}`
  return `${scene.name.replaceAll(/[’,]/g, '').replaceAll(' ', '-')}-${size}-${language}${besides}`
}

export const isReviewed = (name: string): boolean => existsSync(join(reviewed, `${name}.webp`))

export function keep(name: string, shot: Buffer): void {
  const path = join(reviewed, `${name}.webp`)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, shot)
}

const takenWith = join(reviewed, 'taken-with.txt')
const nameOfBrowser = (browser: Browser) => `${basename(CHROMIUM ?? '')} ${browser.version()} on ${process.platform}`

/** Records that the reviewed pictures come from this browser. */
export function keepBrowser(browser: Browser): void {
  writeFileSync(takenWith, `${nameOfBrowser(browser)}\n`)
}

/** Reviewed pictures that belong to no scene. */
export function strays(pictures: readonly Picture[]): string[] {
  const known = new Set(pictures.map(nameOf))
  return readdirSync(reviewed, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.webp'))
    .map(path => path.replaceAll('\\', '/').replace(/\.webp$/, ''))
    .filter(name => !known.has(name))
}

export function throwAway(name: string): void {
  rmSync(join(reviewed, `${name}.webp`))
}

/** What was found out about a picture. */
export interface Taken {
  readonly shot: Buffer
  readonly faults: readonly string[] // complaints of the page, violations found by axe, parts that are cut off
}

/** A page that shows scenes at one size. */
export class Camera {
  readonly #gallery: Gallery
  readonly #page: Page
  readonly #session: CDPSession
  #app: Scene['app'] | null = null // whether the page runs in the app; null: nothing was shown yet
  #complaints: string[] = []

  private constructor(gallery: Gallery, page: Page, session: CDPSession) {
    this.#gallery = gallery
    this.#page = page
    this.#session = session
    page.on('pageerror', error => this.#complaints.push(String(error)))
    page.on('console', message => {
      if (['error', 'warning'].includes(message.type()) && !message.text().includes('503'))
        this.#complaints.push(message.text())
    })
  }

  /** Lets the page ask whether requests are pending, because the parts of a page load one by one. */
  async #followRequests(): Promise<void> {
    const underWay = new Set<Request>()
    this.#page.on('request', request => {
      underWay.add(request)
      setTimeout(() => underWay.delete(request), FETCH_MS).unref()
    })
    this.#page.on('requestfinished', request => underWay.delete(request))
    this.#page.on('requestfailed', request => underWay.delete(request))
    await this.#page.exposeFunction('isFetching', () => underWay.size > 0)
  }

  /** `viewport`: another screen than the usual one of this size. */
  static async at(
    size: Size,
    browser: Browser,
    gallery: Gallery,
    viewport: { readonly width: number; readonly height: number } = SIZES[size],
  ): Promise<Camera> {
    const isPhone = size === 'phone' || size === 'side'
    const context = await browser.newContext({
      viewport,
      hasTouch: isPhone,
      isMobile: isPhone,
      reducedMotion: 'reduce',
      timezoneId: 'Europe/Vienna',
    })
    const page = await context.newPage()
    const camera = new Camera(gallery, page, await context.newCDPSession(page))
    await camera.#followRequests()
    return camera
  }

  /** Takes a picture. `axe`: runs axe too; `finger`: tests the size of every control. */
  async take({ scene, look }: Picture, { axe, finger }: { axe: boolean; finger: boolean }): Promise<Taken> {
    this.#complaints = []
    await this.#turnTo(scene)
    const trouble = await this.#show(scene, look)
    if (trouble !== null) {
      this.#app = null // pending waits must not reach the next scene
      this.#complaints.push(trouble)
    }
    const type = look.eyes === 'usual' ? 'none' : look.eyes
    await this.#session.send('Emulation.setEmulatedVisionDeficiency', { type })
    const { data } = await this.#session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    const wrong = await this.#page.evaluate(misplaced)
    const found = axe ? await violations(this.#page) : []
    const small = finger ? missed(await this.#page.evaluate(smallTargets)) : [] // last, because it scrolls
    return { shot: Buffer.from(data, 'base64'), faults: [...this.#complaints, ...wrong, ...found, ...small] }
  }

  /** Shows a scene, and what inspections find in it, without a picture of it. */
  async inspect({ scene, look }: Picture, ...inspections: (() => string[] | Promise<string[]>)[]): Promise<string[]> {
    await this.#turnTo(scene)
    const trouble = await this.#show(scene, look)
    if (trouble !== null) {
      this.#app = null // pending waits must not reach the next scene
      return [trouble]
    }
    return this.inspectAgain(...inspections)
  }

  /** What inspections find in the scene that is shown. */
  async inspectAgain(...inspections: (() => string[] | Promise<string[]>)[]): Promise<string[]> {
    const faults: string[] = []
    for (const inspection of inspections) faults.push(...(await this.#page.evaluate(inspection)))
    return faults
  }

  /** Makes the screen larger or smaller; the scene stays. */
  async resize(viewport: { readonly width: number; readonly height: number }): Promise<void> {
    await this.#page.setViewportSize(viewport)
    await this.#page.evaluate(() => window.settled())
  }

  /** Why the scene never showed what it should, or null. */
  async #show(scene: Scene, look: Look): Promise<string | null> {
    const shown = this.#page
      .evaluate(([scene, look]) => window.show(scene, look), [scene, look] as const)
      .then(() => null, String)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<string>(resolve => {
      timer = setTimeout(() => resolve(this.#whyLate(scene)), SHOW_MS)
    })
    const trouble = await Promise.race([shown, late])
    clearTimeout(timer)
    return trouble
  }

  /** Why a scene is not shown yet. A page that does not even answer this is stuck. */
  #whyLate({ shows }: Scene): Promise<string> {
    const why = this.#page.evaluate(async shows => {
      const work = await window.pendingWork()
      return `${document.querySelector(shows) ? 'waits for' : `nothing is “${shows}”; waits for`} ${work.join(', ')}`
    }, shows)
    const stuck = new Promise<string>(resolve => setTimeout(resolve, FETCH_MS, 'the page is stuck').unref())
    return Promise.race([why.catch(String), stuck])
  }

  async #turnTo({ app }: Scene): Promise<void> {
    if (this.#app !== null && this.#app === (app ?? undefined)) return
    await this.#page.goto(`${this.#gallery.url}frame.html`)
    await this.#page.waitForFunction(() => 'show' in window)
    await this.#page.addStyleTag({ content: '* { caret-color: transparent !important }' })
    this.#app = app
  }

  close(): Promise<void> {
    return this.#page.context().close()
  }
}

/** Compares pictures. */
export class Darkroom {
  readonly #page: Page
  readonly #onePixelOf: number

  private constructor(page: Page, onePixelOf: number) {
    this.#page = page
    this.#onePixelOf = onePixelOf
  }

  /** Says so if the reviewed pictures come from another browser: then they are compared less strictly, unless they are being replaced. */
  static async open(browser: Browser, gallery: Gallery, { keeps }: { readonly keeps: boolean }): Promise<Darkroom> {
    const page = await browser.newPage()
    await page.goto(`${gallery.url}darkroom.html`)
    await page.waitForFunction(() => 'compare' in window)
    const was = existsSync(takenWith) ? readFileSync(takenWith, 'utf8').trim() : 'no browser yet'
    const is = nameOfBrowser(browser)
    if (keeps || was === is) return new Darkroom(page, ONE_PIXEL_OF)
    process.stderr.write(`The gallery was reviewed in ${was}. This is ${is}: a fiftieth of a picture may differ.\n`)
    return new Darkroom(page, ONE_PIXEL_OF_ELSEWHERE)
  }

  /** How a picture differs from the reviewed one; null if the difference is too small to count. */
  async difference(name: string, shot: Buffer): Promise<Difference | null> {
    const before = readFileSync(join(reviewed, `${name}.webp`))
    if (before.equals(shot)) return null
    const found = await this.#page.evaluate(([before, now, threshold]) => window.compare(before, now, threshold), [
      before.toString('base64'),
      shot.toString('base64'),
      THRESHOLD,
    ] as const)
    return found.pixels > found.of / this.#onePixelOf ? found : null
  }

  close(): Promise<void> {
    return this.#page.close()
  }
}
