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
  readonly #sendNews: () => void
  readonly #budget = new TokenBucket(UPDATES_BUDGET)
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity // when it is over, by a clock that nobody can set

  constructor(tell: () => void) {
    this.#sendNews = tell
  }

  /** Something may have changed. Returns true if everybody was told at once. */
  changed(): boolean {
    const { wait } = this.#budget
    if (wait > 0) {
      this.#sendIn(wait)
      return false
    }
    this.#sendNow()
    return true
  }

  /** A screen left, maybe only to reload. */
  left(): void {
    this.#sendIn(Math.max(BACK_SOON_MS, this.#budget.wait))
  }

  #sendIn(ms: number): void {
    const due = performance.now() + ms
    if (this.#dueAt <= due) return
    this.close()
    this.#dueAt = due
    this.#timer = setTimeout(() => this.#sendNow(), ms)
    this.#timer.unref()
  }

  /** Sends what is waiting before anything else. */
  flush(): void {
    if (this.#timer !== undefined) this.#sendNow()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#dueAt = Infinity
  }

  #sendNow(): void {
    this.close()
    this.#budget.spend(1)
    this.#sendNews()
  }
}
