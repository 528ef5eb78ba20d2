// The one figure at the end of a game: how sharp somebody's own questions were, or which question was the sharpest.
import { sharpnessRatio, type Seat, type SharpnessTotals } from '../../../shared/engine/index.ts'
import type { QuestionNarrowing } from './honours.ts'

export type SharpnessFigure =
  | {
      readonly about: 'own questions'
      readonly share: number | null // of what the best questions would have told, from 0.5 to 1; null if it is less, and after too few questions to judge
      readonly question: Pick<QuestionNarrowing, 'from' | 'to'> | null // this seat's own best question; null until it is worked out, and for a seat that asked none
      readonly isSharpest: boolean // nobody asked a better one
    }
  | {
      readonly about: 'the sharpest question' // for the room
      readonly question: Pick<QuestionNarrowing, 'from' | 'to'> & { readonly seat: Seat }
    }

/** A percentage of fewer questions would judge a whole game by one lucky or unlucky moment. */
const MIN_QUESTIONS_FOR_SHARE = 3

/** The share that these questions told of what the best ones would have, from 0 to 1; null after too few to judge. */
export const shareOfBestQuestions = (totals: SharpnessTotals): number | null =>
  totals.questions < MIN_QUESTIONS_FOR_SHARE ? null : sharpnessRatio(totals)

/** A smaller share at the end of a game would read as a bad mark, larger than the news who won. One's own page of questions tells it. */
const MIN_SHARE_AT_END = 0.5

/** The figure of a player's own questions. Null before the questions are measured, and if nothing can be said of them. */
export function figureOfOwnQuestions(
  sharpness: SharpnessTotals | null,
  own: Pick<Extract<SharpnessFigure, { readonly about: 'own questions' }>, 'question' | 'isSharpest'>,
): SharpnessFigure | null {
  if (sharpness === null) return null
  const ownShare = shareOfBestQuestions(sharpness)
  const share = ownShare !== null && ownShare >= MIN_SHARE_AT_END ? ownShare : null
  return share === null && own.question === null ? null : { about: 'own questions', share, ...own }
}
