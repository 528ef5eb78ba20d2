// Shows a page's strips where the seat's screen offers a place for them, above one's own tray.
import { inject, onBeforeUnmount, provide, shallowRef, watch, type InjectionKey, type Ref, type ShallowRef } from 'vue'

const STRIP_PLACE_KEY: InjectionKey<ShallowRef<HTMLElement | null>> = Symbol('strip place')

/** Called by a page: the element that the screen inside it offers for strips; null: it offers none. */
export function provideStripPlace(): Readonly<ShallowRef<HTMLElement | null>> {
  const stripElement = shallowRef<HTMLElement | null>(null)
  provide(STRIP_PLACE_KEY, stripElement)
  return stripElement
}

/** Called by the layout of a seat's screen: offers this element for strips. */
export function offerStripPlace(element: Readonly<Ref<HTMLElement | null>>): void {
  const offeredElement = inject(STRIP_PLACE_KEY, null)
  if (!offeredElement) return
  watch(element, now => (offeredElement.value = now), { flush: 'post', immediate: true })
  onBeforeUnmount(() => (offeredElement.value = null))
}
