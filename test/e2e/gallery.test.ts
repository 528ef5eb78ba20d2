// Tests the gallery: every scene looks as reviewed, axe finds nothing, nothing is cut off or too wide, and the console is silent.
// `npm run gallery -- --accept [part of a name, or several with commas]` accepts the current pictures as reviewed.
import { rmSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { isTried } from '../gallery/fingers.ts'
import { misplaced, overlaid } from '../gallery/inspect.ts'
import { inPatches } from '../gallery/patches.ts'
import { everyLook, photographed, type Picture } from '../gallery/photographed.ts'
import { Camera, Darkroom, isReviewed, keep, keepBrowser, nameOf, strays, throwAway } from '../gallery/photographs.ts'
import { EYES, kindOf, SIZES, type Size } from '../gallery/scene.ts'
import { scenes as found, televised } from '../gallery/scenes.ts'
import { openBuiltGallery, type Gallery } from '../gallery/server.ts'
import { atLength } from '../kit/effort.ts'
import { FURTHER_LANGUAGES, LANGUAGES_IN_BROWSERS, LAYOUT_LANGUAGES } from '../kit/languages.ts'
import { ARTEFACTS, browser, CHROMIUM } from './kit.ts'

const scenes = await found
const pictures = photographed(scenes)
const televisedIn = (await televised).flatMap(scene =>
  LANGUAGES_IN_BROWSERS.map(language => [scene.name, language, scene] as const),
)

/** Part of the names of pictures to accept; null: none. */
const accepted = process.env['ACCEPT'] ?? null

/** The pictures to check: in long runs every scene in every look. Those without a reviewed picture are only inspected. */
function toLookAt(): readonly Picture[] {
  if (accepted !== null)
    return pictures.filter(picture => accepted.split(',').some(part => nameOf(picture).includes(part)))
  if (!atLength) return pictures
  const isKept = new Map(pictures.map(picture => [nameOf(picture), picture]))
  const listed = scenes.flatMap(scene => [...everyLook(scene), ...scene.looks].map(look => ({ scene, look })))
  const each = new Map([...listed, ...pictures].map(picture => [nameOf(picture), picture]))
  return [...each].map(([name, picture]) => isKept.get(name) ?? picture)
}

/** The first picture of each kind of scene. axe checks those, and each scene in the light theme, whose contrasts differ. */
const firstOfKind = new Set(
  [...new Map(pictures.toReversed().map(picture => [kindOf(picture.scene), picture])).values()].map(nameOf),
)

test('every page, part and game is photographed, in every size, language, theme and large text', () => {
  const photographedScenes = new Set(pictures.map(({ scene }) => scene.name))
  for (const { name } of scenes)
    if (games.every(({ id }) => !name.startsWith(`${id}/`))) expect(photographedScenes, name).toContain(name)
  for (const { id } of games.filter(({ isOffered }) => isOffered)) {
    const all = pictures.filter(({ scene }) => scene.name.startsWith(`${id}/`)).map(({ look }) => look)
    const own = all.filter(({ language }) => LAYOUT_LANGUAGES.some(one => one === language))
    const ways = new Set(own.map(({ size, language }) => `${size} ${language}`))
    expect(ways, id).toEqual(
      new Set(Object.keys(SIZES).flatMap(size => LAYOUT_LANGUAGES.map(language => `${size} ${language}`))),
    )
    for (const further of FURTHER_LANGUAGES)
      expect(all.filter(({ language }) => language === further).length, `${id}, ${further}`).toBe(1)
    expect(new Set(own.map(({ text }) => text)), id).toEqual(new Set([100, 200]))
    expect(new Set(own.map(({ theme }) => theme)), id).toEqual(new Set(['dark', 'light']))
  }
  for (const size of ['seat', 'table'] as const) {
    const eyes = pictures.filter(({ look }) => look.size === size).map(({ look }) => look.eyes)
    expect(new Set(eyes), `at ${size} size`).toEqual(new Set(EYES))
  }
  for (const further of FURTHER_LANGUAGES) {
    const pages = pictures.filter(({ look }) => look.language === further).map(({ scene }) => scene.name)
    expect(pages, further).toEqual(expect.arrayContaining(['home/first visit', 'lobby/more options']))
  }
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length)
})

test('single pixels do not count as a change, but a stroke of a letter does', () => {
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

  /** The faults of a picture. Keeps a picture that is to be accepted. */
  async function look(picture: Picture): Promise<{ changed: boolean; faults: readonly string[] }> {
    const name = nameOf(picture)
    const { shot, faults } = await (
      await cameraAt(picture.look.size)
    ).take(picture, {
      axe: atLength || firstOfKind.has(name) || picture.look.theme === 'light',
      finger: isTried(picture.scene, picture.look),
    })
    if (!pictures.includes(picture)) return { changed: false, faults }
    const difference = isReviewed(name) ? await darkroom.difference(name, shot) : 'new'
    if (difference === null) return { changed: false, faults }
    if (accepted !== null) {
      keep(name, shot)
      return { changed: false, faults }
    }
    const path = join(artefacts, name)
    mkdirSync(dirname(path), { recursive: true })
    if (difference === 'new') writeFileSync(`${path}.webp`, shot)
    else writeFileSync(`${path}.png`, Buffer.from(difference.sheet.split(',')[1]!, 'base64'))
    return { changed: true, faults }
  }

  /** One page per size: a new page takes longer than a picture. */
  const cameras = new Map<Size, Promise<Camera>>()
  function cameraAt(size: Size): Promise<Camera> {
    const camera = cameras.get(size) ?? Camera.at(size, chromium, gallery)
    cameras.set(size, camera)
    return camera
  }

  const bySize = (Object.keys(SIZES) as Size[]).flatMap(size => toLookAt().filter(({ look }) => look.size === size))
  test.each(bySize.map(picture => [nameOf(picture), picture] as const))(
    '%s looks as it was reviewed',
    async (_, picture) => {
      const { changed, faults } = await look(picture)
      expect(faults).toEqual([])
      expect(
        changed,
        'It looks otherwise than reviewed: test/artefacts/gallery has it as it was, as it is and what differs, side by side; ' +
          'npm run gallery shows it live. If it is right: npm run gallery -- --accept [part of a name]',
      ).toBe(false)
    },
  )

  test.skipIf(accepted !== null).each(televisedIn)(
    'a TV shows everything without scrolling, and nothing over words: %s, %s',
    async (_, language, scene) => {
      const look = { size: 'table', language, text: 100, theme: 'dark', eyes: 'usual' } as const
      const camera = await cameraAt('table')
      expect(await camera.inspect({ scene, look }, misplaced, overlaid)).toEqual([])
    },
  )

  test('keeps no pictures of scenes that no longer exist', () => {
    const gone = strays(pictures).filter(name => (accepted ?? '').split(',').some(part => name.includes(part)))
    if (accepted !== null) gone.splice(0).forEach(throwAway)
    expect(gone, 'npm run gallery -- --accept takes them away').toEqual([])
  })
})
