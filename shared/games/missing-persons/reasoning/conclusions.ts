// Answers for: what may follow for a seat in Missing Persons, as a hint says it.
import type { Seat } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { Question } from '../rules/questions.ts'

export type MissingPersonsConclusion =
  // about the missing person of seat `of`
  | { type: 'excluded'; of: Seat; card: Card } // it is not this one
  | { type: 'certain'; of: Seat; card: Card } // it is this one
  | { type: 'trait'; of: Seat; question: Question; yes: boolean } // the answer to this question can only be this
