// Tests the option `naming: all or nothing`.
import { describe, expect, test } from 'vitest'
import { dealt } from './table.ts'

const two = ['R1 R2 R3 R4', 'P1 P2 P3 P4'] as const
const three = [...two, 'S1 S2 S3 S4'] as const
const four = [...three, 'W1 W2 W3 W4'] as const
const all = { naming: 'all or nothing', length: 'one hand' } as const

describe('all or nothing', () => {
  test('there is no naming of single cards', () => {
    const ana = dealt(three, all).seat(0)
    expect(ana.offers.map(({ type }) => type)).toEqual(['ask', 'declare'])
  })
  test('one declaration names a card for every opponent still in, all different', () => {
    const ana = dealt(three, all).seat(0)
    expect(ana.may({ type: 'declare', cards: ['P1'] })).toBe(false)
    expect(ana.may({ type: 'declare', cards: ['P1', 'P1'] })).toBe(false)
    expect(ana.may({ type: 'declare', cards: ['P1', 'R2'] })).toBe(false)
    expect(ana.may({ type: 'declare', cards: ['P1', 'S1', 'W1'] })).toBe(false)
    expect(ana.may({ type: 'declare', cards: ['P1', 'S1'] })).toBe(true)
  })
  test('when all are right, every card is taken at once and the hand is over', () => {
    const table = dealt(three, all)
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(0).declares('P1', 'S1')
    expect(table.last('declared')).toEqual({
      type: 'declared',
      by: 0,
      cards: [
        { of: 1, place: 0, card: 'P1' },
        { of: 2, place: 0, card: 'S1' },
      ],
      right: true,
      missed: null,
    })
    expect(table.points).toEqual([20 + 20 + 10, 0, 0])
    expect(table.state.outcome?.winners).toEqual([0])
  })
  test('against a single opponent it is worth 10', () => {
    const table = dealt(two, all)
    table.seat(0).declares('P1')
    expect(table.points).toEqual([20, 0])
  })
  test.each([
    [['P9', 'S1', 'W1'], 1],
    [['P1', 'S9', 'W1'], 2],
    [['P1', 'S9', 'W9'], 2],
    [['P1', 'S1', 'W9'], 3],
    [['P9', 'S9', 'W9'], 1],
    [['S1', 'P1', 'W1'], 1],
  ] as const)('%s: one error and it is a wrong naming against the first missed, seat %i', (cards, missed) => {
    const table = dealt(four, all)
    table.seat(0).declares(...cards)
    expect(table.last('declared')).toMatchObject({ right: false, missed })
    expect(table.seat(0).heard('showed')).toMatchObject([{ by: missed, to: 0 }])
    expect(table.last('lost')).toMatchObject({ by: 0, to: missed, card: 'R1' })
    expect(table.points).toEqual([0, 1, 2, 3].map(seat => (seat === missed ? 10 : 0)))
    expect(table.state.open.out).toEqual([true, false, false, false]) // those named rightly stay in
  })
  test('the order is that of the seats, whoever declares', () => {
    const table = dealt(three, { ...all, first: 1 })
    table.seat(1).declares('R9', 'S9')
    expect(table.last('declared')).toMatchObject({ cards: [{ of: 0 }, { of: 2 }], missed: 0 })
  })
  test('with two Secret Cards the order is by seat and place, over what is still hidden', () => {
    const table = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5', 'S1 S2 S3 S4 S5'], { ...all, secretCards: 'two' })
    table.seat(0).declares('P1', 'P9', 'S9', 'S2')
    expect(table.seat(0).heard('showed')).toMatchObject([{ by: 1, place: 1, card: 'P2' }])
    table.seat(0).does({ type: 'lose', place: 0 })
    expect(table.toMove).toEqual([1])
    table.seat(1).declares('R2', 'S1', 'S2')
    expect(table.last('declared').cards).toEqual([
      { of: 0, place: 1, pair: true, card: 'R2' },
      { of: 2, place: 0, pair: true, card: 'S1' },
      { of: 2, place: 1, pair: true, card: 'S2' },
    ])
    expect(table.points).toEqual([0, 10 + 3 * 20 + 2 * 10, 0])
  })
})
