// Answers for: the token by which hosts know this device again. It holds the chairs of whoever plays here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomToken } from '../host/channel/codes.ts'

/** The token kept in `folder`, drawn at the first start. Where nothing can be kept it lasts until the app is closed. */
export function deviceToken(folder: string): string {
  const path = join(folder, 'device')
  const kept = read(path)
  if (kept !== null && /^[0-9a-f]{32}$/.test(kept)) return kept
  const drawn = randomToken()
  try {
    writeFileSync(path, `${drawn}\n`, { mode: 0o600 })
  } catch {
    // A disk that is full or read-only costs the chairs after a restart, not the game.
  }
  return drawn
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
