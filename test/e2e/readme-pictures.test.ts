// Tests the pictures of README and PLAYING, taken from the real app. `PICTURES=1 npx vitest run test/e2e/readme-pictures` retakes them.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { movingPicture, type Frame } from './movingPicture.ts'
import { actByHand, arrange, browser, CHROMIUM, device, fillWithComputers, moreOptions, seatPeople, sitDown, startHost } from './kit.ts' // prettier-ignore

const docs = fileURLToPath(new URL('../../docs/', import.meta.url))
/** The pages that show pictures, as paths from the top. */
const PAGES = ['README.md', 'docs/PLAYING.md']

test('every picture that README and PLAYING show is there, and each of ours is shown', () => {
  const shown = PAGES.flatMap(name => {
    const page = new URL(`../../${name}`, import.meta.url)
    const paths = [...readFileSync(page, 'utf8').matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, path]) => path!)
    return paths.map(path => fileURLToPath(new URL(path, page)))
  })
  for (const path of shown) expect(existsSync(path), path).toBe(true)
  const ours = readdirSync(docs).filter(name => /\.(jpg|webp)$/.test(name))
  expect(ours.length).toBeGreaterThan(2)
  expect(ours.filter(name => !shown.includes(docs + name))).toEqual([])
})

describe.skipIf(CHROMIUM === null || process.env['PICTURES'] !== '1')('pictures', () => {
  test('of a game in the middle', async () => {
    const host = await startHost({ pace: 300 })
    const chromium = await browser()
    const seat = await device(chromium, 'seat')
    await seat.page.goto(host.own)
    await seat.page.getByRole('button', { name: 'First page' }).click()
    await seat.page.locator('.cover img').nth(4).waitFor()
    await seat.page.waitForTimeout(400)
    await seat.page.screenshot({ path: `${docs}home.jpg`, quality: 74 })
    await seat.page.getByRole('button', { name: 'With others' }).click()
    await arrange(seat.page, { chairs: 4, length: 'One hand' })
    await seat.page.getByText('Proves what follows', { exact: true }).click()
    await seat.page
      .getByRole('button', { name: /^Seat a person at this screen/ })
      .first()
      .click()
    const name = seat.page.getByRole('textbox', { name: /^Name of the diamond/ })
    await name.fill('Dora')
    await name.press('Enter')
    const phone = await device(chromium, 'phone')
    await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(phone.page, 'Ben')
    await fillWithComputers(seat.page)
    const tv = await device(chromium, 'table')
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await seat.page.getByRole('button', { name: 'Start the game' }).click()
    for (let asked = 0; asked < 3;) {
      for (const { page } of [seat, phone]) if ((await actByHand(page, { names: false }))?.startsWith('Ask')) asked++
      await seat.page.waitForTimeout(100)
    }
    for (let tries = 0; tries < 200; tries++) {
      await actByHand(phone.page, { names: false })
      if ((await seat.page.locator('.deeds .choice').count()) > 0) break
      await actByHand(seat.page, { names: false })
      await seat.page.waitForTimeout(100)
    }
    await seat.page.locator('.hand .pick').nth(1).click()
    for (const group of await seat.page.locator('.deeds .choice').all()) await group.getByRole('button').first().click()
    await seat.page.waitForTimeout(400)
    await seat.page.screenshot({ path: `${docs}seat.jpg`, quality: 74 })
    await phone.page.screenshot({ path: `${docs}phone.jpg`, quality: 74 })
    await tv.page.screenshot({ path: `${docs}tv.jpg`, quality: 74 })
    for (const { page } of [phone, seat]) {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('button', { name: 'Stand up and leave the seat' }).click()
      await page
        .locator('dialog[open]')
        .getByRole('button', { name: /^Stand up/ })
        .last()
        .click()
    }
    await seat.page.getByRole('button', { name: 'Look back at the game' }).click()
    await seat.page.getByRole('heading', { name: 'Looking back at Mind Reader' }).waitFor()
    await expect.poll(() => seat.page.getByText(/^Working it out/).count()).toBe(0)
    for (let back = 0; back < 6; back++) await seat.page.keyboard.press('ArrowLeft')
    await seat.page.waitForTimeout(400)
    await seat.page.screenshot({ path: `${docs}review.jpg`, quality: 74 })
  })

  test('that moves: the first questions of a duel, its last one, and how it ends', async () => {
    const SIZE = { width: 1120, height: 700 }
    const host = await startHost({ pace: 120, args: ['--game', 'mind-reader', '--seats', '2'] })
    const { page } = await device(await browser(), 'seat')
    await page.setViewportSize(SIZE)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(host.own)
    await page.evaluate(() => localStorage.setItem('hunch.moments', 'on'))
    await moreOptions(page)
    await page.getByText('Proves what follows', { exact: true }).click()
    await page.getByText('One hand', { exact: true }).click()
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()

    const session = await page.context().newCDPSession(page)
    const frame = async (ms: number): Promise<Frame> => {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 55 })
      return { still: Buffer.from(data, 'base64'), ms }
    }
    /** Pictures of a question: what is put together, the answer, and what falls away. */
    const questions: Frame[][] = []
    const naming = page.locator('.naming, .finale').first()
    const certain = page.getByRole('button', { name: 'Name it' })
    while (true) {
      await page.locator('.status.lamp').or(naming).or(certain).first().waitFor()
      if ((await naming.isVisible()) || (await certain.isVisible())) break
      const before = await frame(700)
      const did = await actByHand(page, { names: false })
      if (did?.startsWith('Ask')) questions.push([before, ...(await framesFor(page, frame, [500, 150, 150, 150, 900]))])
    }
    if (await certain.isVisible()) {
      await certain.click()
      questions.push([await frame(900)])
      await page.getByRole('dialog').getByRole('button', { name: /^Name/ }).click()
    }
    const ending = await framesFor(page, frame, Array<number>(14).fill(350))
    const shown = [...questions.slice(0, 2), ...questions.slice(-2)].flat()
    writeFileSync(`${docs}playing.webp`, movingPicture([...shown, ...ending, { ...ending.at(-1)!, ms: 2500 }], SIZE))
  })
})

/** A picture at once and after each of these times, each standing that long. */
async function framesFor(
  page: Page,
  frame: (ms: number) => Promise<Frame>,
  times: readonly number[],
): Promise<Frame[]> {
  const frames: Frame[] = []
  for (const ms of times) {
    frames.push(await frame(ms))
    await page.waitForTimeout(ms)
  }
  return frames
}
