// Makes a whole sheet one tab stop, in which the arrow keys move the focus.
import { computed, nextTick, ref, type ComputedRef, type ShallowRef } from 'vue'

type CellPosition = readonly [row: number, column: number]
const offsetByArrowKey: Readonly<Record<string, CellPosition>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The tab stop of a sheet: its position, and what a key does to it. */
export interface RovingFocus {
  readonly tabStop: ComputedRef<CellPosition> // within the sheet, although a sheet that was turned may have fewer rows than before
  readonly isTabStop: (row: number, column: number) => boolean
  readonly tabStopInRow: (row: number) => number | null // the tab stop's column, if it is in this row
  readonly setTabStop: (row: number, column: number) => void // to be called when the focus moved to this cell
  readonly moveFocus: (event: KeyboardEvent) => Promise<void>
}

/** `size`: the present number of rows and columns. */
export function useRovingFocus(sheet: Readonly<ShallowRef<HTMLElement | null>>, size: () => CellPosition): RovingFocus {
  const focusedCell = ref<CellPosition>([0, 0])
  const withinGrid = ([row, column]: CellPosition): CellPosition => [
    Math.min(row, size()[0] - 1),
    Math.min(column, size()[1] - 1),
  ]
  const tabStop = computed(() => withinGrid(focusedCell.value))
  const isTabStop = (row: number, column: number) => tabStop.value[0] === row && tabStop.value[1] === column
  return {
    tabStop,
    isTabStop,
    setTabStop(row, column) {
      if (!isTabStop(row, column)) focusedCell.value = [row, column]
    },
    tabStopInRow: row => (tabStop.value[0] === row ? tabStop.value[1] : null),
    async moveFocus(event) {
      const [row, column] = tabStop.value
      const [lastRow, lastColumn] = size().map(count => count - 1) as [number, number]
      const step = offsetByArrowKey[event.key]
      if (event.key === 'Home') focusedCell.value = [event.ctrlKey ? 0 : row, 0]
      else if (event.key === 'End') focusedCell.value = [event.ctrlKey ? lastRow : row, lastColumn]
      else if (step)
        focusedCell.value = [
          Math.min(lastRow, Math.max(0, row + step[0])),
          Math.min(lastColumn, Math.max(0, column + step[1])),
        ]
      else return
      event.preventDefault()
      await nextTick()
      sheet.value?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    },
  }
}
