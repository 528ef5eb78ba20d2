// Names the tests that this machine cannot run, past reporters that keep quiet about what passed.
import { writeSync } from 'node:fs'

const STANDARD_ERROR = 2

/** Says what is left out, and why. With EVERYTHING=required, as CI asks, it is a failure instead, unless CI cannot have it either. */
export function sayLeftOut(what: string, { alsoInCi = false } = {}): void {
  if (process.env['EVERYTHING'] === 'required' && !alsoInCi)
    throw new Error(`EVERYTHING=required, but this would be left out: ${what}`)
  writeSync(STANDARD_ERROR, `\n!!! LEFT OUT: ${what}\n`)
}
