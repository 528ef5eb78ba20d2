// Says whether a screen is narrow or small, for what is laid out differently on a phone.
// There a sheet is upright with its few suits or colours as columns, so that a finger hits a card; the time left is
// in the bar.
import { onBeforeUnmount, ref, type Ref } from 'vue'

/** Whether the screen is an upright phone, or any window as narrow. */
export const useNarrowScreen = () => useMedia('(max-width: 40rem)')

/** Whether the screen is a phone, upright or on its side, or has as little height. */
export const useSmallScreen = () => useMedia('(max-width: 40rem), (max-height: 30rem)')

/** Whether the screen is wide and has as little height as a phone on its side. */
export const useLowWideScreen = () => useMedia('(max-height: 30rem) and (min-width: 40.001rem)')

/** Whether the screen is a phone on its side, or an upright one with little height. */
export const useLowPhone = () =>
  useMedia('(max-height: 30rem) and (min-width: 40.001rem), (max-height: 52rem) and (max-width: 40rem)')

/** Whether the screen is a phone on its side: what is chosen between is in the bar above, for there is little height. */
export const usePhoneOnItsSide = () => useMedia('(max-height: 30rem) and (min-width: 40.001rem) and (max-width: 56rem)')

/** Whether a game has its notebook beside it: a narrower screen shows one of them at a time. */
export const useNotebookBesideGame = () => useMedia('(min-width: 56.001rem)')

/** Whether `SeatLayout` lays a seat out for a phone, upright or on its side. */
export const useSeatOnPhone = () =>
  useMedia('(max-width: 40rem) and (orientation: portrait), (max-height: 30rem) and (min-width: 40.001rem)')

/** Whether a review is one column, with the bar of its steps below. */
export const useReviewOnPhone = () => useMedia('(max-width: 900px)')

/** A laptop's low window: the board has no room to spare, the notebook beside it has. */
export const useLowWindow = () => useMedia('(min-width: 56.001rem) and (min-height: 30.001rem) and (max-height: 52rem)')

function useMedia(query: string): Readonly<Ref<boolean>> {
  const mediaQuery = window.matchMedia(query)
  const matches = ref(mediaQuery.matches)
  const turn = () => (matches.value = mediaQuery.matches)
  mediaQuery.addEventListener('change', turn)
  onBeforeUnmount(() => mediaQuery.removeEventListener('change', turn))
  return matches
}
