// Opens the cards of a result one by one, once nothing is in front of it. A tap opens the rest at once.
import { computed, inject, onScopeDispose, ref, watchEffect, type ComputedRef, type InjectionKey } from 'vue'

/** closed: something is in front of the result · opening: one card after another · open: all, at once */
export type OpeningState = 'closed' | 'opening' | 'open'

/** Provided by a page that may cover a result: returns true while nothing covers it. */
export const RESULT_UNCOVERED_KEY: InjectionKey<() => boolean> = Symbol('result uncovered')

/** The state of a result's cards, which its styles follow: only they know how long it takes. */
export function useOpening(): ComputedRef<OpeningState> {
  const isUncovered = inject(RESULT_UNCOVERED_KEY, () => true)
  const wasTapped = ref(false)
  const state = computed(() => (!isUncovered() ? 'closed' : wasTapped.value ? 'open' : 'opening'))
  let since = 0
  /** Not at the very tap that took away what was in front. */
  const openAll = ({ timeStamp }: Event): void => void (wasTapped.value = timeStamp >= since)
  const stopWaiting = (): void => document.removeEventListener('click', openAll)
  watchEffect(() => {
    stopWaiting()
    if (state.value !== 'opening') return
    since = performance.now()
    document.addEventListener('click', openAll)
  })
  onScopeDispose(stopWaiting)
  return state
}
