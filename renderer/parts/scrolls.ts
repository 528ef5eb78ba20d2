// Answers for: strips that may be wider than the screen. What scrolls and holds nothing to press is reached by keyboard too, so that it can be scrolled.
import type { Directive } from 'vue'

const watched = new WeakMap<Element, ResizeObserver>()

function settle(strip: HTMLElement): void {
  const scrolls = strip.scrollWidth > strip.clientWidth
  if (scrolls) strip.tabIndex = 0
  else strip.removeAttribute('tabindex')
}

/** `v-scrolls` on an element with a role and a name. */
export const vScrolls: Directive<HTMLElement> = {
  mounted(strip) {
    const observer = new ResizeObserver(() => settle(strip))
    observer.observe(strip)
    watched.set(strip, observer)
    settle(strip)
  },
  updated: settle,
  unmounted: strip => watched.get(strip)?.disconnect(),
}
