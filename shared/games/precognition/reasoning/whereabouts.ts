// Answers for: where the cards are that a seat cannot see: how many of each rank each other player may hold, or lie left over, and how likely.
import { at, seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import { RANKS, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { notebookFacts } from './notes.ts'

/** Where unseen cards are: in a player's hand, or left over and out of play. */
export type CardHolder = Seat | 'apart'

/** A holder, and how many cards it has. */
export interface HolderCards {
  readonly by: CardHolder
  readonly cards: number // from 1
}

/** How many cards of one rank a holder has. All deals count the same: it is no guess at why somebody played what. */
export interface RankHolding {
  readonly least: number // in every deal that agrees
  readonly most: number
  readonly chances: readonly number[] // by number from 0 to those still out: how likely it is exactly that number
}

/** The cards of one rank that are still out. */
export interface RankWhereabouts {
  readonly rank: Rank
  readonly out: number
  readonly held: readonly RankHolding[] // by holder, as in `holders`
}

type View = Pick<SeatView<Precognition>, 'seats' | 'seat' | 'open' | 'own'>

/** The holders of cards this seat cannot see, by seat, and how many each has; left-over cards come last. Nobody without cards is named. */
export function unseenCardCounts({ seats, seat, open }: Omit<View, 'own'>): HolderCards[] {
  const players = seatsClockwise(seats).filter(of => of !== seat && at(open.cards, of) > 0)
  return [
    ...players.map(by => ({ by, cards: at(open.cards, by) })),
    ...(open.apart > 0 ? [{ by: 'apart' as const, cards: open.apart }] : []),
  ]
}

/** For each rank, ace to king. */
export function rankWhereabouts(view: View): RankWhereabouts[] {
  const hands = unseenCardCounts(view)
  const all = hands.reduce((sum, { cards }) => sum + cards, 0)
  const counts = notebookFacts(view)
  return RANKS.map((rank, i) => {
    const { out } = at(counts, i)
    return { rank, out, held: hands.map(({ cards }) => rankHolding({ out, cards, all })) }
  })
}

/** Of `all` unseen cards, of which `out` have the rank, a holder has `cards`. */
export function rankHolding({ out, cards, all }: { out: number; cards: number; all: number }): RankHolding {
  const chances = Array.from(
    { length: out + 1 },
    (_, count) => (choose(out, count) * choose(all - out, cards - count)) / choose(all, cards),
  )
  return { least: Math.max(0, cards - (all - out)), most: Math.min(out, cards), chances }
}

/** In how many ways so many are chosen of so many; beyond 2^53 to the last digit but one. */
function choose(all: number, some: number): number {
  if (some < 0 || some > all) return 0
  let ways = 1
  for (let i = 1; i <= some; i++) ways = (ways * (all - some + i)) / i
  return Math.round(ways)
}
