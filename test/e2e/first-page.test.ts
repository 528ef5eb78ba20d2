// Answers for: the first minute of somebody who has never played: from the first page to one's first question at one press.
import { describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { accessible, browser, CHROMIUM, device, startHost } from './kit.ts'

describe.skipIf(CHROMIUM === null)('from the first page', () => {
  test('each game is dealt at one press, and the first move is explained once', { timeout: 120_000 }, async () => {
    const host = await startHost({ pace: 0 })
    const { page, faults } = await device(await browser(), 'seat', { newcomer: true })
    await page.goto(host.own)
    await page.getByText('Around the table').waitFor()
    for (const { id } of games.filter(({ offered }) => offered)) {
      const title = titleIn('en', id)
      await page.evaluate(() => (location.hash = ''))
      await page.locator('.cover').filter({ hasText: title }).click()
      await page.locator('.about h2', { hasText: title }).waitFor()
      const began = performance.now()
      await page.getByRole('button', { name: 'Play now' }).click()
      const leaves = page.locator('dialog[open]').getByRole('button', { name: 'Leave it' })
      const seated = page.locator('.seat-page main .game')
      await leaves.or(seated).first().waitFor()
      if (await leaves.isVisible()) await leaves.click() // the game before is still under way
      await seated.waitFor()
      await page.locator('h1', { hasText: title }).waitFor()
      expect(performance.now() - began, title).toBeLessThan(10_000)
      await page.locator('.first-time p').waitFor()
      expect((await page.locator('.first-time p').innerText()).length).toBeGreaterThan(20)
    }
    await accessible(page, 'a game somebody plays for the first time')
    await page.getByRole('button', { name: 'No more of these' }).click()
    await page.locator('.first-time').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('.seat-page main .game').waitFor()
    expect(await page.locator('.first-time').count()).toBe(0)
    expect(faults).toEqual([])
  })
})
