// Finds where a seat's screen breaks a promise of the frame. It runs in the page and imports nothing.

/** The broken promises of the screen, each with the words it is about. */
export function brokenPromises(): string[] {
  const game = document.querySelector<HTMLElement>('.seat-page .game')!
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true })
  const wordsOf = (one: Element) =>
    `“${(one.getAttribute('aria-label') ?? one.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  const hits = (one: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && one.contains(hit)
  }

  /** The lines of text of an element that are out of sight, or under something that is not `within`. */
  function hiddenLines(one: Element, within = one): number {
    const range = document.createRange()
    range.selectNodeContents(one)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 4 && height > 4)
    return lines.filter(({ left, right, top, bottom }) => {
      const [middle, from, to] = [(left + right) / 2, top + 2, bottom - 2]
      return [from, to].some(y => !hits(within, Math.min(middle, right - 1), y))
    }).length
  }
  const answers = [...game.querySelectorAll('.said p, .said .newest')].filter(shown)
  const missing = answers.length > 0 || !game.querySelector('.last-said') ? [] : ['no answer is shown']
  const answerHidden = answers
    .map(one => ({ one, lines: hiddenLines(one, one.closest('.said')!) })) // lines of one answer touch
    .filter(({ lines }) => lines > 0)
    .map(({ one, lines }) => `the last answer is hidden in ${lines} places: ${wordsOf(one)}`)

  const deeds = [...game.querySelectorAll<HTMLElement>('.deed')].filter(shown)
  const deedHidden = deeds
    .filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return !hits(one, (left + right) / 2, top + 2) || !hits(one, (left + right) / 2, bottom - 2)
    })
    .map(one => `the action is hidden: ${wordsOf(one)}`)
  const FINGER_PX = 44
  const deedSqueezed = deeds
    .filter(one => {
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(one)
      const words = range.getBoundingClientRect()
      const isPastEdge =
        words.left < left - 1 || words.right > right + 1 || words.top < top - 1 || words.bottom > bottom + 1
      return bottom - top < FINGER_PX || right - left < 2 * FINGER_PX || isPastEdge
    })
    .map(one => `the action is too small for a finger or its words: ${wordsOf(one)}`)

  // What can be chosen is either in sight or can be scrolled to, and then nothing is over it.
  const choices = [...game.querySelectorAll<HTMLElement>('button, [role=button], input, textarea')].filter(
    one => shown(one) && !one.matches('.deed, :disabled') && !one.closest('[inert], [aria-hidden=true]'),
  )
  const covered: string[] = []
  for (const one of choices) {
    if (one.getBoundingClientRect().width < 2) continue
    const isReached = (['center', 'start', 'end'] as const).some(block => {
      one.scrollIntoView({ block, inline: 'center' })
      const { left, right, top, bottom } = one.getBoundingClientRect()
      return hits(one, (left + right) / 2, (top + bottom) / 2)
    })
    if (isReached) continue
    const { left, right, top, bottom } = one.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    covered.push(
      `${wordsOf(one)} is under ${over?.tagName.toLowerCase() ?? 'the edge'}.${over?.getAttribute('class') ?? ''}`,
    )
  }

  const names = [...game.querySelectorAll<HTMLElement>('.player-name')].filter(shown)
  const cut = names
    .filter(one => {
      const begin = one.querySelector<HTMLElement>('.begin')
      const size = parseFloat(getComputedStyle(one).fontSize)
      if (begin) return begin.scrollWidth > begin.clientWidth && begin.clientWidth < 2.4 * size
      let box: HTMLElement | null = one
      const { left, right, top, bottom } = one.getBoundingClientRect()
      const over = document.elementFromPoint(right - 1, (top + bottom) / 2)
      const isSeen = top >= 0 && right <= innerWidth && over !== null
      // A button over the whole panel hides nothing.
      const panel = one.closest('.player')
      if (isSeen && panel?.contains(over) && !over.contains(one) && !one.contains(over) && !over.matches('.cover'))
        return true
      for (; box && box !== game; box = box.parentElement) {
        const { overflowX } = getComputedStyle(box)
        if (overflowX === 'auto' || overflowX === 'scroll') return false
        const edge = box.getBoundingClientRect()
        if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) return true
        if (box.classList.contains('player') && right > edge.right + 1) return true
      }
      return false
    })
    .map(one => `a name is cut: ${wordsOf(one)}`)
  // A phone enlarges the whole page when a field with smaller letters is typed into; also one behind a tab.
  const fields = document.querySelectorAll('textarea, input:not([type=radio], [type=checkbox], [type=range])')
  const small = [...fields]
    .filter(one => parseFloat(getComputedStyle(one).fontSize) < 16)
    .map(one => `the letters of a field are small: ${wordsOf(one)}`)
  // A row may scroll sideways by itself; a half of the screen may not.
  const sideways = [game, ...game.querySelectorAll<HTMLElement>('.half, .tray')]
    .filter(one => shown(one) && one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflowX !== 'visible')
    .map(one => `it must be scrolled sideways: ${wordsOf(one)}`)
  return [...missing, ...answerHidden, ...deedHidden, ...deedSqueezed, ...covered, ...cut, ...small, ...sideways]
}
