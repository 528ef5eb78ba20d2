// Reports tests this machine cannot run, even if the reporter hides passed tests.
import { writeSync } from 'node:fs'

const STANDARD_ERROR = 2

/** Reports what is left out and why. With EVERYTHING=required, as in CI, it fails instead, unless CI cannot run it either. */
export function sayLeftOut(what: string, { alsoInCi = false } = {}): void {
  if (process.env['EVERYTHING'] === 'required' && !alsoInCi)
    throw new Error(`EVERYTHING=required, but this would be left out: ${what}`)
  writeSync(STANDARD_ERROR, `\n!!! LEFT OUT: ${what}\n`)
}
