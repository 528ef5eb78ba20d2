// Answers for: the 137 questions, which cards each is true of, and which are still worth asking.
import { colourOf, PERSONS, rankOf, RANKS, suitOf, SUITS, type Card, type Rank, type Suit } from './cards.ts'

/** Ranks on the ring A 2 … K A, first and last included: 'arc:6-10', 'arc:12-4'. It lies between the two ranks beside it. */
export type Arc = `arc:${Rank}-${Rank}`

/** One property of a card: its colour, its suit, being a royal, or lying on an arc of ranks. */
export type Question = 'red' | 'black' | Suit | 'royal' | Arc

/** The fewest and the most ranks of an arc. */
export const ARC = { fewest: 2, most: 11 } as const
