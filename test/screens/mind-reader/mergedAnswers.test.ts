// Tests what a player's panel says of their hidden card: all that the answers say together, and nothing twice.
import { describe, expect, test } from 'vitest'
import { mergeAnswers, type MergedAnswer } from '../../../renderer/games/mind-reader/mergedAnswers.ts'
import type { HeardQuestion } from '../../../renderer/games/mind-reader/story.ts'
import { diceFromSeed } from '../../../shared/engine/index.ts'
import {
  compareCards,
  fullDeck,
  rankOf,
  suitOf,
  type Card,
  type Clue,
  type QuestionKind,
} from '../../../shared/games/mind-reader/cards.ts'

const answer = (playedCard: Card | null, clue: Clue, place: 0 | 1 = 0): HeardQuestion => ({
  by: 0,
  of: 1,
  place,
  question: clue === 'stronger' || clue === 'weaker' ? 'suit' : 'rank',
  playedCard,
  clue,
})
const answersAbout = (secret: Card, played: readonly Card[], question: QuestionKind) =>
  played.map(card => answer(card, compareCards(question, card, secret)))

/** The cards that one chip leaves. */
const fits = (card: Card, known: MergedAnswer) =>
  known.kind === 'ranks'
    ? rankOf(card) >= known.from && rankOf(card) <= known.to
    : known.kind === 'suits'
      ? known.suits.includes(suitOf(card))
      : known.heard.playedCard === null ||
        compareCards(known.heard.question, known.heard.playedCard, card) === known.heard.clue

describe('what several answers say of a hidden card', () => {
  test('of ranks only the tightest bounds are shown, as one range', () => {
    const heard = answersAbout('S7', ['R12', 'P13', 'W1', 'L6', 'R10'], 'rank')
    expect(mergeAnswers(heard, fullDeck(false))).toEqual([{ kind: 'ranks', place: 0, from: 7, to: 9 }])
  })

  test('a bound on one side stays the answer that set it', () => {
    const heard = answersAbout('S7', ['R12', 'P13', 'W9'], 'rank')
    expect(mergeAnswers(heard, fullDeck(false))).toEqual([{ kind: 'answer', heard: heard[2] }])
  })

  test('the same rank makes every other answer about ranks superfluous', () => {
    const heard = answersAbout('S7', ['R12', 'P7', 'W1'], 'rank')
    expect(mergeAnswers(heard, fullDeck(false))).toEqual([{ kind: 'answer', heard: heard[1] }])
  })

  test('of suits those are shown that are left', () => {
    // weaker than Rock leaves Scissors and Lizard, weaker than Scissors Paper and Lizard
    const heard = [...answersAbout('L7', ['R13', 'S1'], 'suit'), ...answersAbout('L7', ['R8', 'P4'], 'rank')]
    expect(mergeAnswers(heard, fullDeck(false))).toEqual([
      { kind: 'suits', place: 0, suits: ['L'] },
      { kind: 'ranks', place: 0, from: 5, to: 7 },
    ])
  })

  test('each of two cards has its own, and a card played in secret says little and comes last', () => {
    const heard = [answer('R4', 'lower', 1), answer(null, 'higher'), answer('R9', 'higher'), answer('P3', 'lower')]
    expect(mergeAnswers(heard, fullDeck(false))).toEqual([
      { kind: 'answer', heard: heard[1] },
      { kind: 'answer', heard: heard[0] },
      { kind: 'ranks', place: 0, from: 4, to: 8 },
    ])
  })

  test('answers given by hand that contradict each other are all shown', () => {
    const heard = [answer('R4', 'higher'), answer('P9', 'lower')]
    expect(mergeAnswers(heard, fullDeck(false)).map(known => known.kind)).toEqual(['answer', 'answer'])
  })

  test.each([false, true])('nothing that was said is lost, and it is never longer; jokers: %s', jokers => {
    const dice = diceFromSeed(`merged answers ${jokers}`)
    const deck = fullDeck(jokers)
    let merged = 0
    for (let game = 0; game < 400; game++) {
      const cards = dice.shuffle(deck)
      const [secret, ...played] = cards.slice(0, 3 + dice.below(7)) as [Card, ...Card[]]
      const heard = played.map(card => answersAbout(secret, [card], dice.below(2) === 0 ? 'rank' : 'suit')[0]!)
      const known = mergeAnswers(heard, deck)
      const others = deck.filter(card => !played.includes(card))
      const left = (these: readonly MergedAnswer[]) => others.filter(card => these.every(one => fits(card, one)))
      expect(left(known)).toEqual(left(heard.map(one => ({ kind: 'answer', heard: one }))))
      expect(known.length).toBeLessThanOrEqual(heard.length)
      merged += heard.length - known.length
    }
    expect(merged).toBeGreaterThan(400)
  })
})
