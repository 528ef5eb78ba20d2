// Moves tables between this host and others, in both directions, and directs the screens that follow them.
import type { ClientMessage, HostMessage } from '../../../shared/wire/index.ts'
import { newJoinCode } from '../channel/codes.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTable/openTables.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import { ArrivingDevices } from './arrivingDevices.ts'
import { IncomingTables } from './incomingTables.ts'
import { DepartedTables } from './departedTables.ts'
import { OutgoingHandovers } from './outgoingHandovers.ts'
import { IncomingHandovers } from './incomingHandovers.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

interface HandoverContext {
  readonly id: string // this host's
  readonly tables: OpenTables
  readonly savedTables: SavedTables
  readonly devices: KnownDevices
  readonly guesses: WrongCodeLimiter
  readonly drawCode?: (() => string) | undefined // draws the code for a table that is to come; four letters by default
  readonly addresses: () => readonly string[]
  /** Opens a table that came from another host. Throws Refusal. */
  readonly openTaken: (id: string) => void
  /** Opens a table that was moving when this host stopped. Throws Refusal. */
  readonly openLeaving: (id: string) => OpenTable
  /** Closes a table that has moved. */
  readonly close: (open: OpenTable) => void
  /** A table stays after all: its computer players may have something to do. */
  readonly stays: (open: OpenTable) => void
  /** Sends to the owner's screens. */
  readonly tellOwner: (message: HostMessage) => void
  readonly report: ReportFault
}

export class Handover {
  readonly takings: IncomingHandovers
  readonly #givings: OutgoingHandovers
  readonly #claims: ArrivingDevices

  constructor(around: HandoverContext) {
    const { id, tables, savedTables, devices, guesses, drawCode = newJoinCode, addresses, tellOwner, report } = around
    const departed = new DepartedTables(savedTables.folder)
    this.takings = new IncomingHandovers({
      coming: new IncomingTables(savedTables.folder),
      savedTables,
      devices,
      guesses,
      drawCode,
      addresses,
      assertRoom: () => tables.assertRoom(),
      isOpen: table => tables.at(table) !== null,
      hasLeft: table => departed.at(table) !== null,
      open: table => {
        departed.forget(table)
        around.openTaken(table)
      },
      tellOwner,
      report,
    })
    const { openLeaving: open, close, stays } = around
    this.#givings = new OutgoingHandovers({ id, savedTables, departed, open, close, stays, report })
    this.#claims = new ArrivingDevices(() => tables.all)
  }

  /** Continues the handovers that were running when this host stopped. */
  goOn(): void {
    this.#givings.goOn()
  }

  /** Nobody waits for anything any more. */
  close(): void {
    this.#givings.close()
    this.takings.close()
  }

  /** Hands a table over. Throws Refusal, or refuses `by` later: the table stays. */
  give(open: OpenTable, message: Extract<ClientMessage, { type: 'hand-over' }>, by: Connection): void {
    this.#givings.handOver(open, message, by)
  }

  /**
   * Takes a table back that the other host did not open. Throws Refusal while that host may still answer, or
   * refuses `by` later.
   */
  reclaim(open: OpenTable, by: Connection): void {
    this.#givings.reclaim(open, by)
  }

  /** Shows a code for one table to come, or stops showing it. */
  await({ awaits }: Extract<ClientMessage, { type: 'take-over' }>): void {
    if (awaits) this.takings.await()
    else this.takings.stop()
  }

  /** The hash for a device that says hello. */
  hashOf(connection: Connection, hello: Extract<ClientMessage, { type: 'hello' }>): string {
    return this.#claims.hashOf(connection, hello)
  }

  /** Sends a screen after the table it looks for, if that has moved. `at`: where it would be sent here. */
  sendAfter(connection: Connection, look: { readonly named: string | undefined; readonly at: OpenTable | null }): void {
    const moved = this.#givings.movedFor(connection, look)
    if (moved) connection.send(moved)
  }
}
