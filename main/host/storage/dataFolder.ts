// Answers for: the folder in which this person's tables are kept when none is named.
import { homedir } from 'node:os'
import { join } from 'node:path'

/** The one named in the environment; else the place where programs of this system keep what is their user's. */
export function defaultDataFolder(): string {
  const { HUNCH_DATA, APPDATA, XDG_DATA_HOME } = process.env
  if (HUNCH_DATA) return HUNCH_DATA
  if (process.platform === 'win32' && APPDATA) return join(APPDATA, 'Hunch')
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'Hunch')
  return join(XDG_DATA_HOME ?? join(homedir(), '.local', 'share'), 'hunch')
}
