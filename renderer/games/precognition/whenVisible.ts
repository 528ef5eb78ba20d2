// Waits until an element is visible. On a phone a part of the screen may be behind a tab.

/** Acts once the element is visible, possibly at once. Returns a function that stops waiting. */
export function whenVisible(element: Element, act: () => void): () => void {
  if (element.checkVisibility()) {
    act()
    return () => undefined
  }
  const watcher = new ResizeObserver(() => {
    if (!element.checkVisibility()) return
    watcher.disconnect()
    act()
  })
  watcher.observe(element)
  return () => watcher.disconnect()
}
