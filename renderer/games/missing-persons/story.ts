// Derives from the story what the screens draw: the last sentence, its results, the questions and their answers.
import type { VariantOf, SeatView, TableView, Seat } from '../../../shared/engine/index.ts'
import type { MissingPersons, Phase } from '../../../shared/games/missing-persons/kinds.ts'
import { translateWording } from '../../../shared/games/missing-persons/rules/phrases/phrases.ts'
import type { Question } from '../../../shared/games/missing-persons/rules/questions.ts'
import { mergeStoryLines } from '../../../shared/words/sentence.ts'
import { language } from '../../device/words/language.ts'
import { gameWords } from './words.ts'

export type Line = MissingPersons['line']

/** A question asked by a seat, as this viewer knows it. */
export interface QuestionInView {
  readonly question: Question | null // null: only its wording is known
  readonly wording: string | null
  readonly yes: boolean | null // null: not answered yet
}

/** The questions this seat asked in this deal, oldest first. It knows the meaning of its own cryptic ones. */
export function questionsAskedBy(
  view: TableView<MissingPersons> | SeatView<MissingPersons>,
  by: Seat,
): QuestionInView[] {
  const meant = 'own' in view && view.seat === by ? view.own.meant : []
  return view.open.asked[by]!.map(({ question, wording, yes }, at) => ({
    question: question ?? meant[at] ?? null,
    wording: wording === undefined ? null : translateWording(language.value, wording),
    yes,
  }))
}

/** The last question and who asked it; null before the first. */
export function lastQuestion(
  view: TableView<MissingPersons> | SeatView<MissingPersons>,
): (QuestionInView & { readonly by: Seat }) | null {
  const line = lastLineOfType(linesOfThisDeal(view.story), 'asked')
  return line ? { ...questionsAskedBy(view, line.by).at(-1)!, by: line.by } : null
}

/** The lines of the present deal. */
export function linesOfThisDeal(story: readonly Line[]): readonly Line[] {
  const beganIndex = story.findLastIndex(({ type }) => type === 'began')
  return beganIndex < 0 ? story : story.slice(beganIndex)
}

const openingLineTypes: readonly Line['type'][] = ['began', 'clashed', 'dealt', 'asked', 'named', 'guessed']
const resultLineTypes: readonly Line['type'][] = [
  'meant',
  'refused',
  'turned',
  'drew',
  'ranOut',
  'hid',
  'wrote',
  'finished',
]

/** The last thing said, the question before it that is over, and its results. */
export interface LastMoveLines {
  readonly before: readonly Line[]
  readonly said: readonly Line[]
  readonly then: readonly Line[]
}

/**
 * The last thing said, and its results. An answer given by hand belongs to its question, and replaces a refused
 * one. That the pile is empty, and that both write a guess, is the news, and the question is over.
 */
export function lastMoveLines(dealLines: readonly Line[], phase: Phase): LastMoveLines {
  const openingIndex = dealLines.findLastIndex(({ type }) => openingLineTypes.includes(type))
  if (openingIndex < 0) return { before: [], said: [], then: [] }
  const linesAfter = dealLines.slice(openingIndex + 1)
  const answerLines = linesAfter.filter(({ type }) => type === 'answered')
  const came = linesAfter.filter(
    ({ type }) => resultLineTypes.includes(type) && (type !== 'refused' || answerLines.length === 0),
  )
  const said = [dealLines[openingIndex]!, ...answerLines]
  const emptiedIndex = came.findIndex(({ type }) => type === 'ranOut')
  const turningPoint: Line | undefined = phase === 'guess' ? { type: 'ranOut', last: null } : came[emptiedIndex]
  const then = mergeStoryLines(gameWords, came.slice(emptiedIndex + 1)).slice(-3)
  return turningPoint ? { before: said, said: [turningPoint], then } : { before: [], said, then }
}

/** The last line of one type, or undefined. */
export function lastLineOfType<T extends Line['type']>(
  story: readonly Line[],
  type: T,
): VariantOf<Line, T> | undefined {
  return story.findLast((line): line is VariantOf<Line, T> => line.type === type)
}
