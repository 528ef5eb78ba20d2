// Makes a whole sheet one tab stop, in which the arrow keys move the focus.
import { computed, nextTick, ref, type ComputedRef, type ShallowRef } from 'vue'

type Spot = readonly [row: number, column: number]
const steps: Readonly<Record<string, Spot>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The tab stop of a sheet: its position, and what a key does to it. */
export interface RovingFocus {
  readonly stop: ComputedRef<Spot> // clipped, because a sheet that was turned may have fewer rows
  readonly isStop: (row: number, column: number) => boolean
  readonly stopIn: (row: number) => number | null // its column, if it is in this row
  readonly come: (row: number, column: number) => void // the focus moved there
  readonly move: (event: KeyboardEvent) => Promise<void>
}

/** `size`: the present number of rows and columns. */
export function useRovingFocus(sheet: Readonly<ShallowRef<HTMLElement | null>>, size: () => Spot): RovingFocus {
  const at = ref<Spot>([0, 0])
  const within = ([row, column]: Spot): Spot => [Math.min(row, size()[0] - 1), Math.min(column, size()[1] - 1)]
  const stop = computed(() => within(at.value))
  const isStop = (row: number, column: number) => stop.value[0] === row && stop.value[1] === column
  return {
    stop,
    isStop,
    come(row, column) {
      if (!isStop(row, column)) at.value = [row, column]
    },
    stopIn: row => (stop.value[0] === row ? stop.value[1] : null),
    async move(event) {
      const [row, column] = stop.value
      const [lastRow, lastColumn] = size().map(count => count - 1) as [number, number]
      const step = steps[event.key]
      if (event.key === 'Home') at.value = [event.ctrlKey ? 0 : row, 0]
      else if (event.key === 'End') at.value = [event.ctrlKey ? lastRow : row, lastColumn]
      else if (step)
        at.value = [Math.min(lastRow, Math.max(0, row + step[0])), Math.min(lastColumn, Math.max(0, column + step[1]))]
      else return
      event.preventDefault()
      await nextTick()
      sheet.value?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    },
  }
}
