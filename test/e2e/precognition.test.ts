// Answers for: Precognition as a real browser lays it out: the longest prediction there is fits the smallest screen.
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, fillWithComputers, SIZES, sitDown, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('Precognition, laid out', () => {
  test('51 letters, written on a phone, stay inside the button that writes them down', { timeout: 60_000 }, async () => {
    const host = await startHost({ args: ['--game', 'precognition', '--seats', '2'] })
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    const { page, faults } = await device(chromium, 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ben')
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    const strip = page.locator('.paper')
    await strip.waitFor()
    for (let letter = 0; letter < 60; letter++) await strip.press(letter % 2 ? 'ArrowDown' : 'ArrowUp')
    expect(await strip.locator('.letter').count()).toBe(51)
    const deed = page.getByRole('button', { name: /^Write down/ })
    expect(await deed.evaluate(button => button.scrollWidth - button.clientWidth)).toBeLessThanOrEqual(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES.phone.width)
    expect(faults).toEqual([])
  })
})
