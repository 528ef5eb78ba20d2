// The piles of cards of High Card as a viewer sees them, and the cards that may be set aside. Each language names them.
import { seatsClockwise, type Seat, type SeatView } from '../../engine/index.ts'
import type { AnyView, CardPile, Sentence, SheetRow } from '../../words/sentence.ts'
import { cardsInPlay, roundCount, roundWinner, type HighCard } from './rules.ts'

interface PileTitles {
  readonly hand: Sentence
  readonly laid: Sentence
  readonly lastRound: Sentence
  readonly aside: Sentence
}

export const createCardPiles =
  (titles: PileTitles) =>
  ({ options, open, own, seat, seats }: AnyView<HighCard>): readonly CardPile[] => [
    ...seatsClockwise(seats).flatMap(whose => {
      const ownDrawer = seat === whose ? own : undefined
      const handSize = roundCount(options) - open.turned.length - (open.ready[whose] ? 1 : 0)
      const hand = ownDrawer?.hand.filter(card => card !== ownDrawer.laid).map(String)
      return [
        { title: titles.hand, whose, cards: hand ?? Array.from({ length: handSize }, () => null) },
        { title: titles.laid, whose, cards: open.ready[whose] ? [ownDrawer ? String(ownDrawer.laid) : null] : [] },
        { title: titles.lastRound, whose, cards: open.turned.slice(-1).map(round => String(round[whose])) },
      ]
    }),
    { title: titles.aside, whose: null, cards: [open.aside === null ? null : String(open.aside)] },
  ]

/** The rounds a seat has taken. */
export function score({ open }: AnyView<HighCard>, seat: Seat): number {
  return open.turned.filter(cards => roundWinner(cards) === seat).length
}

/** The line that tells how a round came out. */
export const roundEnds = ['turned'] as const

export function sheet({ seats, options, open, own }: SeatView<HighCard>): readonly SheetRow[] {
  const cards = cardsInPlay({ seats, options })
  const seenCards = [...own.hand, ...open.turned.flat()]
  const excludedCards = cards.filter(card => (open.aside === null ? seenCards.includes(card) : card !== open.aside))
  return [
    {
      key: 'aside',
      answers: cards.map(String),
      out: excludedCards.map(String),
      why: (answer, isSo) => (isSo ? { type: 'certain', card: Number(answer) } : null),
    },
  ]
}
