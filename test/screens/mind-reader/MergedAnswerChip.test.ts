// @vitest-environment happy-dom
// Tests the answer in short at a player: it says what is known of their card, in words, in each language.
import { DOMWrapper, mount } from '@vue/test-utils'
import { afterEach, describe, expect, test } from 'vitest'
import MergedAnswerChip from '../../../renderer/games/mind-reader/MergedAnswerChip.vue'
import type { HeardQuestion } from '../../../renderer/games/mind-reader/story.ts'
import { switchLanguage } from '../../../renderer/device/words/language.ts'
import { compareCards, SUITS, type Card, type Clue } from '../../../shared/games/mind-reader/cards.ts'
import { called } from '../../kit/screens.ts'

const chip = (card: Card | null, clue: Clue | null) => {
  const question = clue === 'stronger' || clue === 'weaker' ? 'suit' : 'rank'
  const heard: HeardQuestion = { by: 0, of: 1, place: 0, question, playedCard: card, clue }
  return mount(MergedAnswerChip, { props: { mergedAnswer: { kind: 'answer', heard }, two: false } })
}

afterEach(() => switchLanguage('en'))

describe('what is known of their card', () => {
  test.each<[Card | null, Clue, string, string, string]>([
    ['R6', 'higher', 'below 6', 'unter 6', '▼'],
    ['R6', 'lower', 'above 6', 'über 6', '▲'],
    ['W11', 'higher', 'below Jack', 'unter Bube', '▼'],
    ['L1', 'same', 'rank Ace', 'Wert Ass', '='],
    ['R6', 'stronger', 'weaker than 6 of Rock', 'schwächer als Stein 6', '▼'],
    ['R6', 'weaker', 'stronger than 6 of Rock', 'stärker als Stein 6', '▲'],
    [null, 'stronger', 'weaker than the card played in secret', 'schwächer als verdeckte Karte', '▼'],
  ])('%s was %s: %s', async (card, clue, english, german, sign) => {
    const read = () => called(new DOMWrapper(chip(card, clue).element)).replace(/(than|als)(?=\S)/, '$1 ')
    expect(read()).toBe(english)
    expect(chip(card, clue).text()).toContain(sign)
    await switchLanguage('de')
    expect(read()).toBe(german)
  })
})

test.each([
  ['fr', 'moins que 6', 'plus que 6', 'valeur 6', 'plus faible que', 'plus forte que'],
  ['es', 'menor que 6', 'mayor que 6', 'valor 6', 'más débil que', 'más fuerte que'],
] as const)('%s turns each answer round to their card too', async (language, below, above, same, weaker, stronger) => {
  await switchLanguage(language)
  const read = (clue: Clue) => chip('R6', clue).text()
  expect(read('higher')).toContain(below)
  expect(read('lower')).toContain(above)
  expect(read('same')).toContain(same)
  expect(read('stronger')).toContain(weaker)
  expect(read('weaker')).toContain(stronger)
})

test('where a TV has no room for words, the same is said in signs', () => {
  expect(chip('W11', 'higher').text()).toContain('< Jack')
  expect(chip('R6', 'lower').text()).toContain('> 6')
  expect(chip('R6', 'weaker').text()).toMatch(/^▲▲/) // and the words' own
  expect(chip('L1', 'same').text()).not.toMatch(/[<>]/)
})

test('a word by suits holds for every card that would be answered so, also of the same suit', () => {
  for (const played of SUITS.map((suit): Card => `${suit}6`))
    for (const hidden of SUITS.flatMap((suit): Card[] => [`${suit}2`, `${suit}9`])) {
      const said = chip(played, compareCards('suit', played, hidden)).text()
      expect(said.includes('weaker')).toBe(compareCards('suit', hidden, played) === 'weaker')
    }
})
