// Finds where a seat's screen breaks a promise of the frame. It runs in the page and imports nothing.

/** The broken promises of the screen, each with the words it is about. */
export function brokenPromises(): string[] {
  const game = document.querySelector<HTMLElement>('.seat-page .game')!
  const scrolledTo = [...document.querySelectorAll('*')].map(one => [one, one.scrollLeft, one.scrollTop] as const)
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const wordsOf = (element: Element) =>
    `“${(element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}”`
  const hits = (element: Element, x: number, y: number) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && element.contains(hit)
  }

  /** The lines of text of an element that are out of sight, or under something that is not `within`. */
  function hiddenLines(element: Element, within = element): number {
    const range = document.createRange()
    range.selectNodeContents(element)
    const lines = [...range.getClientRects()].filter(({ width, height }) => width > 4 && height > 4)
    return lines.filter(({ left, right, top, bottom }) => {
      const [middle, from, to] = [(left + right) / 2, top + 2, bottom - 2]
      return [from, to].some(y => !hits(within, Math.min(middle, right - 1), y))
    }).length
  }
  const answers = [...game.querySelectorAll('.said p, .said .newest')].filter(shown)
  const missing = answers.length > 0 || !game.querySelector('.last-said') ? [] : ['no answer is shown']
  const answerHidden = answers
    .map(element => ({ element, lines: hiddenLines(element, element.closest('.said')!) })) // lines of one answer touch
    .filter(({ lines }) => lines > 0)
    .map(({ element, lines }) => `the last answer is hidden in ${lines} places: ${wordsOf(element)}`)

  const deeds = [...game.querySelectorAll<HTMLElement>('.deed')].filter(shown)
  const deedHidden = deeds
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return !hits(element, (left + right) / 2, top + 2) || !hits(element, (left + right) / 2, bottom - 2)
    })
    .map(element => `the action is hidden: ${wordsOf(element)}`)
  const FINGER_PX = 44
  const deedSqueezed = deeds
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const words = range.getBoundingClientRect()
      const isPastEdge =
        words.left < left - 1 || words.right > right + 1 || words.top < top - 1 || words.bottom > bottom + 1
      return bottom - top < FINGER_PX || right - left < 2 * FINGER_PX || isPastEdge
    })
    .map(element => `the action is too small for a finger or its words: ${wordsOf(element)}`)

  // What can be chosen is either in sight or can be scrolled to, and then nothing is over it.
  const choices = [...game.querySelectorAll<HTMLElement>('button, [role=button], input, textarea')].filter(
    element =>
      shown(element) && !element.matches('.deed, :disabled') && !element.closest('[inert], [aria-hidden=true]'),
  )
  const covered: string[] = []
  for (const element of choices) {
    if (element.getBoundingClientRect().width < 2) continue
    const isReached = (['center', 'start', 'end'] as const).some(block => {
      element.scrollIntoView({ block, inline: 'center' })
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return hits(element, (left + right) / 2, (top + bottom) / 2)
    })
    if (isReached) continue
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    covered.push(
      `${wordsOf(element)} is under ${over?.tagName.toLowerCase() ?? 'the edge'}.${over?.getAttribute('class') ?? ''}`,
    )
  }

  for (const [one, left, top] of scrolledTo)
    if (one.scrollLeft !== left || one.scrollTop !== top) one.scrollTo({ left, top, behavior: 'instant' })

  const names = [...game.querySelectorAll<HTMLElement>('.player-name')].filter(shown)
  const cut = names
    .filter(element => {
      const begin = element.querySelector<HTMLElement>('.begin')
      const size = parseFloat(getComputedStyle(element).fontSize)
      if (begin) return begin.scrollWidth > begin.clientWidth && begin.clientWidth < 2.4 * size
      let box: HTMLElement | null = element
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const over = document.elementFromPoint(right - 1, (top + bottom) / 2)
      const isSeen = top >= 0 && right <= innerWidth && over !== null
      // A button over the whole panel hides nothing.
      const panel = element.closest('.player')
      if (
        isSeen &&
        panel?.contains(over) &&
        !over.contains(element) &&
        !element.contains(over) &&
        !over.matches('.cover')
      )
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
    .map(element => `a name is cut: ${wordsOf(element)}`)
  // A phone enlarges the whole page when a field with smaller letters is typed into; also one behind a tab.
  const fields = document.querySelectorAll('textarea, input:not([type=radio], [type=checkbox], [type=range])')
  const small = [...fields]
    .filter(element => parseFloat(getComputedStyle(element).fontSize) < 16)
    .map(element => `the letters of a field are small: ${wordsOf(element)}`)
  // A row may scroll sideways by itself; a half of the screen may not.
  const sideways = [game, ...game.querySelectorAll<HTMLElement>('.half, .tray')]
    .filter(
      element =>
        shown(element) &&
        element.scrollWidth > element.clientWidth + 1 &&
        getComputedStyle(element).overflowX !== 'visible',
    )
    .map(element => `it must be scrolled sideways: ${wordsOf(element)}`)
  return [...missing, ...answerHidden, ...deedHidden, ...deedSqueezed, ...covered, ...cut, ...small, ...sideways]
}

/**
 * What is known of the others (counts, answers, cards turned up) that is under something or below an edge as the
 * screen stands. A row of players may be scrolled sideways.
 */
export function knownOutOfSight(): string[] {
  const known = document.querySelectorAll<HTMLElement>('.half .player :is(.left, .evidence li, .about)')
  return [...known]
    .filter(
      element => element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1,
    )
    .filter(element => {
      const folded = element.closest('ul')?.getBoundingClientRect().bottom ?? Infinity // the rest is one press away
      return element.getBoundingClientRect().top < folded - 2
    })
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const x = (left + right) / 2
      const player = element.closest('.player')!
      const row = player.closest('.opponents, .players')?.getBoundingClientRect()
      if (row && (x < row.left || x > row.right)) return false
      if (element.matches('li') && element.firstElementChild!.scrollWidth > element.clientWidth + 1) return true
      return [top + 2, bottom - 2].some(y => !player.contains(document.elementFromPoint(x, y)))
    })
    .map(
      element =>
        `${element.closest('.player')!.getAttribute('aria-label')}: “${element.textContent.trim().slice(0, 30)}”`,
    )
}

/** Whoever alone is to move, or else whom the last sentence names last, if they sit outside a row of players that scrolls. */
export function lastSpokenOutOfSight(): string[] {
  const row = document.querySelector('.opponents')
  const named = [...document.querySelectorAll('.said b bdi')].map(element => element.textContent)
  const panels = named.map(name => row?.querySelector(`.player[aria-label="${CSS.escape(name)}"]`))
  const movers = row?.querySelectorAll('.to-move') ?? []
  const panel = movers.length === 1 ? movers[0] : panels.findLast(element => element)
  if (!row || !panel) return []
  const [seen, box] = [row.getBoundingClientRect(), panel.getBoundingClientRect()]
  const isSeen = box.left >= seen.left - 1 && box.right <= seen.right + 1
  return isSeen ? [] : [`${panel.getAttribute('aria-label')} moves or just spoke, and is out of sight`]
}

/** What lies on the table and is cut off or covered as the screen stands: the skyline, one's prediction, the claims. */
export function boardsOutOfSight(): string[] {
  return [...document.querySelectorAll('.half:not(.own) .board :is(.ground, .lane, .families)')]
    .filter(element => element.checkVisibility({ visibilityProperty: true }))
    .filter(element => {
      const box = element.getBoundingClientRect()
      const x = Math.min(Math.max(box.left, 0) + 20, innerWidth - 2)
      return [box.top + 3, box.bottom - 3].some(y => {
        const hit = document.elementFromPoint(x, y)
        return hit === null || !(element.closest('.board') ?? element).contains(hit)
      })
    })
    .map(element => `${element.className} is out of sight`)
}

/** What is wrong with an open sheet: its action or all that is possible is out of sight, or rows of its grid are while it has room for them. */
export function faultsOfSheet(): string[] {
  const sheet = document.querySelector<HTMLElement>('dialog[open]')
  if (!sheet) return ['no sheet is open']
  const isSeen = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every(y => element.contains(document.elementFromPoint((left + right) / 2, y)))
  }
  const possible = [...sheet.querySelectorAll('[role=grid] button.alive')]
  const noneSeen = possible.length > 0 && !possible.some(isSeen) ? ['nothing possible is in sight'] : []
  sheet.scrollTop = 0
  const deeds = [...sheet.querySelectorAll('.deed')]
    .filter(element => !isSeen(element))
    .map(() => 'the action is out of sight')
  const rows = [...sheet.querySelectorAll('[role=grid] tbody tr, [role=grid].rows > *')]
  const hidden = rows.filter(row => {
    const { top, bottom } = row.querySelector('button')?.getBoundingClientRect() ?? row.getBoundingClientRect()
    const { bottom: edge } = (sheet.querySelector('footer') ?? sheet).getBoundingClientRect()
    const foot = sheet.querySelector('footer')?.getBoundingClientRect().top ?? edge
    return bottom > foot + 2 || top < 0
  })
  return [
    ...noneSeen,
    ...deeds,
    ...(hidden.length > 0 ? [`${hidden.length} of ${rows.length} rows are out of sight`] : []),
  ]
}

/** The choices, and the cards of one's own hands, that are covered or past an edge, as the screen stands. */
export function choicesOutOfSight(): string[] {
  const choices = [
    ...document.querySelectorAll('.seat .deeds button:not(.deed), .seat .middle button, .seat .strip [role=img]'),
  ].filter(element => element.checkVisibility({ visibilityProperty: true }))
  if (choices.length === 0) return ['there is no choice at all']
  return choices
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return [top + 2, bottom - 2].some(y => {
        const seen = document.elementFromPoint((left + right) / 2, y)
        // A button without a look lies all over one's hands.
        const isOwnHand = seen?.matches('.enlarge') === true && seen.parentElement!.contains(element)
        return !element.contains(seen) && !isOwnHand
      })
    })
    .map(element => element.getAttribute('aria-label') ?? element.textContent.trim())
}

/** Words whose last mark (such as “?”) begins a line of its own. */
export function marksAlone(): string[] {
  const alone: string[] = []
  const texts = document.createTreeWalker(document.querySelector('.seat-page .game')!, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lineOf = (text: Node, at: number) => {
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect()
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement!.checkVisibility({ visibilityProperty: true })) continue
    for (const { index, 0: word } of text.textContent!.matchAll(/[^\s\u202f][\s\u202f]*[?!:;…”“»]/g)) {
      const [before, mark] = [lineOf(text, index), lineOf(text, index + word.length - 1)]
      if (before.height > 0 && mark.top >= before.bottom - 1)
        alone.push(`a mark begins a line: “${text.textContent!.trim().slice(0, 40)}”`)
    }
  }
  return alone
}

/**
 * Whether the notebook names an answer that may be named now, and if so, what is wrong: the opener of the naming is not
 * lit, or an action beside it is as bright.
 */
export function namingsNotMain(): { readonly isCertain: boolean; readonly faults: readonly string[] } {
  const opener = document.querySelector('.seat .opener')
  const isCertain = opener !== null && document.querySelector('.part.notebook .last-left') !== null
  if (!isCertain) return { isCertain, faults: [] }
  const isLit = document.querySelector('.seat .opener.lamp') !== null
  const bright = [...(opener.parentElement?.querySelectorAll('.deed:not(:disabled)') ?? [])].filter(
    deed => getComputedStyle(deed).backgroundImage !== 'none',
  )
  return {
    isCertain,
    faults: [
      ...(isLit ? [] : [`“${opener.textContent.trim()}” is not lit`]),
      ...bright.map(deed => `“${deed.textContent.trim()}” is as bright`),
    ],
  }
}

/** The share of the screen's height that is left for the page between the bars that stay, and for a sheet. */
export function shareForContent(): number {
  const isContent = (element: Element | null) =>
    element !== null &&
    (element.closest('dialog') !== null ||
      (element.closest('main') !== null && !element.closest('.own .tray, .eyes, .steps, .again')))
  const rows = Array.from({ length: innerHeight }, (_, y) => y + 0.5)
  const isOpen = (y: number) =>
    [0.15, 0.4, 0.6, 0.85].every(x => isContent(document.elementFromPoint(x * innerWidth, y)))
  return rows.filter(isOpen).length / innerHeight
}

/** The game's title in the bar, if not all of its words are shown. */
export function titlesCut(): string[] {
  return [...document.querySelectorAll<HTMLElement>('h1 .title, h1.title')]
    .filter(title => {
      const range = document.createRange()
      range.selectNodeContents(title)
      const [words, place] = [range.getBoundingClientRect(), title.parentElement!.getBoundingClientRect()]
      // beside a long name the title gives up its place as a whole
      if (place.width < 2 || words.top >= place.bottom - 2) return false
      const bar = title.closest('header')!.getBoundingClientRect()
      return (
        title.scrollWidth > title.clientWidth + 1 ||
        title.scrollHeight > title.clientHeight + 2 ||
        words.top < bar.top - 1 ||
        words.bottom > bar.bottom + 1 ||
        words.right > title.getBoundingClientRect().right + 1
      )
    })
    .map(title => title.textContent.trim())
}

/** What is possible in a sheet and is under something or below an edge. */
export function possibleOutOfSight(): string[] {
  return [...document.querySelectorAll('.game [role=grid] button.alive')]
    .filter(element => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return !element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
    })
    .map(element => element.getAttribute('aria-label') ?? '')
}

/** Whether nothing is over an element, and no edge cuts it. */
export function isWholeInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  return [top + 2, bottom - 2].every(y => element.contains(document.elementFromPoint((left + right) / 2, y)))
}
