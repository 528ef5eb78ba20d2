// Tests the course of a deal: hands, predictions edited until they are sealed, and one card after another.
import { describe, expect, test } from 'vitest'
import { dealt } from './table.ts'

describe('the deal', () => {
  test('everybody sees their own hand only, and nobody the cards left over', () => {
    const table = dealt(5)
    expect(table.last('dealt')).toEqual({
      type: 'dealt',
      deal: 1,
      starter: 0,
      players: [0, 1, 2, 3, 4],
      cards: 10,
      apart: 2,
    })
    expect(table.seat(3).heard('received')).toEqual([{ type: 'received', by: 3, cards: table.state.own[3]!.hand }])
    expect(table.heard('received')).toEqual([])
    const seen = JSON.stringify([table.table, table.seat(3).view])
    for (const card of [...table.state.own[2]!.hand, ...table.state.sealed.apart])
      expect(seen).not.toContain(`"${card}"`)
  })
})

describe('predicting', () => {
  test('everybody writes at the same time', () => {
    const table = dealt(3)
    expect(table.toMove).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2]) expect(table.seat(seat).may({ type: 'predict', letters: 'UDS' })).toBe(true)
  })
  test('1 to one fewer letters than the row has cards, U D S alone', () => {
    for (const [players, most] of [
      [2, 51],
      [3, 50],
      [5, 49],
      [6, 47],
      [13, 51],
    ] as const) {
      const table = dealt(players)
      const may = (letters: string) => table.seat(1).may({ type: 'predict', letters })
      expect(may('U')).toBe(true)
      expect(may('S'.repeat(most)), `${players} players`).toBe(true)
      expect(may('S'.repeat(most + 1)), `${players} players`).toBe(false)
      for (const letters of ['', 'u', 'UP', 'U D', 'UDX']) expect(may(letters)).toBe(false)
    }
  })
  test('a prediction is secret, and may be rewritten until it is sealed', () => {
    const table = dealt(2)
    table.seat(0).predicts('UUSSDD')
    table.seat(0).predicts('UDUD')
    expect(table.seat(0).view.own.prediction).toBe('UDUD')
    expect(table.toMove).toEqual([0, 1])
    table.seat(0).seals()
    expect(table.toMove).toEqual([1])
    expect(table.seat(0).offers).toEqual([])
    expect(table.last('sealed')).toEqual({ type: 'sealed', by: 0 })
    expect(table.seat(0).heard('predicted')).toEqual([{ type: 'predicted', by: 0, letters: 'UDUD' }])
    expect(JSON.stringify([table.table, table.seat(1).view])).not.toMatch(/UDUD|UUSSDD/)
  })
  test('an empty prediction cannot be sealed', () => {
    expect(dealt(2).seat(0).may({ type: 'seal' })).toBe(false)
  })
  test('nobody plays before all are sealed', () => {
    const table = dealt(2)
    table.seat(0).predicts('U')
    table.seat(0).seals()
    expect(table.seat(0).may({ type: 'play', card: table.state.own[0]!.hand[0]! })).toBe(false)
    table.seat(1).predicts('D')
    expect(table.state.open.phase).toBe('predict')
    table.seat(1).seals()
    expect(table.last('began')).toEqual({ type: 'began', starter: 0 })
    expect(table.toMove).toEqual([0])
  })
})

describe('playing', () => {
  test('from the starter clockwise, one card each, placed at the right end of the row', () => {
    const table = dealt(3, { first: 1 })
    table.predicted('U', 'U', 'U')
    for (const seat of [1, 2, 0, 1]) {
      expect(table.toMove).toEqual([seat])
      table.seat(seat).plays(table.state.own[seat]!.hand[0]!)
    }
    expect(table.state.open.row).toEqual(['S1', 'S2', 'S3', 'S4'])
    expect(table.state.open.cards).toEqual([16, 15, 16])
    expect(table.heard('played').map(({ by, change }) => [by, change])).toEqual([
      [1, null],
      [2, 'U'],
      [0, 'U'],
      [1, 'U'],
    ])
  })
  test('any card of one’s hand, and no other', () => {
    const table = dealt(2)
    table.predicted('U', 'U')
    for (const card of table.state.own[0]!.hand) expect(table.seat(0).may({ type: 'play', card })).toBe(true)
    expect(table.seat(0).may({ type: 'play', card: table.state.own[1]!.hand[0]! })).toBe(false)
    expect(table.seat(1).offers).toEqual([])
    table.seat(0).plays('S7')
    expect(table.state.own[0]!.hand).not.toContain('S7')
  })
  test('until the last card is placed', () => {
    const table = dealt(5)
    table.predicted('U', 'D', 'UU', 'DD', 'SS')
    table.playedOut()
    expect(table.state.open.row).toHaveLength(50)
    expect(table.state.open.cards).toEqual([0, 0, 0, 0, 0])
  })
  test('predictions stay secret until then', () => {
    const table = dealt(2)
    table.predicted('UUUU', 'DDDD')
    while (table.state.open.row.length < 51)
      table.seat(table.toMove[0]!).plays(table.state.own[table.toMove[0]!]!.hand[0]!)
    expect(table.state.open.predictions).toEqual([null, null])
    expect(table.heard('revealed')).toEqual([])
    table.playedOut()
    expect(table.state.open.predictions).toEqual(['UUUU', 'DDDD'])
  })
})
