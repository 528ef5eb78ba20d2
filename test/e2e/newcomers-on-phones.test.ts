// Tests on phones what people who had never seen a game stumbled over: keys that jumped, and choices out of sight.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser, Locator, Page } from 'playwright-core'
import { smallTargets } from '../gallery/inspect.ts'
import { firstMoments, promised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { inspectAll } from './found.ts'
import { LOW, ON_ITS_SIDE, openFrame, PHONE, showScene, turnTo, UPRIGHT } from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const SIZES = [UPRIGHT, LOW, ON_ITS_SIDE]
const all = [...(await promised), ...(await firstMoments)]
const sceneOf = (name: string) => all.find(scene => scene.name === name)!

describe.skipIf(CHROMIUM === null)('a newcomer’s phone', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())
  const openPhone = () => openFrame(chromium, gallery, { ...PHONE, reducedMotion: 'reduce' })

  test('the keys of a prediction keep their places, however much is written', async () => {
    const page = await openPhone()
    for (const size of SIZES) {
      await showScene(page, sceneOf('precognition/two-players, may predict'), 'de')
      await turnTo(page, size)
      await page.locator('.key.small').last().click()
      const places = () =>
        inspectAll(page.locator('.key, .write-down'), all => all.map(key => Math.round(key.getBoundingClientRect().y)))
      const before = await places()
      for (let letter = 1; letter <= 20; letter++) {
        await page.locator('.key').first().click()
        expect(await places(), `${size.join(' by ')}, letter ${letter}`).toEqual(before)
      }
      expect(await outOfSight(page.locator('.strip .letter').last())).toEqual([])
    }
  })

  test('what follows “if” is in sight once it can be chosen, and what is chosen too', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const language of LANGUAGES_IN_BROWSERS) {
        await showScene(page, sceneOf('communal-deduction/one-clue, may pass'), language)
        await turnTo(page, size)
        await page.locator('.forms button').last().click()
        await page.locator('.given button').first().click()
        await settled(page)
        const where = `${size.join(' by ')}, ${language}`
        const all = size === LOW ? '.if-then > :last-child button' : '.if-then button'
        expect(await outOfSight(page.locator(all)), where).toEqual([])
        expect(await wordsPastEdge(page.locator('.if-then .trait-picker button')), where).toEqual([])
        await page.locator('.what button').last().click()
        await settled(page)
        expect(await outOfSight(page.locator('.if-then .what .chosen')), where).toEqual([])
      }
  })

  test('the whole hand is in sight while a prediction is written, beside a tip and once it is gone', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const language of LANGUAGES_IN_BROWSERS) {
        const where = `${size.join(' by ')}, ${language}`
        const hand = page.locator('.own .hand .slip')
        await turnTo(page, size)
        await showScene(page, sceneOf('precognition/two-players, may predict first, newcomer'), language)
        expect(await hand.count()).toBe(26)
        if (size !== LOW) expect(await outOfSight(hand), `${where}, tip`).toEqual([])
        await dismissTip(page)
        expect(await outOfSight(hand), where).toEqual([])
        await showScene(page, sceneOf('precognition/two-players, may seal'), language)
        expect(await outOfSight(hand), `${where}, written`).toEqual([])
      }
  })

  test('one’s own hands and what may be claimed first are in sight beside a tip', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const language of LANGUAGES_IN_BROWSERS) {
        const where = `${size.join(' by ')}, ${language}`
        await turnTo(page, size)
        await showScene(page, sceneOf('communal-deduction/one-clue, may claim first, newcomer'), language)
        expect(await page.locator(CLAIMED).count()).toBe(9)
        expect((await outOfSight(page.locator(CLAIMED))).length, where).toBeLessThanOrEqual(3) // of three rows
        expect(await outOfSight(page.locator('.strip [role=img]'), '.strip'), where).toEqual([])
        await dismissTip(page)
        expect((await outOfSight(page.locator(CLAIMED))).length, `${where}, next tip`).toBeLessThanOrEqual(6)
      }
  })

  test('every prediction is whole at the end, wherever it came true', async () => {
    const page = await openPhone()
    await showScene(page, sceneOf('precognition/thirteen-play-off, may deal'), 'en')
    await turnTo(page, UPRIGHT)
    await settled(page)
    for (const scrolled of [0, 150, 400]) {
      await page.locator('.skyline').evaluate((row, left) => (row.scrollLeft = left), scrolled)
      expect(await pastEdgeOf(page.locator('.predictions .badge, .predictions .strip'), '.skyline')).toEqual([])
    }
  })

  test('each player of the Hidden Card is in sight on a low phone, and what they said last', async () => {
    const page = await openPhone()
    await turnTo(page, LOW)
    for (const language of LANGUAGES_IN_BROWSERS)
      for (const name of ['may claim', 'may pass', 'may pass, newcomer']) {
        await showScene(page, sceneOf(`communal-deduction/one-clue, ${name}`), language)
        expect(await page.locator('.opponents .player').count()).toBe(2)
        expect(await outOfSight(page.locator('.opponents .who')), `${name}, ${language}`).toEqual([])
        // beside a tip there is room for who they are
        if (!name.endsWith('newcomer'))
          expect(
            await outOfSight(page.locator('.opponents li:first-child .heard b'), '.player'),
            `${name}, ${language}`,
          ).toEqual([])
      }
  })

  test('one’s own line-up is in sight beside the tip that speaks of it', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const language of LANGUAGES_IN_BROWSERS) {
        await turnTo(page, size)
        await showScene(page, sceneOf('missing-persons/plain, may ask, newcomer'), language)
        const where = `${size.join(' by ')}, ${language}`
        expect(await page.locator('.own .lineup li').count()).toBe(10)
        expect(await outOfSight(page.locator('.own .lineup li')), where).toEqual([])
        expect(await outOfSight(page.locator('.first-time p')), where).toEqual([])
      }
  })

  test('one’s own line-up is in sight while one asks, and once the tip is gone', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const language of LANGUAGES_IN_BROWSERS) {
        await turnTo(page, size)
        await showScene(page, sceneOf('missing-persons/plain, may ask first, newcomer'), language)
        await dismissTip(page)
        expect(await outOfSight(page.locator('.own .lineup li')), size.join(' by ')).toEqual([])
        await showScene(page, sceneOf('missing-persons/plain, may ask'), language)
        const where = `${size.join(' by ')}, ${language}`
        expect(await page.locator('.own .lineup li').count()).toBe(10)
        expect(await outOfSight(page.locator('.own .lineup li')), where).toEqual([])
        expect(
          (await page.evaluate(smallTargets)).filter(target => target.includes('peek')),
          where,
        ).toEqual([])
      }
  })

  test('what may be missing is whole while one asks, upright and on its side', async () => {
    const page = await openPhone()
    for (const name of ['three-players', 'five-players'])
      for (const size of [UPRIGHT, ON_ITS_SIDE]) {
        await turnTo(page, size)
        await showScene(page, sceneOf(`piecepack-deduction/${name}, may ask`), 'de')
        expect(await outOfSight(page.locator('.possible .cell, .drawn, .up .row > *')), size.join(' by ')).toEqual([])
      }
    await turnTo(page, LOW)
    await showScene(page, sceneOf('piecepack-deduction/three-players, may ask'), 'de')
    expect(await outOfSight(page.locator('.drawn, .up .row > *'))).toEqual([])
  })

  test('number of cards, score and every named card of an opponent are whole on a phone', async () => {
    const page = await openPhone()
    const moments = [
      ['six-players, may hide', [UPRIGHT, LOW]],
      ['six-players, may name', [UPRIGHT, LOW]],
      ['everything-at-once, may ask', [UPRIGHT, LOW]],
      ['everything-at-once, waits', [UPRIGHT, LOW]],
    ] as const
    for (const [name, sizes] of moments)
      for (const size of sizes)
        for (const language of LANGUAGES_IN_BROWSERS) {
          await showScene(page, sceneOf(`mind-reader/${name}`), language)
          await turnTo(page, size)
          const where = `${name}, ${size.join(' by ')}, ${language}`
          const scores = page.locator('.opponents .score')
          expect(await wordsPastEdge(page.locator('.opponents .about:has(.count:last-child)')), where).toEqual([])
          expect(await overlapping(scores, '.opponents .who :is(h2, h2 *), .opponents .taken > *'), where).toEqual([])
          expect(await pastEdgeOf(scores, '.opponents .player'), where).toEqual([])
          expect(await pastEdgeOf(page.locator('.opponents .player-name > *'), '.opponents .player'), where).toEqual([])
        }
    await showScene(page, sceneOf('mind-reader/six-players, may name'), 'en')
    await turnTo(page, UPRIGHT)
    expect(await overlapping(page.locator('.opponents .taken .by'), '.opponents .taken .corner')).toEqual([])
  })

  test('the words on the back of one’s own hidden card have no sign between them on a low phone', async () => {
    const page = await openPhone()
    await turnTo(page, LOW)
    for (const language of LANGUAGES_IN_BROWSERS)
      for (const name of ['mind-reader/two-players, may ask', 'mind-reader/two-players, may ask, newcomer']) {
        await showScene(page, sceneOf(name), language)
        expect(await overlapping(page.locator('.tray .hint'), '.tray .back > *'), `${name}, ${language}`).toEqual([])
      }
  })

  test('the tails of letters in a game’s title are whole in the bar', async () => {
    const page = await openPhone()
    for (const size of SIZES)
      for (const name of ['missing-persons/plain, may ask', 'precognition/two-players, may play']) {
        await turnTo(page, size)
        await showScene(page, sceneOf(name), 'en')
        expect(await page.locator('.top .title').evaluate(tailPx), `${name}, ${size.join(' by ')}`).toBeLessThanOrEqual(
          0,
        )
      }
  })

  test('points stand apart from the card they were won with, and from its ring', async () => {
    const page = await openPhone()
    for (const size of [UPRIGHT, [1440, 900]] as const) {
      await turnTo(page, size)
      await showScene(page, sceneOf('mind-reader/two-players, may deal'), 'en')
      const gaps = await inspectAll(page.locator('.result .points'), all =>
        all.map(points => {
          const [box, card] = [points, points.previousElementSibling!].map(element => element.getBoundingClientRect())
          return Math.max(box!.left - card!.right, box!.top - card!.bottom)
        }),
      )
      expect(Math.min(...gaps), size.join(' by ')).toBeGreaterThanOrEqual(8)
    }
  })

  test('a tip is in sight, and nothing that can be pressed moves away when it goes', async () => {
    const page = await openPhone()
    const places = () =>
      inspectAll(page.locator('.game button:not(.first-time *)'), all =>
        all.map(button => [button.textContent, button.getBoundingClientRect().top] as const),
      )
    const moved: string[] = []
    for (const scene of (await firstMoments).filter(({ newcomer }) => newcomer))
      for (const size of SIZES) {
        await turnTo(page, size)
        await showScene(page, scene, 'en')
        const where = `${scene.name}, ${size.join(' by ')}`
        expect(await outOfSight(page.locator('.first-time p')), where).toEqual([])
        const before = await places()
        await dismissTip(page)
        for (const [at, [words, top]] of (await places()).entries())
          if (Math.abs(top - before[at]![1]) > HALF_A_BUTTON_PX) moved.push(`${where}: ${words}`)
      }
    expect(moved).toEqual([])
  })

  test('a tip leaves a gap below what was said', async () => {
    const page = await openPhone()
    for (const size of [UPRIGHT, LOW])
      for (const name of ['communal-deduction/one-clue, may ask', 'piecepack-deduction/three-players, may ask']) {
        await turnTo(page, size)
        await showScene(page, sceneOf(`${name}, newcomer`), 'en')
        const said = await page.locator('.said').evaluate(words => words.getBoundingClientRect().bottom)
        const tip = await page.locator('.first-time').evaluate(strip => strip.getBoundingClientRect().top)
        expect(tip - said, `${name}, ${size.join(' by ')}`).toBeGreaterThanOrEqual(4)
      }
  })
})

/** How far the tail of a “g” on the last line of the words is below the edge of their box. */
function tailPx(words: Element): number {
  const end = words.appendChild(document.createElement('span'))
  end.style.display = 'inline-block' // an empty one stands on the line
  const pen = document.createElement('canvas').getContext('2d')!
  pen.font = getComputedStyle(words).font
  const tail = end.getBoundingClientRect().bottom + pen.measureText('g').actualBoundingBoxDescent
  end.remove()
  return tail - words.getBoundingClientRect().bottom
}

/** A finger that aimed at the middle of the lowest button still hits it. */
const HALF_A_BUTTON_PX = 24

/** What the hidden card is or is not. */
const CLAIMED = '.own .board .tile'

async function dismissTip(page: Page): Promise<void> {
  await page.locator('.first-time .button').first().click()
  await settled(page)
}

const settled = (page: Page) => page.evaluate(() => window.settled())

/** The words of the elements that are covered or past an edge, as the screen stands; `part`: what they are pressed with. */
function outOfSight(elements: Locator, part = '*'): Promise<string[]> {
  return inspectAll(
    elements,
    (all, part) =>
      all
        .filter(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          const seen = [top + 3, bottom - 3].map(y => document.elementFromPoint((left + right) / 2, y))
          return seen.some(one => !element.closest(part)!.contains(one))
        })
        .map(element => element.textContent.trim()),
    part,
  )
}

/** The words of the elements that are wider than their element. */
function wordsPastEdge(elements: Locator): Promise<string[]> {
  return inspectAll(elements, all =>
    all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1).map(({ textContent }) => textContent),
  )
}

/** The elements that overlap any of the others, each with its words. */
function overlapping(elements: Locator, others: string): Promise<string[]> {
  return inspectAll(
    elements,
    (all, others) => {
      const boxes = [...document.querySelectorAll(others)].map(element => element.getBoundingClientRect())
      return all
        .filter(element => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return boxes.some(
            box => box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1,
          )
        })
        .map(element => element.textContent.trim())
    },
    others,
  )
}

/** The elements that are past the sides of what is around them, each with its place. */
function pastEdgeOf(elements: Locator, around: string): Promise<string[]> {
  return inspectAll(
    elements,
    (all, around) =>
      all
        .map(element => [element.getBoundingClientRect(), element.closest(around)!.getBoundingClientRect()] as const)
        .filter(([box, edge]) => box.left < edge.left || box.right > edge.right)
        .map(([box]) => `from ${box.left} to ${box.right}`),
    around,
  )
}
