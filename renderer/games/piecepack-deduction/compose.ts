// Answers for: putting a question together from picks made in any order. Every question is put to the offers.
import { fieldChoices, type VariantOf, type Offer, type Seat } from '../../../shared/engine/index.ts'
import type { Piecepack, QuestionKind } from '../../../shared/games/piecepack-deduction/kinds.ts'
import type { Trait } from '../../../shared/games/piecepack-deduction/tiles.ts'
import { completeMove } from '../../parts/completeMove.ts'

export type Move = Piecepack['move']
type Offers = readonly Offer<VariantOf<Move, 'ask'>>[]

/** What was picked of a question; the rest is still open. */
export interface Picks {
  readonly of?: Seat | undefined
  readonly what?: What | undefined
}
/** One of the four questions a coin gives. */
export type What = `${Trait} ${QuestionKind}`

export function askableSeats(offers: Offers): readonly Seat[] {
  return fieldChoices(offers, 'of')
}

/** The questions that may be put: whether one has any first, then how many. */
export function whatOf(offers: Offers): readonly What[] {
  return fieldChoices(offers, 'trait').flatMap(trait =>
    fieldChoices(offers, 'question', { trait }).map((question): What => `${trait} ${question}`),
  )
}

export function parts(what: What): { readonly trait: Trait; readonly question: QuestionKind } {
  const [trait, question] = what.split(' ') as [Trait, QuestionKind]
  return { trait, question }
}

/** The picks that still hold. */
export function settle(offers: Offers, { of, what }: Picks): Picks {
  return {
    of: of !== undefined && askableSeats(offers).includes(of) ? of : undefined,
    what: what !== undefined && whatOf(offers).includes(what) ? what : undefined,
  }
}

/** The question, once it is whole and offered. */
export function wholeQuestion(offers: Offers, picks: Picks): VariantOf<Move, 'ask'> | null {
  const { of, what } = settle(offers, picks)
  return of === undefined || what === undefined ? null : completeMove(offers, 'ask', { of, ...parts(what) })
}
