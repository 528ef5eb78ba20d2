// Answers for: the key of this machine's host, kept in its folder: the same after a restart, so that the owner's screen comes back by itself.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { randomToken } from './codes.ts'

/** The key kept in the data folder; drawn and kept when there is none. */
export function hostKey(data: string): string {
  const path = join(data, 'host.key')
  const kept = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (/^[0-9a-f]{32}$/.test(kept)) return kept
  const fresh = randomToken()
  writeFileSync(path, `${fresh}\n`, { mode: 0o600 })
  return fresh
}
