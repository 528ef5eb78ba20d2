// Tests on phones, upright and on their side, that every control is at least 48 by 48 pixels where it can be hit; 32 by 32 in a dense sheet.
// Links inside text are exempt. The gallery tests what its pictures show; here are the games' other moments.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { isTried, missed, PHONES, triedOfGame } from '../gallery/fingers.ts'
import { smallTargets } from '../gallery/inspect.ts'
import { photographed, type Picture } from '../gallery/photographed.ts'
import { Camera, nameOf } from '../gallery/photographs.ts'
import { groupOf, looks, type Scene, type Size } from '../gallery/scene.ts'
import { scenes as found } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength } from '../kit/effort.ts'
import { browser, CHROMIUM } from './kit.ts'

const scenes = await found

/** True if this game is tested at this size: a quick run alternates between upright and on its side, which share their styles. */
const isLookedAt = (game: number, size: Size): boolean => atLength || (game % 2 === 0) === (size === 'phone')

/** The scenes the gallery tests on its pictures. */
const triedInGallery = (size: Size): readonly Scene[] =>
  photographed(scenes)
    .filter(({ scene, look }) => look.size === size && isTried(scene, look))
    .map(({ scene }) => scene)

/** The moments of a game that no picture of this size shows. */
function besidesGallery(id: string, size: Size): readonly Picture[] {
  const look = looks(`${size} de`)[0]!
  return triedOfGame(id, scenes)
    .filter(scene => !triedInGallery(size).includes(scene))
    .map(scene => ({ scene, look }))
}

test('the gallery tests every page and moments of every game with a finger', () => {
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
        small.push(
          ...missed(await camera.inspect(picture, smallTargets)).map(target => `${nameOf(picture)}: ${target}`),
        )
      await camera.close()
      expect(small).toEqual([])
    })
  })
})
