// Answers for: how a host is doing, for its owner: since when it runs, how much memory it takes, how many faults of ours were reported.
import type { ReportFault } from '../errors/faultLog.ts'

export interface HealthFigures {
  readonly uptime: number // seconds
  readonly memory: number // bytes
  readonly faults: number // reported since the host began
}

export class Health {
  readonly #began = performance.now()
  #faults = 0
  #memory = 0 // as it was known last
  /** Counts a fault, and tells of it. */
  readonly report: ReportFault

  constructor(report: ReportFault) {
    this.report = (error, context) => {
      this.#faults++
      report(error, context)
    }
  }

  get figures(): HealthFigures {
    return {
      uptime: Math.floor((performance.now() - this.#began) / 1000),
      memory: this.#memoryNow(),
      faults: this.#faults,
    }
  }

  /** A system that has no file left to open does not say: then it is what was known last. */
  #memoryNow(): number {
    try {
      this.#memory = process.memoryUsage.rss()
    } catch {
      // as above
    }
    return this.#memory
  }
}
