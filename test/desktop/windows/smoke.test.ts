// Goes through an evening with the app, one test for each step.
// It hosts, a phone and a TV join over the network, a whole game, a reload, the TV's window, Quit with the window
// closed, and continuing. On the real runtime if there is one; otherwise on the stand-in, so that the steps are
// known to work.
import '../stand-in/electronCiphers.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { APP_ORIGIN, ownAddressesForUrls } from '../../../main/host/index.ts'
import {
  ARTEFACTS,
  arrange,
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  menuOf,
  seatPeople,
  sitDown,
  winnersOn,
} from '../../e2e/kit.ts'
import { leaveItToComputers, playOut } from '../../e2e/playing.ts'
import { hostStatusWords } from '../../../shared/words/en/status.ts'
import { sayLeftOut } from '../../kit/leftOut.ts'
import { WAIT_MS } from '../../kit/patience.ts'
import { titleIn } from '../../kit/games.ts'
import { nameOutside } from '../stand-in/network.ts'
import { realApp, startOnStandIn, startReal, type RunningApp } from '../smoke/drivers.ts'
import { built, closeStandIn } from '../stand-in/start.ts'

const real = realApp()
if (real === null)
  sayLeftOut('the app on the real runtime: there is none here. The same steps ran on the stand-in.', { alsoInCi: true })

interface Bridge {
  readonly hunch: { host(): Promise<{ url: string; key: string } | { trouble: string }>; display(url: string): Promise<void> } // prettier-ignore
}

/** The game that the first page offers first; one hand of it is short. */
const GAME = 'mind-reader'
const folder = mkdtempSync(join(tmpdir(), 'hunch-smoke-'))
const folders = { appData: join(folder, 'app'), data: join(folder, 'data') }
afterAll(async () => {
  await closeStandIn()
  rmSync(folder, { recursive: true, force: true })
})

const begin = () => (real ? startReal(real, folders) : startOnStandIn(folders))
const picture = (name: string) => join(ARTEFACTS, `smoke-${name}.png`)
const address = (page: Page) => nameOutside(page.url())

/** Presses of people without a plan, after which one of them leaves the rest to the computers. */
const PATIENCE = 12

// The steps follow each other: where one fails, those after it have nothing to go on with.
describe.skipIf(CHROMIUM === null)('npm run app:smoke', () => {
  type Device = Awaited<ReturnType<typeof device>>
  let app: RunningApp
  let page: Page // of the app's window
  let url: string
  let lan: string
  let code: string
  let phone: Device
  let tv: Device
  let failed: string | null = null

  beforeEach(({ skip, task, onTestFailed }) => {
    if (failed !== null) skip(`“${failed}” failed`)
    onTestFailed(() => {
      failed = task.name
    })
  })

  test('starts, and its window comes', async () => {
    built()
    mkdirSync(ARTEFACTS, { recursive: true })
    app = await begin()
    process.stdout.write(
      `  ${app.runtime}\n  ${process.platform} ${process.arch}, Node ${process.versions.node} runs this test\n`,
    )
    page = app.page
    page.setDefaultTimeout(WAIT_MS)
  })

  test('shows its own pages with the bridge, and nothing of Node', async () => {
    await page.locator('main').waitFor()
    expect(address(page)).toContain(`${APP_ORIGIN}/`)
    expect(await page.evaluate(() => ['require', 'process', 'hunch'].filter(name => name in window))).toEqual(['hunch'])
    expect(await page.evaluate(() => isSecureContext)).toBe(true)
    await page.screenshot({ path: picture('home') })
  })

  test('hosts', async () => {
    const answer = await page.evaluate(() => (window as unknown as Bridge).hunch.host())
    if ('trouble' in answer) throw new Error(answer.trouble)
    url = answer.url
    lan = `http://${ownAddressesForUrls()[0]!}:${new URL(url).port}/`
  })

  test('greets its host, sealed, and opens a table', async () => {
    await page.getByRole('button', { name: 'With others' }).first().click()
    const shown = page.getByRole('region', { name: 'Join this table' }).getByText(/^[A-Z]{4,}$/)
    await shown.waitFor()
    await page.screenshot({ path: picture('lobby') })
    code = (await shown.innerText()).trim()
  })

  test('a phone joins over the network', async () => {
    phone = await device(await browser(), 'phone')
    await phone.page.goto(`${lan}#join=${code}`)
    await sitDown(phone.page, 'Ben')
  })

  test('a browser shows the table as a TV', async () => {
    tv = await device(await browser(), 'table')
    await tv.page.goto(`${lan}#table`)
    await tv.page.locator('main').waitFor()
  })

  test('a person at the window and computer players sit down; the game begins', async () => {
    await arrange(page, { chairs: 3 })
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    for (const one of [page, phone.page]) await menuOf(one).waitFor()
    await page.screenshot({ path: picture('seat') })
  })

  test('the window of the TV opens, and shows the table', async () => {
    await page.evaluate(url => (window as unknown as Bridge).hunch.display(url), url)
    await expect.poll(() => app.tv()).toContain('#table')
  })

  test('the page is loaded again, and comes back to its seat', async () => {
    await page.reload()
    await menuOf(page).waitFor()
  })

  test('people and computer players move', async () => {
    expect(await playOut([page, phone.page], { seed: 'smoke', most: PATIENCE })).toMatchObject({ over: false })
  })

  test('the computer plays on for a person who left, to the end of the game', async () => {
    await leaveItToComputers(phone.page, page, { seed: 'smoke' })
  })

  test('everybody sees the result', async () => {
    await winnersOn(tv.page).waitFor()
    await page.screenshot({ path: picture('result') })
    await phone.page.screenshot({ path: picture('phone') })
    await app.tvPicture(picture('tv'))
  })

  test('quits at the first try, with its window closed', async () => {
    for (const { context } of [phone, tv]) await context.close()
    // The host learns of it a moment later. Until then it asks, and rightly, whether its guests may be left.
    await page.evaluate(() => void (location.hash = 'status'))
    const screens = page.getByText(hostStatusWords.screens, { exact: true }).locator('xpath=following-sibling::dd')
    await expect.poll(() => screens.innerText()).toBe('2') // the window and its TV
    await app.quit()
  })

  test('starts again, and has the game of before', async () => {
    const again = await begin()
    await again.page.locator('main').waitFor()
    await expect.poll(() => again.page.locator('body').innerText()).toContain(titleIn('en', GAME))
    const { url } = (await again.page.evaluate(() => (window as unknown as Bridge).hunch.host())) as { url: string }
    expect((await fetch(`${url}info`)).ok).toBe(true)
    await again.page.screenshot({ path: picture('again') })
    await again.quit()
  })
})
