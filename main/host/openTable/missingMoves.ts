// Counts the moves that screens saw and the journal lacks, because the host came back in an earlier state.

/** The most missing moves that are remembered, so that invented moves cannot fill the memory. */
const MAX_MISSING_MOVES = 1000

export class MissingMoves {
  readonly #missingAcks = new Set<string>() // all missing moves so far
  #newCountSinceDismissal = 0 // how many were reported since somebody last dismissed the notice

  /** The number of missing moves that everybody is shown; none once the notice was dismissed. */
  get count(): number {
    return this.#newCountSinceDismissal
  }

  /** Adds the moves a screen misses. Returns true if some of them are new. */
  add(acks: readonly string[]): boolean {
    const knownCountBefore = this.#missingAcks.size
    for (const ack of acks) if (this.#missingAcks.size < MAX_MISSING_MOVES) this.#missingAcks.add(ack)
    this.#newCountSinceDismissal += this.#missingAcks.size - knownCountBefore
    return this.#missingAcks.size > knownCountBefore
  }

  /** Dismisses the notice for everybody. */
  dismiss(): void {
    this.#newCountSinceDismissal = 0
  }
}
