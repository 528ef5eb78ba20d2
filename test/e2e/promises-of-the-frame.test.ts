// Tests what every game's screen promises on phones and small laptops: the answer whole, the action in sight, nothing over what is chosen, names whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { overlaid } from '../gallery/inspect.ts'
import {
  boardsOutOfSight,
  brokenPromises,
  choicesOutOfSight,
  faultsOfSheet,
  knownOutOfSight,
  lastSpokenOutOfSight,
} from '../gallery/promises.ts'
import { promised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { effort } from '../kit/effort.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { browser, CHROMIUM } from './kit.ts'

/** Phones upright and on their side, and a laptop at 200 %. */
const SIZES = [
  [320, 568],
  [360, 640],
  [390, 844],
  [844, 390],
  [740, 360],
  [720, 450],
] as const

const all = await promised
const scenes = all.filter(({ newcomer }) => !newcomer)
const newcomers = all.filter(({ newcomer }) => newcomer)
/** Scenes with a strip, each with the end of its name and the strip's class; without it they are scenes too. */
const STRIPS = [
  [', newcomer', 'first-time'],
  [', somebody is away', 'strips banners'],
] as const
const withStrip = STRIPS.flatMap(([ending, strip]) =>
  all
    .filter(({ name }) => name.endsWith(ending))
    .map(scene => ({ scene, strip, before: all.find(({ name }) => name === scene.name.slice(0, -ending.length))! })),
)
/** Two actions side by side, the narrowest buttons there are: at the hand's and beside it. */
const twoActions = scenes.filter(({ name }) => /^precognition\/.*, (may finish|may play)$/.test(name))

/** What a finger on its way still hits: at the foot of a tray that scrolls, its padding is scrolled away. */
const STILL_PX = 20

/** Where players and action are, in whole pixels; and the strips in sight. Runs in the page. */
function places(): {
  readonly boxes: Record<string, readonly number[]>
  readonly strips: readonly string[]
  readonly isFull: boolean // it has to be scrolled or made smaller: a table of five with every option at once
} {
  const game = document.querySelector('.seat-page .game')!
  const boxOf = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect()
    return box ? [box.left, box.top, box.right, box.bottom].map(Math.round) : []
  }
  return {
    isFull: game.scrollHeight > game.clientHeight + 1 || game.querySelector('.half.tight') !== null,
    boxes: { player: boxOf('.game .player'), action: boxOf('.game .own .deed') },
    strips: [...document.querySelectorAll<HTMLElement>('.take-back, .first-time, .banners')]
      .filter(one => one.checkVisibility())
      .map(one => one.className),
  }
}

describe.skipIf(CHROMIUM === null)('the frame of every game', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  for (const [width, height] of SIZES)
    for (const [nth, language] of LANGUAGES_IN_BROWSERS.entries())
      test(`keeps its promises at ${width} by ${height}, ${language}`, async () => {
        const page = await chromium.newPage({
          viewport: { width, height },
          hasTouch: true,
          isMobile: true,
          reducedMotion: 'reduce',
        })
        await page.goto(`${gallery.url}frame.html`)
        await page.waitForFunction(() => 'show' in window)
        const broken: string[] = []
        // a third of the scenes, and each longest answer, in one of the languages at each size, in turn
        const here = SIZES.findIndex(size => size[0] === width && size[1] === height)
        const some = scenes.filter(
          ({ name }, at) =>
            ((at + here) % 3 === 0 || name.endsWith(', the longest answer')) &&
            (at + here) % LANGUAGES_IN_BROWSERS.length === nth,
        )
        for (const scene of effort(some, scenes)) {
          await page.evaluate(([scene, look]) => window.show(scene, look), [
            scene,
            { language, text: 100, theme: 'dark' },
          ] as const)
          for (const fault of await page.evaluate(brokenPromises)) broken.push(`${scene.name}: ${fault}`)
        }
        await page.close()
        expect(broken).toEqual([])
      })

  test.each([
    [1440, 900],
    [1366, 650], // a small laptop's browser
    [1024, 768], // a tablet
    [768, 1024],
  ] as const)('keeps its promises on a laptop or tablet of %i by %i, also beside a tip', async (width, height) => {
    const page = await chromium.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    const broken: string[] = []
    const hardest = all.filter(
      ({ name, newcomer }, at) =>
        newcomer !== undefined || /everything-at-once|nine-partners|the longest answer/.test(name) || at % 4 === 0,
    )
    for (const scene of effort(hardest, all)) {
      // German, whose words are longest
      await page.evaluate(scene => window.show(scene, { language: 'de', text: 100, theme: 'dark' }), scene)
      for (const fault of await page.evaluate(brokenPromises)) broken.push(`${scene.name}: ${fault}`)
    }
    await page.close()
    expect(broken).toEqual([])
  })

  test('keeps two actions beside a hand whole, on every phone but the smallest', async () => {
    expect(twoActions.length).toBeGreaterThan(2)
    const page = await chromium.newPage({ viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    for (const scene of twoActions) {
      await page.evaluate(scene => window.show(scene, { language: 'de', text: 100, theme: 'dark' }), scene)
      for (const [width, height] of SIZES.slice(1)) {
        await page.setViewportSize({ width, height })
        // parts that measure the page follow it some frames later
        const message = `${scene.name}, ${width} by ${height}`
        await expect.poll(() => page.evaluate(brokenPromises), { message }).toEqual([])
      }
    }
    await page.close()
  })

  test.each([
    [390, 844, ''],
    [844, 390, ''],
    [360, 640, ', newcomer'], // beside a tip there is no room for all of them
  ] as const)(
    'shows all that can be said in the Hidden Card without scrolling, at %i by %i',
    async (width, height, but) => {
      const talk = all.filter(({ name }) => /^communal-deduction\/two-partners, may (state|ask|claim)/.test(name))
      const here = talk.filter(({ name }) => but === '' || !/newcomer|somebody is away/.test(name))
      expect(here.length).toBeGreaterThan(2)
      const page = await chromium.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true })
      await page.goto(`${gallery.url}frame.html`)
      await page.waitForFunction(() => 'show' in window)
      for (const scene of here)
        for (const language of LANGUAGES_IN_BROWSERS) {
          await page.evaluate(([scene, look]) => window.show(scene, look), [
            scene,
            { language, text: 100, theme: 'dark' },
          ] as const)
          expect(await page.evaluate(choicesOutOfSight), `${scene.name}, ${language}`).toEqual([])
        }
      await page.close()
    },
  )

  test.each([
    [390, 844],
    [360, 640],
    [844, 390],
  ] as const)('shows what one asks by: what is known of the others, at %i by %i', async (width, height) => {
    const page = await chromium.newPage({ viewport: { width, height }, hasTouch: true, isMobile: true })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    const broken: string[] = []
    // the house's own samples have another line of what was said
    for (const scene of scenes.filter(({ name }) => !/^(blank|high-card)\//.test(name))) {
      // beside a strip, and with everything at once, a low phone scrolls
      const isLow = Math.min(width, height) < 390 || height < 390
      const isFull = /everything-at-once|newcomer|somebody is away/.test(scene.name)
      const isAsked = /^(mind-reader|piecepack-deduction)\//.test(scene.name) && !((isLow || height === 390) && isFull)
      await page.evaluate(scene => window.show(scene, { language: 'de', text: 100, theme: 'dark' }), scene)
      const faults = [
        ...(await page.evaluate(lastSpokenOutOfSight)),
        ...(isAsked ? await page.evaluate(knownOutOfSight) : []),
        ...(isFull || scene.name.endsWith('the longest answer') ? [] : await page.evaluate(boardsOutOfSight)),
        ...(isAsked && scene.name.endsWith(', may ask') ? await page.evaluate(choicesOutOfSight) : []),
      ]
      broken.push(...faults.map(fault => `${scene.name}: ${fault}`))
    }
    await page.close()
    expect(broken).toEqual([])
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
    const page = await chromium.newPage({
      viewport: { width, height },
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    for (const scene of withSheet) {
      await page.evaluate(scene => window.show(scene, { language: 'de', text: 100, theme: 'dark' }), scene)
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
    await page.close()
  })

  test('needs no scrolling on a laptop of 1280 by 800, not even with a tip', async () => {
    const usual = newcomers.filter(({ name }) => !/everything-at-once|nine-partners/.test(name))
    expect(usual.length).toBeGreaterThan(6)
    const page = await chromium.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    for (const scene of usual) {
      await page.evaluate(scene => window.show(scene, { language: 'en', text: 100, theme: 'dark' }), scene)
      expect(await page.evaluate(places), scene.name).toMatchObject({ isFull: false, strips: ['first-time'] })
    }
    await page.close()
  })

  test.each([
    [1440, 900, 'fr'],
    [1366, 650, 'en'], // a small laptop's browser, and a small window
    [1120, 700, 'de'],
  ] as const)('lays nothing over words on a laptop of %i by %i, %s', async (width, height, language) => {
    const page = await chromium.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    const broken: string[] = []
    for (const scene of effort(
      all.filter(({ newcomer }, at) => newcomer || at % 3 === height % 3),
      all,
    )) {
      await page.evaluate(([scene, look]) => window.show(scene, look), [
        scene,
        { language, text: 100, theme: 'dark' },
      ] as const)
      for (const fault of await page.evaluate(overlaid)) broken.push(`${scene.name}: ${fault}`)
    }
    await page.close()
    expect(broken).toEqual([])
  })

  test.each([
    [1440, 900],
    [390, 844],
    [844, 390],
  ] as const)('moves neither players nor action when a strip comes, at %i by %i', async (width, height) => {
    const page = await chromium.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => 'show' in window)
    const look = { language: 'en', text: 100, theme: 'dark' } as const
    for (const { scene, strip, before } of withStrip) {
      await page.evaluate(([scene, look]) => window.show(scene, look), [before, look] as const)
      const without = await page.evaluate(places)
      expect(without.strips, before.name).toEqual([])
      await page.evaluate(([scene, look]) => window.show(scene, look), [scene, look] as const)
      const told = await page.evaluate(places)
      expect(told.strips, scene.name).toEqual([strip])
      // without room for the strip the players become smaller, where they are
      const isFull = without.isFull || told.isFull
      for (const [name, box] of Object.entries(told.boxes))
        for (const [edge, at] of (name === 'player' && isFull ? box.slice(0, 2) : box).entries())
          expect(Math.abs(at - without.boxes[name]![edge]!), `${scene.name}, ${name}`).toBeLessThanOrEqual(STILL_PX)
    }
    await page.close()
  })
})
