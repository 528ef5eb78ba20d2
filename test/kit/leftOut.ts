// Answers for: which tests this machine cannot run: that is said loudly, past reporters that keep quiet about what passed.
import { writeSync } from 'node:fs'

const STANDARD_ERROR = 2

/** Says what is left out, and why; with CI=true it is a failure instead, unless CI cannot have it either. */
export function sayLeftOut(what: string, { alsoInCi = false } = {}): void {
  if (process.env['CI'] === 'true' && !alsoInCi) throw new Error(`CI=true, but this would be left out: ${what}`)
  writeSync(STANDARD_ERROR, `\n!!! LEFT OUT: ${what}\n`)
}
