// Answers for: every game a lobby offers, from a deal that all devices mix to the result and its proof, through the screens: a laptop, a phone,
// computer players and a TV at once, and hot-seat. Whoever is to move presses what the screen offers, whatever the game. How they look, the gallery answers for.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { titleIn } from '../kit/games.ts'
import { atLength, effort } from '../kit/effort.ts'
import { browser, CHROMIUM, device, fillWithComputers, picture, seatPeople, sitDown, startHost } from './kit.ts'
import { pressSomething } from './pressing.ts'
import { SHORT } from './short.ts'

/** Presses without a plan that a game is given before its people leave it to the computers. */
const WITHOUT_A_PLAN = effort(60, 150)

/** Plays until every page shows the result, or for so many presses; says how many it were. */
async function playOut(
  pages: readonly Page[],
  { seed, until = 150_000, most = Infinity }: { seed: string; until?: number; most?: number },
): Promise<{ pressed: number; over: boolean }> {
  const luck = diceFromSeed(seed)
  const end = Date.now() + until
  for (let pressed = 0; ;) {
    let over = 0
    for (const page of pages) {
      const did = await page.evaluate(pressSomething, luck.below(1000) / 1000)
      if (did === 'over') over++
      else if (did !== null && did !== 'lift') pressed++
    }
    if (over === pages.length || pressed >= most) return { pressed, over: over === pages.length }
    if (Date.now() > end) {
      for (const [i, page] of pages.entries()) await picture(page, `unfinished-${seed}-${i}`)
      throw new Error(`no result after ${pressed} presses; seed ${seed}`)
    }
    await pages[0]!.waitForTimeout(30)
  }
}

/** Who presses without a plan may never come to an end: then one goes away, a computer plays for them, and they come back to the result. */
async function leaveItToComputers(away: Page, stays: Page, seed: string): Promise<void> {
  const address = away.url()
  await away.goto('about:blank')
  await stays
    .getByRole('button', { name: /^Let the computer play for/ })
    .first()
    .click()
  await playOut([stays], { seed: `${seed} goes on` })
  await away.goto(address)
  await away.locator('#result-title').waitFor()
}

describe.skipIf(CHROMIUM === null)('through the screens, from lobby to result', () => {
  for (const { id, seats } of games.filter(({ offered }) => offered)) {
    const title = titleIn('en', id)
    test(`${title}: a laptop, a phone, computer players and a TV`, async () => {
      const host = await startHost({
        pace: 30,
        args: ['--game', id, '--seats', String(Math.min(seats[1], Math.max(3, seats[0]))), ...(SHORT[id] ?? [])],
      })
      const chromium = await browser()
      const [laptop, phone, tv] = [
        await device(chromium, 'seat'),
        await device(chromium, 'phone'),
        await device(chromium, 'table'),
      ]
      await laptop.page.goto(host.own)
      await seatPeople(laptop.page, 1)
      await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
      await sitDown(phone.page, 'Ben')
      await fillWithComputers(laptop.page)
      await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
      await laptop.page.getByRole('button', { name: 'Rules of the game' }).click()
      await laptop.page.locator('dialog[open] .rules, dialog[open] p').first().waitFor()
      await laptop.page.keyboard.press('Escape')
      await laptop.page.getByRole('button', { name: 'Start the game' }).click()
      for (const { page } of [laptop, phone]) await page.locator('.seat-page main').first().waitFor()
      const { pressed, over } = await playOut([laptop.page, phone.page], { seed: id, most: WITHOUT_A_PLAN })
      expect(pressed).toBeGreaterThan(1)
      if (!over) await leaveItToComputers(laptop.page, phone.page, id)
      await tv.page.locator('h1.won').waitFor()
      const fair = 'This deal was fair: two devices mixed it, and yours checked it.'
      for (const { page } of [laptop, phone])
        await page.locator('.fairness', { hasText: fair }).waitFor({ state: 'attached' })
      await tv.page.getByText('The host and two devices mixed this deal, and its numbers are right.').waitFor()
      for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
    })

    test.runIf(atLength || id === 'missing-persons')(`${title}: hot-seat`, async () => {
      const host = await startHost({
        pace: 30,
        args: ['--game', id, '--seats', String(Math.max(2, seats[0])), ...(SHORT[id] ?? [])],
      })
      const { page, faults } = await device(await browser(), 'seat')
      await page.goto(host.own)
      await seatPeople(page, 2)
      await fillWithComputers(page)
      await page.getByRole('button', { name: 'Start the game' }).click()
      await page.getByRole('button', { name: /show my cards$/ }).waitFor()
      const { pressed, over } = await playOut([page], { seed: `hot ${id}`, most: WITHOUT_A_PLAN })
      expect(pressed).toBeGreaterThan(1)
      if (over) await page.getByText('This deal was fair: your device and the host mixed it').waitFor()
      expect(faults).toEqual([])
    })
  }
})
