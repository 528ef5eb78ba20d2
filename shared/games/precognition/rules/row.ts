// Answers for: the row of cards, its changes, and how far a prediction has come in it.
import { at } from '../../../engine/index.ts'
import { rankOf, type Card } from '../cards.ts'

export const RANK_CHANGES = ['U', 'D', 'S'] as const
/** Up, down, same: from one card of the row to the next. */
export type RankChange = (typeof RANK_CHANGES)[number]

/** The change from one card to the next: by rank alone, no way round from king to ace. */
export function changeBetweenCards(from: Card, to: Card): RankChange {
  const difference = rankOf(to) - rankOf(from)
  return difference > 0 ? 'U' : difference < 0 ? 'D' : 'S'
}

/** The changes of a row, left to right: one fewer than its cards. */
export function rowChanges(row: readonly Card[]): string {
  return row
    .slice(1)
    .map((card, i) => changeBetweenCards(at(row, i), card))
    .join('')
}

/** How many changes stand before the first unbroken run that is the whole prediction; null when it does not occur. */
export function predictionOffset(row: readonly Card[], prediction: string): number | null {
  const at = prediction === '' ? -1 : rowChanges(row).indexOf(prediction)
  return at < 0 ? null : at
}

/** True when the whole prediction stands somewhere in the row as one unbroken run. */
export function hasComeTrue(row: readonly Card[], prediction: string): boolean {
  return predictionOffset(row, prediction) !== null
}

/**
 * How many letters of the prediction have come true: all of them once it has been fulfilled,
 * and until then as many of its first letters as the row ends with just now.
 */
export function matchedLetters(row: readonly Card[], prediction: string): number {
  if (hasComeTrue(row, prediction)) return prediction.length
  const soFar = rowChanges(row)
  let length = Math.min(soFar.length, prediction.length)
  while (!soFar.endsWith(prediction.slice(0, length))) length--
  return length
}
