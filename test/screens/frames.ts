// Answers for: frames that a test paints by hand, on a page that somebody looks at.
import { afterEach, beforeEach, vi } from 'vitest'

let frames: (() => void)[] = []

/** From here on nothing is painted, and no time goes by, but by hand. */
export function framesByHand(): void {
  beforeEach(() => {
    frames = []
    Object.defineProperty(document, 'hidden', { value: false, configurable: true })
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (deed: () => void) => frames.push(deed))
  })
  afterEach(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}

/** How many deeds wait for the next frame. */
export const waiting = (): number => frames.length

/** The browser paints, and then goes on. */
export function paint(): void {
  for (const deed of frames.splice(0)) deed()
  vi.advanceTimersByTime(0)
}
