// Tests which values each place of a list may still take, for any game.
import { describe, expect, test } from 'vitest'
import { enumFieldFrom, tuplePlaceChoices, tupleField, enumField, textField } from '../../shared/engine/index.ts'

const row = {
  type: 'set',
  row: tupleField(
    [1, 2, 3].map(() => enumFieldFrom(['a', 'b', 'c'])),
    true,
  ),
}

const set = (field: unknown) => ({ type: 'set', row: field })

describe('a place of a list', () => {
  test('may be whatever its field may be', () => {
    expect(tuplePlaceChoices([set(tupleField([enumField(1, 2), enumField(3)]))], 'row', 1)).toEqual([3])
  })
  test('may not be what another place is, where all are to be different', () => {
    expect(tuplePlaceChoices([row], 'row', 1, { places: ['b', undefined, undefined] })).toEqual(['a', 'c'])
    expect(tuplePlaceChoices([set({ ...row.row, distinct: false })], 'row', 1, { places: ['b'] })).toHaveLength(3)
  })
  test('does not stand in its own way', () => {
    expect(tuplePlaceChoices([row], 'row', 0, { places: ['b', 'c', undefined] })).toEqual(['a', 'b'])
  })
  test('is what some offer allows that agrees with all else that is chosen', () => {
    const offers = [
      { type: 'set', of: enumField(1), row: tupleField([enumField('a'), enumField('b')]) },
      { type: 'set', of: enumField(2), row: tupleField([enumField('c'), enumField('d')]) },
    ]
    expect(tuplePlaceChoices(offers, 'row', 0)).toEqual(['a', 'c'])
    expect(tuplePlaceChoices(offers, 'row', 0, { fields: { of: 2 } })).toEqual(['c'])
    expect(tuplePlaceChoices(offers, 'row', 0, { places: [undefined, 'b'] })).toEqual(['a'])
  })
  test('is nothing past the end of the list, and nothing to be listed where it is written', () => {
    expect(tuplePlaceChoices([row], 'row', 3)).toEqual([])
    expect(tuplePlaceChoices([set(tupleField<string>([textField(1, 3)]))], 'row', 0)).toEqual([])
  })
})
