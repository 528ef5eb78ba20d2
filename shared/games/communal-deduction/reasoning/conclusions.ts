// Answers for: what may follow for a seat in communal Deduction, as a hint says it.
import type { Seat } from '../../../engine/index.ts'
import type { CompleteCard, Trait } from '../cards.ts'
import type { CountedCardKind } from '../kinds.ts'

export type CommunalConclusion =
  | { type: 'hidden'; card: CompleteCard } // it is this card
  | { type: 'excluded'; card: CompleteCard } // it is not this card
  | { type: 'certain'; mark: Trait } // the hidden card bears it
  | { type: 'impossible'; mark: Trait } // it does not
  | { type: 'holds'; hand: number; seat: Seat | null; what: CountedCardKind; mark: Trait; counts: readonly number[] } // a hand holds one of these numbers; seat: whose own hand it is, null for a spare one
