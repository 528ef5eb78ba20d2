// Keeps the machine awake while somebody needs it: its screen while a table is shown, and the app while it hosts
// others.
import { powerSaveBlocker } from 'electron'

/**
 * `display`: the screen stays on, and the machine awake. `app`: the machine stays awake; macOS does not slow
 * the app down (App Nap).
 */
type Need = 'display' | 'app'

const KIND = { display: 'prevent-display-sleep', app: 'prevent-app-suspension' } as const

export interface PowerSave {
  /** `who` needs this, or no longer does. */
  readonly keep: (need: Need, who: string, on: boolean) => void
}

export function createPowerSave(): PowerSave {
  const needs = { display: new Set<string>(), app: new Set<string>() }
  const blockers: Record<Need, number | null> = { display: null, app: null }
  return {
    keep: (need, who, on) => {
      if (on) needs[need].add(who)
      else needs[need].delete(who)
      const running = blockers[need]
      if (needs[need].size > 0) blockers[need] ??= powerSaveBlocker.start(KIND[need])
      else if (running !== null) {
        powerSaveBlocker.stop(running)
        blockers[need] = null
      }
    },
  }
}
