// Tests the course of a hand and of a turn.
import { describe, expect, test } from 'vitest'
import { defaultOptions, startGame } from '../../../shared/engine/index.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { cardsOf, dealt } from './table.ts'

const three = ['R1 R2 R3 R4', 'P1 P2 P3 P4', 'S1 S2 S3 S4'] as const

describe('the deal', () => {
  test('gives four cards to each; the rest is the draw pile', () => {
    for (let seats = 2; seats <= 6; seats++) {
      const { open, own, sealed } = startGame(mindReader, {
        seats,
        options: defaultOptions<MindReader>(mindReader),
        seed: 'deal',
        first: null,
      })
      expect(own.map(({ hand }) => hand.length)).toEqual(Array(seats).fill(4))
      expect(open.pile).toBe(65 - 4 * seats)
      expect(new Set([...own.flatMap(({ hand }) => hand), ...sealed.pile]).size).toBe(65)
    }
  })
  test('is for two to six', () => {
    for (const seats of [1, 7])
      expect(() =>
        startGame(mindReader, { seats, options: defaultOptions<MindReader>(mindReader), seed: 'deal', first: null }),
      ).toThrow(RangeError)
  })
  test('uses 70 cards with jokers', () => {
    const table = dealt(three, { jokers: 'yes' })
    expect(table.state.open.pile).toBe(70 - 12)
    expect(table.seat(0).may({ type: 'name', of: 1, place: 0, card: 'W0' })).toBe(true)
    expect(dealt(three).seat(0).may({ type: 'name', of: 1, place: 0, card: 'W0' })).toBe(false)
  })
  test('has a random dealer, each about as often', () => {
    const dealers = [0, 0, 0, 0]
    for (let i = 0; i < 400; i++)
      dealers[
        startGame(mindReader, {
          seats: 4,
          options: defaultOptions<MindReader>(mindReader),
          seed: `dealer ${i}`,
          first: null,
        }).open.dealer
      ]!++
    for (const times of dealers) expect(times).toBeGreaterThan(60)
  })
  test('shows everybody who dealt, and each player their own cards', () => {
    const table = dealt(three, { hidden: false })
    expect(table.heard('dealt')).toEqual([{ type: 'dealt', hand: 1, dealer: 2, cards: 4 }])
    expect(table.heard('received')).toEqual([])
    expect(table.seat(1).heard('received')).toEqual([{ type: 'received', by: 1, cards: cardsOf(three[1]) }])
  })
})

describe('hiding', () => {
  test('everybody hides one card of their hand, all at the same time, in any order', () => {
    const table = dealt(three, { hidden: false })
    expect(table.toMove).toEqual([0, 1, 2])
    table.seat(2).hides('S3')
    expect(table.toMove).toEqual([0, 1])
    table.seat(0).hides('R1')
    table.seat(1).hides('P4')
    expect(table.state.open.phase).toBe('play')
    expect(table.state.own.map(({ secrets }) => secrets)).toEqual([['R1'], ['P4'], ['S3']])
    expect(table.state.own.map(({ hand }) => hand.join(' '))).toEqual(['R2 R3 R4', 'P1 P2 P3', 'S1 S2 S4'])
    expect(table.state.open.cards).toEqual([3, 3, 3])
  })
  test('is done once, with one of one’s own cards', () => {
    const table = dealt(three, { hidden: false })
    const ana = table.seat(0)
    expect(ana.may({ type: 'hide', cards: ['P1'] })).toBe(false)
    expect(ana.may({ type: 'hide', cards: [] })).toBe(false)
    expect(ana.may({ type: 'hide', cards: ['R1', 'R2'] })).toBe(false)
    ana.hides('R1')
    expect(ana.offers).toEqual([])
  })
  test('is secret: the table reads that it was done, not which card', () => {
    const table = dealt(three)
    expect(table.heard('hid')).toEqual([0, 1, 2].map(by => ({ type: 'hid', by })))
    expect(JSON.stringify(table.table)).not.toMatch(/[RPS]\d/)
  })
})

describe('a turn', () => {
  test('begins left of the dealer', () => {
    for (const first of [0, 1, 2]) {
      const table = dealt(three, { first })
      expect(table.state.open.dealer).toBe((first + 2) % 3)
      expect(table.toMove).toEqual([first])
    }
  })
  test('is to play a card and ask, get the answer and draw; then the next player, clockwise', () => {
    const table = dealt(three, { draws: 'W1 W2 W3' })
    table.seat(0).asks(1, 'suit', 'R2')
    expect(table.last('asked')).toEqual({
      type: 'asked',
      by: 0,
      of: 1,
      place: 0,
      question: 'suit',
      card: 'R2',
      clue: 'weaker',
    })
    expect(table.state.sealed.discards).toEqual(['R2'])
    table.seat(0).draws()
    expect(table.seat(0).hand).toEqual(['R3', 'R4', 'W1'])
    expect(table.seat(0).heard('got')).toEqual([{ type: 'got', by: 0, card: 'W1' }])
    expect(table.heard('got')).toEqual([])
    expect(table.toMove).toEqual([1])
    table.seat(1).asks(2, 'rank', 'P2')
    table.seat(1).draws()
    table.seat(2).asks(0, 'rank', 'S2')
    table.seat(2).draws()
    expect(table.toMove).toEqual([0])
    expect(table.state.open.pile).toBe(65 - 12 - 3)
  })
  test('asks one opponent still in one of the two questions', () => {
    const table = dealt(three)
    const ana = table.seat(0)
    expect(ana.may({ type: 'ask', card: 'R2', of: 0, place: 0, question: 'rank' })).toBe(false)
    expect(ana.may({ type: 'ask', card: 'R1', of: 1, place: 0, question: 'rank' })).toBe(false)
    expect(ana.may({ type: 'ask', card: 'R2', of: 1, place: 1, question: 'rank' })).toBe(false)
    ana.names(1, 'P1')
    expect(ana.may({ type: 'ask', card: 'R2', of: 1, place: 0, question: 'rank' })).toBe(false)
    ana.asks(2, 'rank', 'R2')
    expect(ana.may({ type: 'ask', card: 'R3', of: 2, place: 0, question: 'rank' })).toBe(false)
  })
  test('cannot end without playing a card', () => {
    const ana = dealt(three).seat(0)
    expect(ana.may({ type: 'draw' })).toBe(false)
    expect(ana.may({ type: 'pass' })).toBe(false)
    ana.names(1, 'P1')
    expect(ana.may({ type: 'draw' })).toBe(false)
  })
  test('belongs to one player: the others have no legal move', () => {
    const table = dealt(three)
    for (const seat of [1, 2]) expect(table.seat(seat).offers).toEqual([])
  })
  test('skips those who are out', () => {
    const table = dealt(three)
    table.seat(0).names(1, 'P1')
    table.seat(0).asks(2, 'rank', 'R2')
    table.seat(0).draws()
    expect(table.toMove).toEqual([2])
  })
})

describe('the draw pile', () => {
  test('is made of the shuffled discards when empty', () => {
    const table = dealt(three)
    const { open, sealed } = table.state
    sealed.discards.push(...sealed.pile.splice(0))
    open.pile = 0
    const before = [...sealed.discards, 'R2']
    table.seat(0).asks(1, 'rank', 'R2')
    table.seat(0).draws()
    expect(table.last('reshuffled')).toEqual({ type: 'reshuffled', cards: before.length })
    expect([...sealed.pile, table.seat(0).hand.at(-1)!].sort()).toEqual([...before].sort())
    expect(sealed.pile).not.toEqual(before.slice(0, -1))
    expect(open.pile).toBe(before.length - 1)
    expect(sealed.discards).toEqual([])
  })
  // Playing a card makes a discard, so this position must be set up.
  test('without discards either, no card is drawn and the turn still ends', () => {
    const table = dealt(three)
    table.seat(0).asks(1, 'rank', 'R2')
    table.state.sealed.pile = []
    table.state.sealed.discards = []
    table.state.open.pile = 0
    table.seat(0).draws()
    expect(table.last('stopped')).toEqual({ type: 'stopped', by: 0 })
    expect(table.seat(0).hand).toHaveLength(2)
    expect(table.toMove).toEqual([1])
  })
  test('a player without cards names or passes', () => {
    const table = dealt(three)
    table.state.own[0]!.hand = []
    table.state.open.cards[0] = 0
    const ana = table.seat(0)
    expect(ana.offers.map(({ type }) => type).sort()).toEqual(['name', 'pass'])
    ana.names(1, 'P1')
    expect(ana.offers.map(({ type }) => type).sort()).toEqual(['name', 'pass'])
    ana.does({ type: 'pass' })
    expect(table.last('passed')).toEqual({ type: 'passed', by: 0 })
    expect(table.toMove).toEqual([2])
  })
})
