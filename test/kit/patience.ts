// Sets how long tests may wait: the same amount of work on every machine, so longer on a slow one.
import { atLength } from './effort.ts'

/** Seconds the fixed loop takes on this machine. `vitest.config.ts` measures it once. */
const LOOP_SECONDS = Math.max(1, Number(process.env['LOOP_SECONDS'] ?? 1))

const milliseconds = (seconds: number) => Math.round(seconds * 1000 * LOOP_SECONDS * (atLength ? 60 : 1))

/** The time one test may take, in milliseconds. */
export const TEST_MS = milliseconds(60)

/** The time one wait may take, in milliseconds. It is shorter than a test's, so that the wait itself reports what never came. */
export const WAIT_MS = milliseconds(25)
