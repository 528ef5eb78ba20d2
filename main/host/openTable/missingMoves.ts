// Answers for: the moves that screens saw and the journal does not hold: the host came back earlier than that.

/** More than these are not told apart: whoever invents moves fills no memory. */
const MAX_MISSING = 1000

export class MissingMoves {
  readonly #known = new Set<string>() // by their acks
  #untold = 0 // of them, since somebody last put the word away

  /** How many moves are missing, as everybody is told; none once the word was put away. */
  get count(): number {
    return this.#untold
  }

  /** Adds the moves a screen misses. True when nobody had missed some of them. */
  add(acks: readonly string[]): boolean {
    const before = this.#known.size
    for (const ack of acks) if (this.#known.size < MAX_MISSING) this.#known.add(ack)
    this.#untold += this.#known.size - before
    return this.#known.size > before
  }

  /** Everybody knows now. */
  putAway(): void {
    this.#untold = 0
  }
}
