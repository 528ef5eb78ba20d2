// Gives components that draw a player the clock that runs for that player.
import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { ShownClock } from '../games/screens.ts'

/** Provided by a table's page to the components on it. */
export const SHOWN_CLOCKS_KEY: InjectionKey<(avatar: number) => ShownClock | null> = Symbol('clocks')

/** Looks up clocks by player; the lookup returns null if a player has none. */
export function useClockLookup(): (avatar: number) => ShownClock | null {
  return inject(SHOWN_CLOCKS_KEY, () => null)
}

/** The clock of one player who is drawn. */
export function useClockOfPlayer(avatar: () => number): ComputedRef<ShownClock | null> {
  const clockOf = useClockLookup()
  return computed(() => clockOf(avatar()))
}
