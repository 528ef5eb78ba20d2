// Unfolds something below a button of the bar.
// Escape folds it again, and so does turning to anything else.
import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

const TURNS_ELSEWHERE = ['pointerdown', 'focusin'] as const

/** `container`: contains the button and what unfolds; `opener`: the button. */
export function useDisclosure(
  container: Readonly<Ref<HTMLElement | null>>,
  opener: Readonly<Ref<HTMLElement | null>>,
): { readonly isOpen: Ref<boolean>; readonly leave: () => void } {
  const isOpen = ref(false)

  /** Returns to the page, with the focus where it was. */
  function leave(): void {
    isOpen.value = false
    opener.value?.focus()
  }

  function leaveUnless({ target }: Event): void {
    if (isOpen.value && target instanceof Node && !container.value?.contains(target)) isOpen.value = false
  }
  onMounted(() => TURNS_ELSEWHERE.forEach(type => document.addEventListener(type, leaveUnless)))
  onBeforeUnmount(() => TURNS_ELSEWHERE.forEach(type => document.removeEventListener(type, leaveUnless)))

  return { isOpen, leave }
}
