// Says whether an area that scrolls goes on below its edge, for a sign there: without one nobody looks for the rest.
import type { Directive } from 'vue'

/** Less below the edge is only the space around the last thing. */
const EDGE_PX = 8

const stopByArea = new WeakMap<Element, () => void>()

/**
 * `v-more-below` on an element that scrolls: it has the class "more-below" until it is scrolled to its end. Buttons that
 * stay at its foot have it themselves while they are over what continues.
 */
export const vMoreBelow: Directive<HTMLElement> = {
  mounted(area) {
    const update = () => {
      const isMoreBelow = area.scrollTop + area.clientHeight < area.scrollHeight - EDGE_PX
      const scrolls = isMoreBelow && getComputedStyle(area).overflowY === 'auto'
      area.classList.toggle('more-below', scrolls)
      const areaBottom = area.getBoundingClientRect().bottom
      for (const foot of area.querySelectorAll('.last'))
        foot.classList.toggle('more-below', scrolls && foot.getBoundingClientRect().bottom > areaBottom - EDGE_PX)
    }
    const sizes = new ResizeObserver(update)
    const watchParts = () => {
      for (const part of [area, ...area.children]) sizes.observe(part)
    }
    const parts = new MutationObserver(watchParts)
    parts.observe(area, { childList: true })
    area.addEventListener('scroll', update, { passive: true })
    watchParts()
    stopByArea.set(area, () => {
      area.removeEventListener('scroll', update)
      sizes.disconnect()
      parts.disconnect()
    })
  },
  unmounted: area => stopByArea.get(area)?.(),
}
