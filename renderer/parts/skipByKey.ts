// Ends an animation in front of a page at any key.
import { onBeforeUnmount, onMounted } from 'vue'

/** Keys that belong to the browser or the system, and so do not skip a scene. */
const WINDOW_KEYS = /^(F\d+|Shift|Control|Alt|Meta|AltGraph)$/

/** Ends the animation at any key. The key does nothing else on the page, except in a field in which somebody types. */
export function useSkipByKey(skip: () => void): void {
  function onKeydown(event: KeyboardEvent): void {
    if (WINDOW_KEYS.test(event.key)) return
    skip()
    const isWriting = event.target instanceof Element && event.target.matches('dialog[open] *, input, textarea, select')
    if (isWriting || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    event.stopPropagation()
  }
  onMounted(() => window.addEventListener('keydown', onKeydown, { capture: true }))
  onBeforeUnmount(() => window.removeEventListener('keydown', onKeydown, { capture: true }))
}
