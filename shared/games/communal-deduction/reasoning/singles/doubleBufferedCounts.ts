// Two count tables for counting step by step: the current counts, and the next ones computed from them.
import { CountTable } from '../countTable.ts'

/** Two tables that alternate. */
export class DoubleBufferedCounts {
  now = new CountTable()
  next = new CountTable()

  /** Makes the next counts the current ones. */
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
