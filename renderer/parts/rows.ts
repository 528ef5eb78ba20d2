// Answers for: a sheet that is worked out row by row: what changes one row leaves the others as they were.
import { computed, type ComputedRef } from 'vue'

/**
 * Each row by itself, as its cells. It is worked out anew only when something it has read changes, and is the same array as before
 * while every cell says the same: a row's own memory can go by that. `rows` may change too; then all begin again.
 */
export function useMemoizedRows<Row, Cell extends object>(
  rows: () => readonly Row[],
  look: (row: Row, nth: number) => readonly Cell[],
): ComputedRef<readonly ComputedRef<readonly Cell[]>[]> {
  return computed(() =>
    rows().map((row, nth) =>
      computed<readonly Cell[]>(before => {
        const now = look(row, nth)
        return before && says(before, now) ? before : now
      }),
    ),
  )
}

/** Whether two rows say the same, cell by cell. */
function says(before: readonly object[], now: readonly object[]): boolean {
  const flat = (cells: readonly object[]) => cells.flatMap(cell => Object.entries(cell) as [string, unknown][]).flat()
  const [one, other] = [flat(before), flat(now)]
  return one.length === other.length && one.every((value, i) => Object.is(value, other[i]))
}
