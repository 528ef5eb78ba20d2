// Reads saved games from files that a person opens. The page judges the contents.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

/** The file extensions of saved games: Hunch's own, and those that other programs show as text. */
export const SAVED_GAME_EXTENSIONS = ['.hunch', '.jsonl'] as const

/** A longer file is not a game: the longest have some hundred kilobytes. */
const MAX_SAVED_GAME_BYTES = 4 * 1024 * 1024

/**
 * A saved game for the page: a name to show, and its text. The page reads it like any other that was chosen
 * there.
 */
export interface SavedGameFile {
  readonly name: string
  readonly text: string
}

/** The saved games among the words of a command line, as a double click passes them on Windows and Linux. */
export function savedGamePathsIn(args: readonly string[]): string[] {
  return args.filter(word => !word.startsWith('-') && hasSavedGameExtension(word))
}

function hasSavedGameExtension(path: string): boolean {
  return (SAVED_GAME_EXTENSIONS as readonly string[]).includes(extname(path).toLowerCase())
}

/** A saved game's file; null if there is none, or if it cannot be one. */
export function readSavedGame(path: string): SavedGameFile | null {
  if (!hasSavedGameExtension(path)) return null
  try {
    const file = openSync(path, 'r')
    try {
      const stat = fstatSync(file)
      if (!stat.isFile() || stat.size > MAX_SAVED_GAME_BYTES) return null
      return { name: basename(path), text: readFileSync(file, 'utf8') }
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}
