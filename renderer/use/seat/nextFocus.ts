// Answers for: where the focus goes when what had it is gone after a move: to the next thing to do, or else to the game itself.
import { nextTick, onScopeDispose, watch, type ShallowRef } from 'vue'

/** What can be done in a game, in the order in which it stands on the page. */
const TO_DO =
  'button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Looks after the focus within `place` whenever `changed` does. Only a focus that was lost there is moved. */
export function useNextFocus(place: Readonly<ShallowRef<HTMLElement | null>>, changed: () => unknown): void {
  let last: Element | null = null
  const remember = ({ target }: FocusEvent) => (last = target instanceof Element ? target : null)
  document.addEventListener('focusin', remember)
  onScopeDispose(() => document.removeEventListener('focusin', remember))

  let within = false
  watch(changed, () => (within = last !== null && (place.value?.contains(last) ?? false)), { flush: 'pre' })
  watch(
    changed,
    async () => {
      if (!within) return
      await nextTick()
      const home = place.value
      const { activeElement } = document
      if (!home || (activeElement !== null && activeElement !== document.body)) return
      const next = [...home.querySelectorAll<HTMLElement>(TO_DO)].find(
        one => one.getClientRects().length > 0 && one.tabIndex >= 0,
      )
      ;(next ?? home).focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
