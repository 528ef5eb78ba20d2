// Reports tests this machine cannot run, and tests near their limit, even if the reporter hides passed tests.
import { writeSync } from 'node:fs'

const STANDARD_ERROR = 2

/** Reports what is left out and why. With EVERYTHING=required, as in CI, it fails instead, unless CI cannot run it either. */
export function sayLeftOut(what: string, { alsoInCi = false } = {}): void {
  if (process.env['EVERYTHING'] === 'required' && !alsoInCi)
    throw new Error(`EVERYTHING=required, but this would be left out: ${what}`)
  writeSync(STANDARD_ERROR, `\n!!! LEFT OUT: ${what}\n`)
}

/** Reports a test that may fail for want of time on a busier machine. `spent` is its share of its limit. */
export function sayNearLimit(test: string, spent: number): void {
  writeSync(STANDARD_ERROR, `\n!!! NEAR ITS LIMIT: ${test}, ${Math.round(100 * spent)} %\n`)
}
