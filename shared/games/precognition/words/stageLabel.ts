// Says which part of a game is played: one of three rounds, a play-off, or a deal after one that decided nothing.
import type { AnyView } from '../../../words/sentence.ts'
import type { Precognition } from '../kinds.ts'
import { isScored } from '../rules/deal.ts'

/** `playOff`: only those who tied play it; `deal`: everybody plays again. */
export const createStageLabel =
  (called: {
    readonly round: (round: number) => string
    readonly playOff: string
    readonly deal: (deal: number) => string
  }) =>
  ({ open, options, seats }: AnyView<Precognition>): string | null => {
    if (isScored({ open, options })) return called.round(open.round)
    if (open.players.length < seats) return called.playOff
    return open.deal > 1 ? called.deal(open.deal) : null
  }
