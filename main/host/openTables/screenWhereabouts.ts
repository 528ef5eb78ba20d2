// Tracks at which table each screen is, and moves screens along as tables open and close.
import type { SavedTablesAndGames } from './savedTablesAndGames.ts'
import type { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import { tellEachScreen } from '../channel/tellEachScreen.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { LostTableNotices } from './lostTableNotices.ts'
import type { HostEventEmitter } from '../openTable/hostEvents.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from './openTables.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'
import type { TableListBroadcast } from './tableListBroadcast.ts'

/** The screen for which a table is opened, and whether that screen's present table stays open. */
export interface TableOpenOptions {
  readonly opener?: Connection
  readonly beside?: boolean
}

/** The parts of the host that this class needs. */
interface ScreenWhereaboutsParts {
  readonly tables: OpenTables
  readonly list: TableListBroadcast
  readonly archive: SavedTablesAndGames
  readonly lost: LostTableNotices
  readonly connectedScreens: ConnectedScreens
  readonly tableByScreen: Map<Connection, OpenTable>
  readonly hostEvents: HostEventEmitter
  readonly reportFault: ReportFault
}

export class ScreenWhereabouts {
  readonly #parts: ScreenWhereaboutsParts
  readonly #tableByScreen: Map<Connection, OpenTable> // a screen at no table is choosing one, or has not said who it is

  constructor(parts: ScreenWhereaboutsParts) {
    this.#parts = parts
    this.#tableByScreen = parts.tableByScreen
  }

  /** The table this screen is at; null for none. */
  tableOf(connection: Connection): OpenTable | null {
    return this.#tableByScreen.get(connection) ?? null
  }

  // Opening and closing

  /**
   * Opens a new table. It replaces its opener's present table, or stays open beside it. Without an opener it replaces
   * the oldest table. Throws Refusal.
   */
  open(name: string | undefined, openOptions: TableOpenOptions): Table {
    const { tables } = this.#parts
    if (openOptions.beside) tables.assertRoom()
    return this.#openInPlace(closing => tables.create(name ?? tables.unusedName(closing)), openOptions)
  }

  /** Opens a saved table; if it is open already its opener goes there. Throws Refusal. */
  resume(id: string, openOptions: TableOpenOptions): Table {
    const { tables } = this.#parts
    const { opener } = openOptions
    const openTable = tables.at(id)
    if (!openTable) {
      if (openOptions.beside) tables.assertRoom()
      return this.#openInPlace(() => tables.reopen(id), openOptions)
    }
    if (opener && this.tableOf(opener) !== openTable) this.goTo(opener, openTable)
    return openTable.table
  }

  /**
   * Opens a table that another host handed over: the owner's screens go to it from one where nobody is yet.
   * Throws Refusal.
   */
  openHandedOver(id: string): void {
    const { tables, connectedScreens } = this.#parts
    const [owner] = connectedScreens.owners
    const ownersTable = owner && this.tableOf(owner)
    const isOwnerFree = owner !== undefined && (!ownersTable || ownersTable.table.isBlank)
    this.#openInPlace(() => tables.reopen(id), isOwnerFree ? { opener: owner, beside: !ownersTable } : { beside: true })
  }

  /**
   * Opens a table and moves the screens of the previous one to it. If it is the only table, screens at none go
   * there too.
   */
  #openInPlace(
    createOpenTable: (closing: OpenTable | null) => OpenTable,
    { opener, beside = false }: TableOpenOptions,
  ): Table {
    const { tables, list: tableList, connectedScreens, hostEvents, reportFault } = this.#parts
    const replacedTable = beside ? null : opener ? this.tableOf(opener) : tables.first
    const openedTable = createOpenTable(replacedTable)
    const hasOtherTables = tables.all.some(openTable => openTable !== replacedTable)
    const screensAtNone = hasOtherTables
      ? []
      : connectedScreens.present.filter(connection => !this.#tableByScreen.has(connection))
    const movingScreens = new Set([
      ...(replacedTable?.presence.present ?? []),
      ...screensAtNone,
      ...(opener ? [opener] : []),
    ])
    if (replacedTable) this.#closeTable(replacedTable, opener)
    else if (opener) this.leave(opener)
    tellEachScreen(movingScreens, reportFault, connection => {
      if (openedTable.sendingAway.turnsAway(connection)) return
      this.#tableByScreen.set(connection, openedTable)
      openedTable.addScreen(connection)
    })
    tables.add(openedTable)
    hostEvents.emit('announced')
    tellEachScreen(openedTable.presence.present, reportFault, connection => this.#sendTableOrList(connection))
    tableList.sendSoon()
    hostEvents.emit('moved', openedTable.table)
    return openedTable.table
  }

  /** Closes a table. Its screens get the list of the others. */
  close(openTable: OpenTable): void {
    const { list: tableList, archive, connectedScreens, hostEvents, reportFault } = this.#parts
    const leftScreens = this.#closeTable(openTable)
    hostEvents.emit('announced')
    tellEachScreen(leftScreens, reportFault, screen => tableList.forgetLastList(screen))
    tableList.sendToAll()
    tellEachScreen(connectedScreens.present, reportFault, screen => archive.sendListTo(screen))
  }

  /** Closes a table without telling others. Its screens are at none now, and all but the asker's get that news. */
  #closeTable(openTable: OpenTable, opener?: Connection): Connection[] {
    const leftScreens = openTable.presence.present
    this.#parts.tables.close(openTable)
    tellEachScreen(leftScreens, this.#parts.reportFault, connection => {
      this.#tableByScreen.delete(connection)
      connection.watchedSeat = null
      if (connection !== opener) connection.send({ type: 'closed' })
    })
    return leftScreens
  }

  // Coming and going

  /** Moves a screen to the table with this id, or away from any table (null). Throws Refusal. */
  choose(connection: Connection, id: string | null): void {
    const openTable = id === null ? null : this.#parts.tables.at(id)
    if (id !== null && !openTable) throw new Refusal('no-such-table')
    if (openTable?.sendingAway.turnsAway(connection)) return
    if (openTable !== null && this.tableOf(connection) === openTable) return openTable.sendTable(connection)
    this.goTo(connection, openTable)
  }

  goTo(connection: Connection, openTable: OpenTable | null): void {
    this.leave(connection)
    if (openTable) {
      this.#tableByScreen.set(connection, openTable)
      openTable.addScreen(connection)
    }
    this.#sendTableOrList(connection)
    openTable?.arranged()
    if (openTable?.presence.present.length === 1) this.#parts.hostEvents.emit('moved', openTable.table) // the table rested while nobody was there
  }

  leave(connection: Connection): void {
    this.tableOf(connection)?.removeScreen(connection)
    this.#tableByScreen.delete(connection) // removed before news is sent, because the screen needs no news of its own leaving
  }

  #sendTableOrList(connection: Connection): void {
    const { list: tableList, archive, lost: lostTables } = this.#parts
    const openTable = this.tableOf(connection)
    if (openTable) openTable.sendTable(connection)
    else {
      tableList.forgetLastList(connection)
      connection.send({ type: 'closed' })
    }
    tableList.sendTo(connection)
    archive.sendListTo(connection)
    lostTables.sendTo(connection)
    openTable?.show(connection)
  }
}
