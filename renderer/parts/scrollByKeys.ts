// Makes areas that scroll reachable by keyboard when they contain nothing to press.
import type { Directive, DirectiveBinding } from 'vue'

const observerByStrip = new WeakMap<Element, ResizeObserver>()

function updateTabStop(strip: HTMLElement, { modifiers }: DirectiveBinding<unknown, 'down'>): void {
  const scrolls = modifiers.down ? strip.scrollHeight > strip.clientHeight : strip.scrollWidth > strip.clientWidth
  if (scrolls) strip.tabIndex = 0
  else strip.removeAttribute('tabindex')
}

/** `v-scroll-by-keys` on an element with a role and a name; `v-scroll-by-keys.down` on one that scrolls downwards. */
export const vScrollByKeys: Directive<HTMLElement, unknown, 'down'> = {
  mounted(strip, binding) {
    const observer = new ResizeObserver(() => updateTabStop(strip, binding))
    observer.observe(strip)
    observerByStrip.set(strip, observer)
    updateTabStop(strip, binding)
  },
  updated: updateTabStop,
  unmounted: strip => observerByStrip.get(strip)?.disconnect(),
}
