// Answers for: phones with little room: with text twice as large no page is too wide and nothing in the bar lies over anything; a strip above the page hides no deed.
import { describe, expect, test } from 'vitest'
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
})
