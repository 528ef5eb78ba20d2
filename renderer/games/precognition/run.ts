// Places a prediction along the row, and selects the story lines to show.
import type { Card } from '../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { predictionOffset, matchedLetters } from '../../../shared/games/precognition/rules/row.ts'

export type Line = Precognition['line']

/** open: it may still come true · true: it has · lost: too few changes are left, or the row is full */
export type PredictionFate = 'open' | 'true' | 'lost'

/** A prediction placed along the row. */
export interface PredictionOnRow {
  readonly letters: string
  readonly at: number // the number of changes before its first letter
  readonly come: number // how many of its first letters have come true there
  readonly fate: PredictionFate
}

/** Places a prediction where it has come true, or else where its first letters match the end of the row. */
export function placePrediction(row: readonly Card[], letters: string, length: number): PredictionOnRow {
  const at = predictionOffset(row, letters)
  if (at !== null) return { letters, at, come: letters.length, fate: 'true' }
  const come = matchedLetters(row, letters)
  const soFar = Math.max(row.length - 1, 0)
  const left = length - Math.max(row.length, 1)
  return { letters, at: soFar - come, come, fate: letters.length - come <= left ? 'open' : 'lost' }
}

/**
 * How many places to draw a row with: the fewest that hold everything, so that it fills the width and seldom
 * changes.
 */
export function rowPlaceCount(needed: number, length: number): number {
  return [13, 26, 39].find(step => step >= needed && step <= length) ?? length
}

/** The lines of the present deal. */
export function linesOfThisDeal(story: readonly Line[]): readonly Line[] {
  const from = story.findLastIndex(({ type }) => type === 'dealt')
  return from < 0 ? story : story.slice(from)
}

const said: readonly Line['type'][] = ['dealt', 'sealed', 'began', 'played']
const ending: readonly Line['type'][] = ['missed', 'tied', 'left', 'won']

/** The last line while a deal is played. */
export function lastSaidLine(story: readonly Line[]): Line | null {
  return linesOfThisDeal(story).findLast(({ type }) => said.includes(type)) ?? null
}

/** The lines about a deal's result: nobody's prediction, a tie, who left, who won. */
export function dealResultLines(story: readonly Line[]): readonly Line[] {
  return linesOfThisDeal(story).filter(({ type }) => ending.includes(type))
}

/** True if a piece's id is a run of letters, not a card. */
export function isRunId(id: string): boolean {
  return /^[UDS]+$/.test(id)
}
