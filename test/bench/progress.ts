// Answers for: how far a long command is and how long it will still take, where somebody looks on at a terminal.
import { progressWords } from './words.ts'

const OFTEN = 200 // milliseconds between two looks at the clock
const SURE = 2000 // milliseconds after which what was done says something about what is left

export class ProgressLine {
  readonly #all: number
  readonly #began = performance.now()
  readonly #screen = process.stderr.isTTY ? process.stderr : null
  #shown = -Infinity

  /** `all` is how much there is to do, in any measure. */
  constructor(all: number) {
    this.#all = all
  }

  /** Says that so much is done, and what is being done now. */
  at(done: number, what: string): void {
    const now = performance.now()
    if (!this.#screen || now - this.#shown < OFTEN) return
    this.#shown = now
    const took = now - this.#began
    const left = took < SURE || done === 0 ? null : (took / done) * (this.#all - done)
    this.#screen.write(`\r\x1b[K${progressWords.line(done / this.#all, what, left)}`)
  }

  /** Takes the line away, so that what follows stands by itself. */
  clear(): void {
    if (this.#shown >= 0) this.#screen?.write('\r\x1b[K')
    this.#shown = -Infinity
  }
}
