// Breaks a row of equal things evenly: seven that do not fit side by side stand as four and three, never as six and one.
import type { Directive } from 'vue'

const observers = new WeakMap<Element, ResizeObserver>()

/** The room to leave beside the rows, so that as few rows as are needed are about equally long. */
export function roomBeside(
  count: number,
  { width, each, gap }: { readonly width: number; readonly each: number; readonly gap: number },
): number {
  const most = Math.max(1, Math.floor((width + gap) / (each + gap)))
  const perRow = Math.ceil(count / Math.ceil(count / most))
  return perRow >= most || count <= most ? 0 : Math.floor(width - perRow * each - (perRow - 1) * gap)
}

function breakEvenly(row: HTMLElement): void {
  const { children } = row
  const things = [...children].filter(child => child instanceof HTMLElement)
  row.style.paddingInline = ''
  const style = getComputedStyle(row)
  const width = row.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  const each = Math.max(0, ...things.map(({ offsetWidth }) => offsetWidth))
  if (width <= 0 || each === 0) return
  const room = roomBeside(things.length, { width, each, gap: parseFloat(style.columnGap) || 0 })
  if (room > 0) row.style.paddingInline = style.justifyContent === 'center' ? `${room / 2}px` : `0 ${room}px`
}

/** `v-even-rows` on a wrapping flex box whose children are equally wide. */
export const vEvenRows: Directive<HTMLElement> = {
  mounted(row) {
    breakEvenly(row)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => breakEvenly(row))
    observer.observe(row, { box: 'border-box' }) // which does not change with the room left beside the rows
    observers.set(row, observer)
  },
  updated: breakEvenly,
  unmounted: row => observers.get(row)?.disconnect(),
}
