// Tests that sheets cover everything, wherever they were opened, and make the page behind them unreachable.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, picture, seatPeople, settled, SIZES, startHost } from './kit.ts'

/** What is on top at the four corners of the page and in the middle of the sheet. */
function onTop(page: Page): Promise<{ corners: boolean[]; middle: boolean; box: DOMRect }> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')!
    const box = sheet.getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(x, y)!.closest('dialog') !== null // the backdrop belongs to the dialog
    const [right, bottom] = [innerWidth - 3, innerHeight - 3]
    return {
      corners: [at(3, 3), at(right, 3), at(3, bottom), at(right, bottom)],
      middle: sheet.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
      box: box.toJSON() as DOMRect,
    }
  })
}

/** Buttons outside the sheet that can still take the focus. */
function reachable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const before = document.activeElement as HTMLElement
    const outside = [...document.querySelectorAll<HTMLElement>('button, a[href], input')].filter(
      one => !one.closest('dialog'),
    )
    const reached = outside.filter(one => (one.focus(), document.activeElement === one)).map(one => one.innerText)
    before.focus()
    return reached
  })
}

describe.skipIf(CHROMIUM === null)('a sheet', () => {
  for (const size of ['seat', 'phone'] as const)
    test(`covers the whole page, which cannot be reached: ${size}`, async () => {
      const host = await startHost({ args: ['--game', 'missing-persons', '--seats', '2'] })
      const { page, faults } = await device(await browser(), size)
      await page.goto(host.own)
      await seatPeople(page, 2)
      const whole = async (what: string) => {
        await page.locator('dialog[open]').waitFor()
        await settled(page)
        await picture(page, `sheet-${size}-${what}`)
        const { corners, middle, box } = await onTop(page)
        expect({ corners, middle }, what).toEqual({ corners: [true, true, true, true], middle: true })
        expect(await reachable(page), what).toEqual([])
        expect(box.x, what).toBeGreaterThanOrEqual(0)
        expect(box.right, what).toBeLessThanOrEqual(SIZES[size].width)
        expect(box.bottom, what).toBeLessThanOrEqual(SIZES[size].height)
      }
      await page.getByRole('button', { name: 'Rules of the game' }).click()
      await whole('rules')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('dialog').count()).toBe(0)
      await page.getByRole('button', { name: 'Start the game' }).click()
      for (const card of ['8 of Hearts', '9 of Hearts']) {
        await page.getByRole('button', { name: /show my cards$/ }).click()
        await page.getByRole('button', { name: card, exact: true }).click()
        await page.getByRole('button', { name: /^Hide/ }).click()
      }
      const lift = page.getByRole('button', { name: /show my cards$/ })
      const opener = page.getByRole('button', { name: /^Name/ })
      await lift.or(opener).first().waitFor()
      if (await lift.isVisible()) await lift.click()
      await opener.first().click()
      await whole('naming')
      await page.mouse.click(3, 3) // beside the sheet
      await expect.poll(() => page.locator('dialog').count()).toBe(0)
      expect(await opener.first().evaluate(button => button === document.activeElement)).toBe(true)
      expect(faults).toEqual([])
    })
})
