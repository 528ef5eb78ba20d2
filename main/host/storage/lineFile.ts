// Keeps a list of lines in memory and in a file, and rewrites the file if somebody has deleted it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** A file whose content a running host also has in memory. */
export interface Restorable {
  /** Restores the file if it is gone. Returns true if it was gone. Throws if it cannot be restored. */
  restore: () => boolean
}

export class LineFile implements Restorable {
  readonly #path: string | null
  #lines: readonly string[]

  /** `path`: null stores nothing on the disk. `isValid`: true for lines to keep; others are dropped. */
  constructor(path: string | null, isValid: (line: string) => boolean = () => true) {
    this.#path = path
    const text = path !== null && existsSync(path) ? readFileSync(path, 'utf8') : ''
    this.#lines = text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '' && isValid(line))
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
