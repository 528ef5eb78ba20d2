// Says which part of a game is played: one of three rounds, a play-off, or a deal after one that decided nothing.
import type { AnyView } from '../../../words/sentence.ts'
import type { Precognition } from '../kinds.ts'
import { isScoredDeal } from '../rules/deal.ts'

/**
 * Makes the function that names the stage of a game; it returns null in a first deal that is also the only round.
 * `playOff`: the name of a deal for those who tied. `deal`: the name of a deal in which everybody plays again.
 */
export const createStageLabel =
  (called: {
    readonly round: (round: number) => string
    readonly playOff: string
    readonly deal: (deal: number) => string
  }) =>
  ({ open, options, seats }: AnyView<Precognition>): string | null => {
    if (isScoredDeal({ open, options })) return called.round(open.round)
    if (open.players.length < seats) return called.playOff
    return open.deal > 1 ? called.deal(open.deal) : null
  }
