// Tracks the seats that are out of time, for which the computer moves, and the one it moved for last.
import type { Seat } from '../../../shared/engine/index.ts'

export class SeatsOutOfTime {
  #seats: ReadonlySet<Seat> = new Set()
  #seatLastMovedFor: Seat | null = null

  /** The seats for which the computer moves now. Their people keep their chairs. */
  get seats(): ReadonlySet<Seat> {
    return this.#seats
  }

  /** The seat for which the computer made the last public move. */
  get movedFor(): Seat | null {
    return this.#seatLastMovedFor
  }

  set(seats: readonly Seat[]): void {
    this.#seats = new Set(seats)
  }

  /**
   * Notes a move. `seat`: the seat for which the computer made it; null: the player made it. Returns true if
   * `movedFor` has changed.
   */
  noteMove(seat: Seat | null): boolean {
    const lastSeatBefore = this.#seatLastMovedFor
    this.#seatLastMovedFor = seat
    return lastSeatBefore !== seat
  }

  /** Forgets everything, because another game begins, or none is played. */
  clear(): void {
    this.#seats = new Set()
    this.#seatLastMovedFor = null
  }
}
