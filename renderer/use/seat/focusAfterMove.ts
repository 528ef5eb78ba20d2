// Moves the focus after a move whose control has gone: to the next control in the game, or to the game itself.
import { nextTick, onScopeDispose, watch, type ShallowRef } from 'vue'

/** The controls of a game, in page order. */
const CONTROL_SELECTOR =
  'button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/** Checks the focus within `container` whenever `watchedState` changes. Moves the focus only if it was lost there. */
export function useFocusAfterMove(
  container: Readonly<ShallowRef<HTMLElement | null>>,
  watchedState: () => unknown,
): void {
  let lastFocused: Element | null = null
  const remember = ({ target }: FocusEvent) => (lastFocused = target instanceof Element ? target : null)
  document.addEventListener('focusin', remember)
  onScopeDispose(() => document.removeEventListener('focusin', remember))

  let wasFocusInside = false
  watch(
    watchedState,
    () => (wasFocusInside = lastFocused !== null && (container.value?.contains(lastFocused) ?? false)),
    {
      flush: 'pre',
    },
  )
  watch(
    watchedState,
    async () => {
      if (!wasFocusInside) return
      await nextTick()
      const home = container.value
      const { activeElement } = document
      if (!home || (activeElement !== null && activeElement !== document.body)) return
      const nextControl = [...home.querySelectorAll<HTMLElement>(CONTROL_SELECTOR)].find(
        control => control.getClientRects().length > 0 && control.tabIndex >= 0,
      )
      ;(nextControl ?? home).focus({ preventScroll: true })
    },
    { flush: 'post' },
  )
}
