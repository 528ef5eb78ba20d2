// Tests how a hand ends, what it scores, and how long the game lasts.
import { describe, expect, test } from 'vitest'
import { defaultOptions, startGame, tableView } from '../../../shared/engine/index.ts'
import type { MindReader } from '../../../shared/games/mind-reader/kinds.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { sit, type Sitting } from '../../kit/table.ts'
import { dealt } from './table.ts'

const two = ['R1 R2 R3 R4', 'P1 P2 P3 P4'] as const
const three = [...two, 'S1 S2 S3 S4'] as const

test.each([
  ['one hand', [1, 2, 3]], // seat 1 is out with the most points
  ['one hand each as dealer', [1, 2, 3, 0]], // three more hands follow, in which seat 1 plays again
] as const)('who is out of the last hand and behind cannot win, and is no bet: %s', (length, candidates) => {
  const table = dealt([...three, 'R5 R6 R7 R8'], { length })
  table.seat(0).names(1, 'P9') // out, behind seat 1
  table.seat(1).names(3, 'R9') // out too
  const view = tableView(table.state)
  expect(view.open.out).toEqual([true, true, false, false])
  expect(mindReader.betsOn!(view, 1)).toEqual(candidates)
})

describe('the hand ends when one player is left', () => {
  test('with a right naming: 10 for the card, 10 for keeping one’s own', () => {
    const table = dealt(two, { length: 'to 100' })
    table.seat(0).names(1, 'P1')
    expect(table.last('kept')).toEqual({ type: 'kept', by: 0, points: 10 })
    expect(table.points).toEqual([20, 0])
    expect(table.last('scored')).toEqual({ type: 'scored', gained: [20, 0], score: [20, 0] })
  })
  test('with a wrong naming: the opponent takes a card and keeps one', () => {
    const table = dealt(two, { length: 'to 100' })
    table.seat(0).names(1, 'P2')
    expect(table.points).toEqual([0, 20])
  })
  test('at once: nobody has to play a card first', () => {
    const table = dealt(two, { length: 'to 100' })
    table.seat(0).names(1, 'P1')
    expect(table.state.open.phase).toBe('between')
    expect(table.toMove).toEqual([0]) // the seat after the dealer, which was 1
  })
  test('and all secrets are revealed', () => {
    const table = dealt(three, { length: 'one hand' })
    table.seat(0).names(1, 'P9')
    table.seat(1).names(2, 'S9')
    expect(table.last('opened')).toEqual({ type: 'opened', secrets: [['R1'], ['P1'], ['S1']], owners: [0, 1, 2] })
    expect(table.state.open.secrets).toEqual([
      [{ card: 'R1', taken: 1 }],
      [{ card: 'P1', taken: 2 }],
      [{ card: 'S1', taken: null }],
    ])
    expect(table.points).toEqual([0, 10, 20])
  })
})

describe('all in one turn', () => {
  test('scores 20 for each card and 10 for one’s own', () => {
    const table = dealt(three, { length: 'one hand' })
    table.seat(0).names(1, 'P1')
    table.seat(0).asks(2, 'rank', 'R2')
    table.seat(0).names(2, 'S1')
    expect(table.last('doubled')).toEqual({ type: 'doubled', by: 0, cards: 2 })
    expect(table.points).toEqual([50, 0, 0])
  })
  test('counts the opponents still in, when there are two of them', () => {
    const table = dealt([...three, 'W1 W2 W3 W4'], { length: 'one hand' })
    table.seat(0).names(1, 'P9')
    table.seat(1).names(2, 'S1')
    table.seat(1).names(3, 'W1')
    expect(table.points).toEqual([0, 10 + 20 + 20 + 10, 0, 0])
  })
  test('does not count when one card was named in an earlier turn', () => {
    const table = dealt(three, { length: 'one hand' })
    table.seat(0).names(1, 'P1')
    table.seat(0).asks(2, 'rank', 'R2')
    table.seat(0).draws()
    table.seat(2).asks(0, 'rank', 'S2')
    table.seat(2).draws()
    table.seat(0).names(2, 'S1')
    expect(table.heard('doubled')).toEqual([])
    expect(table.points).toEqual([30, 0, 0])
  })
  test('does not count for a last single opponent, nor between two players', () => {
    const last = dealt(three, { length: 'one hand' })
    last.seat(0).names(1, 'P9')
    last.seat(1).names(2, 'S1')
    expect(last.points).toEqual([0, 30, 0])
    const pair = dealt(two, { length: 'one hand' })
    pair.seat(0).names(1, 'P1')
    expect(pair.points).toEqual([20, 0])
  })
  test('does not count for a player who is left because the guesser was wrong', () => {
    const table = dealt(three, { length: 'one hand' })
    table.seat(0).names(1, 'P1')
    table.seat(0).names(2, 'S9')
    expect(table.heard('doubled')).toEqual([])
    expect(table.points).toEqual([10, 0, 20])
  })
})

/** Ends this hand: everybody hides a card, and the player on turn names every card rightly. */
function sweep(table: Sitting<MindReader>): void {
  const { state } = table
  for (const [at, { hand }] of state.own.entries()) table.seat(at).does({ type: 'hide', cards: [hand[0]!] })
  const { turn, hand } = state.open
  for (let of = 0; of < state.seats; of++)
    if (of !== turn && state.open.hand === hand)
      table.seat(turn).does({ type: 'name', of, place: 0, card: state.own[of]!.secrets[0]! })
}

function match(seats: number, length: MindReader['options']['length']): Sitting<MindReader> {
  return sit(mindReader, {
    seats,
    options: { ...defaultOptions<MindReader>(mindReader), length },
    seed: 'match',
    first: 0,
  })
}

describe('the next hand', () => {
  test('is dealt by the next dealer, four fresh cards each', () => {
    const table = match(3, 'to 100')
    expect(table.state.open.dealer).toBe(2)
    sweep(table)
    expect(table.toMove).toEqual([0])
    expect(table.seat(1).offers).toEqual([])
    table.seat(0).does({ type: 'deal' })
    expect(table.state.open).toMatchObject({
      hand: 2,
      dealer: 0,
      turn: 1,
      phase: 'hide',
      pile: 53,
      gained: [0, 0, 0],
      score: [50, 0, 0],
    })
    expect(table.state.own.map(({ hand, secrets }) => [hand.length, secrets.length])).toEqual(Array(3).fill([4, 0]))
    sweep(table)
    expect(table.heard('scored').at(-1)).toEqual({ type: 'scored', gained: [0, 50, 0], score: [50, 50, 0] })
  })
  test('has other cards than the last', () => {
    const table = match(2, 'to 100')
    const before = JSON.stringify(table.state.own.map(({ hand }) => hand))
    sweep(table)
    table.seat(table.toMove[0]!).does({ type: 'deal' })
    expect(JSON.stringify(table.state.own.map(({ hand }) => hand))).not.toBe(before)
  })
})

describe('length', () => {
  test('one hand: it ends with the first', () => {
    const table = match(3, 'one hand')
    sweep(table)
    expect(table.state.outcome).toEqual({ winners: [0], points: [50, 0, 0] })
    expect(table.toMove).toEqual([])
    expect(table.heard('won')).toEqual([{ type: 'won', winners: [0], score: [50, 0, 0] }])
  })
  test.each([2, 3, 6])('one hand each as dealer: %i hands for as many players, and a tie is shared', seats => {
    const table = match(seats, 'one hand each as dealer')
    const dealers: number[] = []
    while (!table.state.outcome) {
      if (table.state.open.phase === 'between') table.seat(table.toMove[0]!).does({ type: 'deal' })
      dealers.push(table.state.open.dealer)
      sweep(table)
    }
    expect([...dealers].sort()).toEqual([...Array(seats).keys()])
    expect(table.state.outcome.winners).toEqual([...Array(seats).keys()]) // each swept once
  })
  test.each([
    ['to 50', 5],
    ['to 100', 9],
  ] as const)('%s: hands of 20 are played until somebody has that many', (length, hands) => {
    const table = match(2, length)
    for (let hand = 1; hand < hands; hand++) {
      sweep(table)
      expect(table.state.outcome).toBeNull()
      table.seat(table.toMove[0]!).does({ type: 'deal' })
    }
    sweep(table)
    expect(Math.max(...table.state.outcome!.points)).toBe(length === 'to 50' ? 60 : 100)
    expect(table.state.outcome!.winners).toEqual([0])
  })
  test('exactly 50 is enough', () => {
    const table = match(3, 'to 50')
    sweep(table)
    expect(table.state.outcome).toEqual({ winners: [0], points: [50, 0, 0] })
  })
  test('the first option of each is the default', () => {
    expect(defaultOptions<MindReader>(mindReader)).toEqual({
      jokers: 'no',
      play: 'open',
      secretCards: 'one',
      naming: 'singly',
      clues: 'computed',
      length: 'one hand each as dealer',
    })
    expect(
      startGame(mindReader, { seats: 2, options: defaultOptions<MindReader>(mindReader), seed: 's', first: 1 }).open
        .turn,
    ).toBe(1)
  })
})
