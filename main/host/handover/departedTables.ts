// Remembers tables that moved to another host, for screens that come back to look for them.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTableEvent, type HandedOverEvent } from '../table/events.ts'
import { flushFolder, readJournal } from '../storage/journal.ts'
import type { JournalLine } from '../storage/journalLines.ts'

const MOVED_SUFFIX = '.moved'

/** How long devices that sat at a table are sent to its new host, in milliseconds. */
const REDIRECT_DURATION_MS = 12 * 60 * 60_000

/** How long this host keeps the files of a table that moved away, in milliseconds. */
const FILES_KEPT_MS = 30 * 24 * 60 * 60_000

/** A table that moved to another host, and the hashes of all devices that ever sat there. */
export interface DepartedTable {
  readonly id: string
  readonly event: HandedOverEvent
  readonly devices: ReadonlySet<string>
}

export class DepartedTables {
  readonly #folder: string
  readonly #departedTablesById = new Map<string, DepartedTable>()

  constructor(folder: string) {
    this.#folder = folder
    for (const fileName of readdirSync(folder).filter(fileName => fileName.endsWith(MOVED_SUFFIX))) {
      const path = join(folder, fileName)
      const departedTable = readDepartedTable(fileName.slice(0, -MOVED_SUFFIX.length), readJournal(path).lines)
      if (!departedTable) continue // files that cannot be read are kept
      if (Date.now() - departedTable.event.when < FILES_KEPT_MS)
        this.#departedTablesById.set(departedTable.id, departedTable)
      else rmSync(path)
    }
  }

  /**
   * Sets the journal of a table aside once the other host has the table. A table at which nobody ever sat has no
   * journal.
   */
  depart(id: string): void {
    const [journal, path] = [join(this.#folder, `${id}.jsonl`), join(this.#folder, id + MOVED_SUFFIX)]
    if (!existsSync(journal)) return
    renameSync(journal, path)
    flushFolder(this.#folder)
    const departedTable = readDepartedTable(id, readJournal(path).lines)
    if (departedTable) this.#departedTablesById.set(id, departedTable)
  }

  /** Forgets that a table moved, because it is back. */
  forget(id: string): void {
    this.#departedTablesById.delete(id)
    const path = join(this.#folder, id + MOVED_SUFFIX)
    if (existsSync(path)) rmSync(path)
  }

  /** The moved table with this id. Null if it did not move, or moved long ago. */
  at(id: string): DepartedTable | null {
    const departedTable = this.#departedTablesById.get(id)
    return departedTable && isRecent(departedTable) ? departedTable : null
  }

  /**
   * Of the tables at which this device sat, the one that moved last. For null, the one that moved last of all tables.
   */
  last(device: string | null): DepartedTable | null {
    const departedTables = [...this.#departedTablesById.values()].filter(
      departedTable => isRecent(departedTable) && (device === null || departedTable.devices.has(device)),
    )
    return departedTables.sort((a, b) => b.event.when - a.event.when)[0] ?? null
  }
}

function isRecent({ event }: DepartedTable): boolean {
  return Date.now() - event.when < REDIRECT_DURATION_MS
}

/** Reads from a journal where its table moved. Null if the journal does not say that it moved. */
function readDepartedTable(id: string, lines: readonly JournalLine[]): DepartedTable | null {
  const devices = new Set<string>()
  let handedOver: HandedOverEvent | null = null
  for (const { event } of lines.slice(1)) {
    const tableEvent = readTableEvent(event)
    if (tableEvent?.type === 'sat') devices.add(tableEvent.holder.device)
    if (tableEvent?.type === 'renewed') devices.add(tableEvent.as)
    if (tableEvent?.type === 'handed-over') handedOver = tableEvent
  }
  devices.delete('')
  return handedOver && { id, event: handedOver, devices }
}
