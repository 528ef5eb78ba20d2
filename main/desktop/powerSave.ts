// Keeps the machine awake while somebody needs it: its screen while a table is shown, and the app while it hosts
// others.
import { powerSaveBlocker } from 'electron'

/**
 * `display`: the screen stays on, and the machine awake. `app`: the machine stays awake; macOS does not slow
 * the app down (App Nap).
 */
type BlockedSleep = 'display' | 'app'

const BLOCKER_TYPES = { display: 'prevent-display-sleep', app: 'prevent-app-suspension' } as const

export interface PowerSave {
  /** `who` needs this, or no longer does. */
  readonly keep: (need: BlockedSleep, who: string, on: boolean) => void
}

export function createPowerSave(): PowerSave {
  const reasonsByBlocker = { display: new Set<string>(), app: new Set<string>() }
  const blockerIds: Record<BlockedSleep, number | null> = { display: null, app: null }
  return {
    keep: (need, who, on) => {
      if (on) reasonsByBlocker[need].add(who)
      else reasonsByBlocker[need].delete(who)
      const runningBlocker = blockerIds[need]
      if (reasonsByBlocker[need].size > 0) blockerIds[need] ??= powerSaveBlocker.start(BLOCKER_TYPES[need])
      else if (runningBlocker !== null) {
        powerSaveBlocker.stop(runningBlocker)
        blockerIds[need] = null
      }
    },
  }
}
