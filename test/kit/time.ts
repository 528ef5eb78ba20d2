// Moves the clocks and timers of a test on, so that hours pass in no time.
import { onTestFinished, vi } from 'vitest'

/** From now on time goes on by itself and can be moved on, in milliseconds. To be asked for before what is timed begins. */
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
