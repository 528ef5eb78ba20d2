// @vitest-environment happy-dom
// The letters of court cards follow this device's setting.
import { beforeEach, expect, test } from 'vitest'
import { hasOwnCourtLetters, rankLetter } from '../../../../renderer/device/page/courtLetters.ts'
import { loadSettings, setSetting } from '../../../../renderer/device/page/settings.ts'
import { labels as english } from '../../../../renderer/games/mind-reader/labels/en.ts'
import { labels as mindReader } from '../../../../renderer/games/mind-reader/labels/de.ts'
import { labels as missingPersons } from '../../../../renderer/games/missing-persons/labels/de.ts'
import { labels as frenchMissingPersons } from '../../../../renderer/games/missing-persons/labels/fr.ts'
import { labels as precognition } from '../../../../renderer/games/precognition/labels/de.ts'

beforeEach(() => {
  localStorage.clear()
  loadSettings()
  setSetting('courts', 'JQK')
})
const courts = [11, 12, 13] as const

test('a German card has J, Q and K, or B, D and K if this device is set so', () => {
  const drawn = () => [mindReader, missingPersons, precognition].map(({ rank }) => courts.map(of => rank(of)).join(''))
  expect(drawn()).toEqual(['JQK', 'JQK', 'JQK'])
  setSetting('courts', 'own')
  expect(drawn()).toEqual(['BDK', 'BDK', 'BDK'])
  expect(courts.map(of => english.rank(of)).join('')).toBe('JQK')
})

test.each([
  ['de', missingPersons, '10 B D K'],
  ['fr', frenchMissingPersons, '10 V D R'],
] as const)('the ranks of a question have the letters of the cards: %s', (_, { ranks }, own) => {
  expect(ranks([10, ...courts])).toBe('10 J Q K')
  setSetting('courts', 'own')
  expect(ranks([10, ...courts])).toBe(own)
})

test('numbers, aces and jokers keep theirs', () => {
  setSetting('courts', 'own')
  for (const letter of ['★', 'A', '2', '10', 'K']) expect(rankLetter(letter, 'de')).toBe(letter)
})

test('only languages whose packs have letters of their own offer the choice', () => {
  expect((['en', 'de', 'fr'] as const).map(hasOwnCourtLetters)).toEqual([false, true, true])
  setSetting('courts', 'own')
  expect(['J', 'Q', 'K', 'A', '10'].map(letter => rankLetter(letter, 'fr')).join('')).toBe('VDRA10')
})
