// Moves an element to another place on the page, while Vue keeps it up to date where it is written.
// Vue's own Teleport does the same, and would make the first page heavier by more than it may weigh.
import type { Directive } from 'vue'

const originalParents = new WeakMap<HTMLElement, HTMLElement>()

function moveElement(element: HTMLElement, targetParent: HTMLElement | null): void {
  const parent = targetParent ?? originalParents.get(element)
  if (parent && element.parentNode !== parent) parent.append(element)
}

/**
 * `v-moved-to="element"` moves the element into another one; null moves it back. It must be the only child of its own
 * parent, because Vue would insert siblings beside it in the wrong place.
 */
export const vMovedTo: Directive<HTMLElement, HTMLElement | null> = {
  mounted(element, { value }) {
    originalParents.set(element, element.parentElement!)
    moveElement(element, value)
  },
  updated: (element, { value }) => moveElement(element, value),
  beforeUnmount: element => moveElement(element, null), // back, so that it is removed with its surroundings
}
