// Limits how often screens get the table: at once for single changes, ten times a second in a flood; the last state
// always.
import { TokenBucket } from '../limits/budgets.ts'

/** A deal with all its settings is still sent as it happens. */
const UPDATES_BUDGET = { capacity: 20, perSecond: 10 }

/**
 * Within this time a screen that left may be back, as when a page reloads: then there is no news. In
 * milliseconds.
 */
const BACK_SOON_MS = 300

export class TableNewsThrottle {
  readonly #tell: () => void
  readonly #budget = new TokenBucket(UPDATES_BUDGET)
  #timer: NodeJS.Timeout | undefined
  #due = Infinity // when it is over, by a clock that nobody can set

  constructor(tell: () => void) {
    this.#tell = tell
  }

  /** Something may have changed. Returns true if everybody was told at once. */
  changed(): boolean {
    const { wait } = this.#budget
    if (wait > 0) {
      this.#tellIn(wait)
      return false
    }
    this.#now()
    return true
  }

  /** A screen left, maybe only to reload. */
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

  /** Sends what is waiting before anything else. */
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
