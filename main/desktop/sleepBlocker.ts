// Keeps the machine awake while somebody needs it: its screen while a table is shown, and the app while it hosts
// others.
import { powerSaveBlocker } from 'electron'

/**
 * `display`: the screen stays on, and the machine awake. `app`: the machine stays awake; macOS does not slow
 * the app down (App Nap).
 */
type AwakeMode = 'display' | 'app'

const BLOCKER_TYPE_BY_MODE = { display: 'prevent-display-sleep', app: 'prevent-app-suspension' } as const

export interface SleepBlocker {
  /** Notes that `requester` needs the machine awake in this way, or no longer does. */
  readonly setNeeded: (sleep: AwakeMode, requester: string, isNeeded: boolean) => void
}

export function createSleepBlocker(): SleepBlocker {
  const reasonsByBlocker = { display: new Set<string>(), app: new Set<string>() }
  const blockerIds: Record<AwakeMode, number | null> = { display: null, app: null }
  return {
    setNeeded: (sleep, requester, isNeeded) => {
      if (isNeeded) reasonsByBlocker[sleep].add(requester)
      else reasonsByBlocker[sleep].delete(requester)
      const runningBlocker = blockerIds[sleep]
      if (reasonsByBlocker[sleep].size > 0) blockerIds[sleep] ??= powerSaveBlocker.start(BLOCKER_TYPE_BY_MODE[sleep])
      else if (runningBlocker !== null) {
        powerSaveBlocker.stop(runningBlocker)
        blockerIds[sleep] = null
      }
    },
  }
}
