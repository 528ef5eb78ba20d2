// Answers for: one tab stop for a whole sheet; the arrow keys go on from there.
import { nextTick, ref, type Ref, type ShallowRef } from 'vue'

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

/** Where the stop is, and what a key does to it. `size` says how many rows and columns there are now. */
export function useRoving(
  sheet: Readonly<ShallowRef<HTMLElement | null>>,
  size: () => readonly [rows: number, columns: number],
): { at: Ref<readonly [number, number]>; move: (event: KeyboardEvent) => Promise<void>; isStop: (row: number, column: number) => boolean } {
  const at = ref<readonly [number, number]>([0, 0])
  const last = () => size().map(count => count - 1) as [number, number]
  const within = () => [Math.min(at.value[0], last()[0]), Math.min(at.value[1], last()[1])] as const
  return {
    at,
    isStop: (row, column) => within()[0] === row && within()[1] === column,
    async move(event) {
      const [row, column] = within()
      const [lastRow, lastColumn] = last()
      if (event.key === 'Home') at.value = [event.ctrlKey ? 0 : row, 0]
      else if (event.key === 'End') at.value = [event.ctrlKey ? lastRow : row, lastColumn]
      else {
        const step = steps[event.key]
        if (!step) return
        at.value = [Math.min(lastRow, Math.max(0, row + step[0])), Math.min(lastColumn, Math.max(0, column + step[1]))]
      }
      event.preventDefault()
      await nextTick()
      sheet.value?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus()
    },
  }
}
