// Sends the list of open tables to screens that need it: those at no table, to choose one, and the owner's.
import type { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from './openTables.ts'
import { TableUpdateThrottle } from '../openTable/tableUpdateThrottle.ts'

export class TableListBroadcast {
  readonly #openTables: OpenTables
  readonly #connectedScreens: ConnectedScreens
  readonly #tableByScreen: ReadonlyMap<Connection, OpenTable>
  readonly #reportFault: ReportFault
  readonly #lastListByScreen = new WeakMap<Connection, string>() // the list as it was last sent to each screen
  readonly #updateThrottle = new TableUpdateThrottle(() => this.sendToAll())

  /** `tableByScreen`: the table of each screen. */
  constructor({
    tables,
    connectedScreens,
    tableByScreen,
    reportFault,
  }: {
    readonly tables: OpenTables
    readonly connectedScreens: ConnectedScreens
    readonly tableByScreen: ReadonlyMap<Connection, OpenTable>
    readonly reportFault: ReportFault
  }) {
    this.#openTables = tables
    this.#connectedScreens = connectedScreens
    this.#tableByScreen = tableByScreen
    this.#reportFault = reportFault
  }

  /** Sends the list soon, because tables have been opened, closed or changed. */
  sendSoon(): void {
    this.#updateThrottle.sendSoon()
  }

  sendToAll(): void {
    tellEachScreen(this.#connectedScreens.present, this.#reportFault, connection => this.sendTo(connection))
  }

  /**
   * Sends a screen the list, if it has changed. A screen at the only table gets none, as there is nothing to
   * choose.
   */
  sendTo(connection: Connection): void {
    const isAtTable = this.#tableByScreen.has(connection)
    if (isAtTable && !connection.device!.isOwner) return
    const { summaries } = this.#openTables
    const lastList = this.#lastListByScreen.get(connection)
    const minTablesToList = lastList !== undefined ? 0 : isAtTable ? 2 : 1
    const text = JSON.stringify(summaries)
    if (summaries.length < minTablesToList || text === lastList) return
    this.#lastListByScreen.set(connection, text)
    connection.send({ type: 'tables', tables: summaries })
  }

  /** Makes the next `sendTo` send the list to this screen even if it has not changed. */
  forgetLastList(connection: Connection): void {
    this.#lastListByScreen.delete(connection)
  }

  close(): void {
    this.#updateThrottle.close()
  }
}
