// Keeps incoming tables on the disk until they are open here. None of them belongs to this host before `install`.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { flushFolder } from '../storage/journal.ts'
import { Refusal } from '../errors/refusal.ts'

/** A handover, as both hosts know it. */
export interface HandoverIdentity {
  readonly transfer: string
  readonly table: string
  readonly key: string // the secret by which the other host is recognized
}

/** How long this host remembers that it took a table, in case the other host asks, in milliseconds. */
const TRANSFER_KEPT_MS = 30 * 24 * 60 * 60_000

/** The start of the name of a journal that is set aside. Names of files of a table start with its id. */
const ASIDE_PREFIX = 'aside-'

/** The most journals kept aside, the latest. */
const MAX_ASIDE_JOURNALS = 8

export class IncomingTableFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** The path of an incoming table's journal. */
  journalPath({ transfer, table }: Pick<HandoverIdentity, 'transfer' | 'table'>): string {
    return join(this.#folder, `${table}.${transfer}.coming`)
  }

  /** Writes an incoming journal. Throws if the disk does not accept it. */
  write(transfer: Pick<HandoverIdentity, 'transfer' | 'table'>, bytes: Buffer): void {
    writeFlushed(this.journalPath(transfer), bytes)
  }

  /** Stores that a table is held, so that even a crash of this host does not lose it. */
  hold({ transfer, ...identity }: HandoverIdentity): void {
    const path = this.#keyPath(transfer)
    writeFlushed(`${path}.new`, Buffer.from(JSON.stringify(identity)))
    renameSync(`${path}.new`, path)
    flushFolder(this.#folder)
  }

  /**
   * The handover with this id, whether this host still holds its table or has opened it already. Null if it is unknown,
   * or was deleted since.
   */
  find(transfer: string): HandoverIdentity | null {
    const path = this.#keyPath(transfer)
    if (!existsSync(path)) return null
    return { transfer, ...(JSON.parse(readFileSync(path, 'utf8')) as Omit<HandoverIdentity, 'transfer'>) }
  }

  /**
   * Puts a held table among the tables of this host, in one step. Repeating it changes nothing. Throws Refusal if
   * this host has another table with this id.
   */
  install(transfer: HandoverIdentity): void {
    const [incomingPath, path] = [this.journalPath(transfer), join(this.#folder, `${transfer.table}.jsonl`)]
    if (!existsSync(incomingPath)) return
    if (existsSync(path)) throw new Refusal('there-already')
    renameSync(incomingPath, path)
    flushFolder(this.#folder)
  }

  /** Forgets a handover that nobody asks for any more, and deletes its table if that is not this host's yet. */
  forget(transfer: Pick<HandoverIdentity, 'transfer' | 'table'>): void {
    rmSync(this.#keyPath(transfer.transfer), { force: true })
    rmSync(this.journalPath(transfer), { force: true })
  }

  /**
   * Removes the files of handovers that ended long ago, and sets aside each journal without a handover: it did not
   * arrive completely, or the file of its handover is lost.
   */
  tidy(): void {
    const fileNames = readdirSync(this.#folder)
    const isExpired = (name: string) => Date.now() - statSync(join(this.#folder, name)).mtimeMs > TRANSFER_KEPT_MS
    for (const name of fileNames)
      if (name.endsWith('.transfer.new') || (name.endsWith('.transfer') && isExpired(name)))
        rmSync(join(this.#folder, name))
    for (const fileName of fileNames) {
      const transfer = /\.([0-9a-f]{16})\.coming$/.exec(fileName)?.[1]
      if (transfer !== undefined && !existsSync(this.#keyPath(transfer)))
        renameSync(join(this.#folder, fileName), join(this.#folder, ASIDE_PREFIX + fileName))
    }
    this.#limitAsideJournals()
  }

  #limitAsideJournals(): void {
    const asidePaths = readdirSync(this.#folder)
      .filter(name => name.startsWith(ASIDE_PREFIX))
      .map(name => join(this.#folder, name))
      .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    for (const path of asidePaths.slice(MAX_ASIDE_JOURNALS)) rmSync(path)
  }

  #keyPath(transferId: string): string {
    return join(this.#folder, `${transferId}.transfer`)
  }
}

function writeFlushed(path: string, bytes: Buffer): void {
  writeFileSync(path, bytes, { mode: 0o600, flush: true })
}
