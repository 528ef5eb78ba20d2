// Answers for: starting a worker from within the archive the app is packed in. Its file is read there, where its sum is checked.
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'

/** The program in this file, which imports no other, as an address that needs no file. Faults in it go by the file's name. */
export function workerProgramUrl(path: string): URL {
  const text = `${readFileSync(path, 'utf8')}\n//# sourceURL=${basename(path)}\n`
  return new URL(`data:text/javascript;base64,${Buffer.from(text).toString('base64')}`)
}
