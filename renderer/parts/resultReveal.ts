// Opens the cards of a result one by one, once nothing is in front of it. A tap opens the rest at once.
import { computed, inject, onScopeDispose, ref, watchEffect, type ComputedRef, type InjectionKey } from 'vue'

/** closed: something is in front of the result · revealing: one card after another · revealed: all, at once */
export type ResultRevealState = 'closed' | 'revealing' | 'revealed'

/** Provided by a page that may cover a result: returns true while nothing covers it. */
export const RESULT_UNCOVERED_KEY: InjectionKey<() => boolean> = Symbol('result uncovered')

/** The state of a result's cards, which its styles follow: only they know how long it takes. */
export function useResultReveal(): ComputedRef<ResultRevealState> {
  const isUncovered = inject(RESULT_UNCOVERED_KEY, () => true)
  const wasTapped = ref(false)
  const reveal = computed(() => (!isUncovered() ? 'closed' : wasTapped.value ? 'revealed' : 'revealing'))
  let revealingSince = 0
  /** Not at the very tap that took away what was in front. */
  const revealAll = ({ timeStamp }: Event): void => void (wasTapped.value = timeStamp >= revealingSince)
  const stopWaiting = (): void => document.removeEventListener('click', revealAll)
  watchEffect(() => {
    stopWaiting()
    if (reveal.value !== 'revealing') return
    revealingSince = performance.now()
    document.addEventListener('click', revealAll)
  })
  onScopeDispose(stopWaiting)
  return reveal
}
