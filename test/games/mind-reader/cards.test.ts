// Tests the comparison of a played card with the Secret Card, with every example of the rules page.
import { describe, expect, test } from 'vitest'
import {
  compareRank,
  compareSuit,
  fullDeck,
  rankOf,
  suitOf,
  type Card,
} from '../../../shared/games/mind-reader/cards.ts'
import { dealt } from './table.ts'

const cards = fullDeck(true)
const pairs = cards.flatMap(a => cards.filter(b => b !== a).map(b => [a, b] as const))

describe('the deck', () => {
  test('has five suits from ace to king: 65 cards', () => {
    expect(fullDeck(false)).toHaveLength(65)
    expect(new Set(fullDeck(false)).size).toBe(65)
    expect(fullDeck(false).filter(card => rankOf(card) === 0)).toEqual([])
  })
  test('has 70 cards with one joker per suit', () => {
    expect(fullDeck(true)).toHaveLength(70)
    expect(fullDeck(true).filter(card => rankOf(card) === 0)).toEqual(['R0', 'P0', 'S0', 'W0', 'L0'])
  })
})

describe('higher or lower? depends on rank', () => {
  test.each<[Card, Card, string]>([
    ['R0', 'P0', 'same'],
    ['W0', 'L1', 'lower'],
    ['S13', 'R12', 'higher'],
    ['P7', 'L7', 'same'],
  ])('%s against %s is %s', (played, secret, answer) => expect(compareRank(played, secret)).toBe(answer))
})

describe('stronger or weaker? depends on suit, and within a suit on rank', () => {
  test.each<[Card, Card, string]>([
    ['R5', 'R9', 'weaker'],
    ['R9', 'R5', 'stronger'],
    ['P13', 'S1', 'weaker'],
    ['W2', 'R13', 'stronger'],
    ['L2', 'R13', 'weaker'],
    ['R0', 'P1', 'stronger'],
    ['R0', 'L1', 'weaker'],
    ['R0', 'R1', 'weaker'],
    ['R1', 'P0', 'stronger'],
    ['R0', 'P0', 'stronger'],
    ['P0', 'R0', 'weaker'],
  ])('%s against %s is %s', (played, secret, answer) => expect(compareSuit(played, secret)).toBe(answer))

  test('each suit is stronger than two and weaker than two, as the table says', () => {
    const stronger = (suit: string) =>
      [...'RPSWL'].filter(
        other => other !== suit && compareSuit(`${suit}5` as Card, `${other}5` as Card) === 'stronger',
      )
    expect(Object.fromEntries([...'RPSWL'].map(suit => [suit, stronger(suit).join('')]))).toEqual({
      R: 'SL',
      P: 'RW',
      S: 'PL',
      W: 'RS',
      L: 'PW',
    })
  })
  test('for every pair of different cards exactly one is stronger', () => {
    for (const [a, b] of pairs) expect([compareSuit(a, b), compareSuit(b, a)].sort()).toEqual(['stronger', 'weaker'])
  })
  test('a joker reverses the table once, also against another joker', () => {
    for (const [a, b] of pairs) {
      if (suitOf(a) === suitOf(b)) continue
      const plain = compareSuit(`${suitOf(a)}5`, `${suitOf(b)}5`)
      const joker = rankOf(a) === 0 || rankOf(b) === 0
      expect(compareSuit(a, b) !== plain).toBe(joker)
    }
  })
})

test('the answer is about the played card', () => {
  const table = dealt(['R1 S13 P5 P6', 'R12 L1 L2 L3'])
  table.seat(0).asks(1, 'rank', 'S13')
  expect(table.last('asked')).toMatchObject({ by: 0, of: 1, card: 'S13', clue: 'higher' })
})
