// Tests the rules of High Card.
import { describe, expect, test } from 'vitest'
import { highCard, type Card } from '../../../shared/games/high-card/rules.ts'
import { sit, stacked } from '../../kit/table.ts'

/** The first card is set aside, the next three are Ana's, and three are Ben's. */
function dealt(...cards: Card[]) {
  return sit(
    stacked(highCard, <T>() => cards as unknown as T[]),
    {
      seats: 2,
      options: { rounds: 'three' },
      seed: 'high card',
      first: 0,
    },
  )
}

const table = () => dealt(4, 1, 5, 7, 2, 3, 6)

describe('choosing at the same time', () => {
  test('everybody is asked at once, and those who have laid a card are not waited for', () => {
    const one = table()
    expect(one.toMove).toEqual([0, 1])
    one.seat(1).does({ type: 'lay', card: 3 })
    expect(one.toMove).toEqual([0])
    expect(one.heard('laid')).toEqual([{ type: 'laid', by: 1 }])
  })
  test('nobody sees a card that lies face down', () => {
    const one = table()
    const [before, after] = [3, 6].map(card => {
      const other = table()
      other.seat(1).does({ type: 'lay', card })
      return JSON.stringify([other.table, other.seat(0).view])
    })
    one.seat(1).does({ type: 'lay', card: 3 })
    expect(before).toBe(after)
  })
  test('a player may lay another card until the last player has laid one, and all are told that', () => {
    const one = table()
    one.seat(1).does({ type: 'lay', card: 3 })
    expect(one.seat(1).may({ type: 'lay', card: 3 })).toBe(false)
    one.seat(1).does({ type: 'lay', card: 6 })
    expect(one.heard('changed')).toEqual([{ type: 'changed', by: 1 }])
    one.seat(0).does({ type: 'lay', card: 5 })
    expect(one.last('turned')).toEqual({ type: 'turned', round: 1, cards: [5, 6], winner: 1 })
  })
})

describe('rounds', () => {
  test('begin by themselves, and the cards of the last one stay in sight until the next is over', () => {
    const one = table()
    one.seat(0).does({ type: 'lay', card: 7 })
    one.seat(1).does({ type: 'lay', card: 6 })
    expect(one.toMove).toEqual([0, 1])
    expect(one.table.open).toEqual({ ready: [false, false], turned: [[7, 6]], aside: null })
    expect(one.seat(0).may({ type: 'lay', card: 7 })).toBe(false)
  })
  test('end with the hands, the card aside is shown, and most rounds win', () => {
    const one = table()
    for (const [mine, theirs] of [
      [1, 2],
      [5, 3],
      [7, 6],
    ] as const) {
      // prettier-ignore
      one.seat(0).does({ type: 'lay', card: mine })
      one.seat(1).does({ type: 'lay', card: theirs })
    }
    expect(one.table.outcome).toEqual({ winners: [0], points: [2, 1] })
    expect(one.last('ended')).toEqual({ type: 'ended', aside: 4 })
    expect([one.toMove, one.seat(0).offers]).toEqual([[], []])
  })
})
