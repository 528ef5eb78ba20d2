// Tests that text people write, of any length, script or direction, is shown as text and breaks no layout.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { accessible, browser, CHROMIUM, device, picture, SIZES, sitDown, startHost } from './kit.ts'

const WIDE = 'W'.repeat(20)
const MARKUP = `<img src=x onerror="document.title='pwned'"><b>${'bold'.repeat(20)}</b>`
const ARABIC = 'هل الشخص المفقود ملك؟ '.repeat(6).trim()
const FAMILY = '👩‍👩‍👧‍👦 عبد الرحمن' // many code points, few signs

async function fits(page: Page, size: keyof typeof SIZES, what: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(SIZES[size].width)
}

async function hide(page: Page, person: RegExp): Promise<void> {
  await page
    .getByRole('button', { name: person })
    .or(page.getByRole('gridcell', { name: person }))
    .first()
    .click()
  await page.getByRole('button', { name: /^Hide / }).click()
}

describe.skipIf(CHROMIUM === null)('what people write', () => {
  test('names, free questions and table names are shown literally, and widen no screen', async () => {
    const host = await startHost({
      args: ['--game', 'missing-persons', '--seats', '2', '--option', 'questions=free'],
    })
    const chromium = await browser()
    const [laptop, phone, tv] = [
      await device(chromium, 'seat'),
      await device(chromium, 'phone'),
      await device(chromium, 'table'),
    ]
    await laptop.page.goto(host.own)
    await laptop.page.getByRole('textbox', { name: 'Name of the table' }).fill(WIDE + 'W'.repeat(12))
    await laptop.page.keyboard.press('Enter')
    await laptop.page
      .getByRole('button', { name: /^Seat a person at this screen/ })
      .first()
      .click()
    const name = laptop.page.getByRole('textbox', { name: /^Name of the diamond/ })
    await name.fill(WIDE)
    await name.press('Enter')
    await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(phone.page, FAMILY)
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table=${host.joinCode}`)
    for (const [size, { page }] of [
      ['seat', laptop],
      ['phone', phone],
      ['table', tv],
    ] as const) {
      await page.getByText(WIDE).first().waitFor({ state: 'attached' })
      await picture(page, `texts-lobby-${size}`)
      await fits(page, size, `lobby, ${size}`)
    }
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await hide(laptop.page, /^7 of Spades/)
    await hide(phone.page, /^8 of Spades/)
    await expect
      .poll(
        async () =>
          (await laptop.page.locator('textarea:visible').count()) +
          (await phone.page.locator('textarea:visible').count()),
      )
      .toBe(1)
    const [asker, other] =
      (await laptop.page.locator('textarea:visible').count()) > 0
        ? [laptop.page, phone.page]
        : [phone.page, laptop.page]
    for (const text of [MARKUP, ARABIC, `a\u0301\u0302\u0303${'ǅ漢字'.repeat(20)}`]) {
      await asker.locator('textarea:visible').fill('x'.repeat(150))
      await expect.poll(() => asker.getByRole('button', { name: /^Ask: / }).count()).toBe(0) // too long
      const shown = [...text].slice(0, 140).join('')
      await asker.locator('textarea:visible').fill(shown)
      await asker.getByRole('button', { name: /^Ask: / }).click()
      await other.getByText(shown).locator('visible=true').first().waitFor()
      await tv.page.getByText(shown).locator('visible=true').first().waitFor()
      for (const [size, { page }] of [
        ['seat', laptop],
        ['phone', phone],
        ['table', tv],
      ] as const) {
        await picture(page, `texts-${size}`)
        await fits(page, size, `${text.slice(0, 10)} at ${size}`)
        expect(await page.title()).not.toContain('pwned')
        expect(await page.locator('img').count()).toBe(0)
      }
      await accessible(other, 'a free question to be answered')
      await other.getByRole('button', { name: 'Yes', exact: true }).click()
      await other.getByRole('button', { name: /^Answer / }).click() // the answer is chosen first and then sent
      const done = asker.getByRole('button', { name: /^(Leave|Turn)/ }).last()
      await done.waitFor()
      await done.click()
      await asker.locator('textarea:visible').waitFor()
    }
    for (const { faults } of [laptop, phone, tv]) expect(faults).toEqual([])
  })
})
