// Answers for: a count that goes step by step: what was counted so far, and what is counted from it.
import { CountTable } from '../tally.ts'

/** Two tables that take turns. */
export class DoubleBufferedCounts {
  now = new CountTable()
  next = new CountTable()

  /** What was counted next is what is counted now. */
  turn(): void {
    this.now.clear()
    const { now } = this
    this.now = this.next
    this.next = now
  }

  clear(): void {
    this.turn()
    this.turn()
  }
}
