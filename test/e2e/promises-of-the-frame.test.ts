// Tests what every game's screen promises on phones and small laptops: the answer whole, the action in sight, nothing over what is chosen, names whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { overlaid } from '../gallery/inspect.ts'
import { brokenPromises, marksAlone, namingsNotMain } from '../gallery/promises.ts'
import { promised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { effort } from '../kit/effort.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { browser, CHROMIUM, openFrame } from './kit.ts'

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
        const page = await openFrame(chromium, gallery, {
          viewport: { width, height },
          hasTouch: true,
          isMobile: true,
          reducedMotion: 'reduce',
        })
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
          for (const word of await page.evaluate(marksAlone))
            broken.push(`${scene.name}: a mark begins a line: ${word}`)
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
    const page = await openFrame(chromium, gallery, { viewport: { width, height }, reducedMotion: 'reduce' })
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

  test('lights the naming, and nothing beside it, once the notebook has its answer', async () => {
    const page = await openFrame(chromium, gallery, { viewport: { width: 1440, height: 900 } })
    const broken: string[] = []
    let certain = 0
    for (const scene of scenes.filter(({ name }) => /^(mind-reader|missing-persons|piecepack)/.test(name))) {
      await page.evaluate(scene => window.show(scene, { language: 'en', text: 100, theme: 'dark' }), scene)
      const { isCertain, faults } = await page.evaluate(namingsNotMain)
      if (isCertain) certain++
      broken.push(...faults.map(fault => `${scene.name}: ${fault}`))
    }
    await page.close()
    expect(broken).toEqual([])
    expect(certain).toBeGreaterThan(2)
  })

  test('keeps two actions beside a hand whole, on every phone but the smallest', async () => {
    expect(twoActions.length).toBeGreaterThan(2)
    const page = await openFrame(chromium, gallery, {
      viewport: { width: 844, height: 390 },
      hasTouch: true,
      isMobile: true,
    })
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

  test('needs no scrolling on a laptop of 1280 by 800, not even with a tip', async () => {
    // late in a talk of three the claims shrink without a tip too
    const usual = newcomers.filter(({ name }) => !/everything-at-once|nine-partners|one-clue, may pass/.test(name))
    expect(usual.length).toBeGreaterThan(6)
    const page = await openFrame(chromium, gallery, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
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
    const page = await openFrame(chromium, gallery, { viewport: { width, height }, reducedMotion: 'reduce' })
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
    const page = await openFrame(chromium, gallery, { viewport: { width, height }, reducedMotion: 'reduce' })
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
      expect(told.boxes['action']!.length, scene.name).toBe(without.boxes['action']!.length)
      for (const [name, box] of Object.entries(told.boxes))
        for (const [edge, at] of (name === 'player' && isFull ? box.slice(0, 2) : box).entries())
          expect(Math.abs(at - without.boxes[name]![edge]!), `${scene.name}, ${name}`).toBeLessThanOrEqual(STILL_PX)
    }
    await page.close()
  })
})
