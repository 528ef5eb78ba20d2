// Answers for: doing something once an element can be seen. On a phone a part of the screen may wait behind a tab.

/** Acts at once when the element is visible, or else as soon as it is. Returns how to stop waiting. */
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
