// Derives from the story what the screens draw: the last sentences, the result of a deal, the run just completed.
import type { Seat } from '../../../shared/engine/index.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'

export type Line = Precognition['line']

/**
 * How many places to draw a row with: the fewest that hold everything, so that it fills the width and seldom
 * changes.
 */
export function rowPlaceCount(neededCount: number, length: number): number {
  return [13, 26, 39].find(step => step >= neededCount && step <= length) ?? length
}

/** The lines of the present deal. */
export function linesOfThisDeal(story: readonly Line[]): readonly Line[] {
  const dealtIndex = story.findLastIndex(({ type }) => type === 'dealt')
  return dealtIndex < 0 ? story : story.slice(dealtIndex)
}

const openingLineTypes: readonly Line['type'][] = ['dealt', 'sealed', 'began', 'played']
/** The types of lines that a played card causes: a prediction came true or broke. They are told together with the card. */
const predictionEndTypes: readonly Line['type'][] = ['cameTrue', 'broke']
const dealResultTypes: readonly Line['type'][] = ['scored', 'missed', 'tied', 'left', 'won']

/** The last move's line while a deal is played, and the lines that followed from it. */
export function lastMoveLines(story: readonly Line[]): readonly Line[] {
  const lines = linesOfThisDeal(story)
  const lastOpeningIndex = lines.findLastIndex(({ type }) => openingLineTypes.includes(type))
  return lastOpeningIndex < 0
    ? []
    : lines.slice(lastOpeningIndex).filter(({ type }, nth) => nth === 0 || predictionEndTypes.includes(type))
}

/** A line, or the seats whose predictions all came true or broke with one card. */
export type LineOrPredictionEnds = Line | { readonly ended: 'cameTrue' | 'broke'; readonly seats: readonly Seat[] }

/** The most lines of a kind that are told one by one: with thirteen players a card can end five predictions. */
const MAX_TOLD_SINGLY = { cameTrue: 2, broke: 1 }

/** The lines; those about many predictions that ended alike are merged into one entry. */
export function mergePredictionEnds(lines: readonly Line[]): readonly LineOrPredictionEnds[] {
  const seatsOf = (ended: 'cameTrue' | 'broke') => lines.flatMap(line => (line.type === ended ? [line.of] : []))
  const together = (['cameTrue', 'broke'] as const)
    .map(ended => ({ ended, seats: seatsOf(ended) }))
    .filter(({ ended, seats }) => seats.length > MAX_TOLD_SINGLY[ended])
  return [...lines.filter(({ type }) => !together.some(({ ended }) => ended === type)), ...together]
}

/** The run of changes that the last card completed, to be marked in the row; null if it completed none. */
export function runJustCompleted(story: readonly Line[]): { readonly at: number; readonly length: number } | null {
  const came = lastMoveLines(story).flatMap(line => (line.type === 'cameTrue' ? [line] : []))
  const [longest] = came.sort((a, b) => b.letters.length - a.letters.length)
  return longest ? { at: longest.at, length: longest.letters.length } : null
}

/** The lines about a deal's result: who scored, that no prediction came true, a tie, who left the play-off, who won. */
export function dealResultLines(story: readonly Line[]): readonly Line[] {
  return linesOfThisDeal(story).filter(({ type }) => dealResultTypes.includes(type))
}

/** Who left the play-off before the present deal, so that they have no prediction in it. */
export function seatsOutEarlier(story: readonly Line[]): readonly Seat[] {
  const linesBeforeThisDeal = story.slice(0, story.length - linesOfThisDeal(story).length)
  return linesBeforeThisDeal.flatMap(line => (line.type === 'left' ? line.seats : []))
}

/** True if a piece's id is a run of letters, not a card. */
export function isRunPieceId(id: string): boolean {
  return /^[UDS]+$/.test(id)
}
