// Lets the last answer find its place on a phone, where it neither scrolls away nor is under one's own tray.
import { computed, inject, provide, ref, type InjectionKey, type Ref } from 'vue'
import { useSeatOnPhone } from './screenSize.ts'

/** Where a seat's layout wants the last answer; null: where the game put it. */
type AnswerPlace = Readonly<Ref<HTMLElement | null>>

const ANSWER_PLACE_KEY: InjectionKey<AnswerPlace> = Symbol('answer place')

/** For a layout: on a phone the last answer goes to this element, while there is one. */
export function provideAnswerPlace(place: AnswerPlace): void {
  const isPhone = useSeatOnPhone()
  provide(
    ANSWER_PLACE_KEY,
    computed(() => (isPhone.value ? place.value : null)),
  )
}

/** For what shows the last answer. */
export const useAnswerPlace = (): AnswerPlace => inject(ANSWER_PLACE_KEY, ref(null))
