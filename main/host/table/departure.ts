// Tracks whether a table is moving to another host, or has moved. While it does, or once it has, nothing else happens
// to it here.
import { mayHappenAfterHandover, type HandedOverEvent, type TableEvent } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

export class TableDeparture {
  #isFrozen = false
  #handedOverEvent: HandedOverEvent | null = null
  #isUnanswered = false
  #requestedPause: { readonly word: string | undefined } | null = null

  /**
   * `moving`: the table is being sent to the other host. `awaited`: the table is that host's, which has not yet
   * said that it is open there. Null: the table stays here.
   */
  get state(): 'moving' | 'awaited' | null {
    if (this.#handedOverEvent) return 'awaited'
    return this.#isFrozen ? 'moving' : null
  }

  /** The event that says where the table went; null while it is this host's. */
  get event(): HandedOverEvent | null {
    return this.#handedOverEvent
  }

  /** True if the other host has not answered for so long that the owner may take the table back. */
  get isUnanswered(): boolean {
    return this.#isUnanswered
  }

  /** Begins the departure. Throws Refusal if the table is moving already. */
  begin(): void {
    if (this.state !== null) throw new Refusal('moving')
    this.#isFrozen = true
  }

  cancel(): void {
    this.#isFrozen = false
  }

  complete(event: HandedOverEvent): void {
    this.#handedOverEvent = event
  }

  /**
   * Notes that the owner wants to pause a table that is being sent, with a remark; null: not any more. A pause made now
   * would not reach the other host.
   */
  askForPause(pause: { readonly word: string | undefined } | null): void {
    this.#requestedPause = pause
  }

  /** Returns and forgets the pause that the owner asked for while the table was moving. */
  takePauseAsked(): { readonly word: string | undefined } | null {
    const pause = this.#requestedPause
    this.#requestedPause = null
    return pause
  }

  markUnanswered(): void {
    this.#isUnanswered = true
  }

  /** Ends the departure: the table is this host's again. */
  undo(): void {
    this.#handedOverEvent = null
    this.#isFrozen = this.#isUnanswered = false
  }

  /**
   * Throws Refusal for an event that would make this table differ from what the other host was sent. While the
   * table is moving only `handed-over` may happen.
   */
  assertMayHappen(event: TableEvent): void {
    const mayHappen = this.#handedOverEvent
      ? mayHappenAfterHandover(event)
      : !this.#isFrozen || event.type === 'handed-over'
    if (!mayHappen) throw new Refusal('moving')
  }
}
