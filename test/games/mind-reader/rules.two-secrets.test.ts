// Tests the option `secretCards: two`.
import { describe, expect, test } from 'vitest'
import { cardsOf, dealt } from './table.ts'

const three = ['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5', 'S1 S2 S3 S4 S5'] as const
const two = { secretCards: 'two' } as const

describe('two Secret Cards', () => {
  test('five cards are dealt and two hidden, left and right', () => {
    const table = dealt(three, { ...two, hidden: false })
    expect(table.state.open.pile).toBe(65 - 15)
    const ana = table.seat(0)
    expect(ana.may({ type: 'hide', cards: ['R1'] })).toBe(false)
    expect(ana.may({ type: 'hide', cards: ['R1', 'R1'] })).toBe(false)
    ana.hides('R4', 'R2')
    expect(table.state.own[0]).toEqual({ hand: cardsOf('R1 R3 R5'), secrets: ['R4', 'R2'], asked: null })
    expect(table.state.open.cards).toEqual([3, 5, 5])
  })
  test('a question says which', () => {
    const table = dealt(['R1 R2 R3 R4 R5', 'P1 P13 P3 P4 P5'], two)
    table.seat(0).asks(1, 'rank', 'R3', 1)
    expect(table.last('asked')).toEqual({
      type: 'asked',
      by: 0,
      of: 1,
      place: 1,
      pair: true,
      question: 'rank',
      card: 'R3',
      clue: 'lower',
    })
    table.seat(0).draws()
    table.seat(1).asks(0, 'rank', 'P3', 0)
    expect(table.last('asked')).toMatchObject({ place: 0, clue: 'higher' })
  })
  test('each card named rightly is taken; its player is out when both are gone', () => {
    const table = dealt(three, two)
    table.seat(0).names(1, 'P2', 1)
    expect(table.points).toEqual([10, 0, 0])
    expect(table.state.open.out[1]).toBe(false)
    expect(table.state.own[1]).toMatchObject({ hand: cardsOf('P3 P4 P5'), secrets: ['P1', null] })
    expect(table.seat(0).may({ type: 'name', of: 1, place: 1, card: 'P9' })).toBe(false)
    expect(table.seat(0).may({ type: 'ask', of: 1, place: 1, card: 'R3', question: 'rank' })).toBe(false)
    expect(table.seat(0).may({ type: 'ask', of: 1, place: 0, card: 'R3', question: 'rank' })).toBe(true)
    expect(table.seat(0).may({ type: 'ask', of: 2, place: 1, card: 'R3', question: 'rank' })).toBe(true)
    table.seat(0).names(1, 'P1', 0)
    expect(table.state.open.out[1]).toBe(true)
    expect(table.last('left')).toMatchObject({ by: 1, cards: cardsOf('P3 P4 P5') })
  })
  test('a card named at the wrong place is wrong', () => {
    const table = dealt(three, two)
    table.seat(0).names(1, 'P2', 0)
    expect(table.last('named')).toMatchObject({ right: false })
    expect(table.seat(0).heard('showed')).toEqual([{ type: 'showed', by: 1, to: 0, place: 0, pair: true, card: 'P1' }])
  })
  test('a wrong naming costs the guesser one of their two, their choice', () => {
    const table = dealt(three, two)
    table.seat(0).names(1, 'P9')
    expect(table.state.open).toMatchObject({ phase: 'lose', owes: { to: 1 } })
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).offers).toEqual([{ type: 'lose', place: { is: 'oneOf', values: [0, 1] } }])
    table.seat(0).does({ type: 'lose', place: 1 })
    expect(table.last('lost')).toEqual({ type: 'lost', by: 0, to: 1, place: 1, pair: true, card: 'R2' })
    expect(table.points).toEqual([0, 10, 0])
    expect(table.state.own[0]!.secrets).toEqual(['R1', null])
  })
  test('a guesser with one card left stays in, but the turn is over', () => {
    const table = dealt(three, two)
    table.seat(0).names(1, 'P9')
    table.seat(0).does({ type: 'lose', place: 0 })
    expect(table.state.open.out[0]).toBe(false)
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).hand).toHaveLength(3) // nothing was played, nothing is drawn
  })
  test('the turn then ends as usual: a played card is replaced', () => {
    const table = dealt(three, { ...two, draws: 'W1' })
    table.seat(0).asks(1, 'rank', 'R3')
    table.seat(0).names(1, 'P9')
    table.seat(0).does({ type: 'lose', place: 0 })
    expect(table.seat(0).hand).toEqual(cardsOf('R4 R5 W1'))
    expect(table.toMove).toEqual([1])
  })
  test('they are out when both are gone, without a choice', () => {
    const table = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5'], { ...two, length: 'one hand' })
    table.seat(0).names(1, 'P9')
    table.seat(0).does({ type: 'lose', place: 0 })
    table.seat(1).asks(0, 'rank', 'P3', 1)
    table.seat(1).draws()
    table.seat(0).names(1, 'P9', 1)
    expect(table.state.open.out[0]).toBe(true)
    expect(table.points).toEqual([0, 10 + 10 + 10 + 10])
  })
  test('keeping is worth 10 for each that was not discovered', () => {
    const table = dealt(['R1 R2 R3 R4 R5', 'P1 P2 P3 P4 P5'], { ...two, length: 'one hand' })
    table.seat(0).names(1, 'P2', 1)
    table.seat(0).names(1, 'P1', 0)
    expect(table.last('kept')).toEqual({ type: 'kept', by: 0, points: 20 })
    expect(table.points).toEqual([40, 0])
  })
  test('all in one turn: 20 for each of the cards named in it', () => {
    const table = dealt(three, { ...two, length: 'one hand' })
    table.seat(0).names(1, 'P1', 0)
    table.seat(0).names(1, 'P2', 1)
    table.seat(0).names(2, 'S2', 1)
    table.seat(0).names(2, 'S1', 0)
    expect(table.last('doubled')).toEqual({ type: 'doubled', by: 0, cards: 4 })
    expect(table.points).toEqual([4 * 20 + 2 * 10, 0, 0])
  })
  test('all in one turn: a card taken in an earlier turn does not count', () => {
    const table = dealt(three, { ...two, length: 'one hand' })
    table.seat(0).names(1, 'P1', 0)
    table.seat(0).asks(1, 'rank', 'R3', 1)
    table.seat(0).draws()
    for (const [seat, card] of [
      [1, 'P3'],
      [2, 'S3'],
    ] as const) {
      table.seat(seat).asks(0, 'rank', card)
      table.seat(seat).draws()
    }
    table.seat(0).names(1, 'P2', 1)
    table.seat(0).names(2, 'S1', 0)
    table.seat(0).names(2, 'S2', 1)
    expect(table.points).toEqual([10 + 3 * 20 + 2 * 10, 0, 0])
  })
})
