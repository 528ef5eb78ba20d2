// The smallest legal game: one card is hidden, everybody has one, and players take turns to name the hidden card.
// Copy this folder to begin a game of your own.
import { at, enumFieldFrom, seatsClockwise, endGame, tellLine, type GameRules, type Seat } from '../../engine/index.ts'

export const CARDS = ['bell', 'book', 'coin', 'lamp', 'mask', 'ring', 'rope', 'vase', 'wine'] as const
export type Card = (typeof CARDS)[number]

export interface Blank {
  options: { cards: 'seven' | 'nine' }
  open: { turn: Seat; called: Card[]; answer: Card | null }
  own: { card: Card }
  sealed: { hidden: Card }
  move: { type: 'name'; card: Card }
  line: { type: 'named'; by: Seat; card: Card; right: boolean } | { type: 'dealt'; to: Seat; card: Card }
}

/** What a seat may conclude. */
export type BlankConclusion = { type: 'certain'; card: Card }

/** The cards of this table. */
export function cardsInPlay(options: Blank['options']): readonly Card[] {
  return options.cards === 'seven' ? CARDS.slice(0, 7) : CARDS
}

export const blank: GameRules<Blank> = {
  id: 'blank',
  version: 1,
  seats: [2, 4],
  options: { cards: ['seven', 'nine'] },
  decisive: ['name'],
  namings: { named: ({ card, right }) => ({ cards: [card], right }) },
  namingOf: (_view, _riddle, answer) => ({ type: 'name', card: answer as Card }),

  setup({ seats, options, first, dice }) {
    const [hidden, ...rest] = dice.shuffle(cardsInPlay(options)) as [Card, ...Card[]]
    const ownBySeat = seatsClockwise(seats).map(seat => ({ card: at(rest, seat) }))
    return {
      open: { turn: first, called: [], answer: null },
      own: ownBySeat,
      sealed: { hidden },
      story: ownBySeat.map(({ card }, seat) => ({ line: { type: 'dealt', to: seat, card }, to: [seat] })),
    }
  },

  moves({ options, open, own, seat }) {
    if (open.turn !== seat) return []
    const nameableCards = cardsInPlay(options).filter(card => card !== own.card && !open.called.includes(card))
    return [{ type: 'name', card: enumFieldFrom(nameableCards) }]
  },

  toMove: ({ open, outcome }) => (outcome ? [] : [open.turn]),

  play: {
    name(state, by, { card }) {
      const { open, sealed, seats } = state
      const isRight = card === sealed.hidden
      tellLine(state, { type: 'named', by, card, right: isRight })
      open.called.push(card)
      if (isRight) {
        open.answer = card
        endGame(state, { winners: [by], points: seatsClockwise(seats).map(seat => (seat === by ? 1 : 0)) })
      } else open.turn = (by + 1) % seats
    },
  },
}
