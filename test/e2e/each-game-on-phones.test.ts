// Tests what each game shows on a phone, besides what all of them promise: its signs, choices, boards and the play of its hand.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { choicesOutOfSight, isWholeInSight, marksAlone, possibleOutOfSight } from '../gallery/promises.ts'
import { promised, scenes as photographed } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { allFound, inspectAll } from './found.ts'
import { LOW, ON_ITS_SIDE, openFrame, PHONE, showScene, turnTo, UPRIGHT } from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const all = await promised
const scenes = all.filter(({ newcomer }) => !newcomer)

describe.skipIf(CHROMIUM === null)('a game on a phone', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  test.each([
    [390, 844, ''],
    [844, 390, ''],
    [360, 640, ', newcomer'], // beside a tip there is no room for all of them
  ] as const)(
    'shows all that can be said in the Hidden Card without scrolling, at %i by %i',
    async (width, height, but) => {
      const talk = all.filter(({ name }) =>
        /^communal-deduction\/(two-partners|one-clue), may (state|ask|claim)/.test(name),
      )
      const here = talk.filter(({ name }) => but === '' || !/newcomer|somebody is away/.test(name))
      expect(here.length).toBeGreaterThan(2)
      const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width, height } })
      for (const scene of here)
        for (const language of LANGUAGES_IN_BROWSERS) {
          await showScene(page, scene, language)
          expect(await page.evaluate(choicesOutOfSight), `${scene.name}, ${language}`).toEqual([])
        }
    },
  )

  test('draws the signs of all one’s hands in the Hidden Card large enough to tell apart', async () => {
    const talk = all.filter(({ name }) => /^communal-deduction\/(two-partners|one-clue), may pass$/.test(name))
    expect(talk.length).toBe(2) // four hands and three
    const page = await openFrame(chromium, gallery, PHONE)
    for (const scene of talk)
      for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
        await showScene(page, scene, 'de')
        await turnTo(page, size)
        const signs = await allFound(page.locator('.strip svg:not(.magnifier)'))
        expect(signs.length).toBeGreaterThanOrEqual(15)
        for (const sign of signs) {
          const { width, height } = (await sign.boundingBox())!
          const message = `${scene.name}, ${size.join(' by ')}`
          expect(Math.min(width, height), message).toBeGreaterThanOrEqual(size === LOW ? 20.5 : 23)
        }
      }
  })

  test.each([
    ['missing-persons/the-right-suit, may guess', null],
    ['communal-deduction/one-clue, may pass', 'The card…'],
  ])('begins a sheet that is no dialog with all that is possible: %s', async (name, form) => {
    const page = await openFrame(chromium, gallery, PHONE)
    for (const [width, height] of [UPRIGHT, LOW, [320, 568]] as const) {
      await page.setViewportSize({ width, height })
      await showScene(
        page,
        all.find(scene => scene.name === name)!,
        'en',
      )
      if (form) await page.getByRole('button', { name: form, exact: true }).click()
      const possible = page.locator('.game').getByRole('grid').locator('button.alive')
      expect(await possible.count()).toBe(2) // of 53 persons, of 27 cards
      await expect.poll(() => page.evaluate(possibleOutOfSight)).toEqual([])
      await page.getByRole('button', { name: 'Show all', exact: true }).click()
      expect(await possible.count()).toBe(2)
      expect(await page.getByRole('button', { name: 'Show all', exact: true }).count()).toBe(0)
    }
  })

  test('keeps a mark with its word on the buttons of a question, in every language', async () => {
    const question = all.find(({ name }) => name === 'communal-deduction/one-clue, may ask')!
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width: 360, height: 640 } })
    for (const language of LANGUAGES_IN_BROWSERS) {
      await showScene(page, question, language)
      await page.locator('.opponents .cover').first().click()
      await page.locator('.trait-picker button').first().click()
      expect(await page.locator('.deeds .deed').count()).toBe(2)
      expect(await page.evaluate(marksAlone), language).toEqual([])
    }
  })

  test('beside a tip on the lowest phone most of what can be said is in sight', async () => {
    const tips = all.filter(({ name }) => /^communal-deduction\/one-clue, may (state|ask|pass), newcomer/.test(name))
    expect(tips.length).toBe(3)
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width: 360, height: 640 } })
    for (const scene of tips)
      for (const language of LANGUAGES_IN_BROWSERS) {
        await showScene(page, scene, language)
        const hidden = await page.evaluate(choicesOutOfSight)
        expect(hidden.length, `${scene.name}, ${language}: ${hidden.join(', ')}`).toBeLessThan(5) // the last row
      }
  })

  test('beside a tip on the lowest phone the questions of Mind Reader are in sight', async () => {
    const tips = all.filter(({ name }) => /^mind-reader\/(two|six)-players, may ask, newcomer/.test(name))
    expect(tips.length).toBe(2)
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width: 360, height: 640 } })
    for (const scene of tips)
      for (const language of LANGUAGES_IN_BROWSERS) {
        await showScene(page, scene, language)
        const questions = page.locator('.what button')
        expect(await questions.count()).toBe(2)
        for (const question of await allFound(questions))
          expect(
            await question.evaluate(isWholeInSight),
            `${scene.name}, ${language}: ${await question.textContent()}`,
          ).toBe(true)
      }
  })

  test('has the whole prediction in sight that is being written', async () => {
    const scene = all.find(({ name }) => name === 'precognition/two-players, may predict')!
    const page = await openFrame(chromium, gallery, PHONE)
    await showScene(page, scene, 'de')
    for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
      await turnTo(page, size)
      const letters = page.locator('.strip .letter')
      const keys = await allFound(page.locator('.board .key'))
      for (let written = await letters.count(); written < 24; written++) await keys[written % 2]!.click()
      expect(await letters.count()).toBe(24)
      const hidden = await inspectAll(
        letters,
        all =>
          all.filter(letter => {
            const [{ top, bottom }, strip] = [letter, letter.parentElement!].map(one =>
              one.getBoundingClientRect(),
            ) as [DOMRect, DOMRect]
            return top < strip.top - 1 || bottom > strip.bottom + 1
          }).length,
      )
      expect(hidden, size.join(' by ')).toBe(0)
    }
  })

  test('has Mind Reader’s played card in its middle while others move, and the hand whole', async () => {
    const scene = (await photographed).find(({ name }) => name === 'mind-reader/waiting')!
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width: 390, height: 844 } })
    await showScene(page, scene, 'de')
    const card = page.locator('.middle .spot > .face')
    expect((await card.boundingBox())!.width).toBeGreaterThan(50)
    for (const part of [card, page.locator('.in-middle button'), ...(await allFound(page.locator('.tray .face')))])
      expect(await part.evaluate(isWholeInSight), (await part.getAttribute('aria-label')) ?? '').toBe(true)
  })

  test('says which hand of Mind Reader it is', async () => {
    const scene = all.find(({ name }) => name === 'mind-reader/two-players, may ask')!
    const page = await openFrame(chromium, gallery, PHONE)
    await showScene(page, scene, 'en')
    for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
      await turnTo(page, size)
      const stage = page.getByText('Hand 2 of 2')
      expect(await stage.evaluate(isWholeInSight), size.join(' by ')).toBe(true)
    }
  })

  test('a chosen card of one’s hand leaves one’s points in sight', async () => {
    const page = await openFrame(chromium, gallery, PHONE)
    const hides = all.filter(({ name }) => /^mind-reader\/(two|six)-players, may hide$/.test(name))
    expect(hides.length).toBe(2)
    for (const scene of hides)
      for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
        await showScene(page, scene, 'de')
        await turnTo(page, size)
        for (const card of await allFound(page.locator('.hand .pick'))) {
          await card.click()
          const [top, foot] = await Promise.all([
            card.evaluate(element => element.getBoundingClientRect().top),
            page.locator('.own-score').evaluate(element => element.getBoundingClientRect().bottom),
          ])
          expect(top, `${scene.name}, ${size.join(' by ')}`).toBeGreaterThanOrEqual(foot)
        }
      }
  })

  test('shows one’s own line-up of Missing Persons whole beside the dial', async () => {
    const page = await openFrame(chromium, gallery, PHONE)
    const early = (await photographed).find(({ name }) => name === 'missing-persons/may ask')!
    const late = scenes.find(({ name }) => name === 'missing-persons/plain, may ask')!
    for (const scene of [early, late])
      for (const size of [UPRIGHT, ON_ITS_SIDE]) {
        await showScene(page, scene, 'de')
        await turnTo(page, size)
        const cards = page.locator('.own .lineup li')
        expect(await cards.count()).toBe(10)
        const foot = await page.evaluate(() => {
          const { top } = document.querySelector('nav.tabs')!.getBoundingClientRect()
          return top > innerHeight / 2 ? top : innerHeight
        })
        const { y, height } = (await cards.last().boundingBox())!
        expect(y + height, `${scene.name}, ${size.join(' by ')}`).toBeLessThanOrEqual(foot)
      }
  })

  test('shows what may still be missing where a question about tiles is chosen', async () => {
    const viewport = { width: 390, height: 844 }
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport })
    const asks = scenes.filter(({ name }) => /^piecepack-deduction\/.*, may ask$/.test(name))
    expect(asks.length).toBeGreaterThan(1)
    for (const scene of asks) {
      await showScene(page, scene, 'de')
      const cells = page.locator('.possible .cell')
      expect(await cells.count()).toBe(24)
      for (const cell of [cells.first(), cells.last()])
        expect(await cell.evaluate(isWholeInSight), `${scene.name}: ${await cell.textContent()}`).toBe(true)
    }
  })
})
