// Answers for: where a prediction lies along the row, and which lines of the story are shown.
import type { Card } from '../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { predictionOffset, matchedLetters } from '../../../shared/games/precognition/rules/row.ts'

export type Line = Precognition['line']

/**
 * open: it may still come true · true: it has · lost: too few changes are left, or the row is full
 */
export type PredictionFate = 'open' | 'true' | 'lost'

/** A prediction laid along the row. */
export interface PredictionOnRow {
  readonly letters: string
  readonly at: number // how many changes stand before its first letter
  readonly come: number // how many of its first letters have come true there
  readonly fate: PredictionFate
}

/** Lays a prediction where it has come true, or else where its first letters stand at the end of the row. */
export function placePrediction(row: readonly Card[], letters: string, length: number): PredictionOnRow {
  const at = predictionOffset(row, letters)
  if (at !== null) return { letters, at, come: letters.length, fate: 'true' }
  const come = matchedLetters(row, letters)
  const soFar = Math.max(row.length - 1, 0)
  const left = length - Math.max(row.length, 1)
  return { letters, at: soFar - come, come, fate: letters.length - come <= left ? 'open' : 'lost' }
}

/** How many places a row is drawn with: the fewest that hold what has to be shown, so that it fills the width and seldom changes. */
export function rowPlaceCount(needed: number, length: number): number {
  return [13, 26, 39].find(step => step >= needed && step <= length) ?? length
}

/** The lines of the deal being played. */
export function linesOfThisDeal(story: readonly Line[]): readonly Line[] {
  const from = story.findLastIndex(({ type }) => type === 'dealt')
  return from < 0 ? story : story.slice(from)
}

const said: readonly Line['type'][] = ['dealt', 'sealed', 'began', 'played']
const ending: readonly Line['type'][] = ['missed', 'tied', 'left', 'won']

/** The last thing said while a deal is played. */
export function lastSaidLine(story: readonly Line[]): Line | null {
  return linesOfThisDeal(story).findLast(({ type }) => said.includes(type)) ?? null
}

/** How the deal came out: nobody's prediction, a tie, who left, who won. */
export function dealResultLines(story: readonly Line[]): readonly Line[] {
  return linesOfThisDeal(story).filter(({ type }) => ending.includes(type))
}

/** True when a piece's id is a run of letters, not a card. */
export function isRunId(id: string): boolean {
  return /^[UDS]+$/.test(id)
}
