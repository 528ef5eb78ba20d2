// The piles of cards of Mind Reader, as a viewer sees them. Each language names them.
import { at, seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { MindReader } from './kinds.ts'

export const createCardPiles =
  (pileTitles: { readonly hand: Sentence; readonly hidden: Sentence }) =>
  ({ open, own, seat, seats }: AnyView<MindReader>): readonly CardPile[] =>
    seatsClockwise(seats).flatMap(whose => {
      const isOwn = own !== undefined && seat === whose
      const handFaceDown = Array.from({ length: at(open.cards, whose) }, () => null)
      const secrets = open.secrets[whose] ?? []
      return [
        { title: pileTitles.hand, whose, cards: isOwn ? own.hand : handFaceDown },
        {
          title: pileTitles.hidden,
          whose,
          cards: secrets.map(({ card }, place) => card ?? (isOwn ? (own.secrets[place] ?? null) : null)),
        },
      ]
    })
