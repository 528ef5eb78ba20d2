// A seat's own notebook marks: what the next press makes of one, how each is read out, and all of them for parts outside the notebook.
import { inject, type InjectionKey } from 'vue'
import { seatWords } from '../device/words/tableWords.ts'

/** Marks by their place on the sheet, as a notebook is given them. */
type OwnMarksGetter = () => Readonly<Record<string, string>>

export const OWN_MARKS_KEY: InjectionKey<OwnMarksGetter> = Symbol('own marks')

/** The marks of the seat that is open; none outside a seat's page. */
export function useOwnMarks(): OwnMarksGetter {
  return inject(OWN_MARKS_KEY, () => () => ({}), true)
}

/** The marks that presses on a card go through: none, crossed out, doubted. */
export const CARD_MARKS: readonly string[] = ['', 'out', 'maybe']

/** The mark after this one when its cell is pressed; the first again after the last. */
export function nextMark(cycle: readonly string[], mark: string | undefined): string {
  return cycle[(cycle.indexOf(mark ?? '') + 1) % cycle.length]!
}

/** What a screen reader says of one's own mark on a card; nothing without one. */
export function ownMarkAriaTexts(mark: string): readonly string[] {
  return mark === 'out' || mark === 'maybe' ? [seatWords.ownMark[mark]] : []
}

/** What a screen reader calls a cell: the card, and what is known of it. */
export const cellAriaLabel = (card: string, says: readonly string[]): string => [card, ...says].join(', ')
