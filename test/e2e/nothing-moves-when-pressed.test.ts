// Tests that what a player presses on a seat's screen stays where it is when they press it, with everything beside and above it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import type { Scene } from '../gallery/scene.ts'
import { promised, scenes as photographed } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { inspectAll } from './found.ts'
import { effort } from '../kit/effort.ts'
import {
  LOW,
  ON_ITS_SIDE,
  openFrame,
  PHONE,
  sharesByGame,
  showScene,
  sizesInTurn,
  UPRIGHT,
  type ScreenSize,
} from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const LAPTOPS: readonly ScreenSize[] = [
  [1440, 900],
  [1280, 720],
]
const PHONES: readonly ScreenSize[] = [UPRIGHT, LOW, ON_ITS_SIDE]

/** In turn; more often German, whose words are longest. */
const SCENE_LANGUAGES = ['de', 'fr', 'de', 'en', 'de', 'es'] as const

const all = await promised
/**
 * In the house's own samples a press is a move at once; so are these moves, or they open a sheet. The button of a free
 * question quotes up to four lines: with room for them from the start the others would be out of sight at a shared laptop.
 */
const withChoices = all.filter(
  ({ name }) =>
    /^(?!blank|high-card).*, may (?!deal|draw|name|finish|done|withdraw|askFreely)/.test(name) &&
    !name.endsWith('somebody is away'),
)
/** The promised ones have letters on their strip already. */
const emptyStrip = (await photographed).find(({ name }) => name === 'precognition/may predict')!
const emptyStrips: readonly Scene[] = [emptyStrip, { ...emptyStrip, newcomer: 'to its moves' }]
const scenes = [...withChoices, ...emptyStrips]
const sizesOf = sizesInTurn(scenes, [...LAPTOPS, ...PHONES])

/**
 * What still moves others. In the Hidden Card a claim about one card, or with “if”, takes several times the height of the
 * others, and a warning comes above the button of a claim that the table knows to be wrong: reserved for every claim they
 * would put what the others said out of sight. On low phones a vote in a third of the width has a line more than a claim.
 */
const MOVES_OTHERS = '.claim :is(.forms, .trait-picker, .board) button'
const MOVES_OTHERS_ON_LOW_PHONES = '.ways button'

const BUTTON_PX = 48

/** How many of a group are pressed: of a large one the first, the middle and the last. */
const PRESSED_OF_A_GROUP = effort(3, Infinity)

interface Faults {
  readonly pressed: number
  readonly moved: readonly string[]
}

/** Presses the choices of the screen one after another, and says which of them moved. Runs in the page. */
async function movedByPresses([most, but]: readonly [most: number, but: string]): Promise<Faults> {
  const STILL_PX = 4
  const CHOICES = '.seat :is([aria-pressed], .board .key)'
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(CHOICES)].filter(one =>
      one.checkVisibility({ visibilityProperty: true }),
    )
  const groupOf = (choice: Element) => choice.closest('[role=grid], [role=group]')
  const wordsOf = (choice: Element) =>
    (choice.getAttribute('aria-label') ?? choice.textContent).replace(/\s+/g, ' ').trim().slice(0, 30)
  /** The place in the layout: a chosen card rises out of the hand, and moves no other by that. */
  const placeOf = (choice: HTMLElement) => {
    const { left, top, bottom } = choice.getBoundingClientRect()
    const style = getComputedStyle(choice)
    const risen = (style.position === 'relative' ? parseFloat(style.top) || 0 : 0) + new DOMMatrix(style.transform).m42
    return { left, top: top - risen, bottom: bottom - risen }
  }
  const chosenOf = (choices: readonly HTMLElement[]) =>
    choices.length <= most
      ? choices
      : [
          ...new Set(
            Array.from({ length: most }, (_, at) => choices[Math.floor((at * (choices.length - 1)) / (most - 1))]!),
          ),
        ]

  const moved: string[] = []
  const done = new Set<Element>()
  let pressed = 0
  const press = async (choice: HTMLElement) => {
    if (!choice.isConnected || choice.matches(`:disabled, [aria-disabled=true], ${but}`)) return
    choice.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
    const before = new Map(shown().map(one => [one, placeOf(one)]))
    const place = before.get(choice)!
    const words = wordsOf(choice)
    const group = groupOf(choice)
    choice.click()
    pressed++
    await window.settled()
    for (const [one, { left, top }] of before) {
      // what is folded open may push down what is below it
      if (!one.isConnected || (groupOf(one) !== group && top >= place.bottom - STILL_PX)) continue
      if (!one.checkVisibility({ visibilityProperty: true })) continue
      const now = placeOf(one)
      const [x, y] = [Math.round(now.left - left), Math.round(now.top - top)]
      if (Math.abs(x) <= STILL_PX && Math.abs(y) <= STILL_PX) continue
      moved.push(`“${words}” moves ${one === choice ? 'itself' : `“${wordsOf(one)}”`} by ${x}, ${y}`)
      break
    }
  }
  // a choice may bring others, in groups of their own
  for (;;) {
    const group = shown()
      .map(groupOf)
      .find(one => one !== null && !done.has(one))
    if (!group) return { pressed, moved }
    done.add(group)
    for (const choice of chosenOf(shown().filter(one => groupOf(one) === group))) await press(choice)
    const first = shown().find(one => groupOf(one) === group)
    if (first) await press(first) // back to what it was, with the groups it brings
  }
}

describe.skipIf(CHROMIUM === null)('what a player presses', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  test.each(sharesByGame(scenes, 4))('%s moves nothing that is pressed, when it is pressed', async (_, its) => {
    const found: string[] = []
    let pressed = 0
    for (const [sizes, options] of [
      [LAPTOPS, {}],
      [PHONES, PHONE],
    ] as const) {
      const page = await openFrame(chromium, gallery, { ...options, reducedMotion: 'reduce' })
      for (const [at, scene] of its.entries())
        for (const [width, height] of sizes.filter(size => sizesOf.get(scene)!.includes(size))) {
          const language = SCENE_LANGUAGES[at % SCENE_LANGUAGES.length]!
          await page.setViewportSize({ width, height })
          await showScene(page, scene, language)
          const but =
            Math.min(width, height) < 390 || width === 844
              ? `${MOVES_OTHERS}, ${MOVES_OTHERS_ON_LOW_PHONES}`
              : MOVES_OTHERS
          const faults = await page.evaluate(movedByPresses, [PRESSED_OF_A_GROUP, but] as const)
          pressed += faults.pressed
          found.push(...faults.moved.map(fault => `${scene.name}, ${language}, ${width} by ${height}: ${fault}`))
        }
    }
    expect(found).toEqual([])
    expect(pressed).toBeGreaterThan(its.length)
  })

  test('the button that asks what one could conclude stays where it is pressed', async () => {
    const page = await openFrame(chromium, gallery, { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
    let stayed = 0
    for (const scene of (await photographed).filter(({ name }) => name.endsWith('/the notebook'))) {
      await showScene(page, { ...scene, press: [] }, 'en')
      const button = page.getByRole('button', { name: 'What could I conclude?' })
      if ((await button.count()) === 0) continue
      const before = await button.boundingBox()
      await button.click()
      await page.evaluate(() => window.settled())
      if ((await button.count()) === 0) continue // a conclusion has other buttons
      expect(await button.boundingBox(), scene.name).toEqual(before)
      stayed++
    }
    expect(stayed).toBeGreaterThan(0)
  })

  test('a refused claim moves what the next one is chosen from by a button at most', async () => {
    const [before, refused] = ['before a line for one alone', 'a line for one alone'].map(name =>
      all.find(scene => scene.name === `communal-deduction/doubted, ${name}`)!,
    )
    const page = await openFrame(chromium, gallery, { reducedMotion: 'reduce' })
    // eslint-disable-next-line hunch/by-role -- parts of the layout, which have no role
    const choices = page.locator('.forms, .claim .what, .own .board, .claim .last')
    for (const [width, height] of LAPTOPS) {
      await page.setViewportSize({ width, height })
      const places = async (scene: Scene) => {
        await showScene(page, scene, 'de')
        return inspectAll(choices, all => all.map(one => Math.round(one.getBoundingClientRect().top)))
      }
      const placesBefore = await places(before!)
      for (const [at, top] of (await places(refused!)).entries())
        expect(Math.abs(top - placesBefore[at]!), `${width} by ${height}`).toBeLessThanOrEqual(BUTTON_PX)
      expect(placesBefore.length).toBe(3)
      expect(await page.getByRole('button', { name: 'Was würde folgen?' }).isVisible()).toBe(true)
    }
  })
})
