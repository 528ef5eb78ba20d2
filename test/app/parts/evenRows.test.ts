// The room beside rows of equal things, so that none stands alone in the last row.
import { expect, test } from 'vitest'
import { spaceBesideRows } from '../../../renderer/parts/evenRows.ts'

/** How many stand in each row, once the room beside them is left. */
function rowsOf(count: number, width: number, each = 90, gap = 10): number[] {
  const perRow = Math.floor((width - spaceBesideRows(count, { width, each, gap }) + gap) / (each + gap))
  return Array.from({ length: Math.ceil(count / perRow) }, (_, row) => Math.min(perRow, count - row * perRow))
}

test.each<[number, number, number[]]>([
  [7, 690, [7]],
  [7, 650, [4, 3]],
  [5, 450, [3, 2]],
  [24, 950, [8, 8, 8]],
  [26, 1290, [13, 13]],
  [3, 90, [1, 1, 1]],
])('%i things in a width of %i stand in even rows', (count, width, rows) => expect(rowsOf(count, width)).toEqual(rows))

test('of things in two rows none stands alone below the others', () => {
  for (let count = 4; count <= 26; count++)
    for (let width = 290; width <= 1400; width += 35) {
      const rows = rowsOf(count, width)
      if (rows.length === 2) expect(rows[0]! - rows[1]!, `${count} in ${width}`).toBeLessThanOrEqual(1)
    }
})

test('a row as wide as its things is not broken by a rounded length', () => {
  expect(spaceBesideRows(5, { width: 518.2, each: 96, gap: 9.6 })).toBe(0)
})
