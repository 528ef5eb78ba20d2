// Keeps a list of lines in memory and in a file, and writes the file anew where somebody has deleted it.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a host keeps on its disk and knows by heart while it runs. */
export interface Restorable {
  /** Puts it back where it is gone. True: it was. Throws when it cannot. */
  restore: () => boolean
}

export class LineFile implements Restorable {
  readonly #path: string | null
  #lines: readonly string[]

  /** `path`: null keeps nothing on the disk. `among`: which of the lines that stand there are such lines. */
  constructor(path: string | null, among: (line: string) => boolean = () => true) {
    this.#path = path
    const text = path !== null && existsSync(path) ? readFileSync(path, 'utf8') : ''
    this.#lines = text
      .split('\n')
      .map(line => line.trim())
      .filter(line => line !== '' && among(line))
    if (text !== textOf(this.#lines)) this.#write() // a last line that is not whole would spoil the next
  }

  get lines(): readonly string[] {
    return this.#lines
  }

  /** Known from now on, also when it throws because the disk does not take it. */
  add(line: string): void {
    this.#lines = [...this.#lines, line]
    if (this.#path === null) return
    if (existsSync(this.#path)) appendFileSync(this.#path, `${line}\n`, { mode: 0o600, flush: true })
    else this.#write()
  }

  /** These lines from now on, likewise. Of none there is no file. */
  replace(lines: readonly string[]): void {
    this.#lines = lines
    this.#write()
  }

  restore(): boolean {
    if (this.#path === null || this.#lines.length === 0 || existsSync(this.#path)) return false
    this.#write()
    return true
  }

  #write(): void {
    if (this.#path === null) return
    if (this.#lines.length === 0) return rmSync(this.#path, { force: true })
    mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 })
    writeFileSync(this.#path, textOf(this.#lines), { mode: 0o600, flush: true })
  }
}

function textOf(lines: readonly string[]): string {
  return lines.map(line => `${line}\n`).join('')
}
