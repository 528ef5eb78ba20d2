// Moves the focus to a new page's heading, so that a screen reader announces it.
import { onMounted, type ShallowRef } from 'vue'

export function useFocusedHeading(heading: Readonly<ShallowRef<HTMLElement | null>>): void {
  onMounted(() => heading.value?.focus({ preventScroll: true }))
}
