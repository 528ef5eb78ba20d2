// Answers for: whether a table is about to leave this host, or has left it: then nothing else happens to it here.
import type { HandedOverEvent, TableEvent } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

export class TableDeparture {
  #isFrozen = false
  #event: HandedOverEvent | null = null
  #isUnanswered = false

  /** `moving`: what there is of the table is told to the other host. `awaited`: it is that host's, which has not said yet that it is open there. Null: it stays. */
  get state(): 'moving' | 'awaited' | null {
    if (this.#event) return 'awaited'
    return this.#isFrozen ? 'moving' : null
  }

  /** Where it went; null while it is this host's. */
  get event(): HandedOverEvent | null {
    return this.#event
  }

  /** The other host has not answered for so long that the owner may take the table back. */
  get isUnanswered(): boolean {
    return this.#isUnanswered
  }

  /** Throws Refusal when it is leaving already. */
  begin(): void {
    if (this.state !== null) throw new Refusal('moving')
    this.#isFrozen = true
  }

  giveUp(): void {
    this.#isFrozen = false
  }

  happen(event: HandedOverEvent): void {
    this.#event = event
  }

  waitInVain(): void {
    this.#isUnanswered = true
  }

  /** The table is this host's again. */
  undo(): void {
    this.#event = null
    this.#isFrozen = this.#isUnanswered = false
  }

  /** Throws Refusal for everything but that it leaves, once it is about to, and that it is taken back, once it has: what the other host was told is all there is. */
  assertMayHappen({ type }: TableEvent): void {
    if (this.#event ? type !== 'reclaimed' : this.#isFrozen && type !== 'handed-over') throw new Refusal('moving')
  }
}
