// Shows scenes of the gallery in a browser at any size, and shares them among tests.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import type { Language } from '../../shared/words/language.ts'
import type { Scene } from '../gallery/scene.ts'
import { atLength } from '../kit/effort.ts'

/** In pixels. */
export type ScreenSize = readonly [width: number, height: number]

export const UPRIGHT: ScreenSize = [390, 844]
export const LOW: ScreenSize = [360, 640]
export const ON_ITS_SIDE: ScreenSize = [844, 390]
export const LOWEST_ON_ITS_SIDE: ScreenSize = [740, 360]
/** Phones upright and on their side, and a laptop at 200 %. */
export const PHONES: readonly ScreenSize[] = [[320, 568], LOW, UPRIGHT, ON_ITS_SIDE, LOWEST_ON_ITS_SIDE, [720, 450]]

/** The size of a page for which a test asks for none. */
const USUAL_VIEWPORT = { width: 1280, height: 720 }

/** What makes a page of the gallery a phone's. */
export const PHONE = { hasTouch: true, isMobile: true } as const

/** The open pages of each browser, by the kind of device. */
const pagesOf = new WeakMap<Browser, Map<string, Promise<Page>>>()

async function newFrame(browser: Browser, url: string, device: BrowserContextOptions): Promise<Page> {
  const page = await browser.newPage(device)
  await page.goto(`${url}frame.html`)
  await page.waitForFunction(() => 'show' in window)
  return page
}

/**
 * A page of the gallery that shows any scene by `window.show`. All tests of a file that ask for the same kind of device
 * get the same page, because opening one takes longer than showing three scenes. The browser closes it.
 */
export async function openFrame(
  browser: Browser,
  { url }: { readonly url: string },
  { viewport = USUAL_VIEWPORT, ...device }: BrowserContextOptions,
): Promise<Page> {
  const pages = pagesOf.get(browser) ?? new Map<string, Promise<Page>>()
  pagesOf.set(browser, pages)
  const kind = JSON.stringify(device)
  const opened = pages.get(kind) ?? newFrame(browser, url, device)
  pages.set(kind, opened)
  const page = await opened
  if (viewport) await page.setViewportSize(viewport)
  return page
}

/** Shows a scene of the gallery; resolves when it is ready. */
export function showScene(page: Page, scene: Scene, language: Language): Promise<void> {
  return page.evaluate(([scene, language]) => window.show(scene, { language, text: 100, theme: 'dark' }), [
    scene,
    language,
  ] as const)
}

/** Makes the screen of a gallery page larger or smaller, as when somebody turns their phone; far quicker than to show a scene anew. */
export async function turnTo(page: Page, [width, height]: ScreenSize): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => window.settled())
}

/** Inspects the scene that the page shows at one size of screen after the other. Faults name the size. */
export async function faultsAtEachSize(
  page: Page,
  sizes: readonly ScreenSize[],
  ...inspections: (() => string[] | Promise<string[]>)[]
): Promise<string[]> {
  const faults: string[] = []
  for (const size of sizes) {
    await turnTo(page, size)
    for (const inspection of inspections)
      for (const fault of await page.evaluate(inspection)) faults.push(`${size.join(' by ')}: ${fault}`)
  }
  return faults
}

/**
 * The sizes at which each scene is looked at. Scenes of the same kind share them, so that every kind is seen at every
 * size: one has the first, the third …, the next the others. At length each scene has all of them.
 */
export function sizesInTurn(
  scenes: readonly Scene[],
  sizes: readonly ScreenSize[],
): ReadonlyMap<Scene, readonly ScreenSize[]> {
  const kindOf = ({ name }: Scene) => name.replace(/(?<=\/)[^,]*/, '') // without its record
  return new Map(
    scenes.map(scene => {
      const same = scenes.filter(one => kindOf(one) === kindOf(scene))
      const isAlone = atLength || same.length === 1
      return [scene, sizes.filter((_, at) => isAlone || at % 2 === same.indexOf(scene) % 2)]
    }),
  )
}

/** More scenes than this take a test more than half of its time where other tests run beside it. */
const SCENES_OF_A_TEST = 12

/** Shares scenes among tests by game, so that each test ends in time: for `test.each`, each share with its name. */
export function sharesByGame(
  scenes: readonly Scene[],
  most = SCENES_OF_A_TEST,
): [share: string, scenes: readonly Scene[]][] {
  const gameOf = ({ name }: Scene) => name.slice(0, name.indexOf('/'))
  return [...new Set(scenes.map(gameOf))].flatMap(game => {
    const its = scenes.filter(scene => gameOf(scene) === game)
    const shares = Math.ceil(its.length / most)
    const cut = (at: number) => Math.round((at * its.length) / shares)
    return Array.from({ length: shares }, (_, at): [string, readonly Scene[]] => [
      shares === 1 ? game : `${game}, ${at + 1} of ${shares},`,
      its.slice(cut(at), cut(at + 1)),
    ])
  })
}
