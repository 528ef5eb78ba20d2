// Answers for: what may follow for a seat in Precognition, as a hint says it.
import type { Rank } from '../cards.ts'
import type { CardHolder } from './whereabouts.ts'

export type PrecognitionConclusion =
  | { type: 'holds'; by: CardHolder; rank: Rank; least: number } // at least so many of the rank, from 1
  | { type: 'lacks'; by: CardHolder; rank: Rank; most: number } // at most so many of the rank, 0 to 3
  | { type: 'comes' } // the own prediction, whatever is played
  | { type: 'fails' }
