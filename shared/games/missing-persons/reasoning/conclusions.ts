// The conclusions of Missing Persons, as hints state them.
import type { Seat } from '../../../engine/index.ts'
import type { Card } from '../cards.ts'
import type { Question } from '../rules/questions.ts'

export type MissingPersonsConclusion =
  // about the missing person of seat `of`
  | { type: 'excluded'; of: Seat; card: Card; alsoExcluded?: readonly Card[] } // it is not this one; `alsoExcluded`: nor these, for the same reason
  | { type: 'certain'; of: Seat; card: Card } // it is this one
  | { type: 'trait'; of: Seat; question: Question; yes: boolean } // this question has only one possible answer
