// Puts a question together from picks made in any order. The offers decide everything.
import { fieldChoices, type VariantOf, type Offer, type Seat } from '../../../shared/engine/index.ts'
import type { Piecepack, QuestionKind } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { Trait } from '../../../shared/games/piecepack-deduction/cards.ts'
import { moveIfComplete } from '../../parts/moveIfComplete.ts'

export type Move = Piecepack['move']
type Offers = readonly Offer<VariantOf<Move, 'ask'>>[]

/** The picks for a question; missing ones are undefined. */
export interface QuestionPicks {
  readonly of?: Seat | undefined
  readonly what?: TraitQuestion | undefined
}
/** One of the four questions of a coin. */
export type TraitQuestion = `${Trait} ${QuestionKind}`

/** The players who may be asked now. */
export function askableSeats(offers: Offers): readonly Seat[] {
  return fieldChoices(offers, 'of')
}

/** The questions that may be asked: whether one has any first, then how many. */
export function offeredQuestions(offers: Offers): readonly TraitQuestion[] {
  return fieldChoices(offers, 'trait').flatMap(trait =>
    fieldChoices(offers, 'question', { trait }).map((question): TraitQuestion => `${trait} ${question}`),
  )
}

/** Splits a question into its trait and its kind. */
export function parseTraitQuestion(traitQuestion: TraitQuestion): {
  readonly trait: Trait
  readonly question: QuestionKind
} {
  const [trait, question] = traitQuestion.split(' ') as [Trait, QuestionKind]
  return { trait, question }
}

/** The picks that are still valid. */
export function validPicks(offers: Offers, { of, what }: QuestionPicks): QuestionPicks {
  return {
    of: of !== undefined && askableSeats(offers).includes(of) ? of : undefined,
    what: what !== undefined && offeredQuestions(offers).includes(what) ? what : undefined,
  }
}

/** The question, once it is complete and offered. */
export function questionIfComplete(offers: Offers, picks: QuestionPicks): VariantOf<Move, 'ask'> | null {
  const { of, what } = validPicks(offers, picks)
  return of === undefined || what === undefined
    ? null
    : moveIfComplete(offers, 'ask', { of, ...parseTraitQuestion(what) })
}
