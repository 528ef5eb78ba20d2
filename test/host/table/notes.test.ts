// Notes by hand belong to their writer, however chairs change hands and journals are shortened.
import { describe, expect, test } from 'vitest'
import { HandwrittenNotes, withoutReplacedNotes } from '../../../main/host/table/notes.ts'

test('a newcomer on a left chair finds no notes, and a person who comes back finds their own', () => {
  const notes = new HandwrittenNotes(['ana', 'ben'])
  notes.write(0, 'x', 'out')
  notes.passTo(0, '', { goesOn: false })
  notes.passTo(0, 'dora', { goesOn: false })
  expect(notes.of(0)).toEqual({})
  notes.write(0, 'y', 'in')
  notes.passTo(0, 'ana', { goesOn: false })
  expect([notes.of(0), notes.of(1)]).toEqual([{ x: 'out' }, {}])
})

test('a person who continues at another device keeps their notes', () => {
  const notes = new HandwrittenNotes(['ana'])
  notes.write(0, 'x', 'out')
  notes.passTo(0, 'phone', { goesOn: true })
  notes.renew('phone', 'other')
  expect(notes.of(0)).toEqual({ x: 'out' })
})

test('a person who comes back at the same device keeps their notes', () => {
  const notes = new HandwrittenNotes(['ana'])
  notes.write(0, 'x', 'out')
  notes.passTo(0, 'ana', { goesOn: true })
  expect(notes.of(0)).toEqual({ x: 'out' })
})

test('a bet is on somebody else at the table, whatever is noted there', () => {
  const notes = new HandwrittenNotes(['ana', 'ben', 'cleo', 'dora'])
  for (const [seat, noted] of ['2', '1', '9', 'Ana'].entries()) notes.write(seat, 'bet', noted)
  expect(notes.bets).toEqual([{ seat: 0, on: 2 }])
})

test('a bet on who comes next has its number, and is on somebody else too', () => {
  const notes = new HandwrittenNotes(['ana', 'ben'])
  for (const [at, mark] of [
    ['bet 0', '1'],
    ['bet 12', '1'],
    ['bet 1', '0'],
    ['bet x', '1'],
  ] as const)
    // prettier-ignore
    notes.write(0, at, mark)
  expect(notes.bets).toEqual([
    { seat: 0, on: 1, nth: 0 },
    { seat: 0, on: 1, nth: 12 },
  ])
})

describe('notes a journal keeps', () => {
  const note = (at: string, mark: string, seat = 0) => ({ type: 'noted', mark, seat, at })
  const deal = {
    type: 'dealt',
    start: { game: 'blank', rules: 1, seats: 2, options: {}, seed: 'ab', first: null },
  }
  test('are the last at each place of each seat, in their order', () => {
    expect(withoutReplacedNotes([note('a', '1'), note('b', '1'), note('a', '2'), note('a', '3', 1)])).toEqual([
      note('b', '1'),
      note('a', '2'),
      note('a', '3', 1),
    ])
  })
  test('are none that was erased, and none of an earlier game', () => {
    expect(withoutReplacedNotes([note('a', '1'), deal, note('b', '1'), note('b', '')])).toEqual([deal])
  })
  test('are those of each who held a seat', () => {
    const sat = { type: 'sat', chair: 0, holder: { kind: 'person', name: 'Dora', device: 'd'.repeat(32) } }
    expect(withoutReplacedNotes([note('x', 'a'), sat, note('x', 'b'), note('x', '')])).toEqual([note('x', 'a'), sat])
  })
  test('do not touch other events, whatever they are', () => {
    const others = [null, 'text', 7, [], { type: 'left' }, { other: {} }, deal, deal]
    expect(withoutReplacedNotes(others)).toEqual(others)
  })
})
