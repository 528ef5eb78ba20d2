// Handles a screen that is laid over a review for a while: its title takes the focus, and Escape goes back.
import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/** `title` takes the focus, and returns it to what opened the screen. The result handles the keys pressed on it. */
export function useOverlayFocusAndEscape(
  title: Readonly<Ref<HTMLElement | null>>,
  leave: () => void,
): (event: KeyboardEvent) => void {
  let focusedBefore: HTMLElement | null = null
  onMounted(() => {
    focusedBefore = document.activeElement instanceof HTMLElement ? document.activeElement : null
    title.value!.focus()
  })
  onBeforeUnmount(() => focusedBefore?.focus())

  /** Escape goes back, unless it closes a sheet; the arrow keys stay on this screen and do not change the move. */
  return event => {
    const { key, target } = event
    if (key.startsWith('Arrow') || key === 'Home' || key === 'End') event.stopPropagation()
    if (key !== 'Escape' || (target as Element).closest('dialog')) return
    event.stopPropagation()
    leave()
  }
}
