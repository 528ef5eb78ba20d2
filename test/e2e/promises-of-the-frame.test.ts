// Tests what every game's screen promises on laptops and tablets, and where a strip comes: the answer whole, the action in sight, nothing over what is chosen, names whole.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { overlaid, saidTwice } from '../gallery/inspect.ts'
import { brokenPromises, namingsNotMain } from '../gallery/promises.ts'
import { groupOf, type Scene } from '../gallery/scene.ts'
import { firstMoments, promised, promisedAtOneScreen } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength, effort } from '../kit/effort.ts'
import {
  faultsAtEachSize,
  ON_ITS_SIDE,
  openFrame,
  PHONE,
  PHONES,
  sharesByGame,
  showScene,
  sizesInTurn,
  turnTo,
  UPRIGHT,
} from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const LAPTOPS = [
  [1440, 900],
  [1366, 650], // a small laptop's browser
  [1120, 700], // a small window
] as const
const TABLETS = [
  [1024, 768],
  [768, 1024],
] as const
/** In turn; more often German, whose words are longest. */
const LAPTOP_LANGUAGES = ['de', 'fr', 'de', 'en', 'de', 'es'] as const
const STILL_PHONE = { ...PHONE, reducedMotion: 'reduce' } as const

const all = await promised
/** The first time that each kind of move is possible, with its tip. */
const beginnings = (await firstMoments).filter(({ newcomer }) => newcomer)
/** Their own screens say nothing twice. The house's list the last move of each player beside the last sentence. */
const offered = new Set<string>(games.filter(({ isOffered }) => isOffered).map(({ id }) => id))
const scenes = all.filter(({ newcomer }) => !newcomer)
const newcomers = all.filter(({ newcomer }) => newcomer)
/** Scenes with a strip, each with the end of its name and the strip's class; without it they are scenes too. */
const STRIPS = [
  [', newcomer', 'first-time'],
  [', somebody is away', 'strips banners'],
] as const
const withStrip = all.flatMap(scene =>
  STRIPS.filter(([ending]) => scene.name.endsWith(ending)).map(([ending, strip]) => {
    const before = all.find(({ name }) => name === scene.name.slice(0, -ending.length))!
    return { scene, strip, before }
  }),
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
    // at a hand's end nobody can be pressed
    boxes: {
      ...(!document.querySelector('.game .ended') && { player: boxOf('.game .player') }),
      action: boxOf('.game .deed'),
    },
    strips: [...document.querySelectorAll<HTMLElement>('.take-back, .first-time, .banners')]
      .filter(one => one.checkVisibility())
      .map(one => one.className),
  }
}

/** The halves of a seat that have to be scrolled. Runs in the page. */
const scrolledHalves = (): string[] =>
  [...document.querySelectorAll('.seat-page .game .half')]
    .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
    .map(({ scrollHeight, clientHeight }) => `${scrollHeight - clientHeight} px are out of sight`)

describe.skipIf(CHROMIUM === null)('the frame of every game', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  const onLaptops = [
    ...all.filter(
      ({ name, newcomer }, at) => atLength || newcomer || name.endsWith('the longest answer') || at % 2 === 0,
    ),
    ...beginnings,
  ]
  const laptopsOf = sizesInTurn(onLaptops, LAPTOPS)
  const tabletsOf = sizesInTurn(onLaptops, TABLETS)
  test.each(sharesByGame(onLaptops))(
    '%s keeps its promises on laptops and tablets, also beside a tip',
    async (_, its) => {
      const page = await openFrame(chromium, gallery, { reducedMotion: 'reduce' })
      const broken: string[] = []
      for (const [at, scene] of its.entries())
        for (const language of effort<readonly Language[]>(
          [LAPTOP_LANGUAGES[at % LAPTOP_LANGUAGES.length]!],
          LANGUAGES,
        )) {
          await showScene(page, scene, language)
          const faults = [
            ...(await faultsAtEachSize(
              page,
              laptopsOf.get(scene)!,
              brokenPromises,
              overlaid,
              ...(offered.has(groupOf(scene)) ? [saidTwice] : []),
            )),
            ...(await faultsAtEachSize(page, tabletsOf.get(scene)!, brokenPromises)),
          ]
          broken.push(...faults.map(fault => `${scene.name}, ${language}, ${fault}`))
        }
      expect(broken).toEqual([])
    },
  )

  test('a tip about one’s line-up stands in for the caption of the line-up', async () => {
    const page = await openFrame(chromium, gallery, { viewport: { width: 1440, height: 900 } })
    for (const [tip, isSeen] of [
      ['', true],
      [', newcomer', false],
    ] as const) {
      await showScene(
        page,
        all.find(({ name }) => name === `missing-persons/plain, may ask${tip}`)!,
        'en',
      )
      expect(
        await page.getByText('Your line-up: none of the ten fits the answers any more.', { exact: true }).isVisible(),
        tip,
      ).toBe(isSeen)
    }
  })

  test('lights the naming, and nothing beside it, once the notebook has its answer', async () => {
    const page = await openFrame(chromium, gallery, { viewport: { width: 1440, height: 900 } })
    const broken: string[] = []
    let certain = 0
    for (const scene of scenes.filter(({ name }) => /^(mind-reader|missing-persons|piecepack)/.test(name))) {
      await showScene(page, scene, 'en')
      const { isCertain, faults } = await page.evaluate(namingsNotMain)
      if (isCertain) certain++
      broken.push(...faults.map(fault => `${scene.name}: ${fault}`))
    }
    expect(broken).toEqual([])
    expect(certain).toBeGreaterThan(2)
  })

  test('keeps two actions beside a hand whole, on every phone but the smallest', async () => {
    expect(twoActions.length).toBeGreaterThan(2)
    const page = await openFrame(chromium, gallery, STILL_PHONE)
    for (const scene of twoActions) {
      await showScene(page, scene, 'de')
      expect(await faultsAtEachSize(page, PHONES.slice(1), brokenPromises), scene.name).toEqual([])
    }
  })

  test('needs no scrolling on a laptop of 1280 by 800, not even with a tip', async () => {
    // a question in one's own words has a field to type in
    const usual = [...newcomers, ...beginnings].filter(
      ({ name }) => !/everything-at-once|nine-partners|may askFreely/.test(name),
    )
    expect(usual.length).toBeGreaterThan(25)
    const page = await openFrame(chromium, gallery, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    for (const scene of usual) {
      await showScene(page, scene, 'en')
      expect(await page.evaluate(places), scene.name).toMatchObject({ isFull: false, strips: ['first-time'] })
    }
  })

  test('keeps the others in sight at a shared laptop, whatever is chosen beside a tip', async () => {
    // with every option of Mind Reader at once five players have two cards each
    const shared = (await promisedAtOneScreen).filter(({ name }) => !/everything-at-once/.test(name))
    expect(new Set(shared.map(({ table }) => table!.game)).size).toBe(5)
    const page = await openFrame(chromium, gallery, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    const broken: string[] = []
    let pressed = 0
    for (const scene of shared) {
      await showScene(page, scene, 'de')
      expect(await page.getByRole('banner').getByRole('navigation').count(), scene.name).toBe(1) // the bar costs no row
      broken.push(...(await page.evaluate(scrolledHalves)).map(fault => `${scene.name}: ${fault}`))
      const choices = page.locator('.own .tray').getByRole('group').getByRole('button')
      for (let at = 0; at < (await choices.count()); at++) {
        const choice = choices.nth(at) // a choice may bring others
        const called = await choice.textContent()
        await choice.dispatchEvent('click')
        await page.evaluate(() => window.settled())
        broken.push(...(await page.evaluate(scrolledHalves)).map(fault => `${scene.name}, ${called}: ${fault}`))
        pressed++
      }
    }
    expect(broken).toEqual([])
    expect(pressed).toBeGreaterThan(40)
  })

  test.each(sharesByGame(withStrip.map(({ scene }) => scene)))(
    '%s moves neither players nor action when a strip comes',
    async (_, its) => {
      const page = await openFrame(chromium, gallery, { reducedMotion: 'reduce' })
      const sizes = [LAPTOPS[0], UPRIGHT, ON_ITS_SIDE]
      const placesAtEachSize = async (scene: Scene) => {
        await showScene(page, scene, 'en')
        const found = []
        for (const size of sizes) {
          await turnTo(page, size)
          found.push(await page.evaluate(places))
        }
        return found
      }
      for (const { scene, strip, before } of withStrip.filter(({ scene }) => its.includes(scene))) {
        const withouts = await placesAtEachSize(before)
        for (const [at, told] of (await placesAtEachSize(scene)).entries()) {
          const without = withouts[at]!
          const where = `${scene.name}, ${sizes[at]!.join(' by ')}`
          expect(without.strips, where).toEqual([])
          expect(told.strips, where).toEqual([strip])
          // without room for the strip the players become smaller, where they are
          const isFull = without.isFull || told.isFull
          expect(told.boxes['action']!.length, where).toBe(without.boxes['action']!.length)
          for (const [name, box] of Object.entries(told.boxes))
            for (const [edge, place] of (name === 'player' && isFull ? box.slice(0, 2) : box).entries())
              expect(Math.abs(place - without.boxes[name]![edge]!), `${where}, ${name}`).toBeLessThanOrEqual(STILL_PX)
        }
      }
    },
  )
})
