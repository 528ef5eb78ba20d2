// Starts a worker from inside the archive that the app is packed in, where its file's checksum is verified.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * The program in this file, which has no imports, as an address that needs no file. Errors in it show the
 * file's name.
 */
export function workerDataUrl(path: string): URL {
  const text = `${readFileSync(path, 'utf8')}\n//# sourceURL=${basename(path)}\n`
  return new URL(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}
