// Answers for: keeping the screen from going dark while somebody needs it.
import { powerSaveBlocker } from 'electron'

export interface SleepBlocker {
  /** Somebody needs the screen lit, or no longer does. */
  readonly keep: (who: string, on: boolean) => void
}

export function createDisplaySleepBlocker(): SleepBlocker {
  const who = new Set<string>()
  let blocker: number | null = null
  return {
    keep: (one, on) => {
      if (on) who.add(one)
      else who.delete(one)
      if (who.size > 0) blocker ??= powerSaveBlocker.start('prevent-display-sleep')
      else if (blocker !== null) {
        powerSaveBlocker.stop(blocker)
        blocker = null
      }
    },
  }
}
