// Answers for: sheets in a browser that knows no popovers: they lie over everything all the same, wherever they were opened.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { browser, CHROMIUM, device, picture, seatPeople, settled, SIZES, startHost } from './kit.ts'

const POPOVERS = ['popover', 'showPopover', 'hidePopover', 'togglePopover']

/** What lies on top at the four corners of the page, and in the middle of the sheet. */
function onTop(page: Page): Promise<{ corners: boolean[]; middle: boolean; box: DOMRect }> {
  return page.evaluate(() => {
    const sheet = document.querySelector<HTMLDialogElement>('dialog[open]')!
    const box = sheet.getBoundingClientRect()
    const at = (x: number, y: number) => document.elementFromPoint(x, y)!.closest('.cover') !== null // the ground of a modal dialog is the dialog itself
    const [right, bottom] = [innerWidth - 3, innerHeight - 3]
    return {
      corners: [at(3, 3), at(right, 3), at(3, bottom), at(right, bottom)],
      middle: sheet.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)),
      box: box.toJSON() as DOMRect,
    }
  })
}

describe.skipIf(CHROMIUM === null)('a browser without popovers', () => {
  for (const size of ['seat', 'phone'] as const)
    test(`lays every sheet over the whole page: ${size}`, { timeout: 90_000 }, async () => {
      const host = await startHost({ args: ['--game', 'missing-persons', '--seats', '2'] })
      const { page, context, faults } = await device(await browser(), size)
      await context.addInitScript(names => {
        for (const name of names) Reflect.deleteProperty(HTMLElement.prototype, name)
      }, POPOVERS)
      await page.goto(host.own)
      await seatPeople(page, 2)
      const whole = async (what: string) => {
        await page.locator('dialog[open]').waitFor()
        await settled(page)
        await picture(page, `sheet-${size}-${what}`)
        const { corners, middle, box } = await onTop(page)
        expect({ corners, middle }, what).toEqual({ corners: [true, true, true, true], middle: true })
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
      await page.mouse.click(3, 3) // beside it
      await expect.poll(() => page.locator('dialog').count()).toBe(0)
      expect(await opener.first().evaluate(button => button === document.activeElement)).toBe(true)
      expect(faults).toEqual([])
    })
})
