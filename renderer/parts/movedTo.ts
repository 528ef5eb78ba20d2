// Moves an element to another place on the page, while Vue keeps it up to date where it is written.
// Vue's own Teleport does the same, and would make the first page heavier by more than it may weigh.
import type { Directive } from 'vue'

const originalParents = new WeakMap<HTMLElement, HTMLElement>()

function moveElement(element: HTMLElement, place: HTMLElement | null): void {
  const parent = place ?? originalParents.get(element)
  if (parent && element.parentNode !== parent) parent.append(element)
}

/**
 * `v-moved-to` with the element it goes to; null: where it is written. It must be the only child there, as Vue
 * places siblings beside each other.
 */
export const vMovedTo: Directive<HTMLElement, HTMLElement | null> = {
  mounted(element, { value }) {
    originalParents.set(element, element.parentElement!)
    moveElement(element, value)
  },
  updated: (element, { value }) => moveElement(element, value),
  beforeUnmount: element => moveElement(element, null), // back, so that it is removed with its surroundings
}
