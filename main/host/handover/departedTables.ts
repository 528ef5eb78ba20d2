// Answers for: tables that have left this host: where each is now, for the screens that come back to look for it.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readTableEvent, type HandedOverEvent } from '../table/events.ts'
import { flushFolder, readJournal } from '../storage/journal.ts'
import type { JournalLine } from '../storage/journalLines.ts'

const SUFFIX = '.moved'

/** For so long a device that sat at a table is sent after it, in milliseconds. */
const FOLLOWED_MS = 12 * 60 * 60_000

/** After so long what this host kept of it is taken away, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60_000

/** A table that went to another host, and the devices that ever sat there, by their hashes here. */
export interface DepartedTable {
  readonly id: string
  readonly event: HandedOverEvent
  readonly devices: ReadonlySet<string>
}

export class DepartedTables {
  readonly #folder: string
  readonly #all = new Map<string, DepartedTable>()

  constructor(folder: string) {
    this.#folder = folder
    for (const name of readdirSync(folder).filter(name => name.endsWith(SUFFIX))) {
      const path = join(folder, name)
      const departed = departedIn(name.slice(0, -SUFFIX.length), readJournal(path).lines)
      if (!departed) continue // nothing is deleted because it cannot be read
      if (Date.now() - departed.event.when < KEPT_MS) this.#all.set(departed.id, departed)
      else rmSync(path)
    }
  }

  /** The other host has it: from now on its journal is none of this host's tables. Of a table at which nobody ever sat there is none. */
  depart(id: string): void {
    const [journal, path] = [join(this.#folder, `${id}.jsonl`), join(this.#folder, id + SUFFIX)]
    if (!existsSync(journal)) return
    renameSync(journal, path)
    flushFolder(this.#folder)
    const departed = departedIn(id, readJournal(path).lines)
    if (departed) this.#all.set(id, departed)
  }

  /** It is back. */
  forget(id: string): void {
    this.#all.delete(id)
    const path = join(this.#folder, id + SUFFIX)
    if (existsSync(path)) rmSync(path)
  }

  /** The one of this id; null: it did not leave, or long ago. */
  at(id: string): DepartedTable | null {
    const departed = this.#all.get(id)
    return departed && isRecent(departed) ? departed : null
  }

  /** The one that left last of those this device sat at; without a device, of all. */
  last(device: string | null): DepartedTable | null {
    const all = [...this.#all.values()].filter(
      departed => isRecent(departed) && (device === null || departed.devices.has(device)),
    )
    return all.sort((a, b) => b.event.when - a.event.when)[0] ?? null
  }
}

function isRecent({ event }: DepartedTable): boolean {
  return Date.now() - event.when < FOLLOWED_MS
}

/** Null where the journal does not say that the table left. */
function departedIn(id: string, lines: readonly JournalLine[]): DepartedTable | null {
  const devices = new Set<string>()
  let left: HandedOverEvent | null = null
  for (const { event } of lines.slice(1)) {
    const read = readTableEvent(event)
    if (read?.type === 'sat') devices.add(read.holder.device)
    if (read?.type === 'renewed') devices.add(read.as)
    if (read?.type === 'handed-over') left = read
  }
  devices.delete('')
  return left && { id, event: left, devices }
}
