// The piles of cards of Missing Persons, as a viewer sees them. Each language names them.
import { at, seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { MissingPersons } from './kinds.ts'

export const createCardPiles =
  (pileTitles: { readonly hidden: Sentence; readonly up: Sentence; readonly down: Sentence }) =>
  ({ open, own, seat, seats }: AnyView<MissingPersons>): readonly CardPile[] =>
    seatsClockwise(seats).flatMap(whose => {
      const isOwn = own !== undefined && seat === whose
      const faceUpCards = isOwn && own.lineup.length > 0 ? own.lineup : (open.faces[whose] ?? [])
      const faceDownPlaces = at(open.down, whose)
      const hiddenCard = open.suspects[whose] ?? (isOwn ? own.hidden : null)
      return [
        { title: pileTitles.hidden, whose, cards: hiddenCard !== null || open.chosen[whose] ? [hiddenCard] : [] },
        { title: pileTitles.up, whose, cards: faceUpCards.filter((_, place) => !faceDownPlaces.includes(place)) },
        { title: pileTitles.down, whose, cards: faceUpCards.filter((_, place) => faceDownPlaces.includes(place)) },
      ]
    })
