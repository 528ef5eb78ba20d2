// Unfolds something below a button of the bar.
// Escape folds it again, and so does turning to anything else.
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

const LEAVING_EVENTS = ['pointerdown', 'focusin'] as const

/** `container`: contains the button and what unfolds; `opener`: the button. */
export function useDisclosure(
  container: Readonly<Ref<HTMLElement | null>>,
  opener: Readonly<Ref<HTMLElement | null>>,
): { readonly isOpen: Ref<boolean>; readonly closeAndFocus: () => void } {
  const isOpen = ref(false)

  /** Returns to the page, with the focus where it was. */
  function closeAndFocus(): void {
    isOpen.value = false
    opener.value?.focus()
  }

  function closeUnlessInside({ target }: Event): void {
    if (isOpen.value && target instanceof Node && !container.value?.contains(target)) isOpen.value = false
  }
  onMounted(() => LEAVING_EVENTS.forEach(type => document.addEventListener(type, closeUnlessInside)))
  onBeforeUnmount(() => LEAVING_EVENTS.forEach(type => document.removeEventListener(type, closeUnlessInside)))

  return { isOpen, closeAndFocus }
}
