// Tests that list elements and required values are returned, or the error names what is missing.
import { expect, test } from 'vitest'
import { at, last, required } from '../../shared/engine/index.ts'

test('elements are read from lists, typed arrays and texts', () => {
  expect(at(['red', 'blue'], 1)).toBe('blue')
  expect(at(Uint8Array.of(7, 0), 1)).toBe(0)
  expect(at([null], 0)).toBe(null)
  expect(at('moon', 0)).toBe('m')
  expect(last([3, 5])).toBe(5)
})

test('an index without an element is named, with the length of the list', () => {
  expect(() => at(['red', 'blue'], 2)).toThrow(new RangeError('no element at index 2 of a list of 2'))
  expect(() => at(['red', 'blue'], -1)).toThrow(new RangeError('no element at index -1 of a list of 2'))
  expect(() => at([undefined], 0)).toThrow(RangeError)
  expect(() => last([])).toThrow(new RangeError('no element at index -1 of a list of 0'))
})

test('a required value is returned, or the error names it', () => {
  expect(required(0, 'count')).toBe(0)
  expect(required('', 'word')).toBe('')
  expect(() => required(null, 'hidden card')).toThrow(new RangeError('there is no hidden card'))
  expect(() => required(new Map<string, number>().get('red'), 'red count')).toThrow(RangeError)
})
