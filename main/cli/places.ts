// Answers for: where things lie on this machine: the build beside this program, and the folder tables are kept in.
import { homedir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The renderer's build. */
export const PAGES_FOLDER = fileURLToPath(new URL('../renderer', import.meta.url))

/** The program of the computer players' worker. */
export const WORKER_PROGRAM = new URL('./thinker.js', import.meta.url)

/** The folder tables are kept in when none is named. */
export function defaultDataFolder(): string {
  const { HUNCH_DATA, APPDATA, XDG_DATA_HOME } = process.env
  if (HUNCH_DATA) return HUNCH_DATA
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'Hunch')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Hunch')
  return join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'hunch')
}
