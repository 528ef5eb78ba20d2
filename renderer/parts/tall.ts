// Answers for: whether a sheet stands upright. On a phone its few suits or colours are the columns, so that a finger hits a card.
import { onBeforeUnmount, ref, type Ref } from 'vue'

export function usePortrait(): Readonly<Ref<boolean>> {
  const narrow = window.matchMedia('(max-width: 700px)')
  const tall = ref(narrow.matches)
  const turn = () => (tall.value = narrow.matches)
  narrow.addEventListener('change', turn)
  onBeforeUnmount(() => narrow.removeEventListener('change', turn))
  return tall
}
