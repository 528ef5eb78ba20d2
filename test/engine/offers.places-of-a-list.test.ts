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
  test('may have the values of its field', () => {
    expect(tuplePlaceChoices([set(tupleField([enumField(1, 2), enumField(3)]))], 'row', 1)).toEqual([3])
  })
  test('may not equal another place if all must differ', () => {
    expect(tuplePlaceChoices([row], 'row', 1, { places: ['b', undefined, undefined] })).toEqual(['a', 'c'])
    expect(tuplePlaceChoices([set({ ...row.row, distinct: false })], 'row', 1, { places: ['b'] })).toHaveLength(3)
  })
  test('may keep its own value', () => {
    expect(tuplePlaceChoices([row], 'row', 0, { places: ['b', 'c', undefined] })).toEqual(['a', 'b'])
  })
  test('may have what any offer allows that agrees with the other choices', () => {
    const offers = [
      { type: 'set', of: enumField(1), row: tupleField([enumField('a'), enumField('b')]) },
      { type: 'set', of: enumField(2), row: tupleField([enumField('c'), enumField('d')]) },
    ]
    expect(tuplePlaceChoices(offers, 'row', 0)).toEqual(['a', 'c'])
    expect(tuplePlaceChoices(offers, 'row', 0, { fields: { of: 2 } })).toEqual(['c'])
    expect(tuplePlaceChoices(offers, 'row', 0, { places: [undefined, 'b'] })).toEqual(['a'])
  })
  test('has no values past the end of the list, or if it is free text', () => {
    expect(tuplePlaceChoices([row], 'row', 3)).toEqual([])
    expect(tuplePlaceChoices([set(tupleField<string>([textField(1, 3)]))], 'row', 0)).toEqual([])
  })
})
