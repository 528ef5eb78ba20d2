// Tracks the seats that are out of time, for which the computer moves, and the one it moved for last.
import type { Seat } from '../../../shared/engine/index.ts'

export class SeatsOutOfTime {
  #seats: ReadonlySet<Seat> = new Set()
  #lastMovedSeat: Seat | null = null

  /** Those the computer moves for now. Their chairs stay their own. */
  get seats(): ReadonlySet<Seat> {
    return this.#seats
  }

  /** The seat for which the computer made the last public move. */
  get movedFor(): Seat | null {
    return this.#lastMovedSeat
  }

  call(seats: readonly Seat[]): void {
    this.#seats = new Set(seats)
  }

  /**
   * Somebody moved. `seat`: the one for which the computer did; null: a player for themselves. Returns true if
   * that is news.
   */
  moved(seat: Seat | null): boolean {
    const before = this.#lastMovedSeat
    this.#lastMovedSeat = seat
    return before !== seat
  }

  /** Forgets all: another game begins, or none is played. */
  clear(): void {
    this.#seats = new Set()
    this.#lastMovedSeat = null
  }
}
