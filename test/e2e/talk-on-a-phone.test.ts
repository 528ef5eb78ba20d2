// Tests the talk of Communal Deduction in a real browser: on a phone everything needed to speak up is within reach of the thumb, and a refusal is in sight.
import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allFound, inspectAll } from './found.ts'
import {
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  moreOptions,
  picture,
  seatPeople,
  sitDown,
  startHost,
} from './kit.ts'

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

/** Claims what comes to hand until the check hands something back. */
async function claimUntilRefused(page: Page): Promise<Locator> {
  const refusal = page.locator('.claim .back > p:not([role=status])')
  await expect
    .poll(async () => {
      const marks = page.locator('.board button.tile:visible, .claim .what button:visible')
      // once one card is left for the table, the verdict comes first
      if ((await marks.count()) === 0)
        await page
          .getByRole('button', { name: /^(Claim|Behaupten)$/ })
          .click({ timeout: 500 })
          .catch(() => {})
      const pick = marks.nth(Math.floor(Math.random() * (await marks.count())))
      const claim = page.locator('.claim .last .deed:not(:disabled)').first()
      await pick.click({ timeout: 1000 }).catch(() => {})
      const isClaimed = await claim.click({ timeout: 500 }).then(
        () => true,
        () => false, // that was no whole claim yet
      )
      if (!isClaimed) return false
      const isRefused = refusal.waitFor({ timeout: 3000 })
      return isRefused.then(
        () => true,
        () => false,
      )
    })
    .toBe(true)
  return refusal
}

/** Fails unless the whole element is on the screen with nothing above it. */
async function expectInSight(element: Locator): Promise<void> {
  await expect
    .poll(() =>
      element.evaluate(shown => {
        const { left, top, right, bottom } = shown.getBoundingClientRect()
        const within = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        return (
          within && shown.parentElement!.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
        )
      }),
    )
    .toBe(true)
}

describe.skipIf(CHROMIUM === null)('Communal Deduction', () => {
  test('on a phone a claim is made without scrolling, and all one’s hands stay in sight', async () => {
    const host = await startHost({ pace: 300, args: ['--game', 'communal-deduction', '--seats', '2'] })
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
    const places = () =>
      inspectAll(page.locator('.opponents, .said, .strip, .ways, .tray .board, .deeds .last'), parts =>
        parts.filter(part => part.checkVisibility()).map(part => part.getBoundingClientRect().top),
      )
    const placesInClaim = await places()
    await page.getByRole('button', { name: 'Clue or verdict', exact: true }).click()
    expect(await places()).toEqual(placesInClaim)
    await page.getByRole('button', { name: 'Claim', exact: true }).click()
    expect(await places()).toEqual(placesInClaim)
    const frame = (await page.locator('.game').boundingBox())!
    const parts = [
      ...(await allFound(page.locator('.board .tile'))),
      ...(await allFound(page.locator('.strip .hand'))),
      ...(await allFound(page.locator('.ways button, .forms button'))),
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
        ...(await inspectAll(page.locator('.board button'), tiles =>
          tiles.map(tile => tile.getBoundingClientRect().height),
        )),
      ),
    ).toBeGreaterThanOrEqual(48)
    await claim.click()
    await page
      .getByText(/You claimed|does not follow/)
      .first()
      .waitFor({ state: 'attached' })
    expect(faults).toEqual([])
  })
  /** The note lies over nothing that a claim is chosen from. */
  async function expectUncovered(page: Page): Promise<void> {
    const covered = () =>
      page.locator('.claim .back').evaluate(note => {
        const { top, bottom } = note.getBoundingClientRect()
        return [...note.closest('.claim')!.querySelectorAll('button')]
          .filter(button => !note.contains(button))
          .filter(button => button.getBoundingClientRect().top < bottom && button.getBoundingClientRect().bottom > top)
          .map(button => button.textContent.trim())
      })
    await expect.poll(covered).toEqual([]) // it scrolls away from what it covered
  }

  test.each([
    ['seat', 'en', [[1440, 900]]],
    ['phone', 'de', [[390, 844]]],
    ['small phone', 'de', [[360, 640]]],
    ['phone on its side', 'de', [[844, 390]]],
  ] as const)(
    'on a %s (%s) a refusal, and what would follow instead, are in sight at the button',
    async (size, language, sizes) => {
      const host = await startHost({ pace: 300, args: ['--game', 'communal-deduction', '--seats', '2'] })
      const { page, faults } = await device(await browser(), size === 'seat' ? 'seat' : 'phone')
      await page.goto(host.own)
      await seatPeople(page, 1)
      await fillWithComputers(page)
      await moreOptions(page)
      await page.getByText('On request', { exact: true }).click()
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.evaluate(chosen => localStorage.setItem('hunch.language', chosen), language)
      await page.reload()
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height })
        await toTheTalk(page)
        await expectInSight(await claimUntilRefused(page))
        await expectUncovered(page)
        await picture(page, `communal-refused-${width}x${height}`)
        await page.locator('.claim .instead button').click()
        await expectInSight(page.locator('.claim .instead > :not(button)').first())
        await expectInSight(page.locator('.claim .last .deed').first())
        await expectUncovered(page)
        await picture(page, `communal-refused-${width}x${height}-follows`)
      }
      expect(faults).toEqual([])
    },
  )
})
