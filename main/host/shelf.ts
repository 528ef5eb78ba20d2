// Answers for: the tables kept on this host's disk, one journal each. A damaged one harms no other.
import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Rules } from '../../shared/games/index.ts'
import type { Shelved } from '../../shared/wire/index.ts'
import { damagedAt } from '../../shared/words/en.ts'
import { isOpened, type Event, type Opened } from './events.ts'
import { Journal, readJournal, setAside } from './journal.ts'
import { Refusal } from './refusal.ts'
import { Remembered } from './remembered.ts'
import { Table, type Doors } from './table.ts'

const SUFFIX = '.jsonl'

/** Doors for a table that is only read. */
const silent: Doors = { keep() {}, arranged() {}, told() {}, dealt() {}, finished() {} }

/** A table read from its journal, as far as that can be played again. */
interface Restored {
  readonly table: Table
  readonly length: number // bytes of the journal that hold
  readonly damage: string | null
}

export class Shelf {
  readonly #folder: string
  readonly #rules: ReadonlyMap<string, Rules>
  readonly #shelved = new Remembered(path => this.#readShelved(path))

  constructor(folder: string, rules: ReadonlyMap<string, Rules>) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#folder = folder
    this.#rules = rules
  }

  /** Every table at which somebody sat, the latest first; without the one that is open. */
  list(open: string | undefined): Shelved[] {
    const ids = this.#names().filter(id => id !== open)
    const tables = ids.flatMap(id => this.#shelved.of(this.#path(id)) ?? [])
    return tables.sort((a, b) => b.when - a.when)
  }

  /** Takes the tables away at which nobody ever sat. */
  tidy(): void {
    for (const id of this.#names()) if (this.#shelved.of(this.#path(id)) === null) this.forget(id)
  }

  /** A new table, on a journal of its own. */
  open(opened: Opened, doors: Doors): { table: Table; journal: Journal } {
    const journal = new Journal(this.#path(opened.id), 0)
    journal.append(opened)
    return { table: new Table(opened, this.#rules, doors), journal }
  }

  /** A table from the shelf, as it was after the last event that can be read. Throws Refusal. */
  resume(id: string, doors: Doors): { table: Table; journal: Journal } {
    const path = this.#path(id)
    if (!existsSync(path)) throw new Refusal('no-such-table')
    const restored = this.#restore(path, doors)
    if (!restored) throw new Refusal('damaged')
    if (restored.damage !== null) setAside(path)
    return { table: restored.table, journal: new Journal(path, restored.length) }
  }

  /** Takes a table off the shelf for good. */
  forget(id: string): void {
    const path = this.#path(id)
    if (!existsSync(path)) throw new Refusal('no-such-table')
    rmSync(path)
    rmSync(`${path}.damaged`, { force: true })
  }

  #names(): string[] {
    return readdirSync(this.#folder)
      .filter(name => name.endsWith(SUFFIX))
      .map(name => name.slice(0, -SUFFIX.length))
  }

  #path(id: string): string {
    return join(this.#folder, id + SUFFIX)
  }

  /** Null when nobody ever sat there. */
  #readShelved(path: string): Shelved | null {
    const id = basename(path, SUFFIX)
    const when = statSync(path).mtimeMs
    const restored = this.#restore(path, silent)
    if (!restored) return { id, name: id, game: '', players: [], phase: 'lobby', when, damage: damagedAt(1, 0) }
    const { table, damage } = restored
    if (table.isBlank && damage === null) return null
    const players = table.chairs.filter(({ kind }) => kind !== 'free').map(({ name }) => name)
    return { id, name: table.setting.name, game: table.setting.game, players, phase: table.phase, when, damage }
  }

  /** Null when not even the first line can be read. */
  #restore(path: string, doors: Doors): Restored | null {
    const { events, length, damage, ends } = readJournal(path)
    const [opened, ...rest] = events
    if (!isOpened(opened)) return null
    let broken: number | null = damage
    let whole = rest.length
    for (;;) {
      const table = new Table(opened, this.#rules, doors)
      let done = 0
      try {
        while (done < whole) table.redo(rest[done++] as Event)
        return { table, length: ends[whole] ?? length, damage: broken === null ? null : damagedAt(broken, whole) }
      } catch {
        // What cannot have happened is damage too. The table it was tried on is half changed: read up to the event before.
        whole = done - 1
        broken = done + 1
      }
    }
  }
}
