// Tests naming Secret Cards one by one, rightly and wrongly.
import { describe, expect, test } from 'vitest'
import { cardsOf, dealt } from '../table.ts'

const three = ['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'] as const

describe('a right naming', () => {
  test('takes the card for 10 points, shown to all, and puts its player out', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P1')
    expect(table.last('named')).toEqual({ type: 'named', by: 0, of: 1, place: 0, card: 'P1', right: true })
    expect(table.state.open.secrets[1]).toEqual([{ card: 'P1', taken: 0 }])
    expect(table.points).toEqual([10, 0, 0])
    expect(table.state.open.out).toEqual([false, true, false])
    expect(table.state.own[1]).toEqual({ hand: [], secrets: [null], asked: null })
  })
  test('puts the hand of that player face up on the discards', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P1')
    expect(table.last('left')).toEqual({ type: 'left', by: 1, cards: cardsOf('P2 P3 P4') })
    expect(table.state.sealed.discards).toEqual(['P2', 'P3', 'P4'])
    expect(table.state.open.cards).toEqual([3, 0, 3])
  })
  test('does not end the turn: name another, before or after playing', () => {
    const before = dealt(three)
    before.seat(0).names(1, 'P1')
    expect(before.seat(0).may({ type: 'name', of: 2, place: 0, card: 'S4' })).toBe(true)
    expect(before.seat(0).may({ type: 'ask', of: 2, place: 0, card: 'R2', question: 'rank' })).toBe(true)
    const after = dealt(three)
    after.seat(0).asks(1, 'rank', 'R2')
    after.seat(0).names(1, 'P1')
    expect(after.seat(0).may({ type: 'name', of: 2, place: 0, card: 'S4' })).toBe(true)
    after.seat(0).draws()
    expect(after.toMove).toEqual([2])
  })
})

describe('a wrong naming', () => {
  test('shows the card to the guesser alone', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P9')
    expect(table.seat(0).heard('showed')).toEqual([{ type: 'showed', by: 1, to: 0, place: 0, card: 'P1' }])
    expect(table.seat(2).heard('showed')).toEqual([])
    expect(table.heard('showed')).toEqual([])
    expect(table.state.open.secrets[1]).toEqual([{ card: null, taken: null }])
    expect(table.state.own[1]!.secrets).toEqual(['P1'])
  })
  test('tells the table only that the card is not the one named', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P9')
    expect(table.last('named')).toEqual({ type: 'named', by: 0, of: 1, place: 0, card: 'P9', right: false })
    expect(JSON.stringify(table.table)).not.toContain('"P1"')
  })
  test('gives the guesser’s card to the opponent for 10 points, shown to all', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P9')
    expect(table.last('lost')).toEqual({ type: 'lost', by: 0, to: 1, place: 0, card: 'R1' })
    expect(table.state.open.secrets[0]).toEqual([{ card: 'R1', taken: 1 }])
    expect(table.points).toEqual([0, 10, 0])
  })
  test('puts the guesser out, the hand on the discards, and ends the turn', () => {
    for (const plays of [false, true]) {
      const table = dealt(three)
      if (plays) table.seat(0).asks(1, 'rank', 'R2')
      table.seat(0).names(2, 'P9')
      expect(table.state.open.out).toEqual([true, false, false])
      expect(table.state.sealed.discards).toEqual(['R2', 'R3', 'R4'])
      expect(table.toMove).toEqual([1])
      expect(table.heard('drew')).toEqual([])
    }
  })
  test('keeps points earned before', () => {
    const table = dealt(['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4', 'W1 W2 W3 W4'])
    table.seat(0).names(1, 'P1')
    table.seat(0).names(2, 'S9')
    expect(table.points).toEqual([10, 0, 10, 0])
  })
})

describe('what may be named', () => {
  test('any card but those one holds or hides, of an opponent still in', () => {
    const table = dealt(three)
    const ana = table.seat(0)
    for (const card of cardsOf(three[0])) expect(ana.may({ type: 'name', of: 1, place: 0, card })).toBe(false)
    for (const card of cardsOf('P1 S1 W13 L7')) expect(ana.may({ type: 'name', of: 1, place: 0, card })).toBe(true)
    expect(ana.may({ type: 'name', of: 0, place: 0, card: 'P1' })).toBe(false)
    expect(ana.may({ type: 'name', of: 1, place: 1, card: 'P1' })).toBe(false)
    expect(ana.may({ type: 'declare', cards: ['P1', 'S1'] })).toBe(false)
    ana.names(1, 'P1')
    expect(ana.may({ type: 'name', of: 1, place: 0, card: 'P2' })).toBe(false)
  })
  test('only on one’s turn', () => {
    expect(dealt(three).seat(1).may({ type: 'name', of: 0, place: 0, card: 'R1' })).toBe(false)
  })
})
