// Counts ranks for the notebook: how many of each are in the row, in one's own hand, or unseen. Names its own marks too.
import { at, type SeatView } from '../../../engine/index.ts'
import { rankOf, RANKS, SUITS, type Card, type Rank } from '../cards.ts'
import type { Precognition } from '../kinds.ts'

type View = Pick<SeatView<Precognition>, 'open' | 'own'>

/** The four cards of one rank, by where they are. */
export interface RankCount {
  readonly rank: Rank
  readonly played: number // in the row
  readonly mine: number // in my hand
  readonly unseen: number // in other hands, or left over and out of play
}

/** A count for each rank, ace to king. */
export function directNotebookFacts({ open, own }: View): RankCount[] {
  const ofRank = RANKS.map(() => ({ played: 0, mine: 0 }))
  for (const card of open.row) at(ofRank, rankOf(card) - 1).played++
  for (const card of own.hand) at(ofRank, rankOf(card) - 1).mine++
  return RANKS.map((rank, i) => {
    const { played, mine } = at(ofRank, i)
    return { rank, played, mine, unseen: SUITS.length - played - mine }
  })
}

/** The key of a player's own mark on a card. It contains the deal, so that the next deal begins with a clean sheet. */
export function cardMarkKey(deal: number, card: Card): string {
  return `d${deal}:${card}`
}
