// Law: a game is called by one title everywhere, which tells it apart from every other game.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { games } from '../../shared/games/index.ts'
import { LANGUAGES } from '../../shared/words/language.ts'
import { shownTitleIn } from '../kit/games.ts'

const top = fileURLToPath(new URL('../../renderer/', import.meta.url))
const files = readdirSync(top, { recursive: true, encoding: 'utf8' })
  .map(path => path.replaceAll('\\', '/'))
  .filter(path => /\.(ts|vue)$/.test(path))
const filesWith = (text: RegExp) => files.filter(path => text.test(readFileSync(join(top, path), 'utf8'))).sort()

/** Covers and lobby cards show it below the title, the rules are those of the book, and a search finds both. */
const WITH_THE_BOOKS_NAME = [
  'pages/RulesSheet.vue',
  'pages/home/GameCovers.vue',
  'pages/home/PastGamesByEvening.vue',
  'pages/lobby/GameChoice.vue',
  'use/game/gameTitles.ts',
]
/** What still tells the games apart where a narrow bar cuts the end off. */
const LETTERS_OF_A_NARROW_BAR = 8

test.each(LANGUAGES)('the titles shown differ within their first letters: %s', language => {
  const offered = games.filter(({ isOffered }) => isOffered)
  const beginnings = offered.map(({ id }) => shownTitleIn(language, id).slice(0, LETTERS_OF_A_NARROW_BAR))
  expect(new Set(beginnings).size, beginnings.join(', ')).toBe(offered.length)
})

test('the name in the book stands only beside the title, on covers, lobby cards and rules', () => {
  expect(filesWith(/\bbookTitleOfGame\b/)).toEqual(WITH_THE_BOOKS_NAME)
})

test('no page reads a title past the function that tells the games apart', () => {
  expect(filesWith(/games\/titles\/(en|de|fr|es)\.ts/)).toEqual(['use/game/gameTitles.ts'])
  expect(filesWith(/\bgame(\.value)?\??\.words\.title\b/)).toEqual([])
})
