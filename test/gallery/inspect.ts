// Finds faults of a scene in the page: parts that are cut off, too wide or too small for a finger, and what is said twice. It imports nothing.

/** What is cut off or too wide, each with its text. */
export function misplaced(): string[] {
  const describeElement = (one: Element) =>
    `${one.tagName.toLowerCase()}.${String(one.getAttribute('class'))} “${(one.textContent ?? '').trim().slice(0, 40)}”`
  const page = document.documentElement
  const wide =
    page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} of ${page.clientWidth} wide`] : []
  const hasText = (one: Element) =>
    [...one.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
  const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter(one => {
    if (!hasText(one) || one.closest('.seen-by-ear, svg, select')) return false
    const { overflowX, textOverflow, display } = getComputedStyle(one)
    if (display === 'inline' || one.clientWidth <= 1) return false
    return (
      (overflowX === 'hidden' || overflowX === 'clip') &&
      textOverflow !== 'ellipsis' &&
      one.scrollWidth > one.clientWidth + 1
    )
  })
  // An element can be clipped by one far outside it.
  const clipped = [...document.querySelectorAll<HTMLElement>('body *')].filter(one => {
    if (!hasText(one) || one.closest('.seen-by-ear, svg, select') || !one.checkVisibility({ visibilityProperty: true }))
      return false
    const words = document.createRange()
    words.selectNodeContents(one)
    const { left, right, width } = words.getBoundingClientRect()
    if (width <= 1 || one.clientWidth === 1) return false // visible to screen readers only
    for (let box: HTMLElement | null = one; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      if (textOverflow === 'ellipsis' || overflowX === 'auto' || overflowX === 'scroll') return false
      const edge = box.getBoundingClientRect()
      if ((overflowX === 'hidden' || overflowX === 'clip') && (right > edge.right + 2 || left < edge.left - 2))
        return true
    }
    return false
  })
  // Text for screen readers is positioned. If its scroller is not, the text is outside it, and the page can be scrolled to empty space.
  const stray = [...document.querySelectorAll<HTMLElement>('.seen-by-ear')].filter(one => {
    let box = one.parentElement
    while (box && box !== document.body && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement
    return box && box !== document.body && one.offsetParent && !box.contains(one.offsetParent)
  })
  const high =
    document.querySelector('.fills-screen') && page.scrollHeight > page.clientHeight + 1
      ? [`the page fills the screen, and is ${page.scrollHeight} of ${page.clientHeight} high`]
      : []
  // A TV cannot be scrolled, and may cut off its outermost edge.
  const display = document.querySelector('.display')
  const edge = display
    ? display.getBoundingClientRect().bottom - parseFloat(getComputedStyle(display).paddingBottom)
    : 0
  const low = [...(display?.querySelectorAll('.game > *') ?? [])].filter(
    one => one.getBoundingClientRect().bottom > edge + 1,
  )
  // Answers are left out only if there is no room for another line of them.
  const middle = display?.querySelector('.middle')
  const free = middle
    ? middle.clientHeight - Math.max(...[...middle.children].map(one => one.getBoundingClientRect().height))
    : 0
  const folded = [...(display?.querySelectorAll<HTMLElement>('.evidence span.more') ?? [])].filter(
    one => one.offsetHeight > 0 && free > 2 * one.offsetHeight,
  )
  // On a TV nobody can open what was shortened. A long name keeps its beginning and its end, a wording its signs.
  const shortened = [...(display?.querySelectorAll<HTMLElement>('*') ?? [])].filter(one => {
    const { textOverflow, overflowX, display: kind } = getComputedStyle(one)
    return (
      textOverflow === 'ellipsis' &&
      overflowX !== 'visible' &&
      kind !== 'inline' &&
      one.checkVisibility() &&
      !one.matches('.player-name .begin, q') &&
      one.clientWidth > 1 &&
      one.scrollWidth > one.clientWidth + 1
    )
  })
  return [
    ...wide,
    ...high,
    ...low.map(
      one =>
        `${describeElement(one)} reaches ${Math.round(one.getBoundingClientRect().bottom - edge)} below what is in sight`,
    ),
    ...folded.map(one => `${describeElement(one)} leaves answers out beside ${Math.round(free)} pixels of room`),
    ...shortened.map(one => `${describeElement(one)} is shortened: ${one.scrollWidth} of ${one.clientWidth}`),
    ...cut.map(one => `${describeElement(one)} is cut off: ${one.scrollWidth} of ${one.clientWidth}`),
    ...clipped.filter(one => !cut.includes(one)).map(one => `${describeElement(one)} is clipped by what is around it`),
    ...stray.map(one => `${describeElement(one)} does not scroll with what is around it`),
  ]
}

/** What lies over words that are in sight, each with the words. What sticks to an edge while the page scrolls does not count. */
export function overlaid(): string[] {
  const hitsEverything = document.createElement('style')
  hitsEverything.textContent = '* { pointer-events: auto !important }'
  document.head.append(hitsEverything)
  type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  const contains = ({ left, top, right, bottom }: Box, x: number, y: number) =>
    x >= left && x <= right && y >= top && y <= bottom
  const linesOf = (one: Element) =>
    [...one.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
      .flatMap(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return [...range.getClientRects()]
      })
      .filter(({ width, height }) => width > 4 && height > 4)
  const withAncestors = (one: Element): Element[] => [
    one,
    ...(one.parentElement ? withAncestors(one.parentElement) : []),
  ]
  /** The part of the screen in which an element can be seen. */
  const visibleAreaOf = (one: Element): Box => {
    const edges = withAncestors(one)
      .filter(box => box !== document.documentElement && getComputedStyle(box).overflow !== 'visible')
      .map(box => box.getBoundingClientRect())
    return {
      left: Math.max(0, ...edges.map(({ left }) => left)),
      top: Math.max(0, ...edges.map(({ top }) => top)),
      right: Math.min(innerWidth, ...edges.map(({ right }) => right)),
      bottom: Math.min(innerHeight, ...edges.map(({ bottom }) => bottom)),
    }
  }
  const isPainted = (one: Element, x: number, y: number) => {
    if (one.closest('svg')) return one.tagName !== 'svg' // the svg itself is a transparent box
    const { backgroundColor, backgroundImage } = getComputedStyle(one)
    const alpha = Number(/(?:rgba\(.*,|\/) ?([\d.]+)\)$/.exec(backgroundColor)?.[1] ?? 1)
    return (
      alpha > 0.3 ||
      backgroundImage !== 'none' ||
      one.matches('img, canvas') ||
      linesOf(one).some(box => contains(box, x, y))
    )
  }
  /** What is painted over an element at a point, or undefined. */
  const coverOf = (one: Element, x: number, y: number): Element | undefined => {
    const hits = document.elementsFromPoint(x, y)
    const own = hits.findIndex(hit => hit.contains(one) || one.contains(hit))
    return hits.slice(0, Math.max(0, own)).find(hit => isPainted(hit, x, y))
  }
  const sticks = (one: Element) => withAncestors(one).some(box => getComputedStyle(box).position === 'sticky')
  const found = [...(document.querySelector('dialog:modal') ?? document.body).querySelectorAll('*')]
    .filter(one => !one.closest('svg, .seen-by-ear, select, script, style'))
    .filter(one => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .flatMap(one => {
      const visibleArea = visibleAreaOf(one)
      const points = linesOf(one).flatMap(({ left, width, top, bottom }) =>
        [0.02, 0.25, 0.5, 0.75, 0.98].map(part => [left + width * part, (top + bottom) / 2] as const),
      )
      const covers = points.filter(([x, y]) => contains(visibleArea, x, y)).map(([x, y]) => coverOf(one, x, y))
      return [...new Set(covers)]
        .filter(cover => cover !== undefined)
        .filter(cover => !sticks(cover))
        .map(cover => {
          const words = (one.textContent ?? '').trim().slice(0, 40)
          return `${cover.tagName.toLowerCase()}.${cover.getAttribute('class') ?? ''} of ${cover.closest('[class]:not(svg, svg *)')?.className} lies over “${words}”`
        })
    })
  hitsEverything.remove()
  return found
}

/** The words on cards that reach a card's edge, each with the room beside them and the card's width. */
export function wordsOffCards(): string[] {
  const LEAST = 0.015 // of the card's width, on each side
  const cards = document.querySelectorAll<HTMLElement>('.back, .face[role=img], .tile[role=img]')
  const found = [...cards].flatMap(card => {
    const edge = card.getBoundingClientRect()
    return [...card.querySelectorAll<HTMLElement>('*')]
      .filter(one => !one.closest('svg') && one.checkVisibility({ visibilityProperty: true }))
      .flatMap(one => [...one.childNodes])
      .filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '')
      .flatMap(node => {
        const words = document.createRange()
        words.selectNodeContents(node)
        return [...words.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ left, right, top, bottom }) => ({
            beside: Math.min(left - edge.left, edge.right - right),
            above: Math.min(top - edge.top, edge.bottom - bottom),
          }))
          .filter(({ beside, above }) => beside < edge.width * LEAST || above < -1)
          .map(
            ({ beside, above }) =>
              `“${node.textContent?.trim()}” has ${beside.toFixed(1)} beside and ${above.toFixed(1)} above it on a card ${Math.round(edge.width)} wide`,
          )
      })
  })
  return [...new Set(found)]
}

/** Controls a finger would miss: less than 48 by 48 where they can be hit, each with its size. In a sheet of a suit or more, 32. Links inside text are exempt. */
export function smallTargets(): string[] {
  const DENSE = 13 // cells: with more, a phone has no room for finger-sized ones
  const CONTROLS =
    'button, a[href], input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=radio], [role=checkbox], [role=switch]'
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1)
  const found: string[] = []
  for (const one of (dialog ?? document).querySelectorAll<HTMLElement>(CONTROLS)) {
    const labels = one instanceof HTMLInputElement ? [...(one.labels ?? [])] : []
    const parts = [one, ...labels]
    const drawn = parts.find(part => part.checkVisibility({ visibilityProperty: true }) && part.offsetWidth > 1)
    if (!drawn || one.matches(':disabled') || one.closest('[inert], [aria-hidden=true]')) continue
    const within = drawn.parentElement!
    const isWord =
      getComputedStyle(drawn).display === 'inline' &&
      (within.textContent ?? '').trim() !== (drawn.textContent ?? '').trim()
    if (isWord) continue
    const cells = one.closest('[role=grid]')?.querySelectorAll('button').length ?? 0
    const LEAST = cells >= DENSE ? 32 : 48
    drawn.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const hits = (x: number, y: number) => {
      const hit = document.elementFromPoint(x, y)
      return hit !== null && (parts.some(part => part.contains(hit)) || labels.some(label => hit.contains(label)))
    }
    const { left, top, width, height } = drawn.getBoundingClientRect()
    const [x, y, reach] = [left + width / 2, top + height / 2, LEAST / 2 - 1]
    const isWide = width >= LEAST - 0.5 || (hits(x - reach, y) && hits(x + reach, y))
    const isHigh = height >= LEAST - 0.5 || (hits(x, y - reach) && hits(x, y + reach))
    if (isWide && isHigh) continue
    const name = one.getAttribute('aria-label') ?? (one.textContent ?? '').trim().slice(0, 30)
    const place = one.closest<HTMLElement>('[class]')!
    const edges = [[x - reach, y], [x + reach, y], [x, y - reach], [x, y + reach]] as const // prettier-ignore
    const [miss] = edges.filter(([x, y]) => !hits(x, y)).map(([x, y]) => document.elementFromPoint(x, y))
    found.push(
      `${one.tagName.toLowerCase()}.${place.className} “${name}” is ${Math.round(width)} by ${Math.round(height)}, and beside it lies ${miss?.tagName.toLowerCase() ?? 'the edge'}.${miss?.getAttribute('class') ?? ''}`,
    )
  }
  return found
}

/** What somebody who watches needs and is under something or beyond an edge: the last sentence, and, scrolled to, whose turn it is. Runs in the page. */
export function watchedOutOfSight(): string[] {
  const [said, lamp] = ['.display .said', '.display footer .lamp'].map(part => document.querySelector(part))
  const hiddenLines = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return [...range.getClientRects()]
      .filter(({ width, height }) => width > 4 && height > 4)
      .filter(({ left, right, top, bottom }) =>
        [top + 2, bottom - 2].some(y => !element.contains(document.elementFromPoint((left + right) / 2, y))),
      ).length
  }
  const faults = !said ? ['nothing is said'] : hiddenLines(said) > 0 ? ['the last sentence is hidden'] : []
  lamp?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  return [...faults, ...(lamp && hiddenLines(lamp) === 0 ? [] : ['whose turn it is cannot be scrolled to'])]
}

/** The sentences that a seat's game says in two places in sight. Story and notebook keep what was said, so they may repeat it. */
export function saidTwice(): string[] {
  const said = new Map<Element, string>()
  const game = document.querySelector('main [role=region]')
  const words = document.createTreeWalker(game ?? document.createElement('p'), NodeFilter.SHOW_TEXT)
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    let block = node.parentElement!
    if (
      block.closest('.seen-by-ear, svg') ||
      !block.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    )
      continue
    const place = document.createRange()
    place.selectNodeContents(node)
    const { width, height, top, bottom } = place.getBoundingClientRect()
    if (width < 3 || height < 3 || bottom < 0 || top > innerHeight) continue
    while (/^(inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement!
    said.set(block, (said.get(block) ?? '') + node.textContent!)
  }
  const sentences = [...said.values()].flatMap(text =>
    (text.replace(/\s+/g, ' ').match(/[^.!?]+[.!?]/g) ?? []).map(one => one.trim()),
  )
  return [...new Set(sentences)]
    .filter(one => /(\p{L}+\P{L}+){3}/u.test(one) && sentences.indexOf(one) !== sentences.lastIndexOf(one))
    .map(one => `said twice: ${one}`)
}
