// Asks a notebook for reasons: whether a press asks, and what is said until the reason is worked out.
import { ref, type Ref } from 'vue'

/** The question mode of a notebook whose marks stand for conclusions. */
export interface WhyMode<Conclusion> {
  readonly asking: Ref<boolean> // a press asks instead of marking
  readonly asked: Ref<string | null> // shown until the reason is worked out, or because there is none
  readonly ask: (conclusion: Conclusion | null, said: string | null) => void
  readonly stop: () => void
  readonly toggle: () => void
}

export function useWhyMode<Conclusion>(why: (conclusion: Conclusion | null) => void): WhyMode<Conclusion> {
  const isAsking = ref(false)
  const shownText = ref<string | null>(null)
  function stopAsking() {
    isAsking.value = false
    shownText.value = null
    why(null)
  }
  return {
    asking: isAsking,
    asked: shownText,
    stop: stopAsking,
    ask(conclusion, said) {
      shownText.value = said
      why(conclusion)
    },
    toggle() {
      if (isAsking.value || shownText.value !== null) stopAsking()
      else isAsking.value = true
    },
  }
}
