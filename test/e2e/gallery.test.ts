// Answers for: the gallery: every scene looks as it was reviewed, no violation axe knows of, nothing cut off or too wide, no complaint on the console.
// `npm run gallery -- --accept [part of a name]` reviews: it keeps the pictures as they are now.
import { rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { isTried } from '../gallery/fingers.ts'
import { inPatches } from '../gallery/patches.ts'
import {
  Camera,
  Darkroom,
  isReviewed,
  keep,
  keepBrowser,
  nameOf,
  strays,
  throwAway,
  type Picture,
} from '../gallery/photographs.ts'
import { EYES, SIZES, type Look, type Scene, type Size } from '../gallery/scene.ts'
import { scenes as found, televised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength } from '../kit/effort.ts'
import { ARTEFACTS, browser, CHROMIUM } from './kit.ts'

const scenes = await found
const pictures: readonly Picture[] = scenes.flatMap(scene => scene.reviewed.map(look => ({ scene, look })))

/** Which pictures are kept as they are now: those whose names have this in them; null: none. */
const accepted = process.env['ACCEPT'] ?? null

/** All ways to look at a scene: a display at its own size alone, everything else at all others. */
function everyLook({ display }: Scene): Look[] {
  const sizes = (Object.keys(SIZES) as Size[]).filter(size => (size === 'table') === (display ?? false))
  return sizes.flatMap(size =>
    LANGUAGES.flatMap(language =>
      (display ? ([100] as const) : ([100, 200] as const)).flatMap(text =>
        (['dark', 'light'] as const).map(theme => ({ size, language, text, theme, eyes: 'usual' as const })),
      ),
    ),
  )
}

/** Of a scene kept as other eyes see it a quick pass looks through one pair, in the next game through the next: what the browser makes of a screen for them follows from the screen. */
function isQuick({ scene, look }: Picture): boolean {
  const others = scene.reviewed.filter(({ eyes }) => eyes !== 'usual')
  const turn = games.findIndex(({ id }) => scene.name.startsWith(`${id}/`))
  return look.eyes === 'usual' || look === others[Math.max(0, turn) % others.length]
}

/** At length every scene is looked at in every way; what is no reviewed picture is inspected alone. */
function toLookAt(): readonly Picture[] {
  if (accepted !== null) return pictures.filter(picture => nameOf(picture).includes(accepted))
  if (!atLength) return pictures.filter(isQuick)
  const isKept = new Map(pictures.map(picture => [nameOf(picture), picture]))
  return scenes
    .flatMap(scene => everyLook(scene).map(look => ({ scene, look })))
    .map(picture => isKept.get(nameOf(picture)) ?? picture)
}
const looked = toLookAt()

test('what is photographed has every game, page, size, language, theme and large text', () => {
  for (const { id } of games) {
    const own = pictures.filter(({ scene }) => scene.name.startsWith(`${id}/`)).map(({ look }) => look)
    expect(new Set(own.map(({ size }) => size)), id).toEqual(new Set(Object.keys(SIZES)))
    expect(new Set(own.map(({ language }) => language)), id).toEqual(new Set(LANGUAGES))
    expect(new Set(own.map(({ text }) => text)), id).toEqual(new Set([100, 200]))
    expect(new Set(own.map(({ theme }) => theme)), id).toEqual(new Set(['dark', 'light']))
    for (const size of ['seat', 'table'] as const) {
      const eyes = own.filter(look => look.size === size).map(({ eyes }) => eyes)
      expect(new Set(eyes), `${id} at ${size} size`).toEqual(new Set(EYES))
    }
  }
  for (const size of ['seat', 'table'] as const) {
    const quick = pictures.filter(isQuick).filter(({ look }) => look.size === size)
    expect(new Set(quick.map(({ look }) => look.eyes)), `in a quick pass at ${size} size`).toEqual(new Set(EYES))
    for (const { id } of games)
      expect(quick.filter(({ scene, look }) => scene.name.startsWith(`${id}/`) && look.eyes !== 'usual')).not.toEqual(
        [],
      )
  }
  expect(scenes.filter(({ reviewed }) => reviewed.length === 0)).toEqual([])
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length)
})

test('single pixels are no change, a stroke of a letter is one', () => {
  const drawn = (...rows: string[]) => inPatches(rows[0]!.length, rows.length, at => rows.join('')[at] === '#')
  expect(drawn('#..#..#', '...#...', '#.....#', '.##....')).toBe(0)
  expect(drawn('#.....#', '.#.....', '..#...#', '...###.')).toBe(7)
  expect(drawn('......#', '......#', '......#', '#.....#', '......#', '......#')).toBe(6)
})

describe.skipIf(CHROMIUM === null)('the gallery', () => {
  const artefacts = join(ARTEFACTS, 'gallery')
  let gallery: Gallery
  let chromium: Browser
  let darkroom: Darkroom
  beforeAll(async () => {
    rmSync(artefacts, { recursive: true, force: true })
    ;[gallery, chromium] = await Promise.all([openBuiltGallery(), browser()])
    darkroom = await Darkroom.open(chromium, gallery, { keeps: accepted !== null })
  })
  afterAll(() => {
    if (accepted === '') keepBrowser(chromium)
    return gallery.close()
  })

  /** What is wrong with the pictures, by name; those to be kept are kept. */
  async function look(camera: Camera, wanted: readonly Picture[]): Promise<{ changed: string[]; faults: string[] }> {
    const changed: string[] = []
    const faults: string[] = []
    for (const picture of wanted) {
      const name = nameOf(picture)
      const { shot, faults: wrong } = await camera.take(picture, {
        axe: atLength || picture.look === picture.scene.reviewed[0] || picture.look.theme === 'light',
        finger: isTried(picture.scene, picture.look),
      })
      faults.push(...wrong.map(fault => `${name}: ${fault}`))
      const isKept = picture.scene.reviewed.includes(picture.look)
      if (!isKept) continue
      const difference = isReviewed(name) ? await darkroom.difference(name, shot) : 'new'
      if (difference === null) continue
      if (accepted !== null) keep(name, shot)
      else {
        changed.push(name)
        const path = join(artefacts, name)
        mkdirSync(dirname(path), { recursive: true })
        if (difference === 'new') writeFileSync(`${path}.webp`, shot)
        else writeFileSync(`${path}.png`, Buffer.from(difference.sheet.split(',')[1]!, 'base64'))
      }
    }
    return { changed, faults }
  }

  test.each(Object.keys(SIZES) as Size[])('looks as it was reviewed at %s size', async size => {
    const camera = await Camera.at(size, chromium, gallery)
    const { changed, faults } = await look(
      camera,
      looked.filter(({ look }) => look.size === size),
    )
    await camera.close()
    expect(faults).toEqual([])
    expect(
      changed,
      'These look otherwise than reviewed: test/artefacts/gallery has each as it was, as it is and what differs, side by side; ' +
        'npm run gallery shows them live. If they are right: npm run gallery -- --accept [part of a name]',
    ).toEqual([])
  })

  test.skipIf(accepted !== null)('a TV has all of a full table in sight, in every language', async () => {
    const camera = await Camera.at('table', chromium, gallery)
    const faults: string[] = []
    for (const scene of await televised)
      for (const language of LANGUAGES) {
        const look = { size: 'table', language, text: 100, theme: 'dark', eyes: 'usual' } as const
        const wrong = await camera.misplaced({ scene, look })
        faults.push(...wrong.map(fault => `${scene.name}, ${language}: ${fault}`))
      }
    await camera.close()
    expect(faults).toEqual([])
  })

  test('keeps no picture of a scene that is gone', () => {
    const gone = strays(pictures)
    if (accepted !== null) gone.splice(0).forEach(throwAway)
    expect(gone, 'npm run gallery -- --accept takes them away').toEqual([])
  })
})
