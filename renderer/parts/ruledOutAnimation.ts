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

/** How many answers to a riddle were possible before an update of the sheets, and how many are now. */
export interface RemainingCountChange {
  readonly from: number
  readonly to: number
}

/** The only answer left to a riddle. */
export interface SolvedRiddle {
  readonly riddle: string
  readonly answer: string
}

export interface RuledOutListener {
  readonly onThinned: (change: RemainingCountChange) => void
  readonly onRiddlesSolved: (left: readonly SolvedRiddle[]) => void
}

const NO_RIDDLE_ANSWER = '*'
/** The delay from one cell to the next, in milliseconds. */
const CELL_DELAY_MS = 25
/** The longest delay of the last cell, in milliseconds. */
const MAX_FALL_DELAY_MS = 400
/** How long one cell takes to fall, in milliseconds. */
const FALL_MS = 260

/** The delays in milliseconds after which each of `cells` cells falls. */
export function cellFallDelaysMs(cells: number): readonly number[] {
  const step = Math.min(CELL_DELAY_MS, MAX_FALL_DELAY_MS / Math.max(1, cells))
  return Array.from({ length: cells }, (_, nth) => Math.round(nth * step))
}

const observerByNotebook = new WeakMap<Element, MutationObserver>()

export const vAnimateRuledOut: Directive<HTMLElement, RuledOutListener> = {
  mounted(notebook, { value }) {
    const observer = new MutationObserver(records => handleChanges(notebook, records, value))
    observer.observe(notebook, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeOldValue: true,
      attributeFilter: ['data-may', 'data-riddle'],
    })
    observerByNotebook.set(notebook, observer)
    reportSolvedRiddles(notebook, value)
  },
  unmounted: notebook => observerByNotebook.get(notebook)?.disconnect(),
}

const riddleElementOf = (cell: Element): Element | null => cell.closest('[data-riddle]')

function handleChanges(notebook: HTMLElement, records: readonly MutationRecord[], listener: RuledOutListener): void {
  if (records.every(({ type }) => type === 'childList')) return // nothing was ruled out or restored
  const turnedSheets = new Set<Node>() // sheets that were turned to another riddle: nothing was ruled out there
  const fallenAnswerByCell = new Map<HTMLElement, string>() // the answers these cells may have been
  const textBeforeByElement = new Map<Element, string>()
  for (const { type, attributeName, oldValue, target, removedNodes } of records)
    if (type === 'childList') {
      if (removedNodes.length === 0) continue
      const parent = target as Element
      const text = [...removedNodes].map(node => node.textContent ?? '').join('')
      const changedElement = parent.closest('button') ?? parent
      if (!textBeforeByElement.has(changedElement)) textBeforeByElement.set(changedElement, text) // what is printed comes first, before how likely it was
    } else if (attributeName === 'data-riddle') turnedSheets.add(target)
    else if (oldValue !== null && !(target as Element).hasAttribute('data-may'))
      fallenAnswerByCell.set(target as HTMLElement, oldValue)
  const cells = [...notebook.querySelectorAll<HTMLElement>('button')].filter(
    cell => fallenAnswerByCell.has(cell) && riddleElementOf(cell) !== null && !turnedSheets.has(riddleElementOf(cell)!),
  )
  const answerCells = cells.filter(cell => fallenAnswerByCell.get(cell) !== NO_RIDDLE_ANSWER)
  if (answerCells.length > 0) {
    const riddle = riddleElementOf(answerCells[0]!)!.getAttribute('data-riddle')
    const countAfter = possibleCells(notebook).filter(
      cell => riddleElementOf(cell)?.getAttribute('data-riddle') === riddle,
    ).length
    const countBefore =
      countAfter + answerCells.filter(cell => riddleElementOf(cell)!.getAttribute('data-riddle') === riddle).length
    listener.onThinned({ from: countBefore, to: countAfter })
  }
  if (cells.length > 0 && !prefersReducedMotion()) {
    animateFall(cells, textBeforeByElement)
    for (const [number, before] of textBeforeByElement)
      if (number.matches('.count b')) runNumberDown(number as HTMLElement, before)
  }
  reportSolvedRiddles(notebook, listener)
}

/** Row by row, as a person would cross them out. */
function animateFall(cells: readonly HTMLElement[], textBeforeByElement: ReadonlyMap<Element, string>): void {
  for (const [index, delay] of cellFallDelaysMs(cells.length).entries()) {
    const cell = cells[index]!
    cell.style.setProperty('--falls-after', `${delay}ms`)
    cell.dataset['falls'] = textBeforeByElement.get(cell)?.trim() ?? ''
  }
  setTimeout(() => {
    for (const cell of cells) delete cell.dataset['falls']
  }, MAX_FALL_DELAY_MS + FALL_MS)
}

/** A screen reader gets the new number at once; on the screen it runs down. */
function runNumberDown(countElement: HTMLElement, textBefore: string): void {
  const [startCount, endCount] = [Number(textBefore), Number(countElement.textContent)]
  if (!(startCount > endCount)) return
  countElement.style.setProperty('--runs-from', String(startCount))
  countElement.style.setProperty('--runs-to', String(endCount))
  countElement.dataset['runs'] = ''
  setTimeout(() => delete countElement.dataset['runs'], MAX_FALL_DELAY_MS + FALL_MS)
}

function possibleCells(notebook: HTMLElement): HTMLElement[] {
  return [...notebook.querySelectorAll<HTMLElement>('[data-may]')].filter(
    cell => cell.dataset['may'] !== NO_RIDDLE_ANSWER && riddleElementOf(cell) !== null,
  )
}

function reportSolvedRiddles(notebook: HTMLElement, { onRiddlesSolved }: RuledOutListener): void {
  const possibleCellsByRiddle = new Map<string, HTMLElement[]>()
  for (const cell of possibleCells(notebook)) {
    const riddle = riddleElementOf(cell)!.getAttribute('data-riddle')!
    possibleCellsByRiddle.set(riddle, [...(possibleCellsByRiddle.get(riddle) ?? []), cell])
  }
  const lastCells = [...possibleCellsByRiddle].flatMap(([riddle, cells]) =>
    cells.length === 1 ? [{ riddle, cell: cells[0]! }] : [],
  )
  for (const cell of notebook.querySelectorAll<HTMLElement>('[data-last]'))
    if (lastCells.every(lastCell => lastCell.cell !== cell)) delete cell.dataset['last']
  for (const { cell } of lastCells) cell.dataset['last'] = ''
  onRiddlesSolved(lastCells.map(({ riddle, cell }) => ({ riddle, answer: cell.dataset['may']! })))
}
