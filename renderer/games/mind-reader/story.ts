// Derives from the story what the screens draw: the last sentence, the answers so far, the results at the end.
import type { VariantOf, Seat } from '../../../shared/engine/index.ts'
import type { Card, Clue, QuestionKind } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader, SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'

export type Line = MindReader['line']

/** A question of this hand, and its answer once given. */
export interface HeardQuestion {
  readonly by: Seat
  readonly of: Seat
  readonly place: SecretPlace
  readonly question: QuestionKind
  readonly playedCard: Card | null // null: only the two players saw it, and this viewer is neither of them
  readonly clue: Clue | null // null: not answered yet
}

/** The lines of the present hand. */
export function linesOfThisHand(story: readonly Line[]): readonly Line[] {
  const dealtIndex = story.findLastIndex(({ type }) => type === 'dealt')
  return dealtIndex < 0 ? story : story.slice(dealtIndex)
}

/** The questions of a hand, oldest first, each with the card and the answer, if this viewer saw them. */
export function questionsHeard(handLines: readonly Line[]): HeardQuestion[] {
  const questions: HeardQuestion[] = []
  for (const line of handLines) {
    const lastQuestion = questions.at(-1)
    if (line.type === 'asked') {
      const { by, of, place, question, card, clue } = line
      questions.push({ by, of, place, question, playedCard: card, clue })
    } else if (lastQuestion && line.type === 'compared')
      questions[questions.length - 1] = { ...lastQuestion, playedCard: line.card }
    else if (lastQuestion && line.type === 'answered')
      questions[questions.length - 1] = { ...lastQuestion, clue: line.clue }
  }
  return questions
}

/** The lines of a hand. An answer given by hand is merged into its question, like one that was computed. */
export function mergeAnswersIntoQuestions(handLines: readonly Line[]): readonly Line[] {
  return handLines.flatMap((line, at): Line[] => {
    if (line.type === 'answered') return []
    if (line.type !== 'asked' || line.clue) return [line]
    const answerLine = handLines
      .slice(at)
      .find((laterLine): laterLine is VariantOf<Line, 'answered'> => laterLine.type === 'answered')
    return [{ ...line, clue: answerLine?.clue ?? null }]
  })
}

const openingLineTypes: readonly Line['type'][] = ['dealt', 'asked', 'named', 'declared', 'passed']
const resultLineTypes: readonly Line['type'][] = ['compared', 'showed', 'lost', 'doubled', 'kept']

/** The last thing said: one line that began something, and its results. At most three lines. */
export function lastMoveLines(handLines: readonly Line[]): Line[] {
  const openingIndex = handLines.findLastIndex(({ type }) => openingLineTypes.includes(type))
  if (openingIndex < 0) return []
  return [
    handLines[openingIndex]!,
    ...handLines.slice(openingIndex + 1).filter(({ type }) => resultLineTypes.includes(type)),
  ].slice(0, 3)
}

/** The last line of one type, or undefined. */
export function lastLineOfType<T extends Line['type']>(
  story: readonly Line[],
  type: T,
): VariantOf<Line, T> | undefined {
  return story.findLast((line): line is VariantOf<Line, T> => line.type === type)
}

/** All lines of one type. */
export function linesOfType<T extends Line['type']>(story: readonly Line[], type: T): VariantOf<Line, T>[] {
  return story.filter((line): line is VariantOf<Line, T> => line.type === type)
}

/** The lines before the last sentence, newest first: questions and namings, each in one line. */
export function headlinesBeforeLastMove(handLines: readonly Line[], maxLines: number): Line[] {
  const toldLines = handLines.filter(({ type }) => openingLineTypes.includes(type) || type === 'lost')
  const lastLines = lastMoveLines(handLines)
  return toldLines
    .filter(line => !lastLines.includes(line))
    .slice(-maxLines)
    .reverse()
}
