// Keeps the token by which hosts recognize this device, and which holds the chairs of the people here.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isHex } from '../../shared/wire/index.ts'
import { randomToken } from '../host/channel/codes.ts'

/**
 * The token stored in `folder`, drawn at the first start. If nothing can be stored it lasts until the app is
 * closed.
 */
export function loadDeviceToken(folder: string): string {
  const path = join(folder, 'device')
  const storedToken = readToken(path)
  if (storedToken !== null && isHex(storedToken, 32)) return storedToken
  const newToken = randomToken()
  try {
    writeFileSync(path, `${newToken}\n`, { mode: 0o600 })
  } catch {
    // If the disk is full or read-only, the next start draws another token: the chairs held here are then lost, but
    // the present game goes on.
  }
  return newToken
}

function readToken(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    return null
  }
}
