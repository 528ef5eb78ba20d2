// Tests hiding the missing persons and laying out the line-ups.
import { describe, expect, test } from 'vitest'
import { PERSONS } from '../../../../shared/games/missing-persons/cards.ts'
import { dealt, HEARTS, SPADES } from '../table.ts'

describe('hiding', () => {
  test('both choose from the whole pack at the same time, in secret', () => {
    const table = dealt({ hides: '' })
    expect(table.toMove).toEqual([0, 1])
    for (const person of PERSONS) expect(table.seat(1).may({ type: 'hide', card: person })).toBe(true)
    table.seat(1).hides('S3')
    expect(table.toMove).toEqual([0])
    expect(table.seat(1).offers).toEqual([])
    expect(table.last('hid')).toEqual({ type: 'hid', by: 1 })
    expect(JSON.stringify([table.table, table.seat(0).view])).not.toContain('"S3"')
    expect(table.seat(1).view.own.hidden).toBe('S3')
  })
  test('nobody can be named before the line-ups are dealt', () => {
    const table = dealt({ hides: '' })
    table.seat(0).hides('S3')
    expect(table.seat(0).may({ type: 'name', card: 'H3' })).toBe(false)
    expect(table.seat(1).may({ type: 'name', card: 'H3' })).toBe(false)
  })
  test('if both want the same card both learn it, neither may take it, and both choose again', () => {
    const table = dealt({ hides: 'S12 S12' })
    expect(table.last('clashed')).toEqual({ type: 'clashed', card: 'S12' })
    expect(table.toMove).toEqual([0, 1])
    expect(table.state.own.map(({ hidden }) => hidden)).toEqual([null, null])
    for (const seat of [0, 1]) {
      expect(table.seat(seat).may({ type: 'hide', card: 'S12' })).toBe(false)
      expect(table.seat(seat).may({ type: 'hide', card: 'S3' })).toBe(true)
    }
  })
  test('they may choose the same again; a card neither could take may still be named', () => {
    const table = dealt({ hides: 'S12 S12' })
    for (const seat of [0, 1]) table.seat(seat).hides('H12')
    for (const seat of [0, 1]) {
      expect(table.seat(seat).may({ type: 'hide', card: 'S12' })).toBe(false)
      expect(table.seat(seat).may({ type: 'hide', card: 'H12' })).toBe(false)
    }
    table.seat(0).hides('H3')
    table.seat(1).hides('S3')
    expect(table.toMove).toEqual([0])
    expect(table.seat(0).may({ type: 'name', card: 'S12' })).toBe(true)
    expect(table.seat(0).may({ type: 'name', card: 'D12' })).toBe(true)
    expect(table.state.sealed.pile).toContain('S12') // it went back into the pack
  })
  test('there are two jokers: both may hide one', () => {
    const table = dealt({ hides: 'X X' })
    expect(table.toMove).toEqual([0])
    expect(table.heard('clashed')).toEqual([])
    expect(table.state.sealed.pile).not.toContain('X')
    table.seat(0).names('X')
    expect(table.state.outcome!.winners).toEqual([0])
  })
})

describe('the line-ups', () => {
  test('each has ten cards in front, 32 form the pile, and all are from the other 52', () => {
    const table = dealt()
    const { own, sealed, open } = table.state
    expect(own.map(({ lineup }) => lineup.join(' '))).toEqual([HEARTS, SPADES])
    expect([open.pile, sealed.pile.length]).toEqual([32, 32])
    const all = [...own.flatMap(({ lineup }) => lineup), ...sealed.pile]
    expect(all).toHaveLength(52)
    expect(all).not.toContain('H3')
    expect(all).not.toContain('S3')
    expect(table.last('dealt')).toEqual({ type: 'dealt', starter: 0, pile: 32 })
  })
  test('only one joker is left when the other is hidden', () => {
    expect(dealt({ hides: 'X S3' }).state.sealed.pile.filter(card => card === 'X')).toHaveLength(1)
  })
  test('each is seen by its owner only: the table sees places and the pile', () => {
    const table = dealt()
    expect(table.seat(0).heard('lined')).toEqual([{ type: 'lined', by: 0, cards: HEARTS.split(' ') }])
    expect(table.heard('lined')).toEqual([])
    expect(JSON.stringify([table.table, table.seat(1).view])).not.toMatch(/"H\d/)
    expect(table.state.open.down).toEqual([[], []])
  })
  test('with open line-ups everybody sees both', () => {
    const table = dealt({ lineups: 'open' })
    expect(table.state.open.faces.map(cards => cards.join(' '))).toEqual([HEARTS, SPADES])
    expect(table.heard('lined').map(({ by }) => by)).toEqual([0, 1])
    expect(table.seat(1).lineup).toBe(SPADES)
    expect(table.state.own[0]!.lineup).toEqual([])
  })
  test('the starter asks first', () => {
    expect(dealt().toMove).toEqual([0])
    expect(dealt({ first: 1 }).toMove).toEqual([1])
  })
})

describe('two packs', () => {
  test('the hidden cards come from the second: both may hide the same, and the pile has 34', () => {
    const table = dealt({ pack: 'two', hides: 'S12 S12' })
    expect(table.heard('clashed')).toEqual([])
    expect(table.toMove).toEqual([0])
    const { own, sealed, open } = table.state
    expect(open.pile).toBe(34)
    expect([...own.flatMap(({ lineup }) => lineup), ...sealed.pile]).toHaveLength(54)
    table.seat(0).names('S12')
    expect(table.state.outcome!.winners).toEqual([0])
  })
})
