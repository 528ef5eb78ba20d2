// Tells arriving screens which tables are lost, of those at which their device sat and the one they look for.
import type { LostTable } from '../../../shared/wire/index.ts'
import type { Connection } from '../channel/connection.ts'
import type { OpenTables } from './openTables.ts'
import type { SavedTables } from '../storage/savedTables.ts'

export class LostTableNotices {
  readonly #savedTables: SavedTables
  readonly #openTables: OpenTables
  readonly #soughtTableByScreen = new WeakMap<Connection, string>() // the table each screen named when it came
  readonly #lastListByScreen = new WeakMap<Connection, string>() // the list as each screen last got it

  constructor({ savedTables, tables }: { readonly savedTables: SavedTables; readonly tables: OpenTables }) {
    this.#savedTables = savedTables
    this.#openTables = tables
  }

  /** Notes the table that an arriving screen looks for; undefined: none. */
  noteSought(connection: Connection, table: string | undefined): void {
    if (table !== undefined) this.#soughtTableByScreen.set(connection, table)
  }

  /** Sends a screen the list of lost tables, if it has changed. */
  sendTo(connection: Connection): void {
    const { hash, isDisplay } = connection.device!
    if (isDisplay) return
    const { seated } = this.#savedTables
    const openIds = this.#openTables.all.map(({ table }) => table.id) // an open table may have lost the device's seat
    const soughtIds = [this.#soughtTableByScreen.get(connection) ?? ''].filter(id => seated.has(id))
    const ids = new Set([...seated.tablesOf(hash), ...soughtIds, ...openIds])
    const tables = [...ids].flatMap(id => this.#describeLoss(id, hash) ?? [])
    const text = JSON.stringify(tables)
    if (text === (this.#lastListByScreen.get(connection) ?? '[]')) return
    this.#lastListByScreen.set(connection, text)
    connection.send({ type: 'lost', tables })
  }

  /** Describes what this device has lost of a table; null: nothing. */
  #describeLoss(id: string, device: string): LostTable | null {
    const openTable = this.#openTables.at(id)
    if (!openTable) {
      const damage = this.#savedTables.damageOf(id)
      return damage && { id, name: damage.name, what: damage.damage.saved > 0 ? 'closed' : 'gone' }
    }
    const { table } = openTable
    const isSeatLost = this.#savedTables.hasLostSeat(id, device) && !table.isHeldBy(device)
    return isSeatLost ? { id, name: table.setting.name, what: 'seat' } : null
  }
}
