// What hands the screen on, for somebody who is done at a shared screen: a main button where their last move was.
// The page says when, and is told whether a layout of a seat has the button; if none has, the page offers it itself.
import { computed, inject, onBeforeUnmount, provide, shallowRef, type InjectionKey, type Ref } from 'vue'

export interface PassScreenOn {
  readonly label: string
  readonly press: () => void
}

interface MainButtonPlace {
  readonly passOn: () => PassScreenOn | null
  readonly isOffered: Ref<boolean>
}

const MAIN_BUTTON_PLACE_KEY: InjectionKey<MainButtonPlace> = Symbol('place of the button that passes the screen on')

/**
 * Called by a page. `passOn`: what hands the screen on; null: nobody else at this screen is to act, a move comes first, or
 * the game is out of sight. Returns whether it is the main button of a seat's layout.
 */
export function providePassScreenOn(passOn: () => PassScreenOn | null): Readonly<Ref<boolean>> {
  const isOffered = shallowRef(false)
  provide(MAIN_BUTTON_PLACE_KEY, { passOn, isOffered })
  return computed(() => isOffered.value && passOn() !== null)
}

/** Called by the main button: what it does; null: it is not shown. */
export function usePassScreenOn(): Readonly<Ref<PassScreenOn | null>> {
  const place = inject(MAIN_BUTTON_PLACE_KEY, null)
  if (place) {
    place.isOffered.value = true
    onBeforeUnmount(() => (place.isOffered.value = false))
  }
  return computed(() => place?.passOn() ?? null)
}
