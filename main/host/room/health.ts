// Reports how a host is doing, for its owner: uptime, memory, and the number of bugs.
import type { ReportFault } from '../errors/faultLog.ts'

export interface HealthFigures {
  readonly uptime: number // in seconds
  readonly memory: number // in bytes
  readonly faults: number // reported since the host started
}

export class HostHealth {
  readonly #beganAt = performance.now()
  #faultCount = 0
  #lastKnownMemory = 0 // the last known value
  /** Counts a bug, and passes it on. */
  readonly reportFault: ReportFault

  constructor(reportFault: ReportFault) {
    this.reportFault = (error, context) => {
      this.#faultCount++
      reportFault(error, context)
    }
  }

  get figures(): HealthFigures {
    return {
      uptime: Math.floor((performance.now() - this.#beganAt) / 1000),
      memory: this.#readMemory(),
      faults: this.#faultCount,
    }
  }

  /** The memory in use; the last known value if the system has no free file handle to tell. */
  #readMemory(): number {
    try {
      this.#lastKnownMemory = process.memoryUsage.rss()
    } catch {
      // see above
    }
    return this.#lastKnownMemory
  }
}
