// Keeps what cannot be read of a file, before the file is written again: nothing is deleted for being unreadable.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** The most copies kept of one file. Whoever damages it more often loses the second to last, never the first. */
export const MAX_DAMAGED_COPIES = 8

/**
 * Writes the bytes of a damaged file beside it, unless they are there already. Returns the path of the copy, or null
 * if there was one. Throws if the disk does not accept it: then the file must stay as it is.
 */
export function keepDamagedCopy(path: string, bytes: Buffer): string | null {
  let copyPath = ''
  for (let copyNumber = 1; copyNumber <= MAX_DAMAGED_COPIES; copyNumber++) {
    copyPath = `${path}.damaged${copyNumber === 1 ? '' : `-${copyNumber}`}`
    if (!existsSync(copyPath)) break
    if (readFileSync(copyPath).equals(bytes)) return null
  }
  writeFileSync(copyPath, bytes, { mode: 0o600, flush: true })
  return copyPath
}
