// Answers for: asking a notebook why. Whether what is pressed is asked about, and what is said until a reason is there.
import { ref, type Ref } from 'vue'

/** Asking why, of a notebook whose marks stand for conclusions. */
export interface WhyMode<Conclusion> {
  readonly asking: Ref<boolean> // what is pressed is asked about, not marked
  readonly asked: Ref<string | null> // said until the reason is there, or because there is none
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
