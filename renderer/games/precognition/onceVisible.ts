// Waits until an element is visible. On a phone a part of the screen may be behind a tab.

/** Calls `act` one time, when the element is visible, possibly at once. Returns a function that stops waiting. */
export function onceVisible(element: Element, act: () => void): () => void {
  if (isVisible(element)) {
    act()
    return () => undefined
  }
  const watcher = new ResizeObserver(() => {
    if (!isVisible(element)) return
    watcher.disconnect()
    act()
  })
  watcher.observe(element)
  return () => watcher.disconnect()
}

/** Safari has `checkVisibility` only from 17.4. An element that is not displayed takes no place. */
function isVisible(element: Element): boolean {
  return element.getClientRects().length > 0
}
