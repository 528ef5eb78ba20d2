// Answers for: a finger hits every control: on the pages that are the same for every game, as a phone shows them, what can be pressed is at least 48 by 48 pixels where it can be hit.
// Left out are words within a text, which stand as close as lines do. The sheets and boards of the games show all their places at once, and are measured by their own tests.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Camera, nameOf } from '../gallery/photographs.ts'
import type { Size } from '../gallery/scene.ts'
import { scenes as found } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { browser, CHROMIUM } from './kit.ts'

/** The word of the suits lies on the edge of the hand: it reaches as far as a finger where no card lies, and a card is what was meant where one does. */
const SUITS = 'button.suits pill'

/** Groups of scenes. */
const PAGES = ['home', 'past', 'network', 'join', 'lobby', 'waiting', 'settings', 'seat']
const pictures = (await found)
  .filter(({ name }) => PAGES.includes(name.split('/')[0]!))
  .flatMap(scene => scene.reviewed.map(look => ({ scene, look })))

describe.skipIf(CHROMIUM === null)('a finger', () => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await openBuiltGallery()
  }, 120_000)
  afterAll(() => gallery.close())

  test.each(['phone', 'side'] satisfies Size[])('hits every control at %s size', { timeout: 600_000 }, async size => {
    const camera = await Camera.at(size, await browser(), gallery)
    const small: string[] = []
    for (const picture of pictures.filter(
      ({ look }) => look.size === size && look.text === 100 && look.theme === 'dark',
    ))
      small.push(...(await camera.smallTargets(picture)).map(target => `${nameOf(picture)}: ${target}`))
    await camera.close()
    expect(small.filter(target => !target.includes(SUITS))).toEqual([])
  })
})
