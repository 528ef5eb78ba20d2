// Lets a page's strips find one place on a seat's screen, above one's own tray, where nothing has to make way for them.
import { inject, onBeforeUnmount, provide, shallowRef, watch, type InjectionKey, type Ref, type ShallowRef } from 'vue'

const STRIP_PLACE_KEY: InjectionKey<ShallowRef<HTMLElement | null>> = Symbol('strip place')

/** For a page: where the screen inside it wants strips; null: it has no such place. */
export function provideStripPlace(): Readonly<ShallowRef<HTMLElement | null>> {
  const place = shallowRef<HTMLElement | null>(null)
  provide(STRIP_PLACE_KEY, place)
  return place
}

/** For the layout of a seat's screen: strips go to this element. */
export function offerStripPlace(element: Readonly<Ref<HTMLElement | null>>): void {
  const place = inject(STRIP_PLACE_KEY, null)
  if (!place) return
  watch(element, now => (place.value = now), { flush: 'post', immediate: true })
  onBeforeUnmount(() => (place.value = null))
}
