// Tests the talk of Communal Deduction on a phone in a real browser: everything needed to speak up is within reach of the thumb.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, picture, seatPeople, sitDown, startHost } from './kit.ts'

/** Makes the first statements and questions on offer until the talk begins. */
async function toTheTalk(page: Page): Promise<void> {
  await expect
    .poll(async () => {
      if (await page.locator('.claim').isVisible()) return true
      const deed = page.locator('.deeds .deed:visible:not(:disabled)')
      const open = page.locator('.deeds .choice:not(:has([aria-pressed=true])) button:visible')
      await ((await deed.count()) > 0 ? deed : open)
        .first()
        .click({ timeout: 500 })
        .catch(() => {})
      return false
    })
    .toBe(true)
}

describe.skipIf(CHROMIUM === null)('Communal Deduction', () => {
  test('on a phone a claim is made without scrolling, and all one’s hands stay in sight', async () => {
    const host = await startHost({ args: ['--game', 'communal-deduction', '--seats', '2'] })
    const chromium = await browser()
    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    const { page, faults } = await device(chromium, 'phone')
    await page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(page, 'Ben')
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await Promise.all([toTheTalk(laptop.page), toTheTalk(page)])
    const scrolled = () => page.locator('.game').evaluate(game => game.scrollTop)
    expect(await scrolled()).toBe(0)
    await page.getByRole('button', { name: 'It is not', exact: true }).click()
    await page.locator('.board button').first().click()
    const claim = page.locator('.claim .last .deed').first()
    await expect.poll(() => claim.innerText()).toMatch(/^Claim “It is not/)
    await picture(page, 'communal-phone-claim')
    expect(await scrolled()).toBe(0)
    const frame = (await page.locator('.game').boundingBox())!
    const parts = [
      ...(await page.locator('.board .tile').all()),
      ...(await page.locator('.own-hands .row').all()),
      ...(await page.locator('.ways button, .forms button').all()),
      claim,
    ]
    expect(parts.length).toBeGreaterThan(15)
    for (const part of parts) {
      const box = (await part.boundingBox())!
      expect(box.y).toBeGreaterThanOrEqual(frame.y)
      expect(box.y + box.height).toBeLessThanOrEqual(frame.y + frame.height + 1)
    }
    expect(
      Math.min(
        ...(await page
          .locator('.board button')
          .evaluateAll(tiles => tiles.map(tile => tile.getBoundingClientRect().height))),
      ),
    ).toBeGreaterThanOrEqual(48)
    await claim.click()
    await page
      .getByText(/You claimed|does not follow/)
      .first()
      .waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  })
})
