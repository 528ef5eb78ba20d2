// Lists, opens and deletes the tables saved on this host's disk, one journal each. A damaged one harms no other.
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { JournalDamage, SavedTable } from '../../../shared/wire/index.ts'
import { IllegalMove, type GameRules, type GameTypeParams } from '../../../shared/engine/index.ts'
import { readTableEvent, readJournalHeader, type JournalHeader } from '../table/events.ts'
import { unusedPath, Journal, readJournal, replaceDamagedJournal } from './journal.ts'
import { intactByteLength, type JournalLine } from './journalLines.ts'
import { Refusal } from '../errors/refusal.ts'
import { FileCache } from './fileCache.ts'
import { listFolder } from './folderEntries.ts'
import { LineFile, type RestorableFile } from './lineFile.ts'
import { SeatedDevices } from './seatedDevices.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { Table } from '../table/table.ts'
import type { TableOutputs } from '../table/tableEventProcessor.ts'

const JOURNAL_SUFFIX = '.jsonl'

/** Ignores the events of a table that is only read. */
const ignoringOutputs: TableOutputs = { keep() {}, arranged() {}, told() {}, dealt() {}, finished() {} }

/**
 * What the list says about a journal's table. `isAway`: the table is another host's, which has not yet said that it
 * is open there.
 */
interface SavedTableEntry {
  readonly savedTable: SavedTable | null // null: nobody ever sat at the table, or it has moved to another host
  readonly isAway: boolean
  readonly hasUnreadRest?: boolean // something unreadable follows the journal's lines
}

/** A table replayed from its journal, as far as possible. */
interface RestoredTable {
  readonly table: Table
  readonly lines: readonly JournalLine[] // the valid lines of the journal
  readonly damage: JournalDamage | null
  readonly hasUnreadRest: boolean
}

export class SavedTables {
  readonly folder: string
  readonly #rulesByGame: ReadonlyMap<string, GameRules<GameTypeParams>>
  readonly #reportFault: ReportFault
  readonly #entryCache = new FileCache((path): SavedTableEntry => this.#readListEntry(path))
  readonly #openIdsFile: LineFile // stores which tables are open
  readonly #unmentionedDevicesByTable = new Map<string, readonly string[]>() // by table: devices that sat there, but are not in the journal from which it was opened
  /** Stores which devices sit at these tables, separately from their journals. */
  readonly seated: SeatedDevices

  constructor(folder: string, rules: ReadonlyMap<string, GameRules<GameTypeParams>>, reportFault: ReportFault) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.folder = folder
    this.#rulesByGame = rules
    this.#reportFault = reportFault
    this.#openIdsFile = new LineFile(join(folder, 'open'), { isValid: line => /^[\w-]+$/.test(line), reportFault })
    this.seated = new SeatedDevices(join(folder, 'sat-at'), reportFault)
  }

  /** The files besides the journals. */
  get files(): readonly RestorableFile[] {
    return [this.#openIdsFile, this.seated]
  }

  /** Every table at which somebody sat, latest first, without those that are open. */
  list(openTables: readonly string[] = []): SavedTable[] {
    const ids = new Set([...this.#tableIds(), ...this.seated.tables])
    const tables = [...ids].flatMap(id => (openTables.includes(id) ? [] : (this.#savedTableOf(id) ?? [])))
    return tables.sort((a, b) => b.when - a.when)
  }

  /**
   * The list's entry for a table; null if nobody ever sat there, or if the table has moved to another host. A table is listed
   * as lost if people sat there and its journal is gone, or does not mention them.
   */
  #savedTableOf(id: string): SavedTable | null {
    const path = this.#path(id)
    const isSatAt = this.seated.has(id)
    if (!existsSync(path)) return isSatAt && !this.#hasMovedAway(id) ? lostTableEntry(id, 'missing') : null
    const { savedTable, isAway } = this.#entryCache.of(path)
    return savedTable === null && !isAway && isSatAt
      ? { ...lostTableEntry(id, 'damaged'), when: statSync(path).mtimeMs }
      : savedTable
  }

  /** The name and the damage of a table that is not open; null if it is intact. */
  damageOf(id: string): { readonly name: string; readonly damage: JournalDamage } | null {
    const savedTable = this.#savedTableOf(id)
    return savedTable && savedTable.damage !== null
      ? { name: savedTable.name === id ? '' : savedTable.name, damage: savedTable.damage }
      : null
  }

  /**
   * True if this device sat at a table that is open, and the journal from which it was restored does not mention
   * that.
   */
  hasLostSeat(id: string, device: string): boolean {
    return this.#unmentionedDevicesByTable.get(id)?.includes(device) ?? false
  }

  /** True if the journal of this table was renamed when the table moved to another host. */
  #hasMovedAway(id: string): boolean {
    return listFolder(this.folder).some(({ name }) => name.startsWith(`${id}.`))
  }

  /**
   * Deletes the tables at which nobody ever sat. Nothing is deleted for being unreadable: journals with unreadable
   * content are set aside, and so are all if it cannot be read at which tables somebody sat.
   */
  tidy(): void {
    for (const id of this.#tableIds()) {
      const path = this.#path(id)
      const { savedTable, isAway, hasUnreadRest } = this.#entryCache.of(path)
      if (savedTable !== null || isAway || this.seated.has(id)) continue
      if (hasUnreadRest || this.seated.isIncomplete) renameSync(path, unusedPath(`${path}.aside`))
      else rmSync(path)
    }
  }

  /** Deletes a table at which nobody ever sat, when it is put away. A damaged one is kept. */
  discardBlank(id: string): void {
    if (this.seated.has(id) || existsSync(`${this.#path(id)}.damaged`)) return
    rmSync(this.#path(id), { force: true })
  }

  /** The ids of tables that were handed over to another host, which has not yet said that they are open there. */
  get awayIds(): string[] {
    return this.#tableIds().filter(id => this.#entryCache.of(this.#path(id)).isAway)
  }

  /** True if there is a journal of this table. */
  has(id: string): boolean {
    return existsSync(this.#path(id))
  }

  /** Replays these lines. Throws if they cannot have been written. */
  play(lines: readonly JournalLine[]): Table {
    const [header, ...events] = lines.map(({ event }) => event)
    const table = new Table(readJournalHeader(header)!, this.#rulesByGame, ignoringOutputs)
    for (const event of events) table.redo(readTableEvent(event)!)
    return table
  }

  /**
   * Replays a journal outside the saved tables, and returns the checksum of its last line; null if any of it is
   * damaged.
   */
  readWhole(path: string): { readonly table: Table; readonly sum: string } | null {
    const restoredTable = this.#restore(path, ignoringOutputs)
    if (restoredTable?.damage !== null) return null
    return { table: restoredTable.table, sum: restoredTable.lines.at(-1)!.sum }
  }

  /** A new table with a journal of its own. */
  open({ id, code, when }: Omit<JournalHeader, 'hunch'>, outputs: TableOutputs): { table: Table; journal: Journal } {
    const header = { hunch: 1, id, code, when } as const
    const journal = new Journal(this.#path(id))
    journal.append(header)
    return { table: new Table(header, this.#rulesByGame, outputs), journal }
  }

  /** A saved table after the last event that can be read. Throws Refusal. */
  resume(id: string, listener: TableOutputs): { table: Table; journal: Journal } {
    const path = this.#path(id)
    if (!existsSync(path)) throw new Refusal(this.seated.has(id) ? 'damaged' : 'no-such-table')
    const restoredTable = this.#restore(path, listener, id)
    if (!restoredTable) throw new Refusal('damaged')
    const isSeatingLost = restoredTable.table.isBlank && this.seated.has(id)
    if (restoredTable.damage !== null || isSeatingLost) replaceDamagedJournal(path, restoredTable)
    const journal = new Journal(path, restoredTable.lines)
    try {
      journal.compact()
    } catch (error) {
      this.#reportFault(error, { where: 'journal' }) // the journal is longer than necessary, but intact
    }
    const { table } = restoredTable
    this.#unmentionedDevicesByTable.set(
      id,
      this.seated.at(id).filter(device => !table.isHeldBy(device)),
    )
    return { table, journal }
  }

  /** Deletes a saved table for good. */
  forget(id: string): void {
    const path = this.#path(id)
    if (!existsSync(path) && !this.seated.has(id)) throw new Refusal('no-such-table')
    rmSync(path, { force: true })
    for (const { name } of listFolder(this.folder))
      if (name.startsWith(`${id}${JOURNAL_SUFFIX}.damaged`)) rmSync(join(this.folder, name))
    this.seated.forget(id)
  }

  /** Stores which tables are open, oldest first. */
  rememberOpen(ids: readonly string[]): void {
    this.#openIdsFile.replace(ids)
  }

  /** The ids of tables that were open when this host stopped and still exist, oldest first. */
  get lastOpenIds(): string[] {
    const names = new Set(this.#tableIds())
    return this.#openIdsFile.lines.filter(id => names.has(id))
  }

  #tableIds(): string[] {
    return listFolder(this.folder)
      .filter(entry => entry.isFile() && entry.name.endsWith(JOURNAL_SUFFIX))
      .map(({ name }) => name.slice(0, -JOURNAL_SUFFIX.length))
  }

  #path(id: string): string {
    return join(this.folder, id + JOURNAL_SUFFIX)
  }

  /**
   * Reads the list's entry for a journal. Never throws: an unreadable journal is listed as damaged, and other
   * journals are not affected.
   */
  #readListEntry(path: string): SavedTableEntry {
    const id = basename(path, JOURNAL_SUFFIX)
    const unreadableEntry = lostTableEntry(id, 'damaged')
    try {
      const changedAt = statSync(path).mtimeMs
      const restoredTable = this.#restore(path, ignoringOutputs, id)
      if (!restoredTable) return { savedTable: { ...unreadableEntry, when: changedAt }, isAway: false }
      const { table, damage, hasUnreadRest } = restoredTable
      if (damage === null && table.departure.event) return { savedTable: null, isAway: true }
      if (table.isBlank && damage === null) return { savedTable: null, isAway: false, hasUnreadRest }
      const players = table.chairs.filter(({ kind }) => kind !== 'free').map(({ name }) => name)
      const { name, game } = table.setting
      return { savedTable: { id, name, game, players, phase: table.phase, when: changedAt, damage }, isAway: false }
    } catch (error) {
      this.#reportFault(error, { where: 'saved tables' })
      return { savedTable: unreadableEntry, isAway: false }
    }
  }

  /**
   * Replays a journal as far as possible. Null if not even the first line can be read, or if it belongs to another
   * table than `id`.
   */
  #restore(path: string, outputs: TableOutputs, id?: string): RestoredTable | null {
    const { lines, damage } = readJournal(path)
    const hasUnreadRest = statSync(path).size > intactByteLength({ lines })
    const header = readJournalHeader(lines[0]?.event)
    if (!header || (id !== undefined && header.id !== id)) return null
    const events = lines.slice(1).map(({ event }) => readTableEvent(event))
    const firstUnreadEvent = events.indexOf(null)
    let wholeEventCount = firstUnreadEvent < 0 ? events.length : firstUnreadEvent
    let brokenLine = firstUnreadEvent < 0 ? damage : firstUnreadEvent + 2
    let isFault = false
    for (;;) {
      const table = new Table(header, this.#rulesByGame, outputs)
      let appliedCount = 0
      try {
        while (appliedCount < wholeEventCount) table.redo(events[appliedCount++]!)
        return {
          table,
          lines: lines.slice(0, wholeEventCount + 1),
          hasUnreadRest,
          damage:
            brokenLine === null
              ? null
              : { what: isFault ? 'unplayable' : 'damaged', line: brokenLine, saved: wholeEventCount },
        }
      } catch (error) {
        // An event that cannot have happened is damage too. Trying it half changed the table, so replay again, up to
        // the event before.
        wholeEventCount = appliedCount - 1
        brokenLine = appliedCount + 1
        isFault = !meansImpossibleEvent(error)
        if (isFault) this.#reportFault(error, { where: 'replaying a journal', game: table.setting.game })
      }
    }
  }
}

/** The entry for a table whose journal cannot be read at all. */
function lostTableEntry(id: string, damageKind: JournalDamage['what']): SavedTable {
  return {
    id,
    name: id,
    game: '',
    players: [],
    phase: 'lobby',
    when: 0,
    damage: { what: damageKind, line: 1, saved: 0 },
  }
}

/** True if the error means that a journal says what cannot have happened. Any other error is a bug. */
function meansImpossibleEvent(error: unknown): boolean {
  return error instanceof Refusal || error instanceof IllegalMove || error instanceof RangeError
}
