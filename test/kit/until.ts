// Answers for: waiting for what must come, on a machine however slow.
import { vi } from 'vitest'

/** Asks again until nothing is thrown. How long that takes says nothing about the rule; what must be quick is measured beside something else. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: 60_000 })
