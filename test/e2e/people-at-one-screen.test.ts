// Tests several people at one screen: the curtain between them leaves nothing private in the page.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { inspectAll } from './found.ts'
import {
  accessible,
  actByHand,
  browser,
  CHROMIUM,
  device,
  fillWithComputers,
  moreOptions,
  picture,
  playToTheEnd,
  seatPeople,
  SIZES,
  overhear,
  startHost,
  textOf,
} from './kit.ts'

/** Gives these names to those who play at one screen. */
async function nameThem(page: Page, names: readonly string[]): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Who is playing?' })
  for (const [at, name] of names.entries()) await dialog.getByRole('textbox').nth(at).fill(name)
  await dialog.getByRole('button', { name: 'Sit down' }).click()
}

/** Takes the first two chairs for Ana and Ben at this screen. */
async function shareOneScreen(page: Page): Promise<void> {
  await page.getByText('Around the table').waitFor()
  await page
    .getByRole('link', { name: 'First page' })
    .or(page.getByRole('button', { name: 'First page' }))
    .click()
  await page.getByText('Play on this screen').click()
  await nameThem(page, ['Ana', 'Ben'])
}

describe.skipIf(CHROMIUM === null)('several people at one screen', () => {
  test('play a hand: behind the curtain nothing private is in the page or was sent', async () => {
    const host = await startHost()
    const { page, faults } = await device(await browser(), 'seat')
    const { heard } = await overhear(page)
    await page.goto(host.own)
    await shareOneScreen(page)
    await page.getByText('Around the table').waitFor()
    await moreOptions(page)
    await page.getByText('One hand', { exact: true }).click()
    await page.getByRole('button', { name: 'Start the game' }).click()

    const secrets: string[][] = []
    for (const person of [0, 1]) {
      const show = page.getByRole('button', { name: /show my cards$/ })
      await show.waitFor()
      await accessible(page, 'curtain')
      await picture(page, `curtain-${person}`)
      const content = await page.content()
      expect(content).not.toMatch(/ of (Rock|Paper|Scissors|Water|Lizard)/)
      for (const card of secrets.flat()) expect(content).not.toContain(card)
      expect(JSON.stringify((await heard()).at(-1))).not.toContain('"own"')
      await show.click()
      const cards = page.locator('.hand .pick')
      await cards.first().waitFor()
      await accessible(page, 'hiding')
      const hand = await inspectAll(cards, buttons =>
        buttons.map(button => button.getAttribute('aria-label') ?? button.textContent),
      )
      expect(hand).toHaveLength(4)
      secrets.push(hand.map(String))
      await picture(page, `hotseat-hiding-${person}`)
      await actByHand(page, { names: false })
    }
    // Both have hidden a card. From here each curtain says what happened since that person's last turn.
    await expect
      .poll(async () => {
        await actByHand(page, { names: false })
        return textOf(page)
      })
      .toMatch(/Pass the screen to[^]*Since your last turn/)
    const did = await playToTheEnd([page], { rounds: 4 })
    expect(did.filter(deed => deed.startsWith('Ask')).length).toBeGreaterThan(1)
    expect(did.filter(deed => deed === 'lift').length).toBeGreaterThan(1)
    expect(did, 'a card one drew is seen before the curtain falls').toContain('put away')
    await picture(page, 'hotseat-result')
    await accessible(page, 'result')
    expect(await textOf(page)).toMatch(/won|together/)
    expect(faults).toEqual([])
  })

  test('between two people at one device the page gets the table’s view only', async () => {
    const host = await startHost()
    const { page } = await device(await browser(), 'phone')
    const { heard, said } = await overhear(page)
    await page.goto(host.own)
    await shareOneScreen(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: /show my cards$/ }).click()
    await page.locator('.hand .pick').first().waitFor()
    const bar = page.getByRole('navigation', { name: 'At this screen' })
    const upright = page.viewportSize()!
    for (const [size, most] of [
      [upright, 64],
      [{ width: 844, height: 390 }, 52],
      [upright, 64],
    ] as const) {
      await page.setViewportSize(size)
      expect((await bar.boundingBox())!.height, `the bar at ${size.width}`).toBeLessThanOrEqual(most)
    }
    await actByHand(page, { names: false })
    await page.getByRole('button', { name: /show my cards$/ }).waitFor()
    const views = (await heard()).filter(({ type }) => type === 'view').map(({ seat }) => seat)
    const looks = (await said()).filter(({ type }) => type === 'watch').map(({ seat }) => seat)
    const at = views.indexOf(0)
    expect(at).toBeGreaterThan(-1)
    expect(views.slice(at + 1)).toContain(null)
    expect(views.slice(at + 1)).not.toContain(1)
    expect(looks.slice(-1)).toEqual([null])
  })

  test('after a draw on a phone the cards are put away by the button at the foot', async () => {
    const host = await startHost()
    const { page, faults } = await device(await browser(), 'phone')
    await page.goto(host.own)
    await shareOneScreen(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const putAway = page.getByRole('main').getByRole('button', { name: 'Put the cards away' })
    await expect
      .poll(async () => (await putAway.isVisible()) || (await actByHand(page, { names: false }), false), {
        timeout: 30_000,
      })
      .toBe(true)
    await picture(page, 'hotseat-drawn')
    const [button, tabs] = [await putAway.boundingBox(), await page.locator('nav.tabs').boundingBox()]
    expect(tabs!.y - (button!.y + button!.height)).toBeGreaterThanOrEqual(0)
    expect(tabs!.y - (button!.y + button!.height), 'it is at the foot').toBeLessThanOrEqual(24)
    await putAway.click()
    await page.getByRole('button', { name: /show my cards$/ }).waitFor()
    expect(faults).toEqual([])
  })

  test('the curtain says all that happened; on a phone the newest is in sight, the rest scrolls', async () => {
    const host = await startHost({ args: ['--game', 'communal-deduction', '--seats', '9'] })
    const { page, faults } = await device(await browser(), 'phone')
    await page.goto(host.own)
    await seatPeople(page, 2)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const lift = page.getByRole('button', { name: /show my cards$/ })
    await lift.click()
    await page.locator('.deeds .choice button').last().click() // some characteristic
    await page.locator('.deeds .deed').click()
    await lift.waitFor()
    const lines = page.locator('.since li')
    await expect.poll(() => lines.count()).toBe(9) // the deal, and eight statements
    await picture(page, 'curtain-long')
    await accessible(page, 'a long curtain')
    const frame = (await page.locator('.since .lines').boundingBox())!
    const inFrame = async (nth: number) => {
      const box = (await lines.nth(nth).boundingBox())!
      return box.y >= frame.y - 1 && box.y + box.height <= frame.y + frame.height + 1
    }
    expect(frame.y + frame.height).toBeLessThanOrEqual(SIZES.phone.height)
    expect(frame.height).toBeGreaterThan(150)
    expect([await inFrame(0), await inFrame(8)]).toEqual([false, true])
    await page.locator('.since .lines').press('Home')
    await expect.poll(() => inFrame(0)).toBe(true)
    expect(faults).toEqual([])
  })
})
