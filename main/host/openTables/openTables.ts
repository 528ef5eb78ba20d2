// Keeps the open tables of this host. The failure of one does not affect the others.
import {
  MAX_OPEN_TABLES,
  PROTOCOL_VERSION,
  unnamedTableName,
  type HostInfo,
  type HostStatus,
  type TableSummary,
} from '../../../shared/wire/index.ts'
import { newJoinCode, newTableId } from '../channel/codes.ts'
import { OpenTable, type TableContext } from '../openTable/openTable.ts'
import { Refusal } from '../errors/refusal.ts'
import type { SavedTables } from '../storage/savedTables.ts'
import type { Table } from '../table/table.ts'

/** Chairs of a new table. */
const NEW_TABLE_CHAIR_COUNT = 4

/** How long after its last change a table between games is still this evening's, in milliseconds. */
const RECENT_TABLE_MS = 30 * 60_000

export class OpenTables {
  readonly #savedTables: SavedTables
  readonly #context: TableContext
  readonly #openTablesById = new Map<string, OpenTable>() // the table that has been open longest comes first
  #isHostStopping = false // true: tables closed from now on still count as open at the next start

  constructor(context: Omit<TableContext, 'tables'>) {
    this.#savedTables = context.savedTables
    this.#context = { ...context, tables: this }
  }

  get all(): readonly OpenTable[] {
    return [...this.#openTablesById.values()]
  }

  get count(): number {
    return this.#openTablesById.size
  }

  /** The table that has been open longest. */
  get first(): OpenTable | null {
    return this.#openTablesById.values().next().value ?? null
  }

  at(id: string | undefined): OpenTable | null {
    return (id !== undefined && this.#openTablesById.get(id)) || null
  }

  isOpen(table: Table): boolean {
    return this.#openTablesById.get(table.id)?.table === table
  }

  /** The open tables at which this device holds a chair. */
  heldBy(device: string): OpenTable[] {
    return this.all.filter(({ table }) => table.isHeldBy(device))
  }

  /** A name for a table that nobody named, which no other open table has. `closing`: the table that it replaces, whose name may be used again. */
  unusedName(closing: OpenTable | null): string {
    const usedNames = new Set(
      this.all.filter(openTable => openTable !== closing).map(({ table }) => table.setting.name),
    )
    let number = 1
    while (usedNames.has(unnamedTableName(number))) number++
    return unnamedTableName(number)
  }

  /** Makes a new table, which is not open yet. */
  create(name: string): OpenTable {
    const header = { id: newTableId(), code: this.#unusedCode(), when: Date.now() }
    const openTable = new OpenTable(outputs => this.#savedTables.open(header, outputs), this.#context)
    try {
      openTable.table.set({ name })
      for (let chair = 0; chair < NEW_TABLE_CHAIR_COUNT; chair++) openTable.table.seating.addChair()
    } catch (error) {
      this.close(openTable)
      throw error
    }
    return openTable
  }

  /** Restores a saved table as it was left. It is not open yet. Throws Refusal. */
  reopen(id: string): OpenTable {
    return new OpenTable(outputs => this.#savedTables.resume(id, outputs), this.#context)
  }

  /** Opens a table that was made or restored. */
  add(openTable: OpenTable): void {
    this.#openTablesById.set(openTable.table.id, openTable)
    this.#saveOpenIds()
    if (this.#openTablesById.size === 2) for (const openTable of this.all) openTable.arranged() // links must now name the table, as there are two
  }

  /** True if nobody will play on at this table, and all its games are also stored as records. */
  #isFinished(table: Table): boolean {
    const { finishedGames } = this.#context
    return (
      table.isSoloPlayedOut && table.departure.event === null && table.evening.every(({ id }) => finishedGames.has(id))
    )
  }

  /** Closes a table; it stays saved, unless there is nothing to go on with. Nothing is sent. */
  close(openTable: OpenTable): void {
    const { table } = openTable
    const wasOpen = this.#openTablesById.delete(table.id)
    this.#saveOpenIds()
    try {
      openTable.close()
      if (table.isBlank) this.#savedTables.discardBlank(table.id)
      else if (wasOpen && this.#isFinished(table)) this.#savedTables.forget(table.id)
    } catch (error) {
      this.#context.reportFault(error, { where: 'a table is put away' })
    }
    if (wasOpen && this.#openTablesById.size === 1) this.first!.arranged() // links need not name the only table
  }

  /**
   * Pauses all tables for the owner, with a remark. The failure of one table does not affect the others; the first
   * error is thrown. Throws Refusal if all are moving to other hosts, because then nothing is paused now.
   */
  pauseAll(word: string | undefined): void {
    this.#forEachTable(openTable => openTable.pauseByOwner(word))
    if (this.count > 0 && this.all.every(({ table }) => table.departure.state !== null)) throw new Refusal('moving')
  }

  goOnAll(): void {
    this.#forEachTable(openTable => openTable.resumeByOwner())
  }

  #forEachTable(act: (openTable: OpenTable) => void): void {
    const failures = this.all.flatMap(openTable => {
      try {
        act(openTable)
        return []
      } catch (error) {
        return [error]
      }
    })
    if (failures.length > 0) throw failures[0]
  }

  /** Closes all tables, because the host stops. */
  closeAll(): void {
    this.#isHostStopping = true
    for (const openTable of this.all) this.close(openTable)
  }

  /** The tables this host left in the middle of a game; otherwise the latest one between games, if it is recent. */
  get unfinished(): string[] {
    const openableTables = this.#savedTables
      .list([...this.#openTablesById.keys()])
      .filter(({ damage }) => damage === null)
    const playing = openableTables.filter(({ phase }) => phase === 'playing')
    if (playing.length > 0) return playing.map(({ id }) => id)
    const recent = openableTables.filter(
      ({ players, when }) => players.length > 0 && Date.now() - when < RECENT_TABLE_MS,
    )
    const { lastOpenIds } = this.#savedTables // two journals may have the same rounded time; of these the table that was open counts
    const lastTable = recent.find(({ id }) => lastOpenIds.includes(id)) ?? recent[0]
    return lastTable ? [lastTable.id] : []
  }

  /** Public facts about each open table, oldest first, without tables that were handed over. */
  get summaries(): TableSummary[] {
    return this.all.filter(({ table }) => table.departure.event === null).map(({ table }) => summaryOf(table))
  }

  /** Facts about each open table for the owner, such as who is there. */
  get statuses(): HostStatus['tables'] {
    return this.all.map(({ table, presence, people }) => ({
      ...summaryOf(table),
      code: table.code,
      screens: presence.present.length,
      ...people,
      ...(table.paused?.by === null && { paused: true as const }),
    }))
  }

  /** The answer to `/info`, which anybody on the network may ask for. */
  get info(): HostInfo {
    const [table = null, ...others] = this.summaries
    return { hunch: true, protocol: PROTOCOL_VERSION, table, ...(others.length > 0 && { others }) }
  }

  /** Stores which tables are open, so that a restarted host continues with them. */
  #saveOpenIds(): void {
    if (this.#isHostStopping) return
    try {
      this.#savedTables.rememberOpen([...this.#openTablesById.keys()])
    } catch (error) {
      this.#context.reportFault(error, { where: 'the tables that are open' }) // after a restart the owner must open the tables one by one
    }
  }

  /** Throws Refusal if there are too many. */
  assertRoom(): void {
    if (this.#openTablesById.size >= MAX_OPEN_TABLES) throw new Refusal('too-many-tables')
  }

  /** No two open tables have the same code, so that a typed code identifies one. */
  #unusedCode(): string {
    const used = new Set(this.all.map(({ table }) => table.code))
    for (;;) {
      const code = newJoinCode()
      if (!used.has(code)) return code
    }
  }
}

function summaryOf(table: Table): TableSummary {
  const freeSeatCount = table.seating.seatsLeft.length
  const { name, game } = table.setting
  return {
    id: table.id,
    name,
    game,
    phase: table.phase,
    chairs: { taken: table.chairs.length - freeSeatCount, free: freeSeatCount },
  }
}
