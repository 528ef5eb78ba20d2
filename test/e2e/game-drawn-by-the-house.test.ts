// Plays a game that uses only the default screens to its end by roles and names: at one screen by keyboard, and on a phone.
// Checks its notebook, result and review.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import {
  accessible,
  browser,
  CHROMIUM,
  device,
  picture,
  seatPeople,
  settled,
  sitDown,
  startHost,
  winnersOn,
} from './kit.ts'

const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })
const moves = (page: Page) => group(page, 'What to do')
const cards = (page: Page) => group(page, 'Card').getByRole('button') // none if only one is left to name
const deed = (page: Page) => page.getByRole('button', { name: /^Name the/ })
const SOON = { timeout: 60_000 }
const isOver = (page: Page) => page.getByRole('heading', { name: /won\.$/ }).isVisible()

const lift = (page: Page) => page.getByRole('button', { name: /show my cards$/ })

/** Everybody at this page names the first option. */
async function playToTheEnd(page: Page): Promise<void> {
  while (true) {
    await expect.poll(async () => (await isOver(page)) || (await lift(page).isVisible()), SOON).toBe(true)
    if (await isOver(page)) return
    // The game may have just ended: then the result has replaced the curtain.
    if (
      !(await lift(page)
        .click({ timeout: 3000 })
        .then(
          () => true,
          () => false,
        ))
    )
      continue
    await moves(page).waitFor()
    if ((await cards(page).count()) > 0) await cards(page).first().click()
    await deed(page).click()
    await expect.poll(() => moves(page).count(), SOON).toBe(0)
  }
}

describe.skipIf(CHROMIUM === null)('Blank, which uses only the default screens', () => {
  test('at one screen by keyboard, behind a curtain', async () => {
    const host = await startHost({ args: ['--game', 'blank', '--seats', '2'] })
    const { page, faults } = await device(await browser(), 'seat')
    await page.goto(host.own)
    await seatPeople(page, 2)
    await page.getByRole('button', { name: 'Start the game' }).click()
    const lifts = new Set<string>()
    const named: string[] = []
    for (let turns = 0; turns < 20; turns++) {
      await expect.poll(async () => (await isOver(page)) || (await lift(page).isVisible()), SOON).toBe(true)
      if (await isOver(page)) break
      expect(await group(page, 'Your cards').count()).toBe(0) // the curtain shows nobody's card
      const whose = await lift(page)
        .innerText({ timeout: 2000 })
        .catch(() => null)
      if (whose === null) continue // the game ended between looking and reading
      lifts.add(whose)
      await page.locator('h1:focus').waitFor() // the curtain says whose turn it is; its button comes next
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
      await group(page, 'Your cards').waitFor()
      if (turns === 0) {
        await picture(page, 'blank-hot-seat')
        await accessible(page, 'Blank at one screen')
      }
      await moves(page).waitFor()
      if ((await cards(page).count()) > 0) {
        await cards(page).first().focus()
        await page.keyboard.press('ArrowRight')
        await page.keyboard.press('Space')
      }
      await deed(page).waitFor()
      named.push(await deed(page).innerText())
      await deed(page).press('Enter')
      await expect.poll(() => moves(page).count(), SOON).toBe(0)
    }
    expect(lifts.size).toBe(Math.min(2, named.length)) // the first may be right at once
    expect(new Set(named).size).toBe(named.length)
    const result = page.getByRole('region', { name: 'How it came out' })
    expect(await result.innerText()).toContain('✓ won')
    await accessible(page, 'the result of Blank')
    await picture(page, 'blank-hot-seat-result')

    await page.getByRole('button', { name: 'Look back at the game' }).click()
    await page.getByRole('slider').waitFor()
    await page.keyboard.press('Home')
    await page.getByText('The deal').first().waitFor()
    expect(await page.getByRole('heading', { name: /^Looking back/ }).innerText()).toContain('Blank')
    for (let i = 0; i < named.length; i++) await page.keyboard.press('ArrowRight')
    expect(await page.getByRole('region', { name: 'How it came out' }).innerText()).toContain('✓ won')
    await accessible(page, 'the review of Blank')
    await picture(page, 'blank-review')
    expect(faults).toEqual([])
  })

  test('on a laptop and a phone; the notebook keeps handwritten marks', async () => {
    const host = await startHost({ args: ['--game', 'blank', '--seats', '2', '--option', 'cards=nine'] })
    const chromium = await browser()
    const [laptop, phone] = [await device(chromium, 'seat'), await device(chromium, 'phone')]
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    await phone.page.goto(`http://127.0.0.1:${host.port}/#join=${host.joinCode}`)
    await sitDown(phone.page, 'Ben')
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()

    await phone.page.getByRole('button', { name: 'Notebook' }).click()
    const open = phone.page.getByRole('button', { name: /, possible$/ })
    const marked = phone.page.getByRole('button', { name: /you crossed it out$/ })
    const before = await open.count()
    await open.first().click()
    await marked.waitFor()
    expect(await open.count()).toBe(before - 1)
    await accessible(phone.page, 'the notebook of Blank')
    await picture(phone.page, 'blank-notebook-phone')
    await phone.page.reload()
    await phone.page.getByRole('button', { name: 'Notebook' }).click()
    await marked.waitFor()
    await phone.page.getByRole('button', { name: 'Table' }).click()

    const pages = [laptop.page, phone.page]
    const onTurn = async () => {
      for (const page of pages) if ((await moves(page).count()) > 0) return page
      return null
    }
    for (let turns = 0; turns < 12; turns++) {
      await expect.poll(async () => (await onTurn()) !== null || (await isOver(laptop.page)), SOON).toBe(true)
      const page = await onTurn()
      if (!page) break
      if ((await cards(page).count()) > 0) await cards(page).first().click()
      await deed(page).click()
      await expect.poll(() => moves(page).count(), SOON).toBe(0)
    }
    for (const page of pages) await page.getByRole('heading', { name: /won\.$/ }).waitFor()
    await accessible(phone.page, 'the result of Blank on a phone')
    for (const { faults } of [laptop, phone]) expect(faults).toEqual([])
  })

  test('on a TV, which nobody can scroll, everything is in sight however much there is', async () => {
    const host = await startHost({ args: ['--game', 'blank', '--seats', '3'] })
    const chromium = await browser()
    const [laptop, tv] = [await device(chromium, 'seat'), await device(chromium, 'table')]
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 3) // a computer player might be right before anybody has looked
    await tv.page.goto(`http://127.0.0.1:${host.port}/#table`)
    await tv.page.addStyleTag({ content: 'html.far { font-size: 24px }' }) // as if there were a fifth more content
    const below = () =>
      tv.page.evaluate(() => {
        const { bottom } = document.querySelector('main [role=region] > *')!.getBoundingClientRect()
        return Math.max(0, Math.ceil(bottom - innerHeight))
      })
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await lift(laptop.page).waitFor()
    await settled(tv.page)
    await picture(tv.page, 'blank-tv-full')
    expect(await below()).toBe(0)
    await playToTheEnd(laptop.page)
    await winnersOn(tv.page).waitFor()
    await tv.page.getByText('The same on every screen').waitFor() // the last to arrive
    await settled(tv.page)
    await picture(tv.page, 'blank-tv-full-result')
    expect(await below()).toBe(0)
  })
})
