// Shows the progress of a long command and the time left, if the output is a terminal.
import { progressWords } from './words.ts'

const OFTEN = 200 // milliseconds between two updates
const SURE = 2000 // milliseconds after which an estimate of the rest is reliable

export class ProgressLine {
  readonly #all: number
  readonly #began = performance.now()
  readonly #screen = process.stderr.isTTY ? process.stderr : null
  #shown = -Infinity

  /** `all` is the total amount of work, in any unit. */
  constructor(all: number) {
    this.#all = all
  }

  /** Shows that `done` of the work is done, and what is in progress. */
  at(done: number, what: string): void {
    const now = performance.now()
    if (!this.#screen || now - this.#shown < OFTEN) return
    this.#shown = now
    const took = now - this.#began
    const left = took < SURE || done === 0 ? null : (took / done) * (this.#all - done)
    this.#screen.write(`\r\x1b[K${progressWords.line(done / this.#all, what, left)}`)
  }

  /** Removes the line, so that other output starts on an empty one. */
  clear(): void {
    if (this.#shown >= 0) this.#screen?.write('\r\x1b[K')
    this.#shown = -Infinity
  }
}
