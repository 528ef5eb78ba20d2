// A mark in one row of a sheet leaves the other rows as they were.
import { expect, test } from 'vitest'
import { computed, ref, shallowReactive } from 'vue'
import { useMemoizedRows } from '../../../renderer/parts/memoizedRows.ts'

const marks = shallowReactive<Record<string, string>>({})
const level = ref('facts')
const count = ref(2)
let worked: number[] = []
const looks = useMemoizedRows(
  () => Array.from({ length: count.value }, (_, row) => row),
  row => {
    worked.push(row)
    return ['a', 'b'].map(column => ({ column, mark: marks[`${row}${column}`] ?? '', open: level.value !== 'blank' }))
  },
)
const all = computed(() => looks.value.map(row => row.value))

test('a mark recomputes its own row, and no other', () => {
  const [first, second] = all.value
  worked = []
  marks['1a'] = 'out'
  expect(all.value[0]).toBe(first)
  expect(all.value[1]).not.toBe(second)
  expect(all.value[1]![0]!.mark).toBe('out')
  expect(worked).toEqual([1])
})

test('an unchanged row is the same row', () => {
  const before = all.value
  level.value = 'proof'
  expect(all.value.map((row, nth) => row === before[nth])).toEqual([true, true])
  level.value = 'blank'
  expect(all.value.map((row, nth) => row === before[nth])).toEqual([false, false])
})

test('a sheet that grows has all its rows', () => {
  count.value = 3
  expect(all.value).toHaveLength(3)
})
