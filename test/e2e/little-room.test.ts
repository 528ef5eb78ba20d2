// Answers for: phones with little room: with text twice as large no page is too wide and nothing in the bar lies over anything; on small ones the deed is in sight, in every game and whatever lies above it.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { effort } from '../kit/effort.ts'
import { titleIn } from '../kit/games.ts'
import { browser, CHROMIUM, device, fillWithComputers, seatPeople, SIZES, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('a phone with little room', () => {
  test('with text twice as large the lobby is no wider than the phone, in German too, and on its side the parts leave the status free', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const chromium = await browser()
    const { page, context } = await device(chromium, 'phone', { locale: 'de-DE' })
    await context.addInitScript(() => localStorage.setItem('hunch.settings', '{"text":"200"}'))
    await page.goto(host.own)
    await page.locator('.lobby .game').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width)

    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await page.setViewportSize({ width: 844, height: 390 })
    await page.locator('nav.tabs').waitFor()
    const [status, tabs] = await page.evaluate(() =>
      ['.status', 'nav.tabs'].map(one => {
        const { left, right, width } = document.querySelector(one)!.getBoundingClientRect()
        return { left, right, width }
      }),
    )
    expect(status!.width).toBeGreaterThan(0)
    expect(status!.right).toBeLessThanOrEqual(tabs!.left)
  })

  test('a small phone has the deed in sight while the game rests', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone')
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Pause the game for everybody' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    const [deed, tabs] = await page.evaluate(() =>
      ['.last > .deed', 'nav.tabs'].map(
        one => document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect,
      ),
    )
    expect(deed!.bottom).toBeLessThanOrEqual(tabs!.top)
  })

  test('a small phone has the hand and the deed in sight beside the line that explains a first move', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone', { newcomer: true })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.first-time').getByRole('button').first().waitFor()
    const [hand, tabs] = await page.evaluate(() =>
      ['.hand', 'nav.tabs'].map(one => document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(hand!.bottom).toBeLessThanOrEqual(tabs!.top)
    expect(await underTheTabs(page)).toEqual([])
  })

  for (const { id, seats } of games.filter(({ offered }) => offered))
    test(`small phones have the deed in sight: ${titleIn('en', id)}`, { timeout: 120_000 }, async () => {
      const chromium = await browser()
      for (const people of effort([seats[1]], [...new Set(seats)])) {
        const host = await startHost({ pace: 10, args: ['--game', id, '--seats', String(people)] })
        const { page, context } = await device(chromium, 'phone')
        await page.goto(host.own)
        await seatPeople(page, 1)
        await fillWithComputers(page)
        await page.getByRole('button', { name: 'Start the game' }).click()
        await page.locator('.seat-page').waitFor()
        await page.evaluate(() => localStorage.setItem('hunch.language', 'de')) // its words are longer
        await page.reload()
        await page.locator('.status.lamp').waitFor()
        for (const [width, height] of [
          [320, 568],
          [360, 640],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expect.poll(() => underTheTabs(page), { message: `${people} at ${width} by ${height}` }).toEqual([])
        }
        await context.close()
        await host.kill()
      }
    })
})

/** Deeds whose end lies under the bar of the tabs, each with how far; all of them where there is none to press. */
function underTheTabs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { top } = document.querySelector('nav.tabs')!.getBoundingClientRect()
    const deeds = [...document.querySelectorAll<HTMLElement>('.game .deed')].filter(deed => deed.offsetHeight > 0)
    if (deeds.length === 0) return ['there is no deed']
    return deeds
      .map(deed => ({ under: deed.getBoundingClientRect().bottom - top, words: deed.innerText }))
      .filter(({ under }) => under > 0.5)
      .map(({ under, words }) => `${words}: ${Math.round(under)}`)
  })
}
