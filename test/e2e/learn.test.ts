// Tests that every game can be learnt from the first page to its won round: by roles and names, by keyboard, on a phone, in German.
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { gameEntry } from '../../shared/games/index.ts'
import { COMMUNAL, MIND_READER, MISSING_PERSONS, PIECEPACK, type Presses } from './lessons.ts'
import { accessible, browser, CHROMIUM, device, startHost } from './kit.ts'

/** Presses the button the coach asks for. */
async function pressDeed(page: Page): Promise<void> {
  const plain = (text: string) => text.replace(/[→\s\u2060]+/g, ' ').trim()
  const wanted = plain(await page.locator('section.coach p.deed').innerText())
  const ready = page.getByRole('button').and(page.locator('.deed:enabled'))
  await expect.poll(async () => (await ready.allInnerTexts()).map(plain)).toContain(wanted)
  await ready.nth((await ready.allInnerTexts()).map(plain).indexOf(wanted)).click()
}

/** Plays a lesson to its end. */
async function walk(
  page: Page,
  game: string,
  script: Presses,
  { next, end, look = [] }: { next: string; end: string; look?: readonly string[] },
): Promise<void> {
  const lesson = await gameEntry(game)!.lesson!.load()
  const coach = page.locator('section.coach')
  for (const [at, { key, move }] of lesson.steps.entries()) {
    await coach.locator('.step', { hasText: new RegExp(`^${at + 1}\\s`) }).waitFor()
    await coach.locator('[aria-busy=false]').waitFor()
    if (look.includes(key)) await accessible(page, `${game}, ${key}`)
    const presses = script[key]
    if (!presses) {
      if (at < lesson.steps.length - 1) await coach.getByRole('button', { name: next }).click()
      continue
    }
    for (const name of presses) {
      const dialog = page.locator('dialog[open]')
      const within = (await dialog.count()) > 0 ? dialog : page.locator('main')
      const called = typeof name === 'object' && 'last' in name ? name.last : name
      const found = within.getByRole('button', { name: called, exact: true })
      await (called === name ? found.first() : found.last()).click()
    }
    if (move) await pressDeed(page)
  }
  const again = coach.getByRole('button', { name: end })
  await again.waitFor()
  const [button, note] = [(await again.boundingBox())!, (await coach.boundingBox())!]
  expect(button.x + button.width, `${game}: the last way on is whole`).toBeLessThanOrEqual(note.x + note.width)
}

describe.skipIf(CHROMIUM === null)('learning', () => {
  test('each game from the first page to its won round', async () => {
    const host = await startHost({ pace: 0 })
    const chromium = await browser()
    const english = { next: 'Next', end: 'From the start' }

    const seat = await device(chromium, 'seat', { newcomer: true })
    await seat.page.goto(host.own)
    await seat.page.getByText('Around the table').waitFor()
    await seat.page.evaluate(() => (location.hash = ''))
    await seat.page.getByRole('button', { name: /^Learn it/ }).click()
    await walk(seat.page, 'mind-reader', MIND_READER, { ...english, look: ['first', 'fallen'] })
    await seat.page.getByRole('button', { name: 'To the games' }).click()
    await seat.page.locator('.cover').filter({ hasText: 'piecepack' }).click()
    await seat.page.getByRole('button', { name: /^Learn it/ }).click()
    await walk(seat.page, 'piecepack-deduction', PIECEPACK, english)
    await seat.page.getByRole('button', { name: 'Play now' }).click()
    await seat.page.getByRole('textbox', { name: 'Your name' }).fill('Ana')
    await seat.page.keyboard.press('Enter')
    await seat.page.locator('.seat-page main .game').waitFor()

    const phone = await device(chromium, 'phone')
    await phone.page.goto(`${host.url}#learn=missing-persons`)
    await walk(phone.page, 'missing-persons', MISSING_PERSONS, { ...english, look: ['ring'] })

    const german = await device(chromium, 'seat', { locale: 'de-DE' })
    await german.page.goto(`${host.url}#learn=communal-deduction`)
    await walk(german.page, 'communal-deduction', COMMUNAL, {
      next: 'Weiter',
      end: 'Von vorn',
      look: ['square'],
    })

    const keys = await device(chromium, 'seat')
    await keys.page.goto(`${host.url}#learn=precognition`)
    await byKeyboard(keys.page)

    for (const { faults, context } of [seat, phone, german, keys]) {
      expect(faults).toEqual([])
      await context.close()
    }
  })
})

describe.skipIf(CHROMIUM === null)('a lesson on a phone', () => {
  test('moves nothing under the finger that begins a task', async () => {
    const host = await startHost({ pace: 0 })
    const { page } = await device(await browser(), 'phone')
    await page.goto(`${host.url}#learn=mind-reader`)
    await page.getByRole('button', { name: 'Next' }).click()
    const card = page.locator('main').getByRole('button', { name: /^8 of Lizard/ })
    const coach = page.getByRole('region', { name: 'Your coach' })
    await coach.getByText('hardest to pin down').waitFor()
    const places = () => Promise.all([card, coach].map(async part => Math.round((await part.boundingBox())!.y)))
    const before = await places()
    await card.click()
    await page.getByRole('button', { name: /^Hide/ }).waitFor()
    expect((await places()).map((y, part) => Math.abs(y - before[part]!) <= 8)).toEqual([true, true]) // a chosen card rises
  })
})

/** Presses a key until the focused element has this name. */
async function keyTo(page: Page, key: 'Tab' | 'ArrowRight', name: RegExp): Promise<void> {
  const wanted = page.getByRole('button', { name }).or(page.getByRole('group', { name })).and(page.locator(':focus'))
  for (let times = 0; times < 60; times++) {
    if ((await wanted.count()) > 0) return
    await page.keyboard.press(key)
  }
  throw new Error(`${key} never reaches ${String(name)}`)
}

/** Plays Precognition's lesson without a mouse, knowing only what has the focus. */
async function byKeyboard(page: Page): Promise<void> {
  const coach = page.locator('section.coach')
  const enter = async (name: RegExp) => {
    await keyTo(page, 'Tab', name)
    await page.keyboard.press('Enter')
  }
  const lay = async (card: string) => {
    await keyTo(page, 'Tab', /^(\d+|Queen|King) of/) // the arrows move within the hand
    await keyTo(page, 'ArrowRight', new RegExp(`^${card}`))
    await page.keyboard.press('Enter')
    await enter(/^Play/)
  }
  const step = async (at: number) => {
    await coach.locator('.step', { hasText: new RegExp(`^${at}\\s`) }).waitFor()
    await coach.locator('[aria-busy=false]').waitFor()
  }
  await step(1)
  await enter(/^Next$/)
  await step(2)
  await page.keyboard.press('Enter') // “Next” has the focus
  await step(3)
  await keyTo(page, 'Tab', /^Your prediction/)
  for (const letter of 'duddu') await page.keyboard.press(letter)
  await page.keyboard.press('Enter')
  await step(4)
  await enter(/^Seal /)
  for (const [at, card] of [
    [5, 'King of Clubs'],
    [6, '3 of Spades'],
  ] as const) {
    await step(at)
    await lay(card)
  }
  await step(7)
  await keyTo(page, 'Tab', /^King of Spades/)
  await page.keyboard.press('Enter') // it is placed in the row
  await coach.getByText('cannot be it').waitFor()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await step(8)
  await lay('Queen of Diamonds')
  await step(9)
  await page.keyboard.press('Enter')
  await step(10)
  await coach.getByText('you win').waitFor()
}
