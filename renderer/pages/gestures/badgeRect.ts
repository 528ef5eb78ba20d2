// Finds a player on this page: their largest badge that is in sight, or else the place of their gesture button.

/** Where the player's badge is. Resolves in the next frame; null: the player is not in sight. */
export function badgeRectOf(avatar: number): Promise<DOMRectReadOnly | null> {
  const badges = document.querySelectorAll(`[data-avatar="${avatar}"]:not(.reaction *)`)
  const ownRect = document.querySelector(`[data-gestures-of="${avatar}"]`)?.getBoundingClientRect() ?? null
  if (badges.length === 0) return Promise.resolve(ownRect)
  return new Promise(resolve => {
    // Only the browser knows whether a badge is scrolled out of sight within its list.
    const watcher = new IntersectionObserver(entries => {
      watcher.disconnect()
      const visibleEntries = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.95)
      const places = visibleEntries.map(({ boundingClientRect }) => boundingClientRect)
      resolve(places.sort((a, b) => b.width - a.width)[0] ?? ownRect)
    })
    for (const badge of badges) watcher.observe(badge)
  })
}
