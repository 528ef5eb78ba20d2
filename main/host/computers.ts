// Answers for: computer players at the open table. One thought at a time, at a pace that is pleasant to watch;
// whatever happens to a thought, the table is never stuck.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { dice, fill } from '../../shared/engine/index.ts'
import type { Brain } from './brain.ts'
import type { Table } from './table.ts'

export class Computers {
  readonly #brain: Brain
  readonly #pace: number
  readonly #table: () => Table | null
  readonly #waits = new Set<string>() // thoughts that ended in waiting, while nothing has changed
  #busy = false
  #again = false
  #over = false

  /** `pace`: milliseconds before each move. */
  constructor({ brain, pace, table }: { brain: Brain; pace: number; table: () => Table | null }) {
    this.#brain = brain
    this.#pace = pace
    this.#table = table
  }

  /** Something changed at the table. */
  moved(): void {
    this.#waits.clear()
    this.#again = true
    if (!this.#busy) void this.#round()
  }

  close(): void {
    this.#over = true
  }

  async #round(): Promise<void> {
    this.#busy = true
    try {
      while (this.#again && !this.#over) {
        this.#again = false
        await this.#oneMove()
      }
    } finally {
      this.#busy = false
    }
  }

  async #oneMove(): Promise<void> {
    const table = this.#table()
    for (const seat of table?.computers() ?? []) {
      const key = `${seat.seat} ${seat.step}`
      if (this.#waits.has(key)) continue
      const seed = randomInt(2 ** 32)
      const [move] = await Promise.all([
        this.#brain.think({ game: seat.game, view: plainJson(seat.view), seed }).catch(() => fill(seat.offers[0]!, dice(seed))),
        pause(this.#pace),
      ])
      if (this.#over || table !== this.#table()) return void (this.#again = true)
      const wanted = move ?? (seat.due ? fill(seat.offers[0]!, dice(seed)) : null)
      if (wanted === null) {
        this.#waits.add(key)
        continue
      }
      try {
        table!.play(seat.seat, seat.step, wanted)
        this.#waits.clear()
      } catch {
        // Somebody moved while it thought: it thinks again.
        if (!this.#again) this.#waits.add(key)
      }
      this.#again = true
      return
    }
  }
}

/** A view read through once: its story is made when asked for, and cannot be posted to another thread as it is. */
function plainJson(view: object): object {
  return JSON.parse(JSON.stringify(view)) as object
}
