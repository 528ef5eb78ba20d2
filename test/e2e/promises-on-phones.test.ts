// Tests what a phone shows of every game: its promises, ends, rules and looking back, whole boards and choices, and a sheet's action.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import {
  boardsOutOfSight,
  brokenPromises,
  choicesOutOfSight,
  faultsOfSheet,
  isWholeInSight,
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
import { LAYOUT_LANGUAGES } from '../kit/languages.ts'
import { allFound } from './found.ts'
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

describe.skipIf(CHROMIUM === null)('a phone', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

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
        expect(await part.evaluate(isWholeInSight), `${await part.textContent()}, ${size.join(' by ')}`).toBe(true)
    }
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
