// Says how long tests wait: the same rounds of work on every machine, so longer on a slow one.
import { atLength } from './effort.ts'

/** Seconds that the fixed loop takes on this machine; `vitest.config.ts` measures it once. */
const LOOP_SECONDS = Math.max(1, Number(process.env['LOOP_SECONDS'] ?? 1))

const milliseconds = (seconds: number) => Math.round(seconds * 1000 * LOOP_SECONDS * (atLength ? 60 : 1))

/** How long one test may take, in milliseconds. */
export const TEST_MS = milliseconds(60)

/** How long one thing may be waited for, in milliseconds: less than a test has, so that the wait itself says what never came. */
export const WAIT_MS = milliseconds(25)
