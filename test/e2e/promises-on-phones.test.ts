// Tests what a phone shows of every game: its promises, what one asks by, whole boards and choices, a sheet's action and what is possible.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import {
  boardsOutOfSight,
  brokenPromises,
  choicesOutOfSight,
  faultsOfSheet,
  knownOutOfSight,
  lastSpokenOutOfSight,
  marksAlone,
  shareForContent,
  titlesCut,
} from '../gallery/promises.ts'
import type { Scene } from '../gallery/scene.ts'
import { promised, scenes as photographed } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { effort } from '../kit/effort.ts'
import { LANGUAGES_IN_BROWSERS, LAYOUT_LANGUAGES } from '../kit/languages.ts'
import { allFound, inspectAll } from './found.ts'
import {
  faultsAtEachSize,
  LOW,
  LOWEST_ON_ITS_SIDE,
  ON_ITS_SIDE,
  openFrame,
  PHONE,
  PHONES,
  sharesByGame,
  showScene,
  sizesInTurn,
  turnTo,
  UPRIGHT,
  type ScreenSize,
} from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const all = await promised
const scenes = all.filter(({ newcomer }) => !newcomer)
const ends = [
  ...(await photographed).filter(({ name }) =>
    /\/(the end|the rules|looked back at|one seat looked back at)$/.test(name),
  ),
  ...scenes.filter(({ name }) => /, may deal(, somebody is away)?$/.test(name)),
]
/** What must hold of a scene at one size of phone, besides the promises of every game. */
function inspectionsOf({ name }: Scene, size: ScreenSize): (() => string[])[] {
  const isLow = [LOW, ON_ITS_SIDE].includes(size)
  // the house's own samples have another line of what was said
  const isOfTheHouse = /^(blank|high-card)\//.test(name)
  // beside a strip, and with everything at once, a low phone scrolls
  const isFull = /everything-at-once|newcomer|somebody is away/.test(name)
  const isAsked = /^(mind-reader|piecepack-deduction)\//.test(name) && !(isLow && isFull)
  return [
    ...([LOW, LOWEST_ON_ITS_SIDE].includes(size) && /may (ask|show|answer)$|waits$/.test(name) ? [titlesCut] : []),
    ...(isOfTheHouse || ![UPRIGHT, LOW, ON_ITS_SIDE].includes(size)
      ? []
      : [
          lastSpokenOutOfSight,
          ...(isAsked ? [knownOutOfSight] : []),
          ...(isFull || name.endsWith('the longest answer') ? [] : [boardsOutOfSight]),
          ...(isAsked && name.endsWith(', may ask') ? [choicesOutOfSight] : []),
        ]),
  ]
}

/** What is possible in a sheet and is under something or below an edge. Runs in the page. */
const possibleOutOfSight = (): string[] =>
  [...document.querySelectorAll('.game [role=grid] button.alive')]
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    .map(element => element.getAttribute('aria-label') ?? '')

describe.skipIf(CHROMIUM === null)('a phone', () => {
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
    await page.close()
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
          expect(await question.evaluate(seen), `${scene.name}, ${language}: ${await question.textContent()}`).toBe(
            true,
          )
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
      expect(await part.evaluate(seen), (await part.getAttribute('aria-label')) ?? '').toBe(true)
    await page.close()
  })

  test('says which hand of Mind Reader it is', async () => {
    const scene = all.find(({ name }) => name === 'mind-reader/two-players, may ask')!
    const page = await openFrame(chromium, gallery, PHONE)
    await showScene(page, scene, 'en')
    for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
      await turnTo(page, size)
      const stage = page.getByText('Hand 2 of 2')
      expect(await stage.evaluate(seen), size.join(' by ')).toBe(true)
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

  const sizesOf = sizesInTurn(scenes, PHONES)
  test.each(sharesByGame(scenes))('%s keeps its promises on every phone', async (_, its) => {
    const page = await openFrame(chromium, gallery, { ...PHONE, reducedMotion: 'reduce' })
    const broken: string[] = []
    for (const [at, scene] of its.entries())
      for (const language of effort<readonly Language[]>([LAYOUT_LANGUAGES[at % 2]!], LANGUAGES)) {
        await showScene(page, scene, language)
        for (const size of sizesOf.get(scene)!) {
          const faults = await faultsAtEachSize(page, [size], brokenPromises, marksAlone, ...inspectionsOf(scene, size))
          broken.push(...faults.map(fault => `${scene.name}, ${language}, ${fault}`))
        }
      }
    expect(broken).toEqual([])
  })

  test('has scenes of ends, rules and looking back', () => expect(ends.length).toBeGreaterThan(20))

  test.each(sharesByGame(ends))('%s keeps title and height for ends, rules and looking back', async (_, its) => {
    const page = await openFrame(chromium, gallery, PHONE)
    const broken: string[] = []
    for (const scene of its) {
      await showScene(page, scene, 'de')
      for (const size of [LOWEST_ON_ITS_SIDE, LOW]) {
        await turnTo(page, size)
        const share = await page.evaluate(shareForContent)
        const where = `${scene.name}, ${size.join(' by ')}`
        if (share < 0.6) broken.push(`${where}: ${Math.round(100 * share)} %`)
        if (scene.name.endsWith('looked back at'))
          broken.push(...(await page.evaluate(titlesCut)).map(fault => `${where}: ${fault}`))
      }
    }
    expect(broken).toEqual([])
  })

  test.each(games.map(({ id }) => id))('shows the rules of %s from their title on, in a game too', async id => {
    const page = await openFrame(chromium, gallery, PHONE)
    await showScene(
      page,
      scenes.find(({ name }) => name.startsWith(`${id}/`))!,
      'en',
    )
    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: /^Rules/ }).click()
    await page.getByRole('dialog').getByRole('list').first().waitFor()
    await page.evaluate(() => window.settled())
    const { y } = (await page.getByRole('dialog').getByRole('heading').first().boundingBox())!
    expect(y).toBeGreaterThan(0)
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

  test('on its side has the button to sit down and who sits at the table in sight', async () => {
    const viewport = { width: 844, height: 390 }
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport })
    const bottomOf = async (name: string, part: string) => {
      const scene = (await photographed).find(scene => scene.name === name)!
      await showScene(page, scene, 'de')
      const { y, height } = (await page.locator(part).first().boundingBox())!
      return y + height
    }
    expect(await bottomOf('join/a free chair', '.join [type=submit]')).toBeLessThanOrEqual(390)
    expect(await bottomOf('join/without the code', '.join [type=submit]')).toBeLessThanOrEqual(390)
    for (const name of ['lobby/the owner', 'lobby/a guest']) {
      const firstChair = await bottomOf(name, '.lobby .chairs > *')
      expect(firstChair, name).toBeLessThanOrEqual((await page.locator('.start').boundingBox())!.y)
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
        expect(await cell.evaluate(seen), `${scene.name}: ${await cell.textContent()}`).toBe(true)
    }
  })

  test('says that a list goes on below its edge until its end is in sight', async () => {
    const viewport = { width: 390, height: 844 }
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport })
    const scene = (await photographed).find(({ name }) => name === 'missing-persons/may hide')!
    await showScene(page, scene, 'de')
    const arrows = page.locator('.last.more-below')
    await expect.poll(() => arrows.count()).toBe(1)
    await page.locator('.game').evaluate(game => game.scrollTo({ top: game.scrollHeight, behavior: 'instant' }))
    await expect.poll(() => arrows.count()).toBe(0)
  })

  test('shows all that is said of a move that may be taken back', async () => {
    const scene = (await photographed).find(({ name }) => name === 'seat/a move to take back')!
    const page = await openFrame(chromium, gallery, PHONE)
    await showScene(page, scene, 'de')
    for (const size of [UPRIGHT, LOW, ON_ITS_SIDE]) {
      await turnTo(page, size)
      for (const part of await allFound(page.locator('.take-back > *')))
        expect(await part.evaluate(seen), `${await part.textContent()}, ${size.join(' by ')}`).toBe(true)
    }
    await page.close()
  })

  test('says above the next deal’s button that a result goes on, and frees its last line', async () => {
    const deals = all.filter(({ name }) => /^(missing-persons|precognition)\/.*, may deal$/.test(name))
    expect(deals.length).toBe(2)
    const page = await openFrame(chromium, gallery, PHONE)
    for (const scene of deals)
      for (const size of [LOW, ON_ITS_SIDE]) {
        await showScene(page, scene, 'de')
        await turnTo(page, size)
        const bar = page.locator('.own .tray')
        const arrow = () => bar.evaluate(element => getComputedStyle(element, '::before').content !== 'none')
        const message = `${scene.name}, ${size.join(' by ')}`
        await expect.poll(arrow, { message }).toBe(true)
        await page.locator('.game').evaluate(game => game.scrollTo({ top: game.scrollHeight, behavior: 'instant' }))
        await expect.poll(arrow, { message }).toBe(false)
        const { y, height } = (await page.locator('.game .result').boundingBox())!
        expect(y + height, message).toBeLessThanOrEqual((await bar.boundingBox())!.y + 1)
      }
    await page.close()
  })

  test.each([
    [844, 390],
    [740, 360],
    [390, 844],
    [360, 640],
  ] as const)('keeps the action of a sheet at its foot, and its rows in sight, at %i by %i', async (width, height) => {
    const withSheet = scenes.filter(({ name }) =>
      /^(mind|miss|piece).*may (name|declare)$|two-partners, may favour/.test(name),
    )
    expect(withSheet.length).toBeGreaterThan(7)
    const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width, height }, reducedMotion: 'reduce' })
    for (const scene of withSheet) {
      await showScene(page, scene, 'de')
      if (scene.name.endsWith('may favour')) await page.locator('.ways button', { hasText: 'Urteil' }).click()
      await page.locator('.opener').first().click()
      const message = `${scene.name}, ${width} by ${height}`
      const allRows = width === 844 // the lowest phones scroll, and tall sheets have a row for each rank
      await expect
        .poll(
          async () =>
            (await page.evaluate(faultsOfSheet)).filter(fault => allRows || !fault.endsWith('rows are out of sight')),
          { message },
        )
        .toEqual([])
    }
  })
})

/** Whether nothing is over an element, and no edge cuts it. */
function seen(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every(y => element.contains(document.elementFromPoint((left + right) / 2, y)))
}
