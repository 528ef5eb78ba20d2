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
  const asking = ref(false)
  const asked = ref<string | null>(null)
  function stop() {
    asking.value = false
    asked.value = null
    why(null)
  }
  return {
    asking,
    asked,
    stop,
    ask(conclusion, said) {
      asked.value = said
      why(conclusion)
    },
    toggle() {
      if (asking.value || asked.value !== null) stop()
      else asking.value = true
    },
  }
}
