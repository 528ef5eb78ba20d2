// The piles of tiles of Deduction for the piecepack, as a viewer sees them. Each language names them.
import { seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { Piecepack } from './kinds.ts'

export const createCardPiles =
  (called: {
    readonly hand: Sentence
    readonly faceUp: Sentence
    readonly coin: Sentence
    readonly missing: Sentence
  }) =>
  ({ open, own, seat, seats }: AnyView<Piecepack>): readonly CardPile[] => [
    ...seatsClockwise(seats).map(whose => ({
      title: called.hand,
      whose,
      cards: own !== undefined && seat === whose ? own.hand : (open.hands[whose] ?? []),
    })),
    { title: called.faceUp, whose: null, cards: open.faceUp },
    { title: called.coin, whose: null, cards: open.missing === null ? [open.coin] : [] },
    { title: called.missing, whose: null, cards: [open.missing ?? own?.missing ?? null] },
  ]
