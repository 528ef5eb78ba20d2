// The conclusions of Communal Deduction, as hints state them.
import type { Seat } from '../../../engine/index.ts'
import type { CompleteCard, Trait } from '../cards.ts'
import type { CountedCardKind } from '../kinds.ts'

export type CommunalConclusion =
  | { type: 'hidden'; card: CompleteCard } // it is this card
  | { type: 'excluded'; card: CompleteCard } // it is not this card
  | { type: 'certain'; trait: Trait } // the hidden card bears it
  | { type: 'impossible'; trait: Trait } // the hidden card does not bear it
  | { type: 'holds'; hand: number; seat: Seat | null; what: CountedCardKind; trait: Trait; counts: readonly number[] } // a hand holds one of these numbers; seat: its owner, null for a spare hand
