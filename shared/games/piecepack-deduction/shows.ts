// The piles of tiles of Deduction for the piecepack, as a viewer sees them. Each language names them.
import { seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { Piecepack } from './kinds.ts'

export const createCardPiles =
  (pileTitles: {
    readonly hand: Sentence
    readonly faceUp: Sentence
    readonly coin: Sentence
    readonly missing: Sentence
  }) =>
  ({ open, own, seat, seats }: AnyView<Piecepack>): readonly CardPile[] => [
    ...seatsClockwise(seats).map(whose => ({
      title: pileTitles.hand,
      whose,
      cards: own !== undefined && seat === whose ? own.hand : (open.hands[whose] ?? []),
    })),
    { title: pileTitles.faceUp, whose: null, cards: open.faceUp },
    { title: pileTitles.coin, whose: null, cards: open.missing === null ? [open.coin] : [] },
    { title: pileTitles.missing, whose: null, cards: [open.missing ?? own?.missing ?? null] },
  ]
