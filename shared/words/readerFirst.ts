// Puts the reader first in a list of seats.
import type { Seat } from '../engine/index.ts'

/** The seats with the reader's own first, for languages in which whoever is addressed comes first. */
export function seatsReaderFirst(seats: readonly Seat[], reader: Seat | null): readonly Seat[] {
  return reader !== null && seats.includes(reader) ? [reader, ...seats.filter(seat => seat !== reader)] : seats
}
