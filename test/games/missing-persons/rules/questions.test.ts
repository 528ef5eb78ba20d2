// Tests the questions: how many there are, the arcs of two bounds, their truth for each card, and which are legal.
import { describe, expect, test } from 'vitest'
import { PACK, PERSONS, RANKS, type Card, type Rank } from '../../../../shared/games/missing-persons/cards.ts'
import {
  ARCS,
  arcsBetween,
  arcBounds,
  fittingCardPredicate,
  isArcQuestion,
  isTrueOfCard,
  undecidedQuestions,
  ALL_QUESTIONS,
  ranksOfArc,
  type Question,
} from '../../../../shared/games/missing-persons/rules/questions.ts'
import { dealt } from '../table.ts'

const A = 1
const J = 11
const Q = 12
const K = 13

describe('the pack', () => {
  test('has 54 cards and 53 persons: both jokers are one', () => {
    expect(PACK).toHaveLength(54)
    expect(new Set(PACK)).toEqual(new Set(PERSONS))
    expect(PERSONS).toHaveLength(53)
  })
})

describe('there are 137 questions', () => {
  test('two colours, four suits, royal and 130 arcs', () => {
    expect(ALL_QUESTIONS).toHaveLength(137)
    expect(new Set(ALL_QUESTIONS).size).toBe(137)
    expect(ARCS).toHaveLength(130)
    expect(ALL_QUESTIONS.filter(question => !isArcQuestion(question))).toEqual([
      'red',
      'black',
      'S',
      'H',
      'D',
      'C',
      'royal',
    ])
  })
  test('an arc holds 2 to 11 ranks, thirteen of each length', () => {
    const lengths = ARCS.map(arc => ranksOfArc(arc).length)
    for (let length = 1; length <= 13; length++)
      expect(
        lengths.filter(one => one === length),
        `${length} ranks`,
      ).toHaveLength(length >= 2 && length <= 11 ? 13 : 0)
  })
  test('royal equals between 10 and A, no others are equal, none is true of a single card or joker', () => {
    const crowds = ALL_QUESTIONS.map(question => PERSONS.filter(person => isTrueOfCard(question, person)).join())
    expect(new Set(crowds).size).toBe(136)
    expect(crowds[ALL_QUESTIONS.indexOf('royal')]).toBe(crowds[ALL_QUESTIONS.indexOf('arc:11-13')])
    for (const question of ALL_QUESTIONS) {
      expect(PERSONS.filter(person => isTrueOfCard(question, person)).length, question).toBeGreaterThan(4)
      expect(isTrueOfCard(question, 'X'), question).toBe(false)
    }
  })
})

describe('two bounds give two arcs of the ring, without the bounds', () => {
  test.each<[from: Rank, to: Rank, inside: Rank[] | null, outside: Rank[] | null]>([
    [5, J, [6, 7, 8, 9, 10], [Q, K, A, 2, 3, 4]],
    [10, A, [2, 3, 4, 5, 6, 7, 8, 9], [J, Q, K]],
    [2, 7, [3, 4, 5, 6], [8, 9, 10, J, Q, K, A]],
    [3, 9, [4, 5, 6, 7, 8], [10, J, Q, K, A, 2]],
    [9, J, null, [Q, K, A, 2, 3, 4, 5, 6, 7, 8]],
    [5, 6, null, [7, 8, 9, 10, J, Q, K, A, 2, 3, 4]],
  ])('%i and %i: %j or %j', (from, to, inside, outside) => {
    for (const [a, b] of [
      [from, to],
      [to, from],
    ] as const) {
      const arcs = arcsBetween(a, b)
      expect(arcs.inside && ranksOfArc(arcs.inside)).toEqual(inside)
      expect(arcs.outside && ranksOfArc(arcs.outside)).toEqual(outside)
    }
  })
  test('two equal bounds give no arc', () => {
    for (const rank of RANKS) expect(arcsBetween(rank, rank)).toEqual({ inside: null, outside: null })
  })
  test('each pair of bounds gives arcs between exactly those, and each arc comes from its bounds', () => {
    const given = RANKS.flatMap(from => RANKS.flatMap(to => Object.values(arcsBetween(from, to))))
    expect(new Set(given.filter(arc => arc !== null))).toEqual(new Set(ARCS))
    for (const arc of ARCS) expect(Object.values(arcsBetween(...arcBounds(arc)))).toContain(arc)
  })
})

describe('what is true of a card', () => {
  test.each<[Question, string, string]>([
    ['red', 'H1 D13', 'S1 C13 X'],
    ['black', 'S1 C13', 'H1 D13 X'],
    ['S', 'S1 S13', 'C1 H1 D1 X'],
    ['C', 'C7', 'S7 X'],
    ['royal', 'S11 H12 D13', 'S10 C1 X'],
    ['arc:6-10', 'S6 H10 C8', 'S5 H11 D1 X'],
    ['arc:12-4', 'S12 H13 D1 C4', 'S11 H5 X'],
    ['arc:11-13', 'S11 H13', 'S10 S1 X'],
  ])('%s is true of %s, not of %s', (question, yes, no) => {
    for (const card of yes.split(' ')) expect(isTrueOfCard(question, card as Card), card).toBe(true)
    for (const card of no.split(' ')) expect(isTrueOfCard(question, card as Card), card).toBe(false)
  })
  test('the ace is number 1 and no royal', () => {
    expect(isTrueOfCard('arc:1-2', 'S1')).toBe(true)
    expect(isTrueOfCard('royal', 'S1')).toBe(false)
  })
  test('cards fit the answers when each was the true one', () => {
    const fitsAnswers = fittingCardPredicate([
      { question: 'red', yes: true },
      { question: 'H', yes: false },
      { question: 'arc:1-6', yes: true },
    ])
    expect(PERSONS.filter(fitsAnswers)).toEqual(['D1', 'D2', 'D3', 'D4', 'D5', 'D6'])
    const joker = fittingCardPredicate([
      { question: 'red', yes: false },
      { question: 'black', yes: false },
    ])
    expect(PERSONS.filter(joker)).toEqual(['X'])
  })
})

describe('a question is legal only if the public answers leave both replies possible', () => {
  test('at first all 137 are legal, whatever the asker has seen or hidden', () => {
    const table = dealt() // the asker has seen ten hearts and hidden another
    expect(table.seat(0).questions).toEqual(ALL_QUESTIONS)
  })
  test('a question whose answer follows is not offered', () => {
    const table = dealt()
    table.seat(0).asks('S') // Yes
    const { questions } = table.seat(0)
    for (const known of ['red', 'black', 'S', 'H', 'D', 'C'] as const) expect(questions).not.toContain(known)
    expect(questions).toContain('royal')
    expect(table.seat(0).may({ type: 'ask', question: 'red' })).toBe(false)
    expect(questions).toHaveLength(131)
  })
  test('after red No and black No only the joker is left, and no question', () => {
    expect(undecidedQuestions([{ question: 'red', yes: false }])).toContain('black') // the joker keeps it open
    expect(
      undecidedQuestions([
        { question: 'red', yes: false },
        { question: 'black', yes: false },
      ]),
    ).toEqual([])
  })
  test('cards in a line-up do not count: all 54 are counted', () => {
    const table = dealt({ lines: [HEARTS_AND_SPADES, 'C1 C2 C3 C4 C5 C6 C7 C8 C9 C10'], hides: 'C12 S3', draws: '' })
    table.seat(0).asks('S')
    expect(table.seat(0).questions).toContain('arc:4-5') // the asker sees both
  })
  test('the answers the other got do not matter', () => {
    const table = dealt()
    table.seat(0).asks('H') // No
    table.seat(1).asks('S') // No
    expect(table.seat(0).questions).toContain('S')
    expect(table.seat(0).questions).not.toContain('H')
  })
  test('as long as two persons are left some question separates them; one person leaves none', () => {
    for (const one of PERSONS)
      for (const other of PERSONS)
        if (one < other)
          expect(
            ALL_QUESTIONS.some(question => isTrueOfCard(question, one) !== isTrueOfCard(question, other)),
            `${one} ${other}`,
          ).toBe(true)
  })
})

const HEARTS_AND_SPADES = 'H1 H2 H4 H5 H6 S1 S2 S4 S5 S6'
