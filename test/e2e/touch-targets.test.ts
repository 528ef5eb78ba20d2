// Answers for: a finger hits every control, as a phone shows it, upright and on its side: what can be pressed is at least 48 by 48 pixels where it can be hit, and a cell of a dense sheet at least 32 by 32.
// Left out are words within a text, which stand as close as lines do. What the gallery shows a finger tries there; here are the other moments of the games.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { isTried, missed, PHONES, triedOfGame } from '../gallery/fingers.ts'
import { photographed, type Picture } from '../gallery/photographed.ts'
import { Camera, nameOf } from '../gallery/photographs.ts'
import { groupOf, looks, type Scene, type Size } from '../gallery/scene.ts'
import { scenes as found } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength } from '../kit/effort.ts'
import { browser, CHROMIUM } from './kit.ts'

const scenes = await found

/** A quick pass looks at the first game upright, at the next on its side, and so on: both are laid out by the same styles, at other breadths. */
const isLookedAt = (game: number, size: Size): boolean => atLength || (game % 2 === 0) === (size === 'phone')

/** The scenes at which the gallery has a finger try what it photographs. */
const triedInGallery = (size: Size): readonly Scene[] =>
  photographed(scenes)
    .filter(({ scene, look }) => look.size === size && isTried(scene, look))
    .map(({ scene }) => scene)

/** The moments of a game that are in no picture of this size. */
function besidesGallery(id: string, size: Size): readonly Picture[] {
  const look = looks(`${size} de`)[0]!
  return triedOfGame(id, scenes)
    .filter(scene => !triedInGallery(size).includes(scene))
    .map(scene => ({ scene, look }))
}

test('the gallery shows a finger every page, and moments of every game', () => {
  const groups = PHONES.map(size => new Set(triedInGallery(size).map(groupOf)))
  for (const { id } of games) for (const tried of groups) expect(tried, id).toContain(id)
  for (const page of ['home', 'lobby', 'settings', 'seat']) expect(groups[0], page).toContain(page)
})

describe.skipIf(CHROMIUM === null)('a finger', () => {
  let gallery: Gallery
  beforeAll(async () => {
    gallery = await openBuiltGallery()
  })
  afterAll(() => gallery.close())

  describe.each(PHONES)('at %s size', size => {
    const looked = games.flatMap(({ id }, nth) => (isLookedAt(nth, size) ? [id] : []))
    test.each(looked)('hits every control of %s', async id => {
      const camera = await Camera.at(size, await browser(), gallery)
      const small: string[] = []
      for (const picture of besidesGallery(id, size))
        small.push(...missed(await camera.smallTargets(picture)).map(target => `${nameOf(picture)}: ${target}`))
      await camera.close()
      expect(small).toEqual([])
    })
  })
})
