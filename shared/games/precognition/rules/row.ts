// Computes the changes of a row of cards, and how far a prediction has come true in it.
import { at } from '../../../engine/index.ts'
import { rankOf, type Card } from '../cards.ts'

export const RANK_CHANGES = ['U', 'D', 'S'] as const
/** Up, down, same: from one card of the row to the next. */
export type RankChange = (typeof RANK_CHANGES)[number]

/** The change from one card to the next, by rank alone and without wrapping from king to ace. */
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

/** The number of changes before the first unbroken run that is the whole prediction; null if there is none. */
export function predictionOffset(row: readonly Card[], prediction: string): number | null {
  const offset = prediction === '' ? -1 : rowChanges(row).indexOf(prediction)
  return offset < 0 ? null : offset
}

/** True if the whole prediction occurs in the row as one unbroken run. */
export function hasComeTrue(row: readonly Card[], prediction: string): boolean {
  return predictionOffset(row, prediction) !== null
}

/**
 * The number of letters that have come true: all of them once the prediction is fulfilled,
 * and until then as many of its first letters as the row ends with now.
 */
export function matchedLetterCount(row: readonly Card[], prediction: string): number {
  if (hasComeTrue(row, prediction)) return prediction.length
  const soFar = rowChanges(row)
  let length = Math.min(soFar.length, prediction.length)
  while (!soFar.endsWith(prediction.slice(0, length))) length--
  return length
}

/** open: it may still come true · true: it has · lost: too few changes are left, or the row is full */
export type PredictionFate = 'open' | 'true' | 'lost'

/** A prediction placed along the row. */
export interface PredictionOnRow {
  readonly letters: string
  readonly at: number // the number of changes before its first letter
  readonly matched: number // how many of its first letters have come true there
  readonly fate: PredictionFate
}

/** Places a prediction where it has come true, or else where its first letters match the end of the row. `length`: the cards the row will have. */
export function placePrediction(row: readonly Card[], letters: string, length: number): PredictionOnRow {
  const offset = predictionOffset(row, letters)
  if (offset !== null) return { letters, at: offset, matched: letters.length, fate: 'true' }
  const matchedCount = matchedLetterCount(row, letters)
  const soFar = Math.max(row.length - 1, 0)
  const changesLeft = length - Math.max(row.length, 1)
  return {
    letters,
    at: soFar - matchedCount,
    matched: matchedCount,
    fate: letters.length - matchedCount <= changesLeft ? 'open' : 'lost',
  }
}
