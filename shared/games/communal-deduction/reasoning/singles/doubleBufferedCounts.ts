// Two count tables for counting step by step: the current counts, and the next ones computed from them.
import { CountTable } from '../countTable.ts'

/** Two tables that alternate. */
export class DoubleBufferedCounts {
  current = new CountTable()
  next = new CountTable()

  /** Makes the next counts the current ones. */
  swap(): void {
    this.current.clear()
    const { current } = this
    this.current = this.next
    this.next = current
  }

  clear(): void {
    this.swap()
    this.swap()
  }
}
