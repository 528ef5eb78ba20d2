// The smallest game in which all choose at the same time, for several rounds. Everybody lays a card face down, all are turned over at once, and the highest takes the round.
// The guide explains it line by line: docs/GUIDE.md, “Choosing at the same time”.
import {
  at,
  endGame,
  enumFieldFrom,
  required,
  seatsClockwise,
  tellLine,
  type GameRules,
  type Seat,
} from '../../engine/index.ts'

/** A card is its number, from 1. */
export type Card = number

export interface HighCard {
  options: { rounds: 'three' | 'five' }
  open: {
    ready: boolean[] // by seat: a card lies face down
    turned: Card[][] // by round, and in it by seat: the cards that were turned over
    aside: Card | null // the card nobody was dealt, once the game is over
  }
  own: {
    hand: Card[] // with the card that lies face down
    laid: Card | null
  }
  sealed: { aside: Card }
  move: { type: 'lay'; card: Card } // another card may be laid instead until the last player has laid one
  line:
    | { type: 'dealt'; to: Seat; cards: Card[] } // to that seat
    | { type: 'laid'; by: Seat }
    | { type: 'changed'; by: Seat } // laid another card instead; told to all, so that the host cannot change it later
    | { type: 'turned'; round: number; cards: Card[]; winner: Seat } // a whole round in one line; cards by seat
    | { type: 'ended'; aside: Card }
}

/** The conclusions a seat may draw. */
export type HighCardConclusion = { type: 'certain'; card: Card }

export function roundCount(options: HighCard['options']): number {
  return options.rounds === 'three' ? 3 : 5
}

/** All cards of a table: a hand for each seat, and one more. */
export function cardsInPlay({
  seats,
  options,
}: {
  readonly seats: number
  readonly options: HighCard['options']
}): Card[] {
  return Array.from({ length: seats * roundCount(options) + 1 }, (_, i) => i + 1)
}

/** The seat that laid the highest card of a round. */
export function roundWinner(cards: readonly Card[]): Seat {
  return cards.indexOf(Math.max(...cards))
}

export const highCard: GameRules<HighCard> = {
  id: 'high-card',
  version: 1,
  seats: [2, 4],
  options: { rounds: ['three', 'five'] },
  clearingMoves: ['lay'], // the first card of a round: people are left time to read how the last one came out
  hiddenMoves: ['lay'],

  setup({ seats, options, dice }) {
    const [aside, ...rest] = dice.shuffle(cardsInPlay({ seats, options })) as [Card, ...Card[]]
    const handSize = roundCount(options)
    const ownBySeat = seatsClockwise(seats).map(seat => ({
      hand: rest.slice(seat * handSize, (seat + 1) * handSize).sort((a, b) => a - b),
      laid: null,
    }))
    return {
      open: { ready: ownBySeat.map(() => false), turned: [], aside: null },
      own: ownBySeat,
      sealed: { aside },
      story: ownBySeat.map(({ hand }, seat) => ({ line: { type: 'dealt', to: seat, cards: [...hand] }, to: [seat] })),
    }
  },

  // Everybody who has not laid a card. It follows from `open`, so every screen can show it.
  toMove: ({ open, outcome, seats }) => (outcome ? [] : seatsClockwise(seats).filter(seat => !open.ready[seat])),

  // Offered out of turn too: a player who has laid a card may lay another one instead.
  moves({ own, outcome }) {
    const remainingCards = own.hand.filter(card => card !== own.laid)
    return outcome || remainingCards.length === 0 ? [] : [{ type: 'lay', card: enumFieldFrom(remainingCards) }]
  },

  play: {
    lay(state, by, { card }) {
      const { open, own, seats } = state
      at(own, by).laid = card
      tellLine(state, { type: open.ready[by] ? 'changed' : 'laid', by })
      open.ready[by] = true
      if (open.ready.includes(false)) return

      const cards = own.map(({ laid }) => required(laid, 'card face down'))
      for (const drawer of own) {
        drawer.hand = drawer.hand.filter(card => card !== drawer.laid)
        drawer.laid = null
      }
      open.ready = open.ready.map(() => false)
      open.turned.push(cards)
      tellLine(state, { type: 'turned', round: open.turned.length, cards, winner: roundWinner(cards) })
      if (open.turned.length < roundCount(state.options)) return

      open.aside = state.sealed.aside
      tellLine(state, { type: 'ended', aside: open.aside })
      const points = seatsClockwise(seats).map(seat => open.turned.filter(round => roundWinner(round) === seat).length)
      endGame(state, { winners: seatsClockwise(seats).filter(seat => points[seat] === Math.max(...points)), points })
    },
  },
}
