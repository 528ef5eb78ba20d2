// Sends the list of open tables to screens that need it: those at no table, to choose one, and the owner's.
import type { ConnectedScreens } from '../channel/connectedScreens.ts'
import type { Connection } from '../channel/connection.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from './openTables.ts'
import { TableNewsThrottle } from '../openTable/tableNewsThrottle.ts'

export class TableList {
  readonly #tables: OpenTables
  readonly #screens: ConnectedScreens
  readonly #places: ReadonlyMap<Connection, OpenTable>
  readonly #lastSent = new WeakMap<Connection, string>() // the list as each screen was last told
  readonly #news = new TableNewsThrottle(() => this.tellAll())

  /** `places`: the table of each screen. */
  constructor({
    tables,
    screens,
    places,
  }: {
    readonly tables: OpenTables
    readonly screens: ConnectedScreens
    readonly places: ReadonlyMap<Connection, OpenTable>
  }) {
    this.#tables = tables
    this.#screens = screens
    this.#places = places
  }

  /** The open tables have changed, or what is public about them. */
  changed(): void {
    this.#news.changed()
  }

  tellAll(): void {
    for (const connection of this.#screens.present) this.tell(connection)
  }

  /** Sends the list, if this screen has a different one. At the only table there is nothing to choose. */
  tell(connection: Connection): void {
    const isAtOne = this.#places.has(connection)
    if (isAtOne && !connection.device!.owner) return
    const { summaries } = this.#tables
    const before = this.#lastSent.get(connection)
    const fewest = before !== undefined ? 0 : isAtOne ? 2 : 1
    const text = JSON.stringify(summaries)
    if (summaries.length < fewest || text === before) return
    this.#lastSent.set(connection, text)
    connection.send({ type: 'tables', tables: summaries })
  }

  /** This screen chooses again. */
  forget(connection: Connection): void {
    this.#lastSent.delete(connection)
  }

  close(): void {
    this.#news.close()
  }
}
