// Reads saved games from files that a person opens. What is in them is for the page to judge.
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { basename, extname } from 'node:path'

/** The endings of saved games: of our own files, and of those that other programs show as text. */
export const SAVED_GAME_ENDINGS = ['.hunch', '.jsonl'] as const

/** A longer file is no game: the longest have some hundred kilobytes. */
const MAX_BYTES = 4 * 1024 * 1024

/** A saved game as its page gets it: a name to show, and its text. The page reads it as it reads any that was chosen there. */
export interface SavedGameFile {
  readonly name: string
  readonly text: string
}

/** The saved games among the words of a command line, as a double click starts the app on Windows and Linux. */
export function savedGamesIn(args: readonly string[]): string[] {
  return args.filter(word => !word.startsWith('-') && isSavedGame(word))
}

function isSavedGame(path: string): boolean {
  return (SAVED_GAME_ENDINGS as readonly string[]).includes(extname(path).toLowerCase())
}

/** A saved game's file; null where there is none, or what is there cannot be one. */
export function readSavedGame(path: string): SavedGameFile | null {
  if (!isSavedGame(path)) return null
  try {
    const file = openSync(path, 'r')
    try {
      const stat = fstatSync(file)
      if (!stat.isFile() || stat.size > MAX_BYTES) return null
      return { name: basename(path), text: readFileSync(file, 'utf8') }
    } finally {
      closeSync(file)
    }
  } catch {
    return null
  }
}
