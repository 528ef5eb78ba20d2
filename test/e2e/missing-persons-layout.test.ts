// Tests the layout of Missing Persons in a real browser: the opponent's answers are in sight.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, seatPeople, startHost } from './kit.ts'

const SOON = { timeout: 60_000 }

async function lift(page: Page): Promise<void> {
  await page.getByRole('button', { name: /show my cards$/ }).click()
}

async function hide(page: Page, card: string): Promise<void> {
  await lift(page)
  await page.getByRole('button', { name: card, exact: true }).click()
  await page.getByRole('button', { name: /^Hide/ }).click()
}

/** Waits for the first turn's dial; the curtain before it, which there is not if the last to hide begins, is lifted. */
async function firstTurn(page: Page) {
  const curtain = page.getByRole('button', { name: /show my cards$/ })
  const dial = page.getByRole('group', { name: 'The question' })
  await curtain.or(dial).first().waitFor()
  if (await curtain.isVisible()) await curtain.click()
  await dial.waitFor() // the cards appear shortly after the curtain is gone
  return { curtain, dial }
}

/** Asks four questions true of the 8 and the 9 of Hearts, then a false one, which ends the turn; an empty pile may end it earlier. */
async function askOutTheTurn(page: Page): Promise<void> {
  const { curtain, dial } = await firstTurn(page)
  const lines = page.getByRole('log').first().locator('li')
  const over = page.getByText('turn. You may name')
  for (const question of ['Red', 'Heart', ['4', 'Queen'], ['5', 'Jack'], ['5', '8']]) {
    if ((await over.isVisible()) || !(await dial.isVisible())) break
    if (typeof question === 'string') await dial.getByRole('button', { name: question, exact: true }).click()
    else for (const rank of question) await dial.getByRole('button', { name: rank, exact: true }).click()
    const before = await lines.count()
    await page.getByRole('button', { name: /^Ask: / }).click()
    await expect.poll(async () => (await curtain.isVisible()) || (await lines.count()) > before, SOON).toBe(true)
  }
  // The answer and the cards are still shown.
  if (!(await curtain.isVisible())) await page.getByRole('button', { name: 'Put the cards away' }).first().click()
}

describe.skipIf(CHROMIUM === null)('Missing Persons', () => {
  test('the last question about your card is whole beside it, however many were asked', async () => {
    const host = await startHost({ args: ['--game', 'missing-persons', '--seats', '2'] })
    const { page, faults } = await device(await browser(), 'seat')
    await page.goto(host.own)
    await seatPeople(page, 2)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await hide(page, '8 of Hearts')
    await hide(page, '9 of Hearts')
    await askOutTheTurn(page)
    await lift(page)
    const asked = page.getByRole('list', { name: /has heard of your card$/ }) // whoever began
    const last = asked.locator('li').first() // the newest
    await last.waitFor()
    const [frame, chip] = [(await asked.boundingBox())!, (await last.boundingBox())!]
    expect(await asked.locator('li').count()).toBeGreaterThan(3)
    expect(chip.y).toBeGreaterThanOrEqual(frame.y - 0.5)
    expect(chip.y + chip.height).toBeLessThanOrEqual(frame.y + frame.height + 0.5)
    expect(faults).toEqual([])
  })
  test('on a phone on its side the action is in sight beside two lines of answers', async () => {
    const host = await startHost({ args: ['--game', 'missing-persons', '--seats', '2'] })
    const { page } = await device(await browser(), 'phone')
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(host.own)
    await seatPeople(page, 2)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await hide(page, '8 of Hearts')
    await hide(page, '9 of Hearts')
    const { dial } = await firstTurn(page)
    for (const ranks of [
      ['4', 'Queen'],
      ['5', 'Jack'],
      ['6', '10'],
    ]) {
      for (const rank of ranks) await dial.getByRole('button', { name: rank, exact: true }).click()
      const ask = page.getByRole('button', { name: /^Ask: / })
      const { y, height } = (await ask.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(360)
      await ask.click()
      await ask.waitFor({ state: 'hidden' })
    }
  })
})
