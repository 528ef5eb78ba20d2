// Tests what the lobby shows without scrolling: the chairs, the start, the chosen game, and after games the evening's standings.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Page } from 'playwright-core'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { scenes } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { LAYOUT_LANGUAGES } from '../kit/languages.ts'
import { inspectAll } from './found.ts'
import { LOW, openFrame, PHONE, PHONES, showScene, turnTo, UPRIGHT, type ScreenSize } from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const LAPTOPS: readonly ScreenSize[] = [
  [1440, 900],
  [1280, 720],
]

/** Which of these elements a pointer could not reach where they are now. Runs in the page. */
function outOfReach(selector: string): string[] {
  const elements = [...document.querySelectorAll(selector)]
  if (elements.length === 0) throw new Error(`there is no ${selector}`)
  return elements
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].some(
        y => !element.contains(document.elementFromPoint((left + right) / 2, y)), // under the bar, or below the edge
      )
    })
    .map(element => element.ariaLabel ?? element.textContent)
}

/** The words in the labels of these radio buttons that go on in another line. Runs in the page. */
const brokenWords = (radios: readonly Element[]): string[] =>
  radios.flatMap(radio => {
    const walker = document.createTreeWalker(radio.parentElement!, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (const word of node.textContent!.matchAll(/\p{L}+/gu)) {
        if (!node.parentElement!.matches('strong')) continue
        const range = document.createRange()
        range.setStart(node, word.index)
        range.setEnd(node, word.index + word[0].length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0])
      }
    return broken
  })

describe.skipIf(CHROMIUM === null)('the lobby', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    gallery = await openBuiltGallery()
    chromium = await browser()
  })
  afterAll(() => gallery?.close())

  async function show(name: string, language: Language, [width, height]: ScreenSize): Promise<Page> {
    const isPhone = width < 640
    const page = await openFrame(chromium, gallery, { ...(isPhone && PHONE), viewport: { width, height } })
    await showScene(
      page,
      (await scenes).find(scene => scene.name === name)!,
      language,
    )
    return page
  }

  test.each(LAYOUT_LANGUAGES)('on a laptop has every chair and the start in sight at once: %s', async language => {
    for (const name of ['lobby/nobody yet', 'lobby/the owner', 'lobby/after games']) {
      const page = await show(name, language, LAPTOPS[0]!)
      for (const size of LAPTOPS) {
        await turnTo(page, size)
        const seen = await page.evaluate(outOfReach, '.lobby .chairs button, .lobby .chairs .levels, .start .button')
        expect(seen, `${name}, ${size.join(' by ')}`).toEqual([])
      }
    }
  })

  test.each(LAYOUT_LANGUAGES)('on a phone has the first free chair on the first screen: %s', async language => {
    const page = await show('lobby/nobody yet', language, UPRIGHT)
    for (const size of [UPRIGHT, LOW]) {
      await turnTo(page, size)
      const seen = await page.evaluate(outOfReach, '.lobby .chairs > :first-child .deeds .button')
      expect(seen, size.join(' by ')).toEqual([])
    }
  })

  test('leads from what is missing to the first free chair, in sight and with the focus', async () => {
    for (const size of [UPRIGHT, LAPTOPS[1]!]) {
      const page = await show('lobby/nobody yet', 'en', size)
      await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
      await page.getByRole('button', { name: /^Seat 2 more players/ }).click()
      const first = page.getByRole('button', { name: /^Seat a person at this screen/ }).first()
      await expect.poll(() => first.evaluate(button => button === document.activeElement)).toBe(true)
      expect(await page.evaluate(outOfReach, '.chairs > :first-child .deeds .button')).toEqual([])
    }
  })

  test('marks the chosen game with a tick and a frame, and no other', async () => {
    const page = await show('lobby/the owner', 'en', LAPTOPS[1]!)
    const marksOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate(tile => [
          getComputedStyle(tile.querySelector('strong')!, '::before').content.includes('✓'),
          getComputedStyle(tile).borderTopStyle === 'solid' &&
            getComputedStyle(tile).borderTopColor !== 'rgba(0, 0, 0, 0)',
        ])
    expect(await marksOf('.lobby label.game:has(:checked)')).toEqual([true, true])
    expect(await marksOf('.lobby label.game:not(:has(:checked))')).toEqual([false, false])
  })

  test.each(LAYOUT_LANGUAGES)('moves nothing below the games when one is chosen: %s', async language => {
    const chairsIn = async (name: string) => {
      const page = await show(name, language, LAPTOPS[0]!)
      return (await page.getByRole('heading', { level: 2 }).nth(1).boundingBox())!.y
    }
    expect(await chairsIn('communal-deduction/in the lobby')).toBe(await chairsIn('lobby/the owner'))
  })

  test.each(LAYOUT_LANGUAGES)(
    'after a game has the focus on the games, and the standings in sight: %s',
    async language => {
      const page = await show('lobby/after games', language, LAPTOPS[0]!)
      expect(
        await page
          .getByRole('radio', { checked: true })
          .first()
          .evaluate(radio => radio === document.activeElement),
      ).toBe(true)
      for (const size of LAPTOPS) {
        await turnTo(page, size)
        expect(await page.evaluate(outOfReach, '.lobby label.game, .evening tr'), size.join(' by ')).toEqual([])
      }
    },
  )

  test.each(LANGUAGES)('breaks no title within a word, at any size: %s', async language => {
    const page = await show('lobby/the owner', language, LAPTOPS[0]!)
    const games = page.getByRole('group').first().getByRole('radio')
    for (const size of [...LAPTOPS, ...PHONES]) {
      await turnTo(page, size)
      expect(await inspectAll(games, brokenWords), size.join(' by ')).toEqual([])
    }
  })

  test('on a phone keeps the code’s letters off the edges of its pill', async () => {
    const page = await show('lobby/nobody yet', 'de', UPRIGHT)
    const code = page.getByRole('banner').getByText('KITE')
    const gaps = await code.evaluate(letters => {
      const code = letters.getBoundingClientRect()
      const { left, right } = letters.parentElement!.getBoundingClientRect()
      return [code.left - left, right - code.right]
    })
    expect(Math.min(...gaps)).toBeGreaterThan(6)
  })
})
