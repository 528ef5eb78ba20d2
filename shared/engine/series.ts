// Answers for: an evening. Games played one after another by the same chairs, and the score they add up to.
import type { Outcome, Seat } from './game.ts'

/** One finished game of the evening. */
export interface Played {
  readonly game: string
  readonly first: Seat
  readonly outcome: Outcome
}

/** What one chair has won this evening. */
export interface Tally {
  readonly wins: number
  readonly points: number
}

/** The evening's score, by chair. */
export function tally(evening: readonly Played[], chairs: number): Tally[] {
  return Array.from({ length: chairs }, (_, chair) => ({
    wins: evening.filter(({ outcome }) => outcome.winners.includes(chair)).length,
    points: evening.reduce((sum, { outcome }) => sum + (outcome.points[chair] ?? 0), 0),
  }))
}

/** Who begins the next game: the seat after the one that began the last; nobody chosen (the dice say) for the first. */
export function nextFirst(evening: readonly Played[], seats: number): Seat | null {
  const last = evening.at(-1)
  return last === undefined ? null : (last.first + 1) % seats
}
