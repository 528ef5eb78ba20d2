// Names in French: elision, what belongs to whom, and who is addressed.
import { describe, expect, test } from 'vitest'
import { withDe, formatNumber, formatPercentage, frenchGrammar, listNames } from '../../../shared/words/fr/grammar.ts'
import {
  deedSentence,
  possessivePiece,
  winnersSentence,
  winnersTogetherSentence,
} from '../../../shared/words/fr/verbs.ts'
import { plainText, type Sentence } from '../../../shared/words/sentence.ts'

const said = (sentence: Sentence, reader: number | null, names = ['Ana', 'Ben', 'Élise']) =>
  plainText(sentence, { reader, names, card: String, grammar: frenchGrammar })

test.each([
  ['Ana', 'd’Ana'],
  ['Ben', 'de Ben'],
  ['Élise', 'd’Élise'],
  ['Œdipe', 'd’Œdipe'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['Hugo', 'de Hugo'],
  ['7', 'de 7'],
  ['漢字', 'de 漢字'],
])('“de” loses its vowel before another one: %s', (name, called) => expect(withDe(name)).toBe(called))

describe('what belongs to a player', () => {
  const card: Sentence = [possessivePiece(0, ['la carte', 'ta carte']), ' est visible.']
  test('is theirs for others, and yours for its owner, with a capital where it begins', () => {
    expect(said(card, null)).toBe('La carte d’Ana est visible.')
    expect(said(card, 1, ['Ben', 'Ana'])).toBe('La carte de Ben est visible.')
    expect(said(card, 0)).toBe('Ta carte est visible.')
    expect(said(['Voici ', ...card], 0)).toBe('Voici ta carte est visible.')
  })
})

test('whoever reads it is « tu », as who did it and as whom it was done to', () => {
  const sentence = (reader: number | null) => said([...deedSentence(0, 1, reader, 'montré'), '.'], reader)
  expect([null, 0, 1, 2].map(sentence)).toEqual([
    'Ana a montré à Ben.',
    'Tu as montré à Ben.',
    'Ana t’a montré.',
    'Ana a montré à Ben.',
  ])
})

test('winners agree with how many they are and with who reads', () => {
  const sentence = (winners: readonly number[], reader: number | null) => said(winnersSentence(winners, reader), reader)
  expect(sentence([], 0)).toBe('Personne n’a gagné')
  expect(sentence([1], 1)).toBe('Tu as gagné')
  expect(sentence([0, 1], null)).toBe('Ana et Ben se partagent la victoire')
  expect(sentence([0, 1], 1)).toBe('Toi et Ana partagez la victoire')
  expect(said(winnersTogetherSentence([0, 1], 1), 1)).toBe('Toi et Ana avez gagné ensemble')
  expect(said(winnersTogetherSentence([0, 1], null), null)).toBe('Ana et Ben ont gagné ensemble')
})

test('lists, numbers and percentages are written as the French do', () => {
  expect(listNames(['Ana', 'Ben', 'Cléo'])).toBe('Ana, Ben et Cléo')
  expect(formatNumber(1_072_071)).toBe('1\u202f072\u202f071')
  expect(formatPercentage(0.62)).toMatch(/^62[\u00a0\u202f]%$/)
})

test('a form that French does not have is refused', () => {
  expect(() => frenchGrammar.player('Ana', 'possessive')).toThrow('French has no form “possessive”')
})
