// Answers for: whether a game rests, and who stopped it for everybody.
import type { Seat } from '../../shared/engine/index.ts'
import { Refusal } from './refusal.ts'

export class Pause {
  #by: Seat | null = null

  /** Who stopped the game; null while it goes on. */
  get by(): Seat | null {
    return this.#by
  }

  begin(by: Seat): void {
    this.#by = by
  }

  end(): void {
    this.#by = null
  }

  /** Throws Refusal while the game rests. */
  assertOver(): void {
    if (this.#by !== null) throw new Refusal('paused')
  }
}
