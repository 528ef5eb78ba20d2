// Counts the moves that screens saw and the journal lacks, because the host came back in an earlier state.

/** Beyond this many they are not counted separately, so that invented moves cannot fill the memory. */
const MAX_MISSING = 1000

export class MissingMoves {
  readonly #known = new Set<string>() // by their acks
  #untold = 0 // how many of them came since somebody last dismissed the notice

  /** The number of missing moves that everybody is shown; none once the notice was dismissed. */
  get count(): number {
    return this.#untold
  }

  /** Adds the moves a screen misses. Returns true if some of them are new. */
  add(acks: readonly string[]): boolean {
    const before = this.#known.size
    for (const ack of acks) if (this.#known.size < MAX_MISSING) this.#known.add(ack)
    this.#untold += this.#known.size - before
    return this.#known.size > before
  }

  /** Somebody dismissed the notice. */
  putAway(): void {
    this.#untold = 0
  }
}
