// Tests what a phone on its side shows of a table to somebody who watches: the last sentence, and by scrolling whose turn it is.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { watchedOutOfSight } from '../gallery/inspect.ts'
import { televised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { openFrame, PHONE, showScene } from './frame.ts'
import { browser, CHROMIUM } from './kit.ts'

const played = (await televised).filter(({ name }) =>
  /^(mind-reader|missing-persons|piecepack-deduction|precognition|communal-deduction)\/.* (40|80) of/.test(name),
)

describe.skipIf(CHROMIUM === null)('a phone on its side that watches', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  test.each(['mind-reader', 'missing-persons', 'piecepack-deduction', 'precognition', 'communal-deduction'])(
    'has the last sentence of %s in sight, and can be scrolled to whose turn it is',
    async id => {
      const page = await openFrame(chromium, gallery, { ...PHONE, viewport: { width: 844, height: 390 } })
      const scenes = played.filter(({ name }) => name.startsWith(`${id}/`))
      expect(scenes.length).toBeGreaterThan(1)
      for (const scene of scenes) {
        await showScene(page, scene, 'de')
        expect(await page.evaluate(watchedOutOfSight), scene.name).toEqual([])
      }
    },
  )
})
