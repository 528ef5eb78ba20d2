// Shows at a terminal how far a long command is and how long it will take.
import { progressWords } from './words.ts'

const UPDATE_MS = 200 // milliseconds between two updates
const ESTIMATE_AFTER_MS = 2000 // milliseconds after which an estimate of the rest makes sense

export class ProgressLine {
  readonly #all: number
  readonly #began = performance.now()
  readonly #screen = process.stderr.isTTY ? process.stderr : null
  #shown = -Infinity

  /** `all`: the total amount of work, in any unit. */
  constructor(all: number) {
    this.#all = all
  }

  /** Reports the amount of finished work, and the present part. */
  at(done: number, what: string): void {
    const now = performance.now()
    if (!this.#screen || now - this.#shown < UPDATE_MS) return
    this.#shown = now
    const took = now - this.#began
    const left = took < ESTIMATE_AFTER_MS || done === 0 ? null : (took / done) * (this.#all - done)
    this.#screen.write(`\r\x1b[K${progressWords.line(done / this.#all, what, left)}`)
  }

  /** Removes the line, so that what follows starts on an empty one. */
  clear(): void {
    if (this.#shown >= 0) this.#screen?.write('\r\x1b[K')
    this.#shown = -Infinity
  }
}
