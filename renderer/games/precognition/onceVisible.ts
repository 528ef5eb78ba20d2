// Waits until an element is visible. On a phone a part of the screen may be behind a tab.

/** Calls `act` one time, when the element is visible, possibly at once. Returns a function that stops waiting. */
export function onceVisible(element: Element, act: () => void): () => void {
  if (isVisible(element)) {
    act()
    return () => undefined
  }
  const resizeObserver = new ResizeObserver(() => {
    if (!isVisible(element)) return
    resizeObserver.disconnect()
    act()
  })
  resizeObserver.observe(element)
  return () => resizeObserver.disconnect()
}

/** Safari has `checkVisibility` only from 17.4. An element that is not displayed takes no place. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}
