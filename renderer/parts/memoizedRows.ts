// Computes a sheet row by row, so that a change in one row leaves the others untouched.
import { computed, type ComputedRef } from 'vue'

/**
 * Each row as an array of cells. It is recomputed only when something it has read changes, and stays the same
 * array while every cell is equal, so a row can be memoized by it. If `rows` changes, all are recomputed.
 */
export function useMemoizedRows<Row, Cell extends object>(
  rows: () => readonly Row[],
  cellsOf: (row: Row, nth: number) => readonly Cell[],
): ComputedRef<readonly ComputedRef<readonly Cell[]>[]> {
  return computed(() =>
    rows().map((row, rowIndex) =>
      computed<readonly Cell[]>(cellsBefore => {
        const now = cellsOf(row, rowIndex)
        return cellsBefore && areRowsEqual(cellsBefore, now) ? cellsBefore : now
      }),
    ),
  )
}

/** Whether two rows are equal, cell by cell. */
function areRowsEqual(before: readonly object[], now: readonly object[]): boolean {
  const flatEntries = (cells: readonly object[]) =>
    cells.flatMap(cell => Object.entries(cell) as [string, unknown][]).flat()
  const [valuesBefore, valuesNow] = [flatEntries(before), flatEntries(now)]
  return valuesBefore.length === valuesNow.length && valuesBefore.every((value, i) => Object.is(value, valuesNow[i]))
}
