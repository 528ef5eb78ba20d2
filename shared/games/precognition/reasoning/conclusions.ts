// The conclusions of Precognition, as hints state them.
import type { Rank } from '../cards.ts'
import type { CardHolder } from './whereabouts.ts'

export type PrecognitionConclusion =
  | { type: 'holds'; by: CardHolder; rank: Rank; least: number } // at least this many of the rank, from 1
  | { type: 'lacks'; by: CardHolder; rank: Rank; most: number } // at most this many of the rank, 0 to 3
  | { type: 'comes' } // one's own prediction, whatever is played
  | { type: 'fails' }
