// Answers for: whether a table rests, who stopped it for everybody, and what they said beside it.
import type { Seat } from '../../../shared/engine/index.ts'
import { Refusal } from '../errors/refusal.ts'

/** Who stopped the game: a seat; null: the owner, who stopped the whole table. */
export interface PauseState {
  readonly by: Seat | null
  readonly word: string | null // as “Back at nine”
}

export class Pause {
  #now: PauseState | null = null

  /** Null while it goes on. */
  get now(): PauseState | null {
    return this.#now
  }

  /** True when a seat, or the owner (null), may stop it now: who stops it first is named, and the owner before all. */
  mayBegin(by: Seat | null): boolean {
    return this.#now === null || by === null
  }

  begin(by: Seat | null, word: string | undefined): void {
    this.#now = { by, word: word ?? null }
  }

  end(): void {
    this.#now = null
  }

  /** Throws Refusal while the table rests. */
  assertOver(): void {
    if (this.#now !== null) throw new Refusal('paused')
  }
}
