// Finds the default folder for this person's tables.
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The one named in the environment; otherwise the system's place for user data of programs. */
export function defaultDataFolder(): string {
  const { HUNCH_DATA, APPDATA, XDG_DATA_HOME } = process.env
  if (HUNCH_DATA) return HUNCH_DATA
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'Hunch')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Hunch')
  return join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'hunch')
}
