// A table of Precognition with a planned row, and its players' moves as methods.
import { defaultOptions, type Seat } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/precognition/mind.ts'
import { handSize, PACK, type Card } from '../../../shared/games/precognition/cards.ts'
import type { Precognition } from '../../../shared/games/precognition/kinds.ts'
import { precognition } from '../../../shared/games/precognition/rules.ts'
import { sit, stacked, type Chair, type Sitting, withMore, type Speaking } from '../../kit/table.ts'

/** A player with the game's moves as methods. */
export interface Player extends Chair<Precognition> {
  predicts(letters: string): void
  seals(): void
  plays(card: Card): void
  deals(): void
  finishes(): void
}

export interface RowTable extends Speaking<Precognition, Player> {
  /** Everybody predicts these, by seat, and seals them. */
  predicted(...letters: string[]): void
  /** Everybody plays their cards in the order they were dealt. */
  playedOut(): void
}

/** The pack in order: spades ace to king, hearts, diamonds, clubs. As a row it changes U twelve times, then D, and so on. */
export const IN_ORDER: readonly Card[] = PACK

/** Deals so that this row arises if everybody plays their cards in order; seat 0 begins. */
export function dealt(
  seats: number,
  {
    row = IN_ORDER,
    first = 0,
    ...options
  }: Partial<Precognition['options']> & { row?: readonly Card[]; first?: Seat } = {},
): RowTable {
  const played = row.slice(0, handSize(seats) * seats)
  const hands = Array.from({ length: seats }, (_, seat) => played.filter((_, i) => (first + i) % seats === seat))
  const order = [...PACK.filter(card => !played.includes(card)), ...hands.reverse().flat()]
  const stack = <T>(_: readonly T[]) => order as T[]
  const beginning = {
    seats,
    options: { ...defaultOptions<Precognition>(precognition), ...options },
    seed: 'stacked',
    first,
  }
  return rowTable(sit(stacked(precognition, stack), beginning, mind))
}

function rowTable(sitting: Sitting<Precognition>): RowTable {
  const { state } = sitting
  const table: RowTable = withMore(sitting, {
    seat: (seat: Seat) => player(sitting, seat),
    predicted(...letters: string[]) {
      for (const seat of state.open.players) {
        table.seat(seat).predicts(letters[seat]!)
        table.seat(seat).seals()
      }
    },
    playedOut() {
      while (state.open.phase === 'play') table.seat(state.open.turn).plays(state.own[state.open.turn]!.hand[0]!)
    },
  })
  return table
}

function player(sitting: Sitting<Precognition>, seat: Seat): Player {
  const chair = sitting.seat(seat)
  return withMore(chair, {
    predicts: (letters: string) => chair.does({ type: 'predict', letters }),
    seals: () => chair.does({ type: 'seal' }),
    plays: (card: Card) => chair.does({ type: 'play', card }),
    deals: () => chair.does({ type: 'deal' }),
    finishes: () => chair.does({ type: 'finish' }),
  })
}
