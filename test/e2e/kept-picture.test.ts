// Tests the picture of a finished game that a player keeps: a real browser paints it, the same on a phone as on a laptop.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from 'playwright-core'
import { scenes } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { openFrame, showScene } from './frame.ts'
import { ARTEFACTS, browser, CHROMIUM } from './kit.ts'

const endings = (await scenes).filter(({ name }) => name.endsWith('/the end'))

/** The width and height that a PNG names in its header. */
function sizeOfPng(png: Buffer): { readonly width: number; readonly height: number } {
  expect(png.toString('latin1', 1, 4)).toBe('PNG')
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

describe.skipIf(CHROMIUM === null)('the picture of a finished game', () => {
  let gallery: Gallery
  let chromium: Browser
  beforeAll(async () => {
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
  })
  afterAll(() => gallery.close())

  test.each(endings.map(scene => [scene.name, scene] as const))(
    '%s is as large from any screen',
    async (name, scene) => {
      const sizes: { readonly width: number; readonly height: number }[] = []
      for (const [width, height] of [
        [390, 844],
        [1440, 900],
      ] as const) {
        const page = await openFrame(chromium, gallery, { viewport: { width, height } })
        await showScene(page, scene, 'en')
        const downloading = page.waitForEvent('download')
        await page.getByRole('button', { name: 'Keep a picture' }).click()
        const path = join(ARTEFACTS, `kept-${name.replaceAll(/\W+/g, '-')}-${width}.png`)
        await (await downloading).saveAs(path)
        sizes.push(sizeOfPng(readFileSync(path)))
      }
      const [phone, laptop] = sizes
      const width = 2 * (72 * 16 + 2 * 32) // at twice the resolution, with its margins
      expect([phone!.width, laptop!.width]).toEqual([width, width])
      expect(phone!.height / laptop!.height).toBeCloseTo(1, 1) // a drawing may grow with the height of the window
      expect(phone!.height).toBeGreaterThan(700)
    },
  )
})
