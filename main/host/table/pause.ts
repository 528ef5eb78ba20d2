// Tracks whether a table is paused, by whom, and their message.
import type { Seat } from '../../../shared/engine/index.ts'
import { Refusal } from '../errors/refusal.ts'

/** Who paused, and their message. `by`: the seat that paused the game; null: the owner, who paused the whole table. */
export interface PauseState {
  readonly by: Seat | null
  readonly word: string | null // such as “Back at nine”
}

export class Pause {
  #state: PauseState | null = null

  /** The present pause; null while the game goes on. */
  get now(): PauseState | null {
    return this.#state
  }

  /**
   * True if a seat, or the owner (null), may pause it now: the first to pause it is named, and the owner above
   * all.
   */
  mayBegin(by: Seat | null): boolean {
    return this.#state === null || by === null
  }

  begin(by: Seat | null, word: string | undefined): void {
    this.#state = { by, word: word ?? null }
  }

  end(): void {
    this.#state = null
  }

  /** Throws Refusal while the table is paused. */
  assertOver(): void {
    if (this.#state !== null) throw new Refusal('paused')
  }
}
