// Answers for: how what draws a player finds the clock that runs for them.
import { computed, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { ShownClock } from '../games/screens.ts'

/** Given by the page of a table to what is drawn on it. */
export const SHOWN_CLOCKS: InjectionKey<(avatar: number) => ShownClock | null> = Symbol('clocks')

/** Finds the clock of a player who is drawn; null: there is none for them. */
export function useClocks(): (avatar: number) => ShownClock | null {
  return inject(SHOWN_CLOCKS, () => null)
}

/** The clock of one player who is drawn. */
export function useClockOf(avatar: () => number): ComputedRef<ShownClock | null> {
  const clockOf = useClocks()
  return computed(() => clockOf(avatar()))
}
