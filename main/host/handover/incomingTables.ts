// Keeps incoming tables on the disk until they are open here.
// None of them is this host's before `lay`.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushFolder } from '../storage/journal.ts'
import { Refusal } from '../errors/refusal.ts'

/** A handover, as both hosts know it. */
export interface HandoverIdentity {
  readonly transfer: string
  readonly table: string
  readonly key: string // by which the other host is recognized
}

/** After this time nobody asks any more whether a table was taken, in milliseconds. */
const KEEP_TRANSFER_MS = 30 * 24 * 60 * 60_000

export class IncomingTables {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The path of an incoming table's journal. */
  journalOf({ transfer, table }: Pick<HandoverIdentity, 'transfer' | 'table'>): string {
    return join(this.#folder, `${table}.${transfer}.coming`)
  }

  /** Writes an incoming journal. Throws if the disk does not accept it. */
  write(transfer: Pick<HandoverIdentity, 'transfer' | 'table'>, bytes: Buffer): void {
    writeFlushed(this.journalOf(transfer), bytes)
  }

  /** From now on it is held, whatever happens to this host. */
  hold({ transfer, ...known }: HandoverIdentity): void {
    const path = this.#keyPath(transfer)
    writeFlushed(`${path}.new`, Buffer.from(JSON.stringify(known)))
    renameSync(`${path}.new`, path)
    flushFolder(this.#folder)
  }

  /** A transfer that is held, or was taken and is not forgotten; null: none. */
  find(transfer: string): HandoverIdentity | null {
    const path = this.#keyPath(transfer)
    if (!existsSync(path)) return null
    return { transfer, ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<HandoverIdentity, 'transfer'>) }
  }

  /**
   * Makes it a table of this host, in one step. Repeating it changes nothing. Throws Refusal if this host has
   * another table of this id.
   */
  lay(transfer: HandoverIdentity): void {
    const [coming, path] = [this.journalOf(transfer), join(this.#folder, `${transfer.table}.jsonl`)]
    if (!existsSync(coming)) return
    if (existsSync(path)) throw new Refusal('there-already')
    renameSync(coming, path)
    flushFolder(this.#folder)
  }

  /** Nobody asks for it any more. If it is not this host's yet, it is deleted. */
  forget(transfer: Pick<HandoverIdentity, 'transfer' | 'table'>): void {
    rmSync(this.#keyPath(transfer.transfer), { force: true })
    rmSync(this.journalOf(transfer), { force: true })
  }

  /** Removes what is no longer held: journals that never arrived completely, and what is long over. */
  tidy(): void {
    const names = readdirSync(this.#folder)
    const isExpired = (name: string) => Date.now() - statSync(join(this.#folder, name)).mtimeMs > KEEP_TRANSFER_MS
    for (const name of names)
      if (name.endsWith('.transfer.new') || (name.endsWith('.transfer') && isExpired(name)))
        rmSync(join(this.#folder, name))
    for (const name of names) {
      const transfer = /\.([0-9a-f]{16})\.coming$/.exec(name)?.[1]
      if (transfer !== undefined && !existsSync(this.#keyPath(transfer))) rmSync(join(this.#folder, name))
    }
  }

  #keyPath(transfer: string): string {
    return join(this.#folder, `${transfer}.transfer`)
  }
}

function writeFlushed(path: string, bytes: Buffer): void {
  writeFileSync(path, bytes, { mode: 0o600, flush: true })
}
