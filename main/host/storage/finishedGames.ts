// The records of finished games on this host's disk, one file each. A finished game has no secrets.
import { existsSync, mkdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseRecord, formatRecord, type GameRecord } from '../../../shared/engine/index.ts'
import type { PastGame } from '../../../shared/wire/index.ts'
import { Refusal } from '../errors/refusal.ts'
import { FileCache } from './fileCache.ts'
import { listFolder } from './folderEntries.ts'

const RECORD_SUFFIX = '.jsonl'

export class FinishedGames {
  readonly #folder: string
  readonly #summaryCache = new FileCache(readSummary)

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.#folder = folder
  }

  /** Stores a record, unless it is stored already: a restored table reports its games again. */
  keep(id: string, record: GameRecord): void {
    if (this.has(id)) return
    const path = this.#path(id)
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 })
    writeFileSync(`${path}.new`, formatRecord(record), { mode: 0o600 })
    renameSync(`${path}.new`, path)
  }

  /** True if this record was stored, also if it was discarded since. */
  has(id: string): boolean {
    return existsSync(this.#path(id))
  }

  /** Every game whose record can be read, latest first. */
  list(): PastGame[] {
    const files = listFolder(this.#folder).flatMap(({ name }) => (name.endsWith(RECORD_SUFFIX) ? [name] : []))
    const games = files.flatMap(name => this.#summaryCache.of(join(this.#folder, name)) ?? [])
    return games.sort((a, b) => b.when - a.when)
  }

  /** A record as text. Throws Refusal. */
  text(id: string): string {
    const path = this.#path(id)
    const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
    if (text === '') throw new Refusal('no-such-record')
    return text
  }

  /**
   * Deletes a record for good. An empty file remains, so that its restored table does not bring it back. Throws
   * Refusal.
   */
  discard(id: string): void {
    const path = this.#path(id)
    if (!existsSync(path)) throw new Refusal('no-such-record')
    truncateSync(path)
  }

  /** Deletes the records of all games with a player of this name. Throws Refusal if there is none. */
  discardPlayer(playerName: string): void {
    const games = this.list().filter(({ players }) => players.includes(playerName))
    if (games.length === 0) throw new Refusal('no-such-record')
    for (const { id } of games) this.discard(id)
  }

  #path(id: string): string {
    return join(this.#folder, id + RECORD_SUFFIX)
  }
}

function readSummary(path: string): PastGame | null {
  const [header = ''] = readFileSync(path, 'utf8').split('\n', 1)
  try {
    const { game, players = [], devices = [], winners = [], when = 0 } = parseRecord(header)
    const id = basename(path, RECORD_SUFFIX)
    return { id, game, players: [...players], devices: [...devices], winners: [...winners], when }
  } catch {
    return null // a file that somebody has changed is left out
  }
}
