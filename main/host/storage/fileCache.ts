// Caches what was read from a file until the file changes.
import { statSync } from 'node:fs'

export class FileCache<T> {
  readonly #readFile: (path: string) => T
  readonly #entriesByPath = new Map<string, { readonly stamp: string; readonly found: T }>()

  constructor(read: (path: string) => T) {
    this.#readFile = read
  }

  /** The file's content. Throws if there is no such file. */
  of(path: string): T {
    const { mtimeMs, size, ino } = statSync(path)
    const stamp = [mtimeMs, size, ino].join()
    const cachedEntry = this.#entriesByPath.get(path)
    if (cachedEntry?.stamp === stamp) return cachedEntry.found
    const content = this.#readFile(path)
    this.#entriesByPath.set(path, { stamp, found: content })
    return content
  }
}
