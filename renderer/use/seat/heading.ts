// Answers for: telling a listener that the page is another one: its heading gets the focus.
import { onMounted, type ShallowRef } from 'vue'

export function useFocusedHeading(heading: Readonly<ShallowRef<HTMLElement | null>>): void {
  onMounted(() => heading.value?.focus({ preventScroll: true }))
}
