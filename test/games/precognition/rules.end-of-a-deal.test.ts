// Tests the end of a deal: the longest prediction that counts wins; ties and failures are played again.
import { describe, expect, test } from 'vitest'
import { handSize, type Card } from '../../../shared/games/precognition/cards.ts'
import { rowChanges } from '../../../shared/games/precognition/rules/row.ts'
import { dealt, IN_ORDER, type RowTable } from './table.ts'

const up = (count: number) => 'U'.repeat(count)

/** A played deal in which the row runs from ace to king four times. */
function played(...predictions: string[]): RowTable {
  const table = dealt(predictions.length)
  table.predicted(...predictions)
  table.playedOut()
  return table
}

/** Plays the current deal at random; players for whom `hits` is true predict something that counts, the others something that cannot. */
function again(table: RowTable, hits: (seat: number) => boolean): void {
  const next = table.toMove[0]!
  table.seat(next).deals()
  const { open } = table.state
  const never = 'S'.repeat(open.length - 1) // no rank is that frequent
  const hit = 'U' // somewhere the row goes up
  table.predicted(...table.state.own.map((_, seat) => (hits(seat) ? hit : never)))
  table.playedOut()
}

test('the row of these tests goes up from ace to king four times', () => {
  expect(rowChanges(IN_ORDER)).toBe([up(12), up(12), up(12), up(12)].join('D'))
})

describe('when the last card is placed', () => {
  test('all predictions are revealed, with where each came true', () => {
    const table = played('UD', up(13), 'DU')
    expect(table.heard('revealed')).toEqual([
      { type: 'revealed', of: 0, letters: 'UD', at: 11 },
      { type: 'revealed', of: 1, letters: up(13), at: null },
      { type: 'revealed', of: 2, letters: 'DU', at: 12 },
    ])
    expect(table.state.open.predictions).toEqual(['UD', up(13), 'DU'])
  })
  test('the longest that counts wins', () => {
    const table = played('UD', up(13), up(12), up(11))
    expect(table.last('won')).toEqual({ type: 'won', winners: [2], letters: 12, why: 'longest' })
    expect(table.state.outcome).toEqual({ winners: [2], points: [0, 0, 1, 0] })
    expect(table.toMove).toEqual([])
    for (const seat of [0, 1, 2, 3]) expect(table.seat(seat).offers).toEqual([])
  })
  test('a longer one that did not come true counts for nothing', () => {
    const table = played(up(11) + 'DU' + up(12), 'U')
    expect(table.state.outcome!.winners).toEqual([1])
  })
})

describe('tied for longest', () => {
  test('those tied, and only they, play again with a fresh deal', () => {
    const table = played('UU', 'UD', 'U', 'D', 'SSS')
    expect(table.last('tied')).toEqual({ type: 'tied', seats: [0, 1], letters: 2 })
    expect(table.last('left')).toEqual({ type: 'left', seats: [2, 3, 4] })
    expect(table.state.outcome).toBeNull()
    expect(table.state.open).toMatchObject({ phase: 'between', players: [0, 1, 2, 3, 4], next: [0, 1] })
    table.seat(1).deals()
    expect(table.state.open).toMatchObject({
      phase: 'predict',
      deal: 2,
      players: [0, 1],
      next: [],
      starter: 1,
      cards: [26, 26, 0, 0, 0],
      apart: 0,
      length: 52,
      row: [],
      predictions: [null, null, null, null, null],
    })
    expect(table.toMove).toEqual([0, 1])
  })
  test('the predictions stay visible until the next starter deals', () => {
    const table = played('UU', 'UD', 'U')
    expect(table.toMove).toEqual([1])
    for (const seat of [0, 2]) expect(table.seat(seat).offers).toEqual([])
    expect(table.state.open.predictions).toEqual(['UU', 'UD', 'U'])
  })
  test('eliminated players watch: they have no cards and no moves', () => {
    const table = played('UU', 'U', 'UD')
    table.seat(2).deals()
    expect(table.seat(1).view.own).toEqual({ hand: [], prediction: '' })
    expect(table.seat(1).offers).toEqual([])
    expect(table.seat(1).heard('received').length).toBe(1) // that of the first deal
    table.predicted('UU', '', 'U')
    for (let i = 0; i < 6; i++) {
      expect(table.toMove[0]).not.toBe(1)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    }
  })
  test('round after round, until one is left', () => {
    const table = played('UU', 'UD', 'DU', 'U')
    again(table, seat => seat !== 1) // three play: 0 and 2 are tied
    expect(table.state.open.next).toEqual([0, 2])
    again(table, seat => seat === 2)
    expect(table.state.outcome!.winners).toEqual([2])
    expect(table.state.outcome!.points).toEqual([0, 0, 1, 0])
  })
  test('at a thirteen-handed table the play-off deals hands to those left', () => {
    const table = dealt(13)
    table.predicted(...Array.from({ length: 13 }, (_, seat) => (seat < 5 ? 'UU' : 'U')))
    table.playedOut()
    table.seat(1).deals()
    expect(table.state.own.map(({ hand }) => hand.length)).toEqual([
      ...Array.from({ length: 5 }, () => handSize(5)),
      0,
      0,
      0,
      0,
      0,
      0,
      0,
      0,
    ])
    expect(table.state.open.apart).toBe(2)
  })
})

describe('the start moves on with each deal', () => {
  test('to the next remaining player, clockwise', () => {
    const table = dealt(5, { first: 3 })
    table.predicted('UU', 'U', 'UD', 'DU', 'U')
    table.playedOut()
    expect(table.toMove).toEqual([0]) // seat 4 is out
    again(table, () => true)
    expect(table.toMove).toEqual([2])
    again(table, () => true)
    expect(table.toMove).toEqual([3])
    again(table, () => true)
    expect(table.toMove).toEqual([0])
  })
})

describe('no prediction counts', () => {
  test('all play again', () => {
    const table = played('SS', up(13), 'DD')
    expect(table.heard('missed')).toHaveLength(1)
    expect(table.heard('left')).toEqual([])
    expect(table.state.open.next).toEqual([0, 1, 2])
    table.seat(1).deals()
    expect(table.state.open.players).toEqual([0, 1, 2])
  })
  test('also when ties are shared', () => {
    const table = dealt(2, { ties: 'share' })
    table.predicted('SS', 'SS')
    table.playedOut()
    expect(table.toMove).toEqual([1])
  })
})

describe('five replays in a row that eliminate nobody', () => {
  test('make joint winners of all who are tied', () => {
    const table = played('UU', 'UD')
    for (let replay = 1; replay <= 5; replay++) {
      expect(table.state.outcome).toBeNull()
      again(table, () => true)
    }
    expect(table.last('won')).toEqual({ type: 'won', winners: [0, 1], letters: 1, why: 'still' })
    expect(table.state.outcome).toEqual({ winners: [0, 1], points: [1, 1] })
  })
  test('also when no prediction ever counted', () => {
    const table = played('SS', 'SS', 'SS')
    for (let replay = 1; replay <= 5; replay++) again(table, () => false)
    expect(table.last('won')).toEqual({ type: 'won', winners: [0, 1, 2], letters: null, why: 'still' })
    expect(table.state.outcome!.winners).toEqual([0, 1, 2])
  })
  test('an elimination restarts the count', () => {
    const table = played('UU', 'UD', 'DU')
    for (let replay = 1; replay <= 4; replay++) again(table, () => true)
    expect(table.state.open.still).toBe(4)
    again(table, seat => seat < 2)
    expect(table.state.open).toMatchObject({ still: 0, next: [0, 1] })
    for (let replay = 1; replay <= 4; replay++) again(table, () => true)
    expect(table.state.outcome).toBeNull()
    again(table, () => true)
    expect(table.state.outcome!.winners).toEqual([0, 1])
  })
})

describe('ties: share', () => {
  test('those tied for longest win together at once', () => {
    const table = dealt(4, { ties: 'share' })
    table.predicted('UU', 'SSS', 'UD', 'U')
    table.playedOut()
    expect(table.last('tied')).toEqual({ type: 'tied', seats: [0, 2], letters: 2 })
    expect(table.last('won')).toEqual({ type: 'won', winners: [0, 2], letters: 2, why: 'shared' })
    expect(table.state.outcome).toEqual({ winners: [0, 2], points: [1, 0, 1, 0] })
  })
})

test('a fresh deal is a shuffle of the whole pack', () => {
  const table = played('UU', 'UD', 'DU')
  table.seat(1).deals()
  const cards: Card[] = [...table.state.own.flatMap(({ hand }) => hand), ...table.state.sealed.apart]
  expect(new Set(cards).size).toBe(52)
  expect(table.state.own[0]!.hand).not.toEqual(IN_ORDER.filter((_, i) => i % 3 === 0).slice(0, 17))
})
