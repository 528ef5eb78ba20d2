// Tests phones with little room, upright and on their side, and a laptop at 200%: in every game the move's button is in sight.
// With text twice as large, no page is too wide and nothing covers the bar.
import type { Browser, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { diceFromSeed } from '../../shared/engine/index.ts'
import { labels } from '../../renderer/games/missing-persons/labels/de.ts'
import { games } from '../../shared/games/index.ts'
import type { Language } from '../../shared/words/language.ts'
import { effort } from '../kit/effort.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { titleIn } from '../kit/games.ts'
import { inspectAll } from './found.ts'
import { browser, CHROMIUM, device, fillWithComputers, picture, seatPeople, SIZES, startHost } from './kit.ts'
import { foldAnswers, pressSomething } from './pressing.ts'
import { SHORT } from './short.ts'

/** Deals from the owner's page to its person and computers, then switches to German, whose words are longer. */
async function playInGerman(page: Page): Promise<void> {
  await seatPeople(page, 1)
  await fillWithComputers(page)
  await page.getByRole('button', { name: 'Start the game' }).click()
  await page.locator('.seat-page').waitFor()
  await readIn('de', page)
}

/** Switches a page to a language. */
async function readIn(language: Language, page: Page): Promise<void> {
  await page.evaluate(language => localStorage.setItem('hunch.language', language), language)
  await page.reload()
  await page.locator('.seat-page').waitFor()
}

describe.skipIf(CHROMIUM === null)('a phone with little room', () => {
  test('with text twice as large the lobby is no wider than the phone, upright and on its side', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const chromium = await browser()
    const { page, context } = await device(chromium, 'phone', { locale: 'de-DE' })
    await context.addInitScript(() => localStorage.setItem('hunch.settings', '{"text":"200"}'))
    await page.goto(host.own)
    await page.locator('.lobby .game').first().waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SIZES.phone.width)

    const laptop = await device(chromium, 'seat')
    await laptop.page.goto(host.own)
    await seatPeople(laptop.page, 1)
    await fillWithComputers(laptop.page)
    await laptop.page.getByRole('button', { name: 'Start the game' }).click()
    await page.setViewportSize({ width: 844, height: 390 })
    await page.locator('nav.tabs').waitFor()
    const [status, tabs] = await page.evaluate(() =>
      ['.status', 'nav.tabs'].map(one => {
        const { left, right, width } = document.querySelector(one)!.getBoundingClientRect()
        return { left, right, width }
      }),
    )
    expect(status!.width).toBeGreaterThan(0)
    expect(status!.right).toBeLessThanOrEqual(tabs!.left)
  })

  test('no field of the lobby has letters so small that a phone zooms in', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone')
    await page.goto(host.own)
    await page.locator('.lobby .game').first().waitFor()
    await seatPeople(page, 1)
    await page.locator('.invitation summary').first().click()
    await page.locator('.invitation .field').first().waitFor()
    const fields = page.locator('input:not([type=radio], [type=checkbox], [type=range])')
    expect(await fields.count()).toBeGreaterThan(2)
    expect(
      await inspectAll(fields, all => Math.min(...all.map(one => parseFloat(getComputedStyle(one).fontSize)))),
    ).toBeGreaterThanOrEqual(16)
  })

  for (const { id, seats } of games.filter(({ isOffered }) => isOffered))
    test(`with text twice as large no page of a game is wider than the phone: ${titleIn('en', id)}`, async () => {
      const most = String(seats[1])
      const host = await startHost({ pace: 0, args: ['--game', id, '--seats', most, ...(SHORT[id] ?? [])] })
      const { page, context } = await device(await browser(), 'phone')
      await page.goto(host.own)
      await playInGerman(page)
      await page.evaluate(() => localStorage.setItem('hunch.settings', '{"text":"200"}'))
      const luck = diceFromSeed(`large text ${id}`)
      for (const language of LANGUAGES_IN_BROWSERS.toReversed()) {
        await readIn(language, page)
        for (let turn = 0; turn < effort(5, 60); turn++) {
          for (const size of UPRIGHT)
            expect(
              await tooWide(page, { size, every: turn === 0 }),
              `${language}, ${size[0]} wide, turn ${turn}`,
            ).toEqual([])
          if ((await page.evaluate(pressSomething, luck.below(1000) / 1000)) === 'over') break
        }
      }
      await context.close()
    })

  test('a small phone shows the move’s button while the game is paused', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone')
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.locator('.game .own .deed').waitFor() // the lobby has a menu, too
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Pause the game for everybody' }).click()
    await page.getByRole('button', { name: 'Go on' }).waitFor()
    const [deed, tabs] = await page.evaluate(() =>
      ['.game .own .deed', 'nav.tabs'].map(
        one => document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect,
      ),
    )
    expect(deed!.bottom).toBeLessThanOrEqual(tabs!.top)
  })

  test('a small phone shows the hand and the action beside the line that explains a first move', async () => {
    const host = await startHost({ args: ['--game', 'mind-reader', '--seats', '3'] })
    const { page } = await device(await browser(), 'phone', { newcomer: true })
    await page.setViewportSize({ width: 320, height: 568 })
    await page.goto(host.own)
    await seatPeople(page, 1)
    await fillWithComputers(page)
    await page.getByRole('button', { name: 'Start the game' }).click()
    await page.getByRole('button', { name: 'Let’s play' }).click()
    await page.locator('.first-time').getByRole('button').first().waitFor()
    const [hand, tabs] = await page.evaluate(() =>
      ['.hand', 'nav.tabs'].map(one => document.querySelector(one)!.getBoundingClientRect().toJSON() as DOMRect),
    )
    expect(hand!.bottom).toBeLessThanOrEqual(tabs!.top)
    expect(await deedsOutOfSight(page)).toEqual([])
  })

  /** Missing Persons in German on a phone on its side, at one's own first question; null if the computer begins or both hid the same card. */
  async function atFirstQuestion(chromium: Browser): Promise<Page | null> {
    const host = await startHost({ pace: 0, args: ['--game', 'missing-persons', '--seats', '2'] })
    const { page } = await device(chromium, 'phone')
    await page.setViewportSize({ width: 740, height: 360 })
    await page.goto(host.own)
    await playInGerman(page)
    await page.getByRole('grid', { name: labels.pack }).getByRole('button').nth(20).click()
    await page.locator('.game .deed:enabled').click()
    const asks = page.getByRole('group', { name: labels.dial }).waitFor({ timeout: 10_000 })
    return asks.then(
      () => page,
      () => null,
    )
  }

  test('a phone on its side has the longest question in sight, in German too', async () => {
    const chromium = await browser()
    let page: Page | null = null
    for (let attempt = 1; page === null && attempt <= 8; attempt++) page = await atFirstQuestion(chromium)
    if (page === null) throw new Error('in eight games no first question was mine')
    const deed = page.locator('.game .deed')
    const ring = page.getByRole('group', { name: labels.ring })
    for (const rank of ['6', '7']) await ring.getByRole('button', { name: rank, exact: true }).click()
    await expect.poll(() => deed.innerText()).toContain('8, 9, 10')
    expect(await deedsOutOfSight(page)).toEqual([])
    await picture(page, 'little-room-longest-question')
  })

  for (const { id, seats } of games.filter(({ isOffered }) => isOffered))
    test(`phones both ways and laptops at 200 % keep the action in sight: ${titleIn('en', id)}`, async () => {
      const chromium = await browser()
      for (const people of effort([seats[1]], [...new Set(seats)])) {
        const host = await startHost({
          pace: 0,
          args: ['--game', id, '--seats', String(people), ...(SHORT[id] ?? [])],
        })
        const { page, context } = await device(chromium, 'phone')
        await page.goto(host.own)
        await playInGerman(page)
        // computer players without a pause may end a game before one's first turn
        for (const due of ['.status.lamp', '.game .deed']) await page.locator(`${due}, #result-title`).first().waitFor()
        const luck = diceFromSeed(`little room ${id}`)
        for (let turn = 0; turn < effort(30, 150); turn++) {
          // all sizes first, then one per press
          for (const [width, height] of turn === 0 ? LITTLE : [LITTLE[turn % LITTLE.length]!]) {
            await page.setViewportSize({ width, height })
            await expect
              .poll(() => deedsOutOfSight(page), { message: `${people} at ${width} by ${height}, turn ${turn}` })
              .toEqual([])
          }
          if ((await page.evaluate(pressSomething, luck.below(1000) / 1000)) === 'over') break
          // unfolded answers take the room they need
          await page.evaluate(foldAnswers)
        }
        await context.close()
        await host.kill()
      }
    })
})

/** Phones held upright. */
const UPRIGHT = [
  [390, 844],
  [360, 640],
] as const

/** What makes the page wider than this phone: in the game or a sheet that lies over it, or on `every` tab. */
async function tooWide(
  page: Page,
  { size: [width, height], every }: { readonly size: readonly [number, number]; readonly every: boolean },
): Promise<string[]> {
  await page.setViewportSize({ width, height })
  const found: string[] = []
  const tabs = page.locator('nav.tabs button')
  for (let at = every ? (await tabs.count()) - 1 : 0; at >= 0; at--) {
    if ((await page.locator('dialog[open]').count()) === 0) await tabs.nth(at).click()
    const wide = await page.evaluate(most => {
      const all = [...document.querySelectorAll<HTMLElement>('body *')]
      const out = all.filter(one => one.checkVisibility() && one.getBoundingClientRect().right > most + 0.5)
      const { scrollWidth } = document.documentElement
      return scrollWidth > most
        ? [`${scrollWidth}: ${out.map(one => one.tagName + '.' + one.className).join(' ')}`]
        : []
    }, width)
    found.push(...wide)
  }
  return found
}

/** A phone upright and on its side, and a laptop at 200%. */
const LITTLE = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [740, 360],
  [720, 450],
] as const

/** Move buttons under a bar or below the page's end, each with the distance. */
function deedsOutOfSight(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tabs = document.querySelector('nav.tabs')!.getBoundingClientRect()
    const atHead = tabs.top < innerHeight / 2 // as on a phone on its side
    const [from, to] = atHead ? [tabs.bottom, innerHeight] : [0, tabs.top]
    return [...document.querySelectorAll<HTMLElement>('.game .deed')]
      .filter(deed => deed.offsetHeight > 0 && !deed.closest('dialog'))
      .map(deed => ({ words: deed.innerText, box: deed.getBoundingClientRect() }))
      .map(({ words, box }) => ({ words, out: Math.max(box.bottom - to, from - box.top) }))
      .filter(({ out }) => out > 0.5)
      .map(({ out, words }) => `${words}: ${Math.round(out)}`)
  })
}
