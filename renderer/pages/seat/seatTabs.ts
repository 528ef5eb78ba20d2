// The parts that a phone shows one at a time, and which one is shown.
import { computed, ref, watch, type ComputedRef, type Ref } from 'vue'

export type SeatTab = 'table' | 'notebook' | 'story' | 'result'

/** The available tabs and the chosen one: the result once the game is over, the table when one starts. */
export function useSeatTabs(sources: { readonly isOver: () => boolean; readonly hasNotebook: () => boolean }): {
  readonly shownTab: Ref<SeatTab>
  readonly offeredTabs: ComputedRef<readonly SeatTab[]>
} {
  const shownTab = ref<SeatTab>('table')
  watch(
    sources.isOver,
    isOver => {
      shownTab.value = isOver ? 'result' : 'table'
    },
    { immediate: true },
  )
  const offeredTabs = computed<SeatTab[]>(() => [
    sources.isOver() ? 'result' : 'table',
    ...(sources.hasNotebook() ? (['notebook'] as const) : []),
    'story',
  ])
  return { shownTab, offeredTabs }
}
