// Tests a naming in real browsers: seat, phone and TV show it at the same time, and the end is one page with its cards.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { FINALE_MS } from '../../renderer/use/seat/namingMoments.ts'
import { NAMING_AT_SEAT_MS, NAMING_ON_DISPLAY_MS } from '../../shared/wire/index.ts'
import { accessible, browser, CHROMIUM, device, picture, seatPeople, sitDown, startHost } from './kit.ts'

/** How long a naming lasts, without and with a display in the room. */
const NAMING_LENGTHS: readonly number[] = [NAMING_AT_SEAT_MS, NAMING_ON_DISPLAY_MS]

/** Hides a card, or names one. */
async function choose(page: Page, sheet: string, card: string): Promise<void> {
  await page.locator(sheet).getByRole('button', { name: card }).click()
  await page.locator(`${sheet} .deed:enabled`).first().click()
}

describe.skipIf(CHROMIUM === null)('a naming', () => {
  test('appears on every screen, ends with a tap, and the end shows the cards on a phone too', async () => {
    const host = await startHost({ args: ['--game', 'missing-persons', '--seats', '2'] })
    const chromium = await browser()
    const [laptop, phone, tv, flat] = await Promise.all(
      (['seat', 'phone', 'table', 'table'] as const).map(size => device(chromium, size, { newcomer: true })),
    )
    // However slow the machine, nothing passes before it was looked at: only a tap ends it.
    for (const [{ context }, ...lengths] of [
      [laptop!, ...NAMING_LENGTHS],
      [phone!, ...NAMING_LENGTHS, FINALE_MS],
      [tv!, ...NAMING_LENGTHS],
      [flat!, ...NAMING_LENGTHS],
    ] as const)
      await context.addInitScript(lengths => {
        const wait = window.setTimeout.bind(window)
        window.setTimeout = ((then: TimerHandler, ms: number) =>
          wait(then, lengths.includes(ms) ? 3_600_000 : ms)) as never
      }, lengths)
    await laptop!.page.goto(host.own)
    await seatPeople(laptop!.page, 1)
    await phone!.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(phone!.page, 'Mia')
    for (const { page } of [tv!, flat!]) await page.goto(`http://127.0.0.1:${host.port}/#table`)
    await flat!.page.getByRole('button', { name: 'Settings' }).click()
    await flat!.page.getByRole('switch', { name: /^This screen lies/ }).click()
    await flat!.page.keyboard.press('Escape')
    await laptop!.page.getByRole('button', { name: 'Start the game' }).click()
    const begins = phone!.page.getByRole('dialog', { name: 'Missing Persons' })
    await begins.getByRole('button', { name: 'Let’s play' }).waitFor()
    await accessible(phone!.page, 'the goal on a phone')
    await picture(phone!.page, 'goal-phone')
    await begins.tap() // anywhere
    await laptop!.page.keyboard.press('Escape')
    await choose(laptop!.page, '.game', '8 of Hearts')
    await choose(phone!.page, '.game', '9 of Hearts')

    await tv!.page.locator('.game').waitFor()
    await laptop!.page.locator('.opener').click()
    await choose(laptop!.page, 'dialog[open]', '9 of Hearts')
    const pages = [laptop!.page, phone!.page, tv!.page]
    await Promise.all(pages.map(page => page.locator('.naming').waitFor()))
    await phone!.page.locator('.naming.stamped').waitFor()
    await flat!.page.locator('.naming.stamped').waitFor()
    const turned = await flat!.page.locator('.naming').boundingBox()
    expect(turned!.height).toBeLessThan(flat!.page.viewportSize()!.height * 0.9) // in the middle, towards who names; the sides stay in sight
    await picture(flat!.page, 'naming-flat')
    await picture(phone!.page, 'naming-phone')
    await laptop!.page.locator('.naming').click()
    await phone!.page.locator('.naming').tap()
    for (const { page } of [tv!, flat!]) await page.keyboard.press('Space')
    await laptop!.page.locator('#result-title').waitFor()
    await tv!.page.locator('h1.won').waitFor()
    await phone!.page.locator('.finale').tap()
    await phone!.page.getByText('Case closed', { exact: true }).waitFor()
    await phone!.page.getByRole('img', { name: '9 of Hearts' }).first().waitFor() // the card itself, not only its name
    await accessible(phone!.page, 'the end on a phone')
    await picture(phone!.page, 'the-end-phone')
    for (const { faults } of [laptop!, phone!, tv!, flat!]) expect(faults).toEqual([])
  })
})
