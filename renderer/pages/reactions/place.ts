// Answers for: where on this page a player is seen: at the largest of their badges that is whole in sight, or else where they make their gestures.

/** Comes true with the next frame; null: the player is nowhere in sight. */
export function badgeRectOf(avatar: number): Promise<DOMRectReadOnly | null> {
  const badges = document.querySelectorAll(`[data-avatar="${avatar}"]:not(.reaction *)`)
  const own = document.querySelector(`[data-gestures-of="${avatar}"]`)?.getBoundingClientRect() ?? null
  if (badges.length === 0) return Promise.resolve(own)
  return new Promise(resolve => {
    // Of one that is scrolled out of sight within its list the browser alone knows it.
    const watcher = new IntersectionObserver(entries => {
      watcher.disconnect()
      const whole = entries.filter(({ intersectionRatio }) => intersectionRatio > 0.95)
      const places = whole.map(({ boundingClientRect }) => boundingClientRect)
      resolve(places.sort((a, b) => b.width - a.width)[0] ?? own)
    })
    for (const badge of badges) watcher.observe(badge)
  })
}
