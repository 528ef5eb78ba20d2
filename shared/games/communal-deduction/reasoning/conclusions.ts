// The conclusions of Communal Deduction, as hints state them.
import type { Seat, SeatView } from '../../../engine/index.ts'
import type { CompleteCard, Trait } from '../cards.ts'
import type { Communal, CountedCardKind } from '../kinds.ts'
import { PACK_SIZES } from './evidence.ts'

export type CommunalConclusion =
  | { type: 'hidden'; card: CompleteCard } // it is this card
  | { type: 'excluded'; card: CompleteCard } // it is not this card
  | { type: 'certain'; trait: Trait } // the hidden card bears it
  | { type: 'impossible'; trait: Trait } // the hidden card does not bear it
  | { type: 'holds'; hand: number; seat: Seat | null; what: CountedCardKind; trait: Trait; counts: readonly number[] } // a hand holds one of these numbers; seat: see `onlyHandOf`

/** Whose only hand this is; null for a spare hand, and for all once spare hands were dealt out: then “Ada has” would tell of two or three. */
export function onlyHandOf({ seats, open }: SeatView<Communal>, hand: number): Seat | null {
  const wereSparesDealt = open.phase === 'talk' && seats < PACK_SIZES.handCount
  return hand < seats && !wereSparesDealt ? hand : null
}
