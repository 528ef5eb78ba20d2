// Answers for: how often screens are told of the table: at once as people change it, ten times a second when there is no end of it; the last state always.
import { TokenBucket } from './budgets.ts'

/** A deal with everything that is set before it is told as it happens. */
const TELLINGS = { capacity: 20, perSecond: 10 }

export class TableNewsThrottle {
  readonly #tell: () => void
  readonly #budget = new TokenBucket(TELLINGS)
  #timer: NodeJS.Timeout | undefined

  constructor(tell: () => void) {
    this.#tell = tell
  }

  /** Something may have changed. True when everybody was told at once. */
  changed(): boolean {
    if (this.#timer !== undefined) return false
    const { wait } = this.#budget
    if (wait === 0) {
      this.#now()
      return true
    }
    this.#timer = setTimeout(() => this.#now(), wait)
    this.#timer.unref()
    return false
  }

  /** What waits is told before anything else is. */
  flush(): void {
    if (this.#timer !== undefined) this.#now()
  }

  close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  #now(): void {
    this.close()
    this.#budget.spend(1)
    this.#tell()
  }
}
