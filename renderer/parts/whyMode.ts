// Runs a notebook's question mode, in which a press on a mark asks for its reason.
import { ref, type Ref } from 'vue'

/** The question mode of a notebook whose marks can be explained. */
export interface WhyMode<Conclusion> {
  readonly isAsking: Ref<boolean> // a press asks instead of marking
  readonly placeholder: Ref<string | null> // the text that is shown until the reason is worked out, or if there is none; null: nothing is asked
  readonly ask: (conclusion: Conclusion | null, shownMeanwhile: string | null) => void
  readonly stopAsking: () => void
  readonly toggle: () => void
}

export function useWhyMode<Conclusion>(explain: (conclusion: Conclusion | null) => void): WhyMode<Conclusion> {
  const isAsking = ref(false)
  const placeholder = ref<string | null>(null)
  function stopAsking() {
    isAsking.value = false
    placeholder.value = null
    explain(null)
  }
  return {
    isAsking,
    placeholder,
    stopAsking,
    ask(conclusion, shownMeanwhile) {
      placeholder.value = shownMeanwhile
      explain(conclusion)
    },
    toggle() {
      if (isAsking.value || placeholder.value !== null) stopAsking()
      else isAsking.value = true
    },
  }
}
