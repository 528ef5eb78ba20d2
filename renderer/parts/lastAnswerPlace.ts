// Shows the last answer on a phone where the layout wants it: there it neither scrolls away nor is hidden by one's
// own tray.
import { computed, inject, provide, ref, type InjectionKey, type Ref } from 'vue'
import { useSeatOnPhone } from './screenSize.ts'

/** The element to which a seat's layout moves the last answer; null: it stays where the game put it. */
type AnswerPlace = Readonly<Ref<HTMLElement | null>>

const ANSWER_PLACE_KEY: InjectionKey<AnswerPlace> = Symbol('answer place')

/** Called by a layout: on a phone the last answer is moved to this element, while there is one. */
export function provideLastAnswerPlace(place: AnswerPlace): void {
  const isPhone = useSeatOnPhone()
  provide(
    ANSWER_PLACE_KEY,
    computed(() => (isPhone.value ? place.value : null)),
  )
}

/** Called by the part that shows the last answer. */
export const useLastAnswerPlace = (): AnswerPlace => inject(ANSWER_PLACE_KEY, ref(null))
