// Computes where unseen cards are: how many of each rank another player may have, or may be left over, with chances.
import { at, seatsClockwise, type Seat, type SeatView } from '../../../engine/index.ts'
import { RANKS, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'
import { directNotebookFacts } from './notes.ts'

/** The place of unseen cards: a player's hand, or left over and out of play. */
export type CardHolder = Seat | 'apart'

/** A holder with its number of cards. */
export interface HolderCardCount {
  readonly by: CardHolder
  readonly cardCount: number // from 1
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
  readonly unseenCount: number
  readonly holdings: readonly RankHolding[] // by holder, in the order of `holdersOfUnseenCards`
}

type View = Pick<SeatView<Precognition>, 'seats' | 'seat' | 'open' | 'own'>

/** The holders of cards this seat cannot see, by seat, with their numbers; left-over cards come last. Holders without cards are omitted. */
export function holdersOfUnseenCards({ seats, seat, open }: Omit<View, 'own'>): HolderCardCount[] {
  const players = seatsClockwise(seats).filter(of => of !== seat && at(open.cards, of) > 0)
  return [
    ...players.map(by => ({ by, cardCount: at(open.cards, by) })),
    ...(open.apart > 0 ? [{ by: 'apart' as const, cardCount: open.apart }] : []),
  ]
}

/** For each rank, ace to king. */
export function rankWhereabouts(view: View): RankWhereabouts[] {
  const hands = holdersOfUnseenCards(view)
  const unseenCardCount = hands.reduce((sum, { cardCount }) => sum + cardCount, 0)
  const facts = directNotebookFacts(view)
  return RANKS.map((rank, i) => {
    const { unseen: unseenCount } = at(facts, i)
    const holdings = hands.map(({ cardCount }) => rankHolding({ unseenCount, cardCount, unseenCardCount }))
    return { rank, unseenCount, holdings }
  })
}

/** The holding of a holder with `cardCount` of the `unseenCardCount` unseen cards, of which `unseenCount` have the rank. */
export function rankHolding({
  unseenCount,
  cardCount,
  unseenCardCount,
}: {
  readonly unseenCount: number
  readonly cardCount: number
  readonly unseenCardCount: number
}): RankHolding {
  const chances = Array.from(
    { length: unseenCount + 1 },
    (_, count) =>
      (binomial(unseenCount, count) * binomial(unseenCardCount - unseenCount, cardCount - count)) /
      binomial(unseenCardCount, cardCount),
  )
  return {
    least: Math.max(0, cardCount - (unseenCardCount - unseenCount)),
    most: Math.min(unseenCount, cardCount),
    chances,
  }
}

/** The number of ways to choose `chosenCount` of `allCount`; above 2^53 with rounding errors. */
function binomial(allCount: number, chosenCount: number): number {
  if (chosenCount < 0 || chosenCount > allCount) return 0
  let ways = 1
  for (let i = 1; i <= chosenCount; i++) ways = (ways * (allCount - chosenCount + i)) / i
  return Math.round(ways)
}
