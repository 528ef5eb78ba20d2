// Answers for: how often screens are told of the table: at once as people change it, ten times a second when there is no end of it; the last state always.
import { TokenBucket } from '../limits/budgets.ts'

/** A deal with everything that is set before it is told as it happens. */
const TELLINGS = { capacity: 20, perSecond: 10 }

/** Within this somebody who left may be back, as when a page is loaded anew: then nobody need hear of it. In milliseconds. */
const BACK_SOON_MS = 300

export class TableNewsThrottle {
  readonly #tell: () => void
  readonly #budget = new TokenBucket(TELLINGS)
  #timer: NodeJS.Timeout | undefined
  #due = Infinity // when it is up, by a clock that nobody sets

  constructor(tell: () => void) {
    this.#tell = tell
  }

  /** Something may have changed. True when everybody was told at once. */
  changed(): boolean {
    const { wait } = this.#budget
    if (wait > 0) {
      this.#tellIn(wait)
      return false
    }
    this.#now()
    return true
  }

  /** A screen left, perhaps for the moment a page takes to load anew. */
  left(): void {
    this.#tellIn(Math.max(BACK_SOON_MS, this.#budget.wait))
  }

  #tellIn(ms: number): void {
    const due = performance.now() + ms
    if (this.#due <= due) return
    this.close()
    this.#due = due
    this.#timer = setTimeout(() => this.#now(), ms)
    this.#timer.unref()
  }

  /** What waits is told before anything else is. */
  flush(): void {
    if (this.#timer !== undefined) this.#now()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#due = Infinity
  }

  #now(): void {
    this.close()
    this.#budget.spend(1)
    this.#tell()
  }
}
