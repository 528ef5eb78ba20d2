// Tests statements and questions: one each, in any order, about the properties in the rules, always true; and the spare hands.
import { describe, expect, test } from 'vitest'
import { fieldChoices, seatsClockwise, offersOfType } from '../../../shared/engine/index.ts'
import {
  STATEMENT_TOPICS,
  answerFromHand,
  COUNT_TOPICS,
  trueValueForHand,
} from '../../../shared/games/communal-deduction/rules/topics.ts'
import { TRAIT_FAMILIES, TRAITS } from '../../../shared/games/communal-deduction/cards.ts'
import type { HandTopic } from '../../../shared/games/communal-deduction/kinds.ts'
import { dealt, handOf } from './table.ts'

const hand = handOf('red red circle | hollow-red-circle filled-red-square')

describe('what can be said of a hand', () => {
  test('the Singles or Completes of a characteristic, the Singles of a family, or one Complete', () => {
    expect(STATEMENT_TOPICS).toHaveLength(9 + 9 + 3 + 27)
    for (const trait of TRAITS) expect(COUNT_TOPICS).toContain(`singles ${trait}`)
    for (const trait of TRAITS) expect(COUNT_TOPICS).toContain(`completes ${trait}`)
    for (const family of TRAIT_FAMILIES) expect(COUNT_TOPICS).toContain(`singles ${family}`)
  })
  test.each<[HandTopic, number | boolean]>([
    ['singles red', 2],
    ['singles circle', 1],
    ['singles blue', 0],
    ['singles colour', 2],
    ['singles shape', 1],
    ['singles fill', 0],
    ['completes red', 2],
    ['completes hollow', 1],
    ['completes triangle', 0],
    ['hollow-red-circle', true],
    ['hollow-red-square', false],
  ])('%s: %s', (about, truth) => expect(trueValueForHand(hand, about)).toBe(truth))
  test('a question is answered by yes, no or a number', () => {
    expect(answerFromHand(hand, 'singles red', 'many')).toBe(2)
    expect(answerFromHand(hand, 'singles red', 'any')).toBe(true)
    expect(answerFromHand(hand, 'singles blue', 'any')).toBe(false)
    expect(answerFromHand(hand, 'singles colour', 'any')).toBe(true)
    expect(answerFromHand(hand, 'completes hollow', 'many')).toBe(1)
    expect(answerFromHand(hand, 'hollow-red-circle', 'any')).toBe(true)
  })
})

describe('statements', () => {
  test('every player makes one, in any order', () => {
    const table = dealt({ seats: 3 })
    expect(table.toMove).toEqual([0, 1, 2])
    table.seat(2).states('singles circle')
    expect(table.toMove).toEqual([0, 1])
    expect(table.seat(2).offers).toEqual([])
    table.seat(0).states('completes red')
    table.seat(1).states('filled-red-triangle')
    expect(table.state.open.phase).toBe('ask')
  })
  test('are true: what is said follows from the hand, and everybody reads it', () => {
    const table = dealt({ seats: 3 })
    table.seat(0).states('completes red')
    table.seat(1).states('singles colour')
    table.seat(2).states('filled-red-triangle')
    expect(table.heard('stated')).toEqual([
      { type: 'stated', by: 0, about: 'completes red', truth: 2 },
      { type: 'stated', by: 1, about: 'singles colour', truth: 1 },
      { type: 'stated', by: 2, about: 'filled-red-triangle', truth: false },
    ])
  })
  test('may be about any property, and about nothing else', () => {
    const table = dealt({ seats: 3 })
    expect(fieldChoices(offersOfType(table.seat(0).offers, 'state'), 'about')).toEqual(STATEMENT_TOPICS)
    expect(table.seat(0).may({ type: 'state', about: 'families red' as never })).toBe(false)
    expect(table.seat(0).may({ type: 'state', about: 'singles red', truth: 3 } as never)).toBe(false)
  })
})

describe('questions', () => {
  const asking = () => {
    const table = dealt({ seats: 3 })
    for (const seat of seatsClockwise(3)) table.seat(seat).states('singles red')
    return table
  }
  test('every player puts one to one other player, in any order', () => {
    const table = asking()
    expect(table.toMove).toEqual([0, 1, 2])
    table.seat(1).asks(0, 'singles blue')
    expect(table.toMove).toEqual([0, 2])
    expect(table.seat(1).offers).toEqual([])
    expect(table.seat(0).may({ type: 'ask', of: 0, about: 'singles red', question: 'many' })).toBe(false)
    table.seat(0).asks(1, 'singles hollow')
    table.seat(2).asks(1, 'singles hollow', 'any')
    expect(table.state.open.phase).toBe('talk')
  })
  test('are answered truthfully, for everybody to read', () => {
    const table = asking()
    table.seat(0).asks(1, 'singles hollow')
    table.seat(1).asks(2, 'completes filled', 'any')
    table.seat(2).asks(1, 'hollow-red-circle', 'any')
    expect(table.heard('asked')).toEqual([
      { type: 'asked', by: 0, of: 1, about: 'singles hollow', question: 'many', truth: 2 },
      { type: 'asked', by: 1, of: 2, about: 'completes filled', question: 'any', truth: true },
      { type: 'asked', by: 2, of: 1, about: 'hollow-red-circle', question: 'any', truth: false },
    ])
  })
  test('are about the same properties; of a Complete one asks whether it is there, not how many', () => {
    const table = asking()
    const asks = offersOfType(table.seat(0).offers, 'ask')
    expect(fieldChoices(asks, 'of')).toEqual([1, 2])
    expect(fieldChoices(asks, 'about', { question: 'any' })).toEqual(STATEMENT_TOPICS)
    expect(fieldChoices(asks, 'about', { question: 'many' })).toEqual(COUNT_TOPICS)
  })
})

describe('spare hands', () => {
  test('are distributed before the talk, each to the player with fewest, first in seat order', () => {
    for (const [seats, holders] of [
      [2, [0, 1, 0, 1, 0, 1, 0, 1, 0]],
      [4, [0, 1, 2, 3, 0, 1, 2, 3, 0]],
      [5, [0, 1, 2, 3, 4, 0, 1, 2, 3]],
      [8, [0, 1, 2, 3, 4, 5, 6, 7, 0]],
      [9, [0, 1, 2, 3, 4, 5, 6, 7, 8]],
    ] as const) {
      const table = dealt({ seats, first: 1 }).talks()
      expect(table.state.open.holders).toEqual(holders)
      for (const seat of seatsClockwise(seats))
        expect(table.state.own[seat]!.hands.map(({ no }) => no)).toEqual(
          holders.flatMap((holder, no) => (holder === seat ? [no] : [])),
        )
      expect(table.state.sealed.spare).toEqual([])
    }
  })
  test('are looked at alone: everybody reads who took which, one player what is in it', () => {
    const table = dealt({ seats: 8 }).talks()
    expect(table.heard('shared')).toEqual([{ type: 'shared', hands: [{ no: 8, to: 0 }] }])
    expect(table.seat(0).heard('received')).toHaveLength(2)
    expect(table.seat(0).heard('received')[1]).toMatchObject({
      by: 0,
      hand: 8,
      singles: ['blue', 'circle', 'triangle'],
    })
    expect(table.seat(1).heard('received')).toHaveLength(1)
  })
  test('with nine players there is none', () => {
    expect(dealt().talks().heard('shared')).toEqual([])
  })
  test('cannot be asked about: statements and questions end before they are taken', () => {
    const table = dealt({ seats: 2 }).talks()
    for (const seat of [0, 1])
      expect(table.seat(seat).offers.some(({ type }) => type === 'state' || type === 'ask')).toBe(false)
  })
})
