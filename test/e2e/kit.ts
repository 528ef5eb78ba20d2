// Runs the real build in real Chromium: hosts as processes, and browsers as people's devices.
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { chromium, errors, type Browser, type BrowserContext, type Locator, type Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { sayLeftOut } from '../kit/leftOut.ts'
import { WAIT_MS } from '../kit/patience.ts'
import { event, nextLook } from '../kit/until.ts'
import { CHROMIUM, CHROMIUM_FLAGS, WHOLE_CHROMIUM } from '../chromium.js'
import { parseJoinLinkParams } from '../../shared/wire/index.ts'
import { violations } from '../kit/axe.ts'

/** Common screen sizes. */
export const SIZES = {
  seat: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
  table: { width: 1920, height: 1080 },
} as const

/** This machine's Chromium; null, with a report, if there is none. In CI a missing one is a failure. */
export { CHROMIUM }
if (CHROMIUM === null) sayLeftOut('all browser tests. Install Chromium, or name it in CHROMIUM.')

export const ARTEFACTS = fileURLToPath(new URL('../artefacts/', import.meta.url))
mkdirSync(ARTEFACTS, { recursive: true })

const open: { browsers: Browser[]; children: ChildProcess[]; folders: string[] } = {
  browsers: [],
  children: [],
  folders: [],
}
afterAll(async () => {
  await Promise.all(open.browsers.map(browser => browser.close()))
  for (const child of open.children) child.kill('SIGKILL')
  for (const folder of open.folders) rmSync(folder, { recursive: true, force: true })
})

/** Starts Chromium, with `inside` in that network namespace; `flags` are its own. */
export async function browser(inside?: string, flags: readonly string[] = []): Promise<Browser> {
  const shared = process.env['SHARED_CHROMIUM'] // one for all files, if `npm test` has started it
  const started =
    inside === undefined && flags.length === 0 && shared !== undefined
      ? await chromium.connect(shared)
      : await chromium.launch({
          executablePath: inside === undefined ? CHROMIUM! : namespaced(inside),
          args: [...CHROMIUM_FLAGS, ...flags],
        })
  open.browsers.push(started)
  return started
}

/** A program that starts Chromium in a namespace. */
function namespaced(namespace: string): string {
  const path = join(freshFolder(), 'chromium')
  writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${namespace} ${WHOLE_CHROMIUM!} "$@"\n`, { mode: 0o755 })
  return path
}

export function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hunch-e2e-'))
  open.folders.push(folder)
  return folder
}

/** A host in a process of its own. */
export interface RunningHost {
  readonly port: number
  readonly key: string
  readonly joinCode: string
  readonly linkKey: string // the key in the table's links; '' if no table is open
  readonly url: string
  readonly data: string
  readonly child: ChildProcess
  /** The host's own page. */
  readonly own: string
  kill(): Promise<void>
}

const program = fileURLToPath(new URL('../../dist/main/hunch.js', import.meta.url))

/** Starts a host; `inside`: in that namespace. */
export async function startHost({
  data = freshFolder(),
  port = 0,
  inside,
  pace = 60,
  args = [],
  nodeArgs = [],
}: {
  data?: string
  port?: number
  inside?: string
  pace?: number
  args?: string[]
  nodeArgs?: string[]
} = {}): Promise<RunningHost> {
  const command = [
    process.execPath,
    ...nodeArgs,
    program,
    'host',
    '--json',
    '--data',
    data,
    '--port',
    String(port),
    '--pace',
    String(pace),
    ...(inside === undefined ? ['--no-mdns'] : []),
    ...args,
  ]
  const [head, ...rest] = inside === undefined ? command : ['ip', 'netns', 'exec', inside, ...command]
  const child = spawn(head!, rest, { stdio: ['ignore', 'pipe', 'inherit'] })
  open.children.push(child)
  const [line] = (await event(createInterface(child.stdout), 'line')) as [string]
  const said = JSON.parse(line) as { port: number; key: string; joinCode: string; url: string; tables: { url: string }[] } // prettier-ignore
  return {
    ...said,
    linkKey: parseJoinLinkParams(said.tables[0]?.url.split('#join=')[1] ?? '').linkKey,
    data,
    child,
    own: `http://127.0.0.1:${said.port}/#key=${said.key}`,
    async kill() {
      const gone = event(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}

/** A device: a browser context of its own with one of the sizes. Unexpected console output fails the test. */
export async function device(
  of: Browser,
  size: keyof typeof SIZES,
  { locale = 'en-GB', newcomer = false }: { readonly locale?: string; readonly newcomer?: boolean } = {},
): Promise<{ page: Page; context: BrowserContext; faults: string[] }> {
  const context = await of.newContext({
    viewport: SIZES[size],
    hasTouch: size === 'phone',
    isMobile: size === 'phone',
    reducedMotion: 'reduce',
    locale, // the language of its person
  })
  // A person who has played before, and sees no animated namings. The blank page between two visits has no storage.
  if (!newcomer)
    await context.addInitScript(() => {
      if (location.protocol !== 'http:') return
      localStorage.setItem('hunch.explained', 'off')
      localStorage.setItem('hunch.moments', 'off')
    })
  const page = await context.newPage()
  page.setDefaultTimeout(WAIT_MS)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(String(error)))
  page.on('console', message => {
    if (
      ['error', 'warning'].includes(message.type()) &&
      !/WebSocket connection|ERR_CONNECTION|ERR_INTERNET|ERR_NETWORK|ERR_ADDRESS/.test(message.text())
    )
      faults.push(message.text())
  })
  return { page, context, faults }
}

/** Milliseconds that something takes. */
export async function timeOf(deed: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await deed()
  return performance.now() - began
}

/**
 * Reloads a page that was without its host. If a part of the program was on its way when the host went, the page reloads
 * by itself as soon as it is back, and ends this reload: then that one counts.
 */
export async function reload(page: Page): Promise<void> {
  try {
    await page.reload()
  } catch (error) {
    if (!String(error).includes('ERR_ABORTED')) throw error
    await page.waitForLoadState()
  }
}

/** Resolves when the fonts are loaded and everything is drawn. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.fonts.ready.then(
      () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    ),
  )
}

/** Keeps a picture as an artefact. */
export async function picture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(ARTEFACTS, `${name}.png`) })
}

/** Fails if axe finds a violation. */
export async function accessible(page: Page, what: string): Promise<void> {
  expect((await violations(page)).map(violation => `${what}: ${violation}`)).toEqual([])
}

/** The whole text of a screen. */
export function textOf(page: Page): Promise<string> {
  return page.locator('body').innerText()
}

/** On the host's lobby page: unfolds all options. */
export async function moreOptions(page: Page): Promise<void> {
  const summary = page.locator('.more-options:not([open]) summary')
  await summary.waitFor().catch(async (error: unknown) => {
    throw new Error(`no options to unfold in: ${await textOf(page)}`, { cause: error })
  })
  await summary.click()
}

/** On the host's lobby page: sets the game's length and the number of chairs. */
export async function arrange(
  page: Page,
  { chairs, length = 'One hand' }: { chairs: number; length?: string },
): Promise<void> {
  await moreOptions(page)
  await page.getByText(length, { exact: true }).click()
  await setChairs(page, chairs)
}

/** Adds or removes chairs until there are `chairs`. Only the last one can be removed, while it is free. */
export async function setChairs(page: Page, chairs: number): Promise<void> {
  const remove = page.getByRole('button', { name: /^Remove the .* chair$/ })
  const all = page.locator('main li').filter({ has: page.locator('.badge') })
  await expect.poll(() => all.count()).toBeGreaterThan(0)
  while ((await all.count()) > chairs) {
    const before = await all.count()
    await remove.last().click()
    await expect.poll(() => all.count()).toBe(before - 1)
  }
  while ((await all.count()) < chairs) {
    const before = await all.count()
    await page.getByRole('button', { name: 'Add a chair' }).click()
    await expect.poll(() => all.count()).toBe(before + 1)
  }
}

/** Seats a computer player on every free chair. */
export async function fillWithComputers(page: Page): Promise<void> {
  await seatWith(page.getByRole('button', { name: /^Seat a computer player/ }), 13)
}

/** Seats this many people at this screen. */
export async function seatPeople(page: Page, people: number): Promise<void> {
  await seatWith(page.getByRole('button', { name: /^Seat a person at this screen/ }), people)
}

/** Presses a button of a free chair until `most` chairs are taken or none is free. The chairs move while they fill, so a missed press is repeated. */
async function seatWith(seatOne: Locator, most: number): Promise<void> {
  // When a chair is free or the game can start, the page is complete; on a busy machine that takes seconds.
  await seatOne
    .or(seatOne.page().getByRole('button', { name: /^Start / }))
    .first()
    .waitFor()
  for (let left = await seatOne.count(), seated = 0; left > 0 && seated < most; left = await seatOne.count()) {
    await seatOne
      .first()
      .click({ timeout: 3000 })
      .catch(() => {})
    const taken = expect.poll(() => seatOne.count(), { timeout: 3000 }).toBeLessThan(left)
    if (
      await taken.then(
        () => true,
        () => false,
      )
    )
      seated++
  }
}

/** Takes a seat on a page opened by a QR code. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByLabel('Your name').fill(name)
  await page.getByRole('button', { name: 'Sit down' }).click()
  await page.getByText('Around the table').waitFor()
}

/** Does by mouse what a person at a screen of Mind Reader does next. Returns what was done, or null if there is nothing to do yet. */
export async function actByHand(page: Page, wish: { names: boolean }): Promise<string | null> {
  try {
    return await act(page, wish)
  } catch (error) {
    // The table moved on between looking and clicking, as it does for people: look again.
    if (error instanceof errors.TimeoutError) return null
    throw error
  }
}

const QUICK = { timeout: 1500 }

async function act(page: Page, { names }: { names: boolean }): Promise<string | null> {
  const lift = page.getByRole('button', { name: /show my cards$/ })
  if (await lift.isVisible()) {
    await lift.click(QUICK)
    return 'lift'
  }
  const putAway = page.getByRole('button', { name: 'Put the cards away' })
  const seen = putAway.and(page.locator('.lamp, .deed')) // something was shown, and somebody else is to act
  if (await seen.isVisible()) {
    await seen.click(QUICK)
    return 'put away'
  }
  if (!(await page.locator('.status.lamp').isVisible())) return null
  if (names && (await page.locator('.opener').isVisible())) return nameByHand(page)
  for (const group of await page.locator('.deeds .choice:visible').all())
    if ((await group.locator('[aria-pressed=true]').count()) === 0) await group.getByRole('button').first().click(QUICK)
  const panels = page.locator('.opponents .cover:visible') // on a phone an opponent is chosen by their panel
  if ((await panels.count()) > 0 && (await page.locator('.opponents .cover[aria-pressed=true]').count()) === 0)
    await panels.first().click(QUICK)
  const picks = page.locator('.hand .pick')
  if ((await picks.count()) > 0 && (await page.locator('.hand .pick[aria-pressed=true]').count()) === 0)
    await picks.first().click(QUICK)
  return press(page.locator('.last > .deed'))
}

/** Names the first card of the first opponent that is still possible. */
async function nameByHand(page: Page): Promise<string | null> {
  const dialog = page.locator('dialog[open]')
  if (!(await dialog.isVisible())) await page.locator('.opener').click(QUICK)
  for (const group of await dialog.locator('.choice').all())
    if ((await group.locator('[aria-pressed=true]').count()) === 0) await group.getByRole('button').first().click(QUICK)
  await dialog
    .getByRole('button', { name: /possible/ })
    .first()
    .click(QUICK)
  return press(dialog.locator('.deed'))
}

/** True once a move is complete: that shows one frame after the choice. */
function isComplete(deed: Locator): Promise<boolean> {
  return deed
    .and(deed.page().locator(':enabled'))
    .waitFor({ timeout: 500 })
    .then(
      () => true,
      () => false,
    )
}

/** Presses the button of a complete move and returns its text. */
async function press(deed: Locator): Promise<string | null> {
  if (!(await deed.isVisible()) || !(await isComplete(deed))) return null
  const said = await deed.innerText(QUICK)
  await deed.click(QUICK)
  return said
}

/** On a seat's page: its menu, which is there as soon as the game has begun. */
export function menuOf(page: Page): Locator {
  return page.getByRole('button', { name: 'Menu' })
}

/** On the table display: the sentence that says who won, which stands there once the game is over. */
export function winnersOn(page: Page): Locator {
  return page.getByRole('heading', { level: 1, name: /\bwon\b/ })
}

/** On a seat's page of Mind Reader: the cards in the hand, buttons while one of them may be chosen. */
export function handOn(page: Page): Locator {
  return page.getByRole('group', { name: 'Your hand' })
}

/** Plays by clicking on whichever page is to move, until every page shows the result. */
export async function playToTheEnd(
  pages: readonly Page[],
  { rounds = 2, most = 400 }: { rounds?: number; most?: number } = {},
): Promise<string[]> {
  const done: string[] = []
  const asked = new Map<Page, number>()
  for (let idle = 0; done.length < most;) {
    const over = await Promise.all(pages.map(page => page.locator('#result-title').isVisible()))
    if (over.every(is => is)) return done
    let acted = false
    for (const page of pages) {
      const did = await actByHand(page, { names: (asked.get(page) ?? 0) >= rounds })
      if (did === null) continue
      if (did.startsWith('Ask')) asked.set(page, (asked.get(page) ?? 0) + 1)
      done.push(did)
      acted = true
    }
    idle = acted ? 0 : idle + 1
    if (idle > 200) {
      for (const [i, page] of pages.entries()) await picture(page, `stuck-${i}`)
      throw new Error(`nobody can go on; done so far: ${done.slice(-8).join(' · ')}`)
    }
    if (!acted) await nextLook()
  }
  throw new Error(`no end after ${most} deeds: ${done.slice(-8).join(' · ')}`)
}

/** Somebody's cards, as their screen shows them. */
export function handOf(page: Page): Promise<string[]> {
  return page.locator('.hand .place').allInnerTexts()
}

/** A message a page received or sent. */
interface Spoken {
  readonly type: string
  readonly seat?: number | null
}

/** Records what a page sends and receives, in the page, because the wire is sealed. Call it before the page is opened. */
export async function overhear(
  page: Page,
): Promise<{ readonly heard: () => Promise<Spoken[]>; readonly said: () => Promise<Spoken[]> }> {
  await page.addInitScript(() => {
    const log = { heard: [] as unknown[], said: [] as unknown[] }
    const isMessage = (one: unknown) => typeof one === 'object' && one !== null && 'type' in one
    const { parse, stringify } = JSON
    JSON.parse = (...[text, ...rest]: Parameters<typeof parse>) => {
      const value: unknown = parse(text, ...rest)
      if (isMessage(value)) log.heard.push(value)
      return value
    }
    JSON.stringify = ((value: unknown, ...rest: []) => {
      if (isMessage(value)) log.said.push(value)
      return stringify(value, ...rest)
    }) as typeof stringify
    Object.assign(window, { overheard: log })
  })
  const of = (side: 'heard' | 'said') =>
    page.evaluate(side => (window as unknown as { overheard: Record<string, Spoken[]> }).overheard[side]!, side)
  return { heard: () => of('heard'), said: () => of('said') }
}
