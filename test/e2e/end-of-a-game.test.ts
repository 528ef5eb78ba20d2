// The end of a game at a seat is one page at every size: the verdict, the picture, what else there is, and the button for more.
import type { Browser, Page } from 'playwright-core'
import { beforeAll, afterAll, describe, expect, test } from 'vitest'
import { followed } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { resultWords } from '../../shared/words/en/seat.ts'
import { browser, CHROMIUM } from './kit.ts'

const scenes = await followed
const LOOK = { language: 'en', text: 100, theme: 'dark' } as const

const SIZES = {
  'a laptop': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
  'a small phone': { width: 360, height: 640 },
  'a phone on its side': { width: 844, height: 390 },
} as const

/** Where the parts of the page are, in pixels from the top of what scrolls. */
interface Places {
  readonly verdict: { readonly top: number; readonly bottom: number }
  readonly picture: { readonly top: number; readonly bottom: number; readonly width: number }
  readonly after: { readonly top: number }
  readonly isFound: boolean // what the record tells has come
}

declare global {
  interface Window {
    places?: Places[]
  }
}

/** Notes in each frame where the parts are, from the first frame that shows them all. */
function followPlaces(): void {
  window.places = []
  const follow = () => {
    const parts = ['[aria-labelledby=result-title]', '[role=region]', 'section:has(> table)'].map(part =>
      document.querySelector(part),
    )
    const [verdict, picture, after] = parts.map(part => part?.getBoundingClientRect())
    if (verdict && picture && after && parts[1]!.querySelector('section') && document.fonts.status === 'loaded')
      window.places!.push({
        verdict: { top: verdict.top, bottom: verdict.bottom },
        picture: { top: picture.top, bottom: picture.bottom, width: picture.width },
        after: { top: after.top },
        isFound: /%/.test(parts[0]!.textContent) || document.querySelector('section[aria-live] p') !== null,
      })
    requestAnimationFrame(follow)
  }
  follow()
}

describe.skipIf(CHROMIUM === null)('the end of a game', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  /** The end of a game of which everything was found out, on a page of this size. */
  async function endAt(size: { readonly width: number; readonly height: number }): Promise<Page> {
    const isPhone = Math.min(size.width, size.height) < 500
    const page = await chromium.newPage({
      viewport: size,
      isMobile: isPhone,
      hasTouch: isPhone,
      reducedMotion: 'reduce',
    })
    await page.exposeFunction('isFetching', () => false)
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => typeof window.show === 'function')
    await page.evaluate(followPlaces)
    const scene = scenes.find(({ name }) => name === 'piecepack-deduction/the end looked into')!
    await page.evaluate(([shown, look]) => window.show(shown, look), [scene, LOOK] as const)
    return page
  }

  test.each(Object.entries(SIZES))(
    '%s shows the verdict, then the picture, and has the button at its foot',
    async (_, size) => {
      const page = await endAt(size)
      const places = await page.evaluate(() => window.places!)
      const last = places.at(-1)!
      expect(last.verdict.top).toBeGreaterThanOrEqual(0)
      expect(last.picture.top).toBeGreaterThanOrEqual(last.verdict.bottom - 1)
      expect(last.picture.top).toBeLessThan(size.height / 2)
      expect(last.after.top).toBeGreaterThanOrEqual(last.picture.bottom - 1)
      expect(last.picture.width).toBeGreaterThan(size.width * 0.78) // no side column

      const again = page.getByRole('button', { name: resultWords.again })
      expect(await again.count()).toBe(1)
      const { y, height } = (await again.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(size.height)
      expect(height).toBeGreaterThanOrEqual(44)
      // The last thing on the page is above the button once it is scrolled to.
      const keep = page.getByRole('button', { name: resultWords.keep })
      await keep.scrollIntoViewIfNeeded()
      const kept = (await keep.boundingBox())!
      expect(kept.y + kept.height).toBeLessThanOrEqual(y)
      await page.close()
    },
  )

  test('on a TV the evening’s podium comes once the result has stood a while, and goes again', async () => {
    const page = await chromium.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.exposeFunction('isFetching', () => false)
    await page.goto(`${gallery.url}frame.html`)
    await page.waitForFunction(() => typeof window.show === 'function')
    const { lookedInto: _, ...scene } = scenes.find(({ name }) => name === 'piecepack-deduction/the end looked into')!
    const onTV = { ...scene, display: true, route: 'table', press: [], shows: '.display .result' }
    await page.evaluate(([shown, look]) => window.show(shown, look), [onTV, LOOK] as const)
    const podium = page.locator('[aria-hidden=true]:has(> figure)')
    await podium.waitFor({ state: 'attached' })
    const shown: boolean[] = []
    for (const second of [0, 13, 15, 20, 21]) {
      await podium.evaluate((scene, to) => {
        for (const stands of scene.getAnimations()) {
          stands.pause()
          stands.currentTime = to * 1000
        }
      }, second)
      shown.push(await podium.isVisible())
    }
    expect(shown).toEqual([false, false, true, true, false])
    await page.close()
  })

  test.each(Object.entries(SIZES))('nothing moves on %s when what was found out comes', async (_, size) => {
    const page = await endAt(size)
    const places = await page.evaluate(() => window.places!)
    const before = places.findLast(({ isFound }) => !isFound)!
    const after = places.at(-1)!
    expect(after.isFound).toBe(true)
    expect(after.picture).toEqual(before.picture)
    expect(after.after).toEqual(before.after)
    await page.close()
  })
})
