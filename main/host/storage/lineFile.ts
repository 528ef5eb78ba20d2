// Keeps a list of lines in memory and in a file, and rewrites the file if somebody has deleted it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { ReportFault } from '../errors/faultLog.ts'
import { keepDamagedCopy } from './damagedFile.ts'

/** A file whose content a running host also has in memory. */
export interface RestorableFile {
  /** Restores the file if it is gone. Returns true if it was gone. Throws if it cannot be restored. */
  restore: () => boolean
}

export class LineFile implements RestorableFile {
  readonly #path: string | null
  #lines: readonly string[]
  /** True if the file had lines that could not be read. */
  readonly wasDamaged: boolean

  /**
   * `path`: null stores nothing on the disk. `isValid`: true for lines that can be read. If there are others,
   * the file is copied before they are taken out, and this is reported. Throws if the file cannot be copied.
   */
  constructor(
    path: string | null,
    { isValid, reportFault }: { isValid: (line: string) => boolean; reportFault: ReportFault },
  ) {
    this.#path = path
    const bytes = path !== null && existsSync(path) ? readFileSync(path) : Buffer.of()
    const text = bytes.toString('utf8')
    const lines = text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '')
    this.#lines = lines.filter(isValid)
    this.wasDamaged = this.#lines.length < lines.length
    if (path !== null && this.wasDamaged) {
      keepDamagedCopy(path, bytes)
      reportFault(new Error('a file has lines that cannot be read, and is kept beside the new one'), {
        where: `the file ${basename(path)}`,
      })
    }
    if (text !== linesAsText(this.#lines)) this.#writeLines() // rewritten because an incomplete last line would spoil the next one
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  /** Adds a line, which stays in memory even if this throws because the disk does not accept it. */
  add(line: string): void {
    this.#lines = [...this.#lines, line]
    if (this.#path === null) return
    if (existsSync(this.#path)) appendFileSync(this.#path, `${line}\n`, { mode: 0o600, flush: true })
    else this.#writeLines()
  }

  /** Replaces all lines, which stay in memory even if this throws. Without lines there is no file. */
  replace(lines: readonly string[]): void {
    this.#lines = lines
    this.#writeLines()
  }

  restore(): boolean {
    if (this.#path === null || this.#lines.length === 0 || existsSync(this.#path)) return false
    this.#writeLines()
    return true
  }

  #writeLines(): void {
    if (this.#path === null) return
    if (this.#lines.length === 0) return rmSync(this.#path, { force: true })
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    writeFileSync(this.#path, linesAsText(this.#lines), { mode: 0o600, flush: true })
  }
}

function linesAsText(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
