// Tests the rules of the blank game.
import { describe, expect, test } from 'vitest'
import { blank, type Card } from '../../../shared/games/blank/rules.ts'
import { sit, stacked } from '../../kit/table.ts'

/** The first card is hidden, the next go to the seats. */
function dealt(...cards: Card[]) {
  const stack = <T>(pack: readonly T[]) => [
    ...(cards as unknown as T[]),
    ...pack.filter(card => !cards.includes(card as Card)),
  ]
  return sit(stacked(blank, stack), { seats: 2, options: { cards: 'seven' }, seed: 'blank', first: 0 })
}

describe('blank', () => {
  test('hides one card and deals one to each, shown to that seat alone', () => {
    const table = dealt('bell', 'book', 'coin')
    expect(table.state.sealed.hidden).toBe('bell')
    expect(table.seat(1).heard('dealt')).toEqual([{ type: 'dealt', to: 1, card: 'coin' }])
    expect(table.heard('dealt')).toEqual([])
  })
  test('players take turns to name a card they do not hold and nobody has named', () => {
    const table = dealt('bell', 'book', 'coin')
    expect(table.seat(1).offers).toEqual([])
    expect(table.seat(0).may({ type: 'name', card: 'book' })).toBe(false)
    expect(table.seat(0).may({ type: 'name', card: 'vase' })).toBe(false) // the eighth
    table.seat(0).does({ type: 'name', card: 'lamp' })
    expect(table.toMove).toEqual([1])
    expect(table.seat(1).may({ type: 'name', card: 'lamp' })).toBe(false)
  })
  test('a player who names the hidden card wins', () => {
    const table = dealt('bell', 'book', 'coin')
    table.seat(0).does({ type: 'name', card: 'lamp' })
    table.seat(1).does({ type: 'name', card: 'bell' })
    expect(table.state.outcome).toEqual({ winners: [1], points: [0, 1] })
    expect(table.table.open.answer).toBe('bell')
    expect(table.seat(0).offers).toEqual([])
  })
})
