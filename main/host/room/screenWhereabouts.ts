// Tracks which of this host's tables each screen is at, as it chooses one and as tables open and close.
import type { Archive } from './archive.ts'
import type { Connection } from '../channel/connection.ts'
import type { LostTables } from './lostTables.ts'
import type { OpenTable } from '../openTable/openTable.ts'
import type { OpenTables } from '../openTable/openTables.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Table } from '../table/table.ts'
import type { TableList } from './tableList.ts'

/** How a table is opened: for which screen, and whether that screen's present table stays open. */
export interface TableOpenOptions {
  readonly by?: Connection
  readonly beside?: boolean
}

interface WhereaboutsContext {
  readonly tables: OpenTables
  readonly list: TableList
  readonly archive: Archive
  readonly lost: LostTables
  /** Screens that have said who they are. */
  readonly present: () => readonly Connection[]
  /** A table was opened or closed: finders should know. */
  readonly announced: () => void
  /** A table moved on: its computer players may have something to do. */
  readonly moved: (table: Table) => void
}

export class ScreenWhereabouts {
  readonly #around: WhereaboutsContext
  readonly #at = new Map<Connection, OpenTable>() // screens at none have not said who they are, or are choosing

  constructor(around: WhereaboutsContext) {
    this.#around = around
  }

  /** The table this screen is at; null for none. */
  of(connection: Connection): OpenTable | null {
    return this.#at.get(connection) ?? null
  }

  // Opening and closing

  /**
   * Opens a new table, in place of its opener's present one, or beside it; without an opener in place of the
   * oldest. Throws Refusal.
   */
  open(name: string | undefined, opening: TableOpenOptions): Table {
    const { tables } = this.#around
    if (opening.beside) tables.assertRoom()
    return this.#lay(() => tables.fresh(name), opening)
  }

  /** Opens a saved table; if it is open already its opener goes there. Throws Refusal. */
  resume(id: string, opening: TableOpenOptions): Table {
    const { tables } = this.#around
    const { by } = opening
    const open = tables.at(id)
    if (!open) {
      if (opening.beside) tables.assertRoom()
      return this.#lay(() => tables.reopen(id), opening)
    }
    if (by && this.of(by) !== open) this.goTo(by, open)
    return open.table
  }

  /**
   * Opens a table that another host handed over: the owner's screens go to it from one where nobody is yet.
   * Throws Refusal.
   */
  openTaken(id: string): void {
    const { tables, present } = this.#around
    const owner = present().find(({ device }) => device?.owner)
    const at = owner && this.of(owner)
    const isIdle = owner !== undefined && (!at || at.table.isBlank)
    this.#lay(() => tables.reopen(id), isIdle ? { by: owner, beside: !at } : { beside: true })
  }

  /** Screens at the previous table go along; if it is the only one, so do screens at none. */
  #lay(begin: () => OpenTable, { by, beside = false }: TableOpenOptions): Table {
    const { tables, list, present, announced, moved } = this.#around
    const before = beside ? null : by ? this.of(by) : tables.first
    const open = begin()
    const alongside = tables.all.some(one => one !== before)
    const idle = alongside ? [] : present().filter(connection => !this.#at.has(connection))
    const coming = new Set([...(before?.presence.present ?? []), ...idle, ...(by ? [by] : [])])
    if (before) this.#clear(before, by)
    else if (by) this.leave(by)
    for (const connection of coming) {
      if (open.door.turnsAway(connection)) continue
      this.#at.set(connection, open)
      open.come(connection)
    }
    tables.add(open)
    announced()
    for (const connection of open.presence.present) this.#welcome(connection)
    list.changed()
    moved(open.table)
    return open.table
  }

  /** Closes a table. Its screens are told which others there are. */
  putAway(open: OpenTable): void {
    const { list, archive, present, announced } = this.#around
    const left = this.#clear(open)
    announced()
    for (const one of left) list.forget(one)
    list.tellAll()
    for (const one of present()) archive.showTo(one)
  }

  /** Puts a table away. Its screens are at none now, and are told, except the asker's. */
  #clear(open: OpenTable, by?: Connection): Connection[] {
    const left = open.presence.present
    this.#around.tables.putAway(open)
    for (const connection of left) {
      this.#at.delete(connection)
      connection.watches = null
      if (connection !== by) connection.send({ type: 'closed' })
    }
    return left
  }

  // Coming and going

  /** A screen goes to a table by its id, or away from any (null). Throws Refusal. */
  choose(connection: Connection, id: string | null): void {
    const open = id === null ? null : this.#around.tables.at(id)
    if (id !== null && !open) throw new Refusal('no-such-table')
    if (open?.door.turnsAway(connection)) return
    if (open !== null && this.of(connection) === open) return open.sendTable(connection)
    this.goTo(connection, open)
  }

  goTo(connection: Connection, open: OpenTable | null): void {
    this.leave(connection)
    if (open) {
      this.#at.set(connection, open)
      open.come(connection)
    }
    this.#welcome(connection)
    open?.arranged()
    if (open?.presence.present.length === 1) this.#around.moved(open.table) // a table rests while nobody is there
  }

  leave(connection: Connection): void {
    this.of(connection)?.leave(connection)
    this.#at.delete(connection) // now: what others are told of its leaving is not for it
  }

  #welcome(connection: Connection): void {
    const { list, archive, lost } = this.#around
    const open = this.of(connection)
    if (open) open.sendTable(connection)
    else {
      list.forget(connection)
      connection.send({ type: 'closed' })
    }
    list.tell(connection)
    archive.showTo(connection)
    lost.tell(connection)
    open?.show(connection)
  }
}
