// Moves tables between this host and others, in both directions, and directs the screens that follow them.
import type { ClientMessage } from '../../../shared/wire/index.ts'
import { newJoinCode } from '../channel/codes.ts'
import type { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { KnownDevices } from '../storage/knownDevices.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTables/openTables.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import { ArrivingDevices } from './arrivingDevices.ts'
import type { ScreenWhereabouts } from '../openTables/screenWhereabouts.ts'
import type { HostEventEmitter } from '../openTable/hostEvents.ts'
import { DepartedTables } from './departedTables.ts'
import { OutgoingHandovers } from './outgoingHandovers.ts'
import { IncomingHandovers } from './incomingHandovers.ts'
import type { WrongCodeLimiter } from '../limits/wrongCodeLimiter.ts'

interface HandoverParts {
  readonly id: string // this host's
  readonly tables: OpenTables
  readonly whereabouts: ScreenWhereabouts
  readonly savedTables: SavedTables
  readonly devices: KnownDevices
  readonly guesses: WrongCodeLimiter
  readonly connectedScreens: ConnectedScreens
  readonly hostEvents: HostEventEmitter
  readonly drawCode?: (() => string) | undefined // draws the code for a table from another host; by default four letters
  readonly addresses: () => readonly string[]
  readonly reportFault: ReportFault
}

export class Handovers {
  readonly incoming: IncomingHandovers
  readonly #outgoingHandovers: OutgoingHandovers
  readonly #arrivingDevices: ArrivingDevices

  constructor({ drawCode = newJoinCode, ...parts }: HandoverParts) {
    const departedTables = new DepartedTables(parts.savedTables.folder)
    this.incoming = new IncomingHandovers({ ...parts, drawCode, departed: departedTables })
    this.#outgoingHandovers = new OutgoingHandovers({ ...parts, departed: departedTables })
    this.#arrivingDevices = new ArrivingDevices(parts.tables)
  }

  /** Continues the handovers that were running when this host stopped. */
  goOn(): void {
    this.#outgoingHandovers.goOn()
  }

  /** Stops all timers and connections, because the host stops. */
  close(): void {
    this.#outgoingHandovers.close()
    this.incoming.close()
  }

  /** Hands a table over. Throws Refusal, or refuses `connection` later: the table stays. */
  handOver(openTable: OpenTable, message: Extract<ClientMessage, { type: 'hand-over' }>, connection: Connection): void {
    this.#outgoingHandovers.handOver(openTable, message, connection)
  }

  /**
   * Takes a table back that the other host did not open. Throws Refusal while that host may still answer, or
   * refuses `connection` later.
   */
  reclaim(openTable: OpenTable, connection: Connection): void {
    this.#outgoingHandovers.reclaim(openTable, connection)
  }

  /** Shows a code for one table to come, or stops showing it. */
  handleTakeOver({ awaits }: Extract<ClientMessage, { type: 'take-over' }>): void {
    if (awaits) this.incoming.showCode()
    else this.incoming.hideCode()
  }

  /** The hash under which this host knows a device that says hello. */
  hashOf(connection: Connection, hello: Extract<ClientMessage, { type: 'hello' }>): string {
    return this.#arrivingDevices.hashOf(connection, hello)
  }

  /**
   * If the table that a screen looks for has moved, tells the screen where it is. `at`: the table to which the screen
   * would go here.
   */
  sendAfter(
    connection: Connection,
    destination: { readonly named: string | undefined; readonly at: OpenTable | null },
  ): void {
    const movedMessage = this.#outgoingHandovers.movedFor(connection, destination)
    if (movedMessage) connection.send(movedMessage)
  }
}
