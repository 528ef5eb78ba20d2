// Waits for conditions and events, and remembers what is awaited, so that a test that times out can say so.
import { once, type EventEmitter } from 'node:events'
import { vi } from 'vitest'
import { WAIT_MS } from './patience.ts'

/** What is awaited now, in words. */
const waits = new Set<{ readonly what: string }>()

/** What tests wait for now. `forgetWaits` starts a new test. */
export const waitsNow = (): string[] => [...waits].map(({ what }) => what)
export const forgetWaits = (): void => waits.clear()

/** Settles as `promise` does. Until then, `what` is listed as awaited. */
export async function waitingFor<T>(what: string, promise: Promise<T>): Promise<T> {
  const wait = { what }
  waits.add(wait)
  try {
    return await promise
  } finally {
    waits.delete(wait)
  }
}

/** The arguments of the next event with this name. */
export function event(emitter: EventEmitter, name: string): Promise<unknown[]> {
  return waitingFor(`“${name}” of a ${emitter.constructor.name}`, once(emitter, name))
}

/** Repeats the check until it no longer throws. To test that something is quick, compare it with something else. */
export const until = (check: () => unknown): Promise<unknown> => vi.waitFor(check, { timeout: WAIT_MS })

/** Waits while something must not happen. Only for this is a fixed time allowed. */
export const nothingFor = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))

/** Waits a moment before looking again at something that moves by itself. */
export const nextLook = (): Promise<void> => nothingFor(20)
