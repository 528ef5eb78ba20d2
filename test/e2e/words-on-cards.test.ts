// Tests that no word on a card reaches the card's edge, in any language: on a large and a small TV, a laptop and a phone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { wordsOffCards } from '../gallery/inspect.ts'
import { Camera } from '../gallery/photographs.ts'
import { groupOf, kindOf, type Size } from '../gallery/scene.ts'
import { scenes as found } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { LANGUAGES_IN_BROWSERS } from '../kit/languages.ts'
import { browser, CHROMIUM } from './kit.ts'

const scenes = await found
const isOfGame = (name: string) => games.some(({ id, isOffered }) => isOffered && id === name)
const ON_TV = /^(?:a full table |the end )?on a TV$/
const AT_SEAT = /^(?:may (?:hide|ask|predict|play|turn)|waiting|the end)$/

const SCREENS: readonly (readonly [string, Size, RegExp, readonly { width: number; height: number }[]])[] = [
  [
    'a large and a small TV',
    'table',
    ON_TV,
    [
      { width: 1920, height: 1080 },
      { width: 1280, height: 800 },
    ],
  ],
  ['a laptop', 'seat', AT_SEAT, [{ width: 1366, height: 650 }]],
  ['a phone', 'phone', AT_SEAT, [{ width: 360, height: 640 }]],
]

/** Each screen in each language: one test for all languages would take most of its limit. */
const SCREENS_BY_LANGUAGE = SCREENS.flatMap(([screen, size, ...rest]) =>
  (size === 'table' ? LANGUAGES : LANGUAGES_IN_BROWSERS).map(language => [screen, language, size, ...rest] as const),
)

describe.skipIf(CHROMIUM === null)('the words on cards', () => {
  let gallery: Gallery
  beforeAll(async () => void (gallery = await openBuiltGallery()))
  afterAll(() => gallery.close())

  const cameras = new Map<Size, Promise<Camera>>()
  async function cameraAt(size: Size): Promise<Camera> {
    const camera = cameras.get(size) ?? Camera.at(size, await browser(), gallery)
    cameras.set(size, camera)
    return camera
  }

  test.each(SCREENS_BY_LANGUAGE)('stay within their card on %s, %s', async (_, language, size, kinds, viewports) => {
    const camera = await cameraAt(size)
    const seen = scenes.filter(scene => isOfGame(groupOf(scene)) && kinds.test(kindOf(scene)))
    expect(new Set(seen.map(groupOf)).size).toBe(games.filter(({ isOffered }) => isOffered).length)
    for (const scene of seen) {
      const look = { size, language, text: 100, theme: 'dark', eyes: 'usual' } as const
      expect(await camera.inspect({ scene, look })).toEqual([])
      for (const viewport of viewports) {
        await camera.resize(viewport)
        const found = await camera.inspectAgain(wordsOffCards)
        expect(found, `${scene.name}, ${language}, ${viewport.width}`).toEqual([])
      }
    }
  })
})
