// Caches what was read from a file until the file changes.
import { statSync } from 'node:fs'

export class FileCache<T> {
  readonly #read: (path: string) => T
  readonly #known = new Map<string, { readonly stamp: string; readonly found: T }>()

  constructor(read: (path: string) => T) {
    this.#read = read
  }

  /** The file's content. Throws if there is no such file. */
  of(path: string): T {
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = [mtimeMs, size, ino].join()
    const known = this.#known.get(path)
    if (known?.stamp === stamp) return known.found
    const found = this.#read(path)
    this.#known.set(path, { stamp, found })
    return found
  }
}
