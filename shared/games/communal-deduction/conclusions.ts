// Answers for: what may follow for a seat in communal Deduction, as a hint says it.
import type { Seat } from '../../engine/index.ts'
import type { Complete, Mark } from './cards.ts'
import type { CountedKind } from './kinds.ts'

export type CommunalConclusion =
  | { type: 'hidden'; card: Complete } // it is this card
  | { type: 'excluded'; card: Complete } // it is not this card
  | { type: 'certain'; mark: Mark } // the hidden card bears it
  | { type: 'impossible'; mark: Mark } // it does not
  | { type: 'holds'; hand: number; seat: Seat | null; what: CountedKind; mark: Mark; counts: readonly number[] } // a hand holds one of these numbers; seat: whose own hand it is, null for a spare one
