// The piles of cards of Missing Persons, as a viewer sees them. Each language names them.
import { at, seatsClockwise } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence } from '../../words/sentence.ts'
import type { MissingPersons } from './kinds.ts'

export const createCardPiles =
  (called: { readonly hidden: Sentence; readonly up: Sentence; readonly down: Sentence }) =>
  ({ open, own, seat, seats }: AnyView<MissingPersons>): readonly CardPile[] =>
    seatsClockwise(seats).flatMap(whose => {
      const isOwn = own !== undefined && seat === whose
      const faces = isOwn && own.lineup.length > 0 ? own.lineup : (open.faces[whose] ?? [])
      const down = at(open.down, whose)
      const hidden = open.suspects[whose] ?? (isOwn ? own.hidden : null)
      return [
        { title: called.hidden, whose, cards: hidden !== null || open.chosen[whose] ? [hidden] : [] },
        { title: called.up, whose, cards: faces.filter((_, place) => !down.includes(place)) },
        { title: called.down, whose, cards: faces.filter((_, place) => down.includes(place)) },
      ]
    })
