// Answers for: the seats whose time is out, for which the computer makes the move, and for whom it made the last one.
import type { Seat } from '../../../shared/engine/index.ts'

export class SeatsOutOfTime {
  #seats: ReadonlySet<Seat> = new Set()
  #movedFor: Seat | null = null

  /** Those the computer moves for now. Their chairs stay their own. */
  get seats(): ReadonlySet<Seat> {
    return this.#seats
  }

  /** The last move the table heard of was the computer's, for this seat. */
  get movedFor(): Seat | null {
    return this.#movedFor
  }

  call(seats: readonly Seat[]): void {
    this.#seats = new Set(seats)
  }

  /** Somebody moved: `seat`, for whom the computer did; null: whoever was to. True when that is to be told. */
  moved(seat: Seat | null): boolean {
    const before = this.#movedFor
    this.#movedFor = seat
    return before !== seat
  }

  /** Another game, or none. */
  clear(): void {
    this.#seats = new Set()
    this.#movedFor = null
  }
}
