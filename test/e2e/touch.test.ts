// Answers for: a finger hits every control, as a phone shows it, upright and on its side: what can be pressed is at least 48 by 48 pixels where it can be hit, and a cell of a dense sheet at least 32 by 32.
// Left out are words within a text, which stand as close as lines do.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { Camera, nameOf, type Picture } from '../gallery/photographs.ts'
import { looks, type Scene, type Size } from '../gallery/scene.ts'
import { scenes as found } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength } from '../kit/effort.ts'
import { browser, CHROMIUM } from './kit.ts'

/** The word of the suits lies on the edge of the hand: it reaches as far as a finger where no card lies, and a card is what was meant where one does. */
const SUITS = 'button.suits pill'

/** Groups of scenes. */
const PAGES = ['home', 'past', 'network', 'join', 'lobby', 'waiting', 'settings', 'seat', 'time']
const scenes = await found
const pages = scenes
  .filter(({ name }) => PAGES.includes(name.split('/')[0]!))
  .flatMap(scene => scene.reviewed.map(look => ({ scene, look })))
  .filter(({ look }) => look.text === 100 && look.theme === 'dark')

/** What a game shows on a phone, each moment once: nobody presses on a TV, and other eyes and larger text show the same controls. */
const ofGame = (id: string): readonly Scene[] =>
  scenes.filter(
    ({ name, display }) => name.startsWith(`${id}/`) && !display && !/eyes|large text|one seat looked back/.test(name),
  )

/** A quick pass looks at the first game upright, at the next on its side, and so on: both are laid out by the same styles, at other breadths. */
const isLookedAt = (game: number, size: Size): boolean => atLength || (game % 2 === 0) === (size === 'phone')

describe.skipIf(CHROMIUM === null)('a finger', () => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await openBuiltGallery()
  })
  afterAll(() => gallery.close())

  async function missed(size: Size, pictures: readonly Picture[]): Promise<string[]> {
    const camera = await Camera.at(size, await browser(), gallery)
    const small: string[] = []
    for (const picture of pictures)
      small.push(...(await camera.smallTargets(picture)).map(target => `${nameOf(picture)}: ${target}`))
    await camera.close()
    return small.filter(target => !target.includes(SUITS))
  }

  describe.each(['phone', 'side'] satisfies Size[])('at %s size', size => {
    test('hits every control of the pages', async () => {
      expect(await missed(size, pages.filter(({ look }) => look.size === size))).toEqual([]) // prettier-ignore
    })

    const looked = games.flatMap(({ id }, nth) => (isLookedAt(nth, size) ? [id] : []))
    test.each(looked)('hits every control of %s', async id => {
      const look = looks(`${size} de`)[0]!
      expect(await missed(size, ofGame(id).map(scene => ({ scene, look })))).toEqual([]) // prettier-ignore
    })
  })
})
