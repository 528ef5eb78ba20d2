// The piles of cards of Communal Deduction, as a viewer sees them. Each language names them.
import { seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { Communal } from './kinds.ts'

export const createCardPiles =
  (pileTitles: {
    readonly singles: (hand: number) => Sentence
    readonly completes: (hand: number) => Sentence
    readonly clues: Sentence
    readonly hidden: Sentence
  }) =>
  ({ open, own, seat, seats }: AnyView<Communal>): readonly CardPile[] => [
    ...seatsClockwise(seats).flatMap(whose => {
      const hands =
        own !== undefined && seat === whose ? own.hands : open.hands.filter(({ no }) => open.holders[no] === whose)
      return hands.flatMap(({ no, singles, completes }) => [
        { title: pileTitles.singles(no + 1), whose, cards: singles },
        { title: pileTitles.completes(no + 1), whose, cards: completes },
      ])
    }),
    { title: pileTitles.clues, whose: null, cards: open.turned },
    { title: pileTitles.hidden, whose: null, cards: [open.hidden] },
  ]
