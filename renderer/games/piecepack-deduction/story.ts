// Derives from the story what the screens draw: the last sentence, and the answers each player gave.
import type { VariantOf, Seat } from '../../../shared/engine/index.ts'
import type { Piecepack } from '../../../shared/games/piecepack-deduction/kinds.ts'

export type Line = Piecepack['line']
export type AskedLine = VariantOf<Line, 'asked'>

const openingLineTypes: readonly Line['type'][] = ['dealt', 'drew', 'asked', 'named', 'won']
const resultLineTypes: readonly Line['type'][] = ['chose', 'showed', 'looked']

/**
 * The last thing said, and its results. A player who was shown a tile need not be told that one was chosen. A
 * wrong naming stays until the next question, because a coin follows it at once.
 */
export function lastMoveLines(story: readonly Line[]): readonly Line[] {
  const lastOpeningIndex = story.findLastIndex(({ type }) => openingLineTypes.includes(type))
  if (lastOpeningIndex < 0) return []
  const linesAfter = story.slice(lastOpeningIndex + 1).filter(({ type }) => resultLineTypes.includes(type))
  const isShown = linesAfter.some(({ type }) => type === 'showed')
  const lineBefore =
    story[lastOpeningIndex]!.type === 'drew'
      ? story.slice(0, lastOpeningIndex).findLast(({ type }) => type !== 'looked')
      : undefined
  return [
    ...(lineBefore?.type === 'named' ? [lineBefore] : []),
    story[lastOpeningIndex]!,
    ...linesAfter.filter(({ type }) => !(isShown && type === 'chose')),
  ]
}

/** Earlier questions and namings, newest first. */
export function headlinesBeforeLastMove(story: readonly Line[], maxLines: number): readonly Line[] {
  const lastLines = lastMoveLines(story)
  return story
    .filter(line => (line.type === 'asked' || line.type === 'named') && !lastLines.includes(line))
    .slice(-maxLines)
    .reverse()
}

/** The question of this turn, once it is asked. */
export function questionThisTurn(story: readonly Line[]): AskedLine | null {
  const lastLine = story.findLast(({ type }) => type === 'asked' || type === 'drew')
  return lastLine?.type === 'asked' ? lastLine : null
}

/** The tiles that were named and are not missing, oldest first. */
export function wrongNamings(story: readonly Line[]): readonly VariantOf<Line, 'named'>[] {
  return story.filter((line): line is VariantOf<Line, 'named'> => line.type === 'named' && !line.right)
}

/** The answers of one player, oldest first, without those that say no more than another: hands never change. */
export function answersGivenBy(story: readonly Line[], seat: Seat): readonly AskedLine[] {
  const answers = story.filter((line): line is AskedLine => line.type === 'asked' && line.of === seat)
  const isExact = ({ question, answer }: AskedLine) => question === 'many' || answer === false // “no” is a number too
  return answers.filter(
    (line, at) =>
      !answers.some(
        (other, otherAt) =>
          other.trait === line.trait && (isExact(other) === isExact(line) ? otherAt > at : isExact(other)),
      ),
  )
}
