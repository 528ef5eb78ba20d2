// Tracks whether a table is moving to another host, or has moved: then nothing else happens to it here.
import type { HandedOverEvent, TableEvent } from './events.ts'
import { Refusal } from '../errors/refusal.ts'

export class TableDeparture {
  #isFrozen = false
  #handedOver: HandedOverEvent | null = null
  #isUnanswered = false
  #requestedPause: { readonly word: string | undefined } | null = null

  /**
   * `moving`: the table is being sent to the other host. `awaited`: it is that host's, which has not yet said
   * that it is open there. Null: it stays.
   */
  get state(): 'moving' | 'awaited' | null {
    if (this.#handedOver) return 'awaited'
    return this.#isFrozen ? 'moving' : null
  }

  /** Where it went; null while it is this host's. */
  get event(): HandedOverEvent | null {
    return this.#handedOver
  }

  /** The other host has not answered for so long that the owner may take the table back. */
  get isUnanswered(): boolean {
    return this.#isUnanswered
  }

  /** Throws Refusal if it is moving already. */
  begin(): void {
    if (this.state !== null) throw new Refusal('moving')
    this.#isFrozen = true
  }

  giveUp(): void {
    this.#isFrozen = false
  }

  happen(event: HandedOverEvent): void {
    this.#handedOver = event
  }

  /** The owner pauses the table, with a word, as soon as it stays; null: no more. */
  askForPause(asked: { readonly word: string | undefined } | null): void {
    this.#requestedPause = asked
  }

  /** What the owner asked for while it was moving; from now on it is not asked for any more. */
  takePauseAsked(): { readonly word: string | undefined } | null {
    const asked = this.#requestedPause
    this.#requestedPause = null
    return asked
  }

  waitInVain(): void {
    this.#isUnanswered = true
  }

  /** The table is this host's again. */
  undo(): void {
    this.#handedOver = null
    this.#isFrozen = this.#isUnanswered = false
  }

  /**
   * While the table is moving only its departure may happen, and after that only taking it back: the other host
   * has what it was sent. Throws Refusal for everything else.
   */
  assertMayHappen({ type }: TableEvent): void {
    if (this.#handedOver ? type !== 'reclaimed' : this.#isFrozen && type !== 'handed-over') throw new Refusal('moving')
  }
}
