// Waits for what must come, and knows what a test waits for, so that a test which runs out can say so.
import { once, type EventEmitter } from 'node:events'
import { vi } from 'vitest'
import { WAIT_MS } from './patience.ts'

/** What is waited for at this moment, in words. */
const waits = new Set<{ readonly what: string }>()

/** What tests wait for now. `forgetWaits` begins a new test. */
export const waitsNow = (): string[] => [...waits].map(({ what }) => what)
export const forgetWaits = (): void => waits.clear()

/** Resolves as `promise` does; until then it is known what is waited for. */
export async function waitingFor<T>(what: string, promise: Promise<T>): Promise<T> {
  const wait = { what }
  waits.add(wait)
  try {
    return await promise
  } finally {
    waits.delete(wait)
  }
}

/** The values of the next event of this name. */
export function event(emitter: EventEmitter, name: string): Promise<unknown[]> {
  return waitingFor(`“${name}” of a ${emitter.constructor.name}`, once(emitter, name))
}

/** Asks again until nothing is thrown. What must be quick is compared with something else instead. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: WAIT_MS })

/** Lets time pass in which something must not happen: only that takes a fixed time to show. */
export const nothingFor = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Resolves when it is worth looking again at something that moves by itself. */
export const nextLook = (): Promise<void> => nothingFor(20)
