// Computes where unseen cards are: how many of each rank another player may have, or may be left over, with chances.
import { at, seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import { RANKS, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { notebookFacts } from './notes.ts'

/** The place of unseen cards: a player's hand, or left over and out of play. */
export type CardHolder = Seat | 'apart'

/** A holder with its number of cards. */
export interface HolderCardCount {
  readonly by: CardHolder
  readonly cards: number // from 1
}

/** A holder's possible number of cards of one rank. All deals count the same: what others play is not used as evidence. */
export interface RankHolding {
  readonly least: number // in every deal that agrees
  readonly most: number
  readonly chances: readonly number[] // by number, from 0 to those unseen: the chance of exactly that number
}

/** The unseen cards of one rank. */
export interface RankWhereabouts {
  readonly rank: Rank
  readonly unseen: number
  readonly held: readonly RankHolding[] // by holder, in the order of `holdersOfUnseenCards`
}

type View = Pick<SeatView<Precognition>, 'seats' | 'seat' | 'open' | 'own'>

/** The holders of cards this seat cannot see, by seat, with their numbers; left-over cards come last. Holders without cards are omitted. */
export function holdersOfUnseenCards({ seats, seat, open }: Omit<View, 'own'>): HolderCardCount[] {
  const players = seatsClockwise(seats).filter(of => of !== seat && at(open.cards, of) > 0)
  return [
    ...players.map(by => ({ by, cards: at(open.cards, by) })),
    ...(open.apart > 0 ? [{ by: 'apart' as const, cards: open.apart }] : []),
  ]
}

/** For each rank, ace to king. */
export function rankWhereabouts(view: View): RankWhereabouts[] {
  const hands = holdersOfUnseenCards(view)
  const all = hands.reduce((sum, { cards }) => sum + cards, 0)
  const counts = notebookFacts(view)
  return RANKS.map((rank, i) => {
    const { unseen } = at(counts, i)
    return { rank, unseen, held: hands.map(({ cards }) => rankHolding({ unseen, cards, all })) }
  })
}

/** The holding of a holder with `cards` of `all` unseen cards, of which `unseen` have the rank. */
export function rankHolding({ unseen, cards, all }: { unseen: number; cards: number; all: number }): RankHolding {
  const chances = Array.from(
    { length: unseen + 1 },
    (_, count) => (binomial(unseen, count) * binomial(all - unseen, cards - count)) / binomial(all, cards),
  )
  return { least: Math.max(0, cards - (all - unseen)), most: Math.min(unseen, cards), chances }
}

/** The number of ways to choose `chosen` of `all`; above 2^53 with rounding errors. */
function binomial(all: number, chosen: number): number {
  if (chosen < 0 || chosen > all) return 0
  let ways = 1
  for (let i = 1; i <= chosen; i++) ways = (ways * (all - chosen + i)) / i
  return Math.round(ways)
}
