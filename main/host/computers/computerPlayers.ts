// Plays the computer players at an open table, one thought at a time and at a pleasant pace.
// Whatever happens to a thought, the table never gets stuck.
import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { diceFromSeed, fillOfferAtRandom, type GameTypeParams } from '../../../shared/engine/index.ts'
import type { ThinkingWorker } from './thinkingWorker.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { ComputerTurn } from '../table/computerTurns.ts'
import type { Table } from '../table/table.ts'

type Move = GameTypeParams['move']

/** The paces a computer player waits before a move that clears the result of a deal, so that people can read it. */
export const PACES_TO_READ_RESULT = 12

/** The paces a computer player waits after a card was named: nobody acts during its animation. */
export const PACES_AFTER_NAMING = 4

/** The paces a computer player waits for the person to move before it acts out of turn: about twenty seconds. */
export const PACES_BEFORE_INTERRUPTING = 22

export class ComputerPlayers {
  readonly #thinkingWorker: ThinkingWorker
  readonly #pace: number
  readonly #table: () => Table | null
  readonly #isWatched: () => boolean
  readonly #report: ReportFault
  readonly #waits = new Set<string>() // thoughts that decided to wait, since the last change
  #busy = false
  #again = false
  #over = false

  /** `pace`: milliseconds before each move. `isWatched`: some screen is there; without one a table rests. */
  constructor(given: {
    thinkingWorker: ThinkingWorker
    pace: number
    table: () => Table | null
    isWatched: () => boolean
    report: ReportFault
  }) {
    this.#thinkingWorker = given.thinkingWorker
    this.#pace = given.pace
    this.#table = given.table
    this.#isWatched = given.isWatched
    this.#report = given.report
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
    } catch (error) {
      this.#report(error, { where: 'computer players' }) // they continue when something changes
    } finally {
      this.#busy = false
    }
  }

  #makeDo(table: Table, { seat, step, toMove, isLate, game, offers }: ComputerTurn, error: unknown): void {
    this.#report(error, { where: 'computer player', game, seat })
    try {
      if (toMove)
        table.play.moveByComputer(seat, step, fillOfferAtRandom(offers[0]!, diceFromSeed(randomInt(2 ** 32))), {
          isLate,
        })
      else this.#waits.add(keyOf({ seat, step }))
    } catch {
      this.#waits.add(keyOf({ seat, step }))
    }
  }

  /** The move it wants. If it cannot think it makes the first move there is, and the log says why. */
  async #think({ game, seat, view, level, offers }: ComputerTurn, seed: number): Promise<Move | null> {
    try {
      return await this.#thinkingWorker.think({ game, view: plainJson(view), level, seed })
    } catch (error) {
      if (this.#table() !== null) this.#report(error, { where: 'computer player', game, seat }) // otherwise nobody waits for the thought
      return fillOfferAtRandom(offers[0]!, diceFromSeed(seed))
    }
  }

  /** Waits this many paces, or until the table changes after the first one. */
  async #wait(paces: number): Promise<void> {
    await pause(this.#pace)
    for (let waited = 1; waited < paces && !this.#again && !this.#over; waited++) await pause(this.#pace)
  }

  async #oneMove(): Promise<void> {
    const table = this.#isWatched() ? this.#table() : null
    for (const seat of table?.computers() ?? []) {
      const key = keyOf(seat)
      if (this.#waits.has(key)) continue
      const seed = randomInt(2 ** 32)
      const thought = this.#think(seat, seed)
      if (!seat.toMove && (await thought) === null) {
        if (this.#again || table !== this.#table()) return void (this.#again = true) // what it waited for may just have happened
        this.#waits.add(key)
        continue
      }
      const [move] = await Promise.all([thought, this.#wait(pacesBefore(seat))])
      if (pacesBefore(seat) > 1 && this.#again) return // the table has changed: there may be nothing left to do
      if (this.#over || table !== this.#table()) return void (this.#again = true)
      try {
        table!.play.moveByComputer(
          seat.seat,
          seat.step,
          move ?? fillOfferAtRandom(seat.offers[0]!, diceFromSeed(seed)),
          seat,
        )
        this.#waits.clear()
      } catch (error) {
        // If somebody moved while it thought, it thinks again. If not, the move was a bug: the first valid one is
        // made.
        if (!this.#again) this.#makeDo(table!, seat, error)
      }
      this.#again = true
      return
    }
  }
}

function pacesBefore({ afterNaming, clears, interrupts }: ComputerTurn): number {
  return Math.max(
    1,
    afterNaming ? PACES_AFTER_NAMING : 0,
    clears ? PACES_TO_READ_RESULT : 0,
    interrupts ? PACES_BEFORE_INTERRUPTING : 0,
  )
}

/** A view read through once: its story is computed lazily, and cannot be posted to another thread as it is. */
function plainJson(view: object): object {
  return JSON.parse(JSON.stringify(view)) as object
}

function keyOf({ seat, step }: Pick<ComputerTurn, 'seat' | 'step'>): string {
  return `${seat} ${step}`
}
