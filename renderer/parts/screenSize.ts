// Answers for: what is laid out otherwise on a phone. A sheet stands upright, its few suits or colours are the columns, so that a finger hits a card; the time that is left stands in the bar.
import { onBeforeUnmount, ref, type Ref } from 'vue'

/** An upright phone, and any window as narrow. */
export const useNarrowScreen = () => useMedia('(max-width: 700px)')

/** A phone, upright or on its side: there is no height to give away. */
export const useSmallScreen = () => useMedia('(max-width: 700px), (max-height: 30rem)')

function useMedia(query: string): Readonly<Ref<boolean>> {
  const asked = window.matchMedia(query)
  const matches = ref(asked.matches)
  const turn = () => (matches.value = asked.matches)
  asked.addEventListener('change', turn)
  onBeforeUnmount(() => asked.removeEventListener('change', turn))
  return matches
}
