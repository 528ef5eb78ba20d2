// Limits how often screens get the table: at once for single changes, ten times a second in a flood; the last state
// always.
import { TokenBucket } from '../limits/budgets.ts'

/** A burst this large covers a deal with all its settings. */
const UPDATES_BUDGET = { capacity: 20, perSecond: 10 }

/**
 * How long a reloading page may take to come back, in milliseconds. During this time the other screens are not told
 * that the page left.
 */
const RELOAD_GRACE_MS = 300

export class TableUpdateThrottle {
  readonly #sendUpdate: () => void
  readonly #budget = new TokenBucket(UPDATES_BUDGET)
  #timer: NodeJS.Timeout | undefined
  #dueAt = Infinity // when the timer fires, by a clock that nobody can set

  constructor(tell: () => void) {
    this.#sendUpdate = tell
  }

  /** Sends the table, or plans to send it. Returns true if it was sent at once. */
  sendSoon(): boolean {
    const { wait } = this.#budget
    if (wait > 0) {
      this.#sendIn(wait)
      return false
    }
    this.#sendNow()
    return true
  }

  /** Plans to tell that a screen left, which may only be reloading. */
  sendAfterLeaving(): void {
    this.#sendIn(Math.max(RELOAD_GRACE_MS, this.#budget.wait))
  }

  #sendIn(ms: number): void {
    const dueTime = performance.now() + ms
    if (this.#dueAt <= dueTime) return
    this.close()
    this.#dueAt = dueTime
    this.#timer = setTimeout(() => this.#sendNow(), ms)
    this.#timer.unref()
  }

  /** Sends at once what is planned. */
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
    this.#sendUpdate()
  }
}
