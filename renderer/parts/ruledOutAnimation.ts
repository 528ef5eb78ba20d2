// Animates what an answer rules out in a notebook: cells fall away, the count runs down, a solved riddle shows.
// Any sheet takes part whose cells name their answer in `data-may` (*: possible, but not an answer to a riddle) and
// whose riddle is named in `data-riddle`, on the sheet or on the cell.
import { prefersReducedMotion } from '../device/page/settings.ts'
import type { Directive } from 'vue'

declare module 'vue' {
  interface HTMLAttributes {
    'data-may'?: string | undefined
    'data-hidden-at'?: string | undefined // see NamingReveal.vue
    'data-riddle'?: string | undefined
  }
  interface ComponentCustomProps {
    dataRiddle?: string | undefined
  }
}

/** What an update of the sheets changed. */
export interface RemainingCountChange {
  readonly from: number
  readonly to: number
}

/** The only answer left to a riddle. */
export interface LastAnswerLeft {
  readonly riddle: string
  readonly answer: string
}

export interface RuledOutListener {
  readonly thinned: (change: RemainingCountChange) => void
  readonly last: (left: readonly LastAnswerLeft[]) => void
}

const ANY = '*'
const STEP_MS = 25
const MOST_MS = 400
/** How long one cell takes to fall. */
const FALL_MS = 260

/** The delays in milliseconds after which each of `cells` cells falls. */
export function fallDelays(cells: number): readonly number[] {
  const step = Math.min(STEP_MS, MOST_MS / Math.max(1, cells))
  return Array.from({ length: cells }, (_, nth) => Math.round(nth * step))
}

const observers = new WeakMap<Element, MutationObserver>()

export const vAnimateRuledOut: Directive<HTMLElement, RuledOutListener> = {
  mounted(notebook, { value }) {
    const observer = new MutationObserver(records => update(notebook, records, value))
    observer.observe(notebook, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ['data-may', 'data-riddle'],
    })
    observers.set(notebook, observer)
    findLast(notebook, value)
  },
  unmounted: notebook => observers.get(notebook)?.disconnect(),
}

const riddleOf = (cell: Element): Element | null => cell.closest('[data-riddle]')

function update(notebook: HTMLElement, records: readonly MutationRecord[], listener: RuledOutListener): void {
  if (records.every(({ type }) => type === 'childList')) return // nothing was ruled out or restored
  const turned = new Set<Node>() // sheets that were turned to another riddle: nothing was ruled out there
  const fallen = new Map<HTMLElement, string>() // the answers they may have been
  const gone = new Map<Element, string>() // the text before
  for (const { type, attributeName, oldValue, target, removedNodes } of records)
    if (type === 'childList') {
      if (removedNodes.length === 0) continue
      const parent = target as Element
      const text = [...removedNodes].map(node => node.textContent ?? '').join('')
      gone.set(parent.closest('button') ?? parent, text)
    } else if (attributeName === 'data-riddle') turned.add(target)
    else if (oldValue !== null && !(target as Element).hasAttribute('data-may'))
      fallen.set(target as HTMLElement, oldValue)
  const cells = [...notebook.querySelectorAll<HTMLElement>('button')].filter(
    cell => fallen.has(cell) && riddleOf(cell) !== null && !turned.has(riddleOf(cell)!),
  )
  const answers = cells.filter(cell => fallen.get(cell) !== ANY)
  if (answers.length > 0) {
    const riddle = riddleOf(answers[0]!)!.getAttribute('data-riddle')
    const to = possible(notebook).filter(cell => riddleOf(cell)?.getAttribute('data-riddle') === riddle).length
    const from = to + answers.filter(cell => riddleOf(cell)!.getAttribute('data-riddle') === riddle).length
    listener.thinned({ from, to })
  }
  if (cells.length > 0 && !prefersReducedMotion()) {
    fall(cells, gone)
    for (const [number, before] of gone) if (number.matches('.count b')) run(number as HTMLElement, before)
  }
  findLast(notebook, listener)
}

/** Row by row, as a person would cross them out. */
function fall(cells: readonly HTMLElement[], gone: ReadonlyMap<Element, string>): void {
  for (const [nth, delay] of fallDelays(cells.length).entries()) {
    const cell = cells[nth]!
    cell.style.setProperty('--falls-after', `${delay}ms`)
    cell.dataset['falls'] = gone.get(cell)?.trim() ?? ''
  }
  setTimeout(() => {
    for (const cell of cells) delete cell.dataset['falls']
  }, MOST_MS + FALL_MS)
}

/** A screen reader gets the new number at once; on the screen it runs down. */
function run(number: HTMLElement, before: string): void {
  const [from, to] = [Number(before), Number(number.textContent)]
  if (!(from > to)) return
  number.style.setProperty('--runs-from', String(from))
  number.style.setProperty('--runs-to', String(to))
  number.dataset['runs'] = ''
  setTimeout(() => delete number.dataset['runs'], MOST_MS + FALL_MS)
}

function possible(notebook: HTMLElement): HTMLElement[] {
  return [...notebook.querySelectorAll<HTMLElement>('[data-may]')].filter(
    cell => cell.dataset['may'] !== ANY && riddleOf(cell) !== null,
  )
}

function findLast(notebook: HTMLElement, { last }: RuledOutListener): void {
  const byRiddle = new Map<string, HTMLElement[]>()
  for (const cell of possible(notebook)) {
    const riddle = riddleOf(cell)!.getAttribute('data-riddle')!
    byRiddle.set(riddle, [...(byRiddle.get(riddle) ?? []), cell])
  }
  const alone = [...byRiddle].flatMap(([riddle, cells]) => (cells.length === 1 ? [{ riddle, cell: cells[0]! }] : []))
  for (const cell of notebook.querySelectorAll<HTMLElement>('[data-last]'))
    if (alone.every(one => one.cell !== cell)) delete cell.dataset['last']
  for (const { cell } of alone) cell.dataset['last'] = ''
  last(alone.map(({ riddle, cell }) => ({ riddle, answer: cell.dataset['may']! })))
}
