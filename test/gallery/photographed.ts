// Chooses which pictures of the gallery are kept and compared: each thing that can differ, once.
//
// The rule:
// 1. Every page and every part once, at the hardest size: a phone's if it is made for phones.
// 2. Of a game that draws its own screens, what only this game draws, once each: its moves and their sheets, its notebook, its end, its table on a TV.
// 3. What Hunch draws around every game, once in all, each time around another game.
// 4. Then as many more as needed until every pair of size and language occurs among the pages and in every game, in the two
//    languages in which layouts are tried; every pair of size and theme, and of size and larger text; each colour vision;
//    and each group of pages on a laptop.
// 5. In each further language the first page and the lobby on a phone, and one picture of each game: in turn a move, the
//    notebook and the end, on a phone upright and on its side.
// All other pictures are inspected at length (`EFFORT=long`) but not compared.
import { LANGUAGES, type Language } from '../../shared/words/language.ts'
import { gameEntry, games } from '../../shared/games/index.ts'
import { FURTHER_LANGUAGES } from '../kit/languages.ts'
import { groupOf, kindOf, SIZES, type Look, type Scene, type Size } from './scene.ts'

/** A scene with one look. */
export interface Picture {
  readonly scene: Scene
  readonly look: Look
}

/** The names of scenes that a game draws itself. */
const DRAWN_BY_GAME =
  /^(may .*|the notebook|the end|on a TV|the suits|what they know about you|a chance while writing)$/

/** The hardest look of a scene: the least room, the longest words. */
function hardest({ looks }: Scene): Look {
  const ease = ({ size, language, text, theme, eyes }: Look) =>
    (size === 'phone' ? 0 : 4) +
    (language === 'de' ? 0 : 2) +
    (text === 200 || theme === 'light' || eyes !== 'usual' ? 1 : 0)
  return looks.reduce((least, one) => (ease(one) < ease(least) ? one : least))
}

/** All looks of a scene: a display at its own size only, everything else at all others. */
export function everyLook({ display, parts }: Scene): Look[] {
  const sizes = (Object.keys(SIZES) as Size[]).filter(size => (size === 'table') === (display ?? false))
  const texts = display || parts ? ([100] as const) : ([100, 200] as const)
  return sizes.flatMap(size =>
    LANGUAGES.flatMap(language =>
      texts.flatMap(text =>
        (['dark', 'light'] as const).map(theme => ({ size, language, text, theme, eyes: 'usual' as const })),
      ),
    ),
  )
}

/** The pairs a picture covers, each in words. */
function pairsOf({ scene, look: { size, language, text, theme, eyes } }: Picture): string[] {
  const group = groupOf(scene)
  const isGame = gameEntry(group) !== undefined
  const family = isGame ? 'games' : 'pages'
  return [
    `${isGame ? group : family}: ${size} ${language}`,
    `${isGame ? group : family}: ${theme}`,
    `${isGame ? group : family}: ${text}`,
    `${family}: ${size} ${theme}`,
    `${family}: ${size} ${text}`,
    `${size} ${eyes}`,
    ...(isGame || size !== 'seat' ? [] : [`${group}: ${size}`]),
  ]
}

/** The pictures of a further language: see rule 5. */
function inFurtherLanguage(scenes: readonly Scene[], language: Language): Picture[] {
  const at = (scene: Scene, size: Size): Picture => ({
    scene,
    look: { size, language, text: 100, theme: 'dark', eyes: 'usual' },
  })
  const pages = scenes.filter(({ name }) => name === 'home/first visit' || name === 'lobby/more options')
  const ofGames = games
    .filter(({ isOffered }) => isOffered)
    .flatMap(({ id }, nth) => {
      const kind = [/^may (?:ask|predict)$/, /^the notebook$/, /^the end$/][nth % 3]!
      const scene = scenes.find(one => groupOf(one) === id && kind.test(kindOf(one)))
      return scene ? [at(scene, nth % 2 === 0 ? 'phone' : 'side')] : []
    })
  return [...pages.map(scene => at(scene, 'phone')), ...ofGames]
}

/** The pictures that are kept: see the rule above. */
export function photographed(scenes: readonly Scene[]): readonly Picture[] {
  const drawnByHouse = new Map<string, Scene[]>()
  const chosen: Picture[] = []
  const choose = (scene: Scene) => chosen.push({ scene, look: hardest(scene) })
  for (const scene of scenes) {
    const kind = kindOf(scene)
    const entry = gameEntry(groupOf(scene))
    if (!entry || (entry.isOffered && DRAWN_BY_GAME.test(kind))) choose(scene)
    else drawnByHouse.set(kind, [...(drawnByHouse.get(kind) ?? []), scene])
  }
  ;[...drawnByHouse.values()].forEach((all, nth) => choose(all[nth % all.length]!))

  const candidates = scenes.flatMap(scene => scene.looks.map(look => ({ scene, look })))
  const missing = new Set(candidates.flatMap(pairsOf))
  const cover = (picture: Picture) => pairsOf(picture).forEach(pair => missing.delete(pair))
  chosen.forEach(cover)
  while (missing.size > 0) {
    const gain = (picture: Picture) => pairsOf(picture).filter(pair => missing.has(pair)).length
    const best = candidates.reduce((most, one) => (gain(one) > gain(most) ? one : most))
    chosen.push(best)
    cover(best)
  }
  return [...chosen, ...FURTHER_LANGUAGES.flatMap(language => inFurtherLanguage(scenes, language))]
}
