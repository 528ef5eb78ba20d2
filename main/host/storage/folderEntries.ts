// Lists a folder. The list is empty if the folder is gone or cannot be read; that is noticed and reported elsewhere,
// once.
import { readdirSync, type Dirent } from 'node:fs'

/** The entries of a folder; none if it cannot be read. */
export function listFolder(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
