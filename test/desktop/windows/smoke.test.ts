// The app from its start to a second evening, step by step.
// It hosts, a phone and a TV join over the network, a whole game, a reload, the TV's window, Quit with the window
// closed, and continuing. On the real runtime if there is one; otherwise on the stand-in, so that the steps are
// known to work.
import '../stand-in/electronCiphers.ts'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { diceFromSeed } from '../../../shared/engine/index.ts'
import { APP_ORIGIN, lanAddresses } from '../../../main/host/index.ts'
import { ARTEFACTS, arrange, browser, CHROMIUM, device, fillWithComputers, seatPeople, sitDown } from '../../e2e/kit.ts'
import { pressSomething } from '../../e2e/pressing.ts'
import { sayLeftOut } from '../../kit/leftOut.ts'
import { TEST_MS } from '../../kit/patience.ts'
import { titleIn } from '../../kit/games.ts'
import { nameOutside } from '../stand-in/network.ts'
import { realApp, startOnStandIn, startReal, type RunningApp } from '../smoke/drivers.ts'
import { built, closeStandIn } from '../stand-in/start.ts'

// One test of thirteen steps, each of which waits no longer than any test.
vi.setConfig({ testTimeout: 6 * TEST_MS })

const real = realApp()
if (real === null)
  sayLeftOut('the app on the real runtime: there is none here. The same steps ran on the stand-in.', { alsoInCi: true })

interface Bridge {
  readonly hunch: { host(): Promise<{ url: string; key: string } | { trouble: string }>; display(url: string): Promise<void> } // prettier-ignore
}

/** The first game on the first page; one hand of it is short. */
const GAME = 'mind-reader'
const folder = mkdtempSync(join(tmpdir(), 'hunch-smoke-'))
const folders = { appData: join(folder, 'app'), data: join(folder, 'data') }
afterAll(async () => {
  await closeStandIn()
  rmSync(folder, { recursive: true, force: true })
})

let nth = 0
/** Reports a step, and whether it was right. */
async function step<T>(name: string, act: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const say = (mark: string, more = '') =>
    process.stdout.write(`${mark} ${++nth}. ${name}, ${Math.round(performance.now() - began)} ms${more}\n`)
  try {
    const value = await act()
    say('✓')
    return value
  } catch (error) {
    say('✗', `: ${String(error)}`)
    throw error
  }
}

const begin = () => (real ? startReal(real, folders) : startOnStandIn(folders))
const picture = (name: string) => join(ARTEFACTS, `smoke-${name}.png`)
const address = (page: Page) => nameOutside(page.url())

/** Plays until these pages show the result. */
async function playOut(pages: readonly Page[]): Promise<void> {
  const luck = diceFromSeed('smoke')
  const press = async () => {
    const did: (string | null)[] = []
    for (const page of pages) did.push(await page.evaluate(pressSomething, luck.below(1000) / 1000))
    return did.every(one => one === 'over')
  }
  await expect.poll(press, { timeout: 600_000, interval: 30 }).toBe(true)
}

describe.skipIf(CHROMIUM === null)('npm run app:smoke', () => {
  test('the app starts, hosts, is joined, plays, ends, and goes on', async () => {
    built()
    mkdirSync(ARTEFACTS, { recursive: true })
    const app: RunningApp = await step('starts, and its window comes', begin)
    process.stdout.write(
      `  ${app.runtime}\n  ${process.platform} ${process.arch}, Node ${process.versions.node} runs this test\n`,
    )
    const { page } = app
    page.setDefaultTimeout(60_000)

    await step('shows its own pages with the bridge, and nothing of Node', async () => {
      await page.locator('main').waitFor()
      expect(address(page)).toContain(`${APP_ORIGIN}/`)
      expect(await page.evaluate(() => ['require', 'process', 'hunch'].filter(name => name in window))).toEqual([
        'hunch',
      ])
      expect(await page.evaluate(() => isSecureContext)).toBe(true)
      await page.screenshot({ path: picture('home') })
    })
    const host = await step('hosts', async () => {
      const answer = await page.evaluate(() => (window as unknown as Bridge).hunch.host())
      if ('trouble' in answer) throw new Error(answer.trouble)
      return answer
    })
    const lan = `http://${lanAddresses()[0]!}:${new URL(host.url).port}/`
    const code = await step('greets its host, sealed, and opens a table', async () => {
      await page.getByRole('button', { name: 'With others' }).first().click()
      const shown = page.locator('main .code strong, main strong.code').first()
      await shown.waitFor()
      await page.screenshot({ path: picture('lobby') })
      return (await shown.innerText()).trim()
    })
    const chromium = await browser()
    const [phone, tv] = [await device(chromium, 'phone'), await device(chromium, 'table')]
    await step(`a phone joins at ${lan}`, async () => {
      await phone.page.goto(`${lan}#join=${code}`)
      await sitDown(phone.page, 'Ben')
    })
    await step('a browser shows the table as a TV', async () => {
      await tv.page.goto(`${lan}#table`)
      await tv.page.locator('main').waitFor()
    })
    await step('a person at the window and computer players sit down; the game begins', async () => {
      await arrange(page, { chairs: 3 })
      await seatPeople(page, 1)
      await fillWithComputers(page)
      await page.getByRole('button', { name: 'Start the game' }).click()
      for (const one of [page, phone.page]) await one.locator('.seat-page main').first().waitFor()
      await page.screenshot({ path: picture('seat') })
    })
    await step('the window of the TV opens, and shows the table', async () => {
      await page.evaluate(url => (window as unknown as Bridge).hunch.display(url), host.url)
      await expect.poll(() => app.tv()).toContain('#table')
    })
    await step('the page is loaded again, and comes back to its seat', async () => {
      await page.reload()
      await page.locator('.seat-page main').first().waitFor()
    })
    await step('a whole game is played, with moves of computer players', () => playOut([page, phone.page]))
    await step('everybody sees the result', async () => {
      await tv.page.locator('h1.won').waitFor()
      await page.screenshot({ path: picture('result') })
      await phone.page.screenshot({ path: picture('phone') })
      await app.tvPicture(picture('tv'))
    })
    await step('quits at the first try, with its window closed', async () => {
      for (const { context } of [phone, tv]) await context.close() // nobody is left to be asked about
      await expect.poll(async () => (await (await fetch(`${host.url}info`)).json()) as unknown).toBeTruthy()
      await app.quit()
    })
    await step('starts again, and has the game of before', async () => {
      const again = await begin()
      await again.page.locator('main').waitFor()
      await expect.poll(() => again.page.locator('body').innerText()).toContain(titleIn('en', GAME))
      const { url } = (await again.page.evaluate(() => (window as unknown as Bridge).hunch.host())) as { url: string }
      expect((await fetch(`${url}info`)).ok).toBe(true)
      await again.page.screenshot({ path: picture('again') })
      await again.quit()
    })
  })
})
