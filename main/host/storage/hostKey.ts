// Answers for: the key and the id of this machine's host, kept in its folder: the same after a restart, so that screens come back by themselves.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { newTableId, randomToken } from '../channel/codes.ts'

/** The key kept in the data folder; drawn and kept when there is none. Whoever has it runs the host. */
export function loadHostKey(data: string): string {
  return kept(join(data, 'host.key'), { digits: 32, fresh: randomToken })
}

/** The id kept in the data folder; drawn and kept when there is none. Everybody is told it: a device has another secret for each host. */
export function loadHostId(data: string): string {
  return kept(join(data, 'host.id'), { digits: 16, fresh: newTableId })
}

function kept(path: string, { digits, fresh }: { readonly digits: number; readonly fresh: () => string }): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8').trim() : ''
  if (text.length === digits && /^[0-9a-f]+$/.test(text)) return text
  const drawn = fresh()
  writeFileSync(path, `${drawn}\n`, { mode: 0o600 })
  return drawn
}
