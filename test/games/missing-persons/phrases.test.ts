// Answers for: how questions sound. Plainly with every rank, and in the wordings of our phrase book.
import { describe, expect, test } from 'vitest'
import {
  wordingsOf,
  plainWording,
  questionProperty,
  parseWording,
} from '../../../shared/games/missing-persons/phrases.ts'
import { ARCS, isArc, QUESTIONS, ranksOf, type Question } from '../../../shared/games/missing-persons/questions.ts'

describe('a plain question', () => {
  test.each<[Question, string]>([
    ['red', 'Is your card red?'],
    ['S', 'Is your card a spade?'],
    ['royal', 'Is your card a royal?'],
    ['arc:6-10', 'Is your card between 5 and J: 6, 7, 8, 9 or 10?'],
    ['arc:12-4', 'Is your card between J and 5: Q, K, A, 2, 3 or 4?'],
    ['arc:11-12', 'Is your card between 10 and K: J or Q?'],
    ['arc:7-4', 'Is your card between 6 and 5: 7, 8, 9, 10, J, Q, K, A, 2, 3 or 4?'],
  ])('%s: %s', (question, sentence) => expect(plainWording(question)).toBe(sentence))
  test('about an arc says every rank of it', () => {
    for (const arc of ARCS)
      expect(
        questionProperty(arc)
          .split(': ')[1]!
          .split(/, | or /),
        arc,
      ).toHaveLength(ranksOf(arc).length)
  })
})

describe('the phrase book', () => {
  test('has at least three wordings for every one of the 137', () => {
    for (const question of QUESTIONS) expect(new Set(wordingsOf(question)).size, question).toBeGreaterThanOrEqual(3)
  })
  test('each is a question of at most 140 characters that does not say what it means', () => {
    for (const question of QUESTIONS)
      for (const wording of wordingsOf(question)) {
        expect([...wording].length, wording).toBeLessThanOrEqual(140)
        expect(wording).toMatch(/^[A-Z].*\?$/)
        if (!isArc(question))
          expect(wording).not.toMatch(/\b(red|black|spades?|hearts?|diamonds?|clubs?|royals?)\b(?!-)/i)
      }
  })
  test('no wording means two things', () => {
    const all = QUESTIONS.flatMap(question => wordingsOf(question))
    expect(new Set(all).size).toBe(all.length)
  })
  test('about an arc names each of its ranks, in the theme', () => {
    expect(wordingsOf('arc:12-2')).toEqual([
      'Did the mad clock strike twelve, thirteen, one or two as your suspect left?',
      'Did the lift let your suspect out at the roof, the flagpole, the cellar or 2?',
      'On the night train, was your suspect’s seat in the diner, the royal saloon, the engine or 2?',
      'Would the postman ring for your suspect at the villa, the palace, the gatehouse or 2?',
    ])
    for (const arc of ARCS)
      for (const wording of wordingsOf(arc))
        expect(wording.split(/, (?!was)| or /), wording).toHaveLength(ranksOf(arc).length)
  })
})

describe('what the computer understands', () => {
  test('every wording of the book and every plain question', () => {
    for (const question of QUESTIONS)
      for (const wording of [plainWording(question), ...wordingsOf(question)])
        expect(parseWording(wording), wording).toBe(question)
  })
  test.each<[string, Question]>([
    ['is it RED?', 'red'],
    ['A spade?', 'S'],
    ['Do you hold one of the hearts', 'H'],
    ['is your card a face card', 'royal'],
    ['Is it between 5 and J?', 'arc:6-10'],
    ['between the jack and the five?', 'arc:12-4'],
    ['Is it between an Ace and a 10?', 'arc:2-9'],
  ])('own words that say one property plainly: %s', (wording, question) => expect(parseWording(wording)).toBe(question))
  test.each([
    '',
    'Is it raining?',
    'red or black?',
    'Is it not red?',
    'It isn’t a club?',
    'Is it between 9 and J?',
    'between you and me?',
    'Is it red and between 5 and J?',
    'Is it not between 5 and J?',
    '漢字',
  ])('nothing in: %s', wording => expect(parseWording(wording)).toBeNull())
})
