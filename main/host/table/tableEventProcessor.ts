// Carries out the events of one table: each is stored on the disk first, then changes the table, then is sent to screens.
import type { GameRecord } from '../../../shared/engine/index.ts'
import type { HostMessage } from '../../../shared/wire/index.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Audience } from './audienceNews.ts'
import type { TableDeparture } from './departure.ts'
import { callEventHandler, type EventHandlers, type EventOf, type TableEvent } from './events.ts'

/** The outputs of a table: the store of its events, and its listener. */
export interface TableOutputs {
  /** Stores an event on the disk, and returns its ack if it has one. Throws if that fails. */
  keep(event: TableEvent): string | void
  /** Called when the lobby, the chairs or the phase changed: screens get the table again. */
  arranged(): void
  /**
   * Called with the news of the game for one audience: the table (null) or a seat. `own`: the values in the message
   * that nobody else is told; by default all of it.
   */
  told(audience: Audience, message: HostMessage, own?: readonly unknown[]): void
  /** Called when a game began or was left: everybody gets another view. */
  dealt(): void
  /** Called when a game is over, with its record and the record's id. */
  finished(id: string, record: GameRecord): void
}

/** Moves are applied by the game in play, which sends each audience its own news. */
type EventExceptMove = Exclude<TableEvent, EventOf<'moved'>>

export class TableEventProcessor {
  readonly outputs: TableOutputs
  readonly #departure: TableDeparture
  readonly #eventHandlers: EventHandlers

  constructor(
    outputs: TableOutputs,
    { departure, handlers }: { readonly departure: TableDeparture; readonly handlers: EventHandlers },
  ) {
    this.outputs = outputs
    this.#departure = departure
    this.#eventHandlers = handlers
  }

  /** Stores an event, and returns its ack. Throws Refusal. */
  keep(event: TableEvent): string | undefined {
    this.#departure.assertMayHappen(event)
    try {
      return this.outputs.keep(event) ?? undefined
    } catch {
      throw new Refusal('disk')
    }
  }

  /**
   * Stores an event and changes the table; screens are not told yet. Throws Refusal, and then nothing has
   * changed.
   */
  record(event: EventExceptMove): string | undefined {
    const ack = this.keep(event)
    callEventHandler(this.#eventHandlers, event)
    return ack
  }

  /** Stores an event, changes the table and tells everybody. Throws Refusal, and then nothing has changed. */
  happen(event: EventExceptMove): string | undefined {
    const ack = this.record(event)
    this.outputs.arranged()
    return ack
  }

  /** Applies an event of a journal. */
  redo(event: TableEvent): void {
    callEventHandler(this.#eventHandlers, event)
  }
}
