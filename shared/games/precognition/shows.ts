// The piles of cards of Precognition, as a viewer sees them. Each language names them.
import { at, seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { Precognition } from './kinds.ts'

export const createCardPiles =
  (pileTitles: { readonly hand: Sentence; readonly prediction: Sentence; readonly row: Sentence }) =>
  ({ open, own, seat, seats }: AnyView<Precognition>): readonly CardPile[] => [
    ...seatsClockwise(seats).flatMap(whose => {
      const isOwn = own !== undefined && seat === whose
      const writtenPrediction = open.predictions[whose] ?? (isOwn && own.prediction !== '' ? own.prediction : null)
      return [
        {
          title: pileTitles.hand,
          whose,
          cards: isOwn ? own.hand : Array.from({ length: at(open.cards, whose) }, () => null),
        },
        { title: pileTitles.prediction, whose, cards: writtenPrediction !== null ? [writtenPrediction] : [] },
      ]
    }),
    { title: pileTitles.row, whose: null, cards: open.row },
  ]
