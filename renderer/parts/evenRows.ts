// Breaks a row of equal things evenly: seven that do not fit side by side stand as four and three, never as six and one.
import type { Directive } from 'vue'

const observerByRow = new WeakMap<Element, ResizeObserver>()

/** How far off rounded lengths may be, in pixels. */
const ROUNDING_PX = 0.5

/** The room to leave beside the rows, so that as few rows as are needed are about equally long. */
export function spaceBesideRows(
  count: number,
  { width, each, gap }: { readonly width: number; readonly each: number; readonly gap: number },
): number {
  const maxPerRow = Math.max(1, Math.floor((width + gap + ROUNDING_PX) / (each + gap)))
  const perRow = Math.ceil(count / Math.ceil(count / maxPerRow))
  return perRow >= maxPerRow || count <= maxPerRow ? 0 : Math.floor(width - perRow * each - (perRow - 1) * gap)
}

function breakEvenly(row: HTMLElement): void {
  const items = [...row.children].filter(child => child instanceof HTMLElement)
  row.style.paddingInline = ''
  const style = getComputedStyle(row)
  const width = row.getBoundingClientRect().width - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
  const each = Math.max(0, ...items.map(thing => thing.getBoundingClientRect().width))
  if (width <= 0 || each === 0) return
  const apart = items
    .map(thing => parseFloat(getComputedStyle(thing).marginLeft) || 0)
    .reduce((sum, width) => sum + width, 0) // the margins between groups of items
  const sidePaddingPx = spaceBesideRows(items.length, {
    width: width - apart,
    each,
    gap: parseFloat(style.columnGap) || 0,
  })
  if (sidePaddingPx > 0)
    row.style.paddingInline = style.justifyContent === 'center' ? `${sidePaddingPx / 2}px` : `0 ${sidePaddingPx}px`
}

/** Watches the first item, as items may change their size with the screen while the row keeps its own. */
function observeFirstItem(row: HTMLElement): void {
  if (row.firstElementChild) observerByRow.get(row)?.observe(row.firstElementChild)
}

/** `v-even-rows` on a wrapping flex box whose children are equally wide. */
export const vEvenRows: Directive<HTMLElement> = {
  mounted(row) {
    breakEvenly(row)
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => breakEvenly(row))
    observer.observe(row, { box: 'border-box' }) // its border box does not change with the room left beside the rows
    observerByRow.set(row, observer)
    observeFirstItem(row)
  },
  updated(row) {
    breakEvenly(row)
    observeFirstItem(row)
  },
  unmounted: row => observerByRow.get(row)?.disconnect(),
}
