// Advances the clocks and timers of a test, so that hours pass in no time.
import { onTestFinished, vi } from 'vitest'

/** Makes time movable, in milliseconds; otherwise it goes on by itself. Call it before whatever is timed starts. */
export function movableTime(): (ms: number) => Promise<void> {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance', 'Date'],
  })
  onTestFinished(() => void vi.useRealTimers())
  return async ms => {
    await vi.advanceTimersByTimeAsync(ms)
  }
}
