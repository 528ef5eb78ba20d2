// The keys of riddles, by which proofs, notebooks and words identify whose missing person is sought.
import type { Seat } from '../../../engine/index.ts'

/** The key of a player's missing person in one deal. */
export function riddleKey(deal: number, of: Seat): string {
  return `person:${deal}.${of}`
}

/** The player whose missing person a riddle is about. */
export function seatOfRiddle(riddleKey: string): Seat {
  return Number(riddleKey.split('.')[1])
}
