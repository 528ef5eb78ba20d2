// A table of Mind Reader with a stacked pack, and its players' moves as methods.
import { defaultOptions, type Seat } from '../../../shared/engine/index.ts'
import { mind } from '../../../shared/games/mind-reader/mind.ts'
import type { Card, Clue, QuestionKind } from '../../../shared/games/mind-reader/cards.ts'
import type { MindReader, SecretPlace } from '../../../shared/games/mind-reader/kinds.ts'
import { mindReader } from '../../../shared/games/mind-reader/rules.ts'
import { sit, stacked, type Chair, type Sitting, withMore, type Speaking } from '../../kit/table.ts'

type Options = MindReader['options']

/** A player with the game's moves as methods. */
export interface Player extends Chair<MindReader> {
  hides(...cards: Card[]): void
  asks(of: Seat, question: QuestionKind, card: Card, place?: SecretPlace): void
  answers(clue: Clue): void
  names(of: Seat, card: Card, place?: SecretPlace): void
  declares(...cards: Card[]): void
  draws(): void
  readonly hand: readonly Card[]
}

export interface MindTable extends Speaking<MindReader, Player> {
  /** Everybody's points, with those of this hand. */
  readonly points: number[]
}

/**
 * Deals these hands by seat, then these cards from the pile. Seat 0 begins.
 * Everybody hides the first card of their hand, or the first two with two secrets, unless `hidden` is false.
 */
export function dealt(
  hands: readonly string[],
  {
    draws = '',
    hidden = true,
    first = 0,
    ...options
  }: Partial<Options> & { draws?: string; hidden?: boolean; first?: Seat } = {},
): MindTable {
  const wanted = hands.map(cardsOf)
  const top = [...wanted.flat(), ...cardsOf(draws)]
  const stack = <T>(pack: readonly T[]) => [
    ...pack.filter(card => !top.includes(card as Card)),
    ...(orderOf(wanted, cardsOf(draws)) as T[]),
  ]
  const beginning = {
    seats: hands.length,
    options: { ...defaultOptions<MindReader>(mindReader), ...options },
    seed: 'stacked',
    first,
  }
  const table = mindTable(sit(stacked(mindReader, stack), beginning, mind))
  const secrets = beginning.options.secretCards === 'two' ? 2 : 1
  if (hidden) for (const [seat, hand] of wanted.entries()) table.seat(seat).hides(...hand.slice(0, secrets))
  return table
}

/** Cards from a text with spaces between them. */
export function cardsOf(written: string): Card[] {
  return written.split(' ').filter(Boolean) as Card[]
}

/** The pack is dealt from its end: the first hand is last. */
function orderOf(hands: readonly Card[][], draws: readonly Card[]): Card[] {
  return [...[...draws].reverse(), ...[...hands].reverse().flat()]
}

function mindTable(sitting: Sitting<MindReader>): MindTable {
  return withMore(sitting, {
    get points() {
      return sitting.state.open.score.map((points, seat) => points + sitting.state.open.gained[seat]!)
    },
    seat: (seat: Seat) => player(sitting, seat),
  })
}

function player(sitting: Sitting<MindReader>, seat: Seat): Player {
  const chair = sitting.seat(seat)
  return withMore(chair, {
    hides: (...cards: Card[]) => chair.does({ type: 'hide', cards }),
    asks: (of: Seat, question: QuestionKind, card: Card, place: SecretPlace = 0) =>
      chair.does({ type: 'ask', card, of, place, question }),
    answers: (clue: Clue) => chair.does({ type: 'answer', clue }),
    names: (of: Seat, card: Card, place: SecretPlace = 0) => chair.does({ type: 'name', of, place, card }),
    declares: (...cards: Card[]) => chair.does({ type: 'declare', cards }),
    draws: () => chair.does({ type: 'draw' }),
    hand: sitting.state.own[seat]!.hand,
  })
}
