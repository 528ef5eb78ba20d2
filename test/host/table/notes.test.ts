// Notes by hand belong to their writer, however chairs change hands and journals are shortened.
import { expect, test } from 'vitest'
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

test('a journal keeps the notes of each who held a seat', () => {
  const noted = (mark: string) => ({ type: 'noted', seat: 0, at: 'x', mark })
  const sat = { type: 'sat', chair: 0, holder: { kind: 'person', name: 'Dora', device: 'd'.repeat(32) } }
  const lines = [noted('a'), sat, noted('b'), noted('')]
  expect(withoutReplacedNotes(lines)).toEqual([noted('a'), sat])
  expect(withoutReplacedNotes([noted('a'), noted('b')])).toEqual([noted('b')])
})

test('a bet is on somebody else at the table, whatever is noted there', () => {
  const notes = new HandwrittenNotes(['ana', 'ben', 'cleo', 'dora'])
  for (const [seat, noted] of ['2', '1', '9', 'Ana'].entries()) notes.write(seat, 'bet', noted)
  expect(notes.bets).toEqual([{ seat: 0, on: 2 }])
})
