// Simulates a person without a plan inside a page of any browser: presses what the screen offers.
// Each function runs in the page and uses nothing from outside.

/** Presses one thing the page offers, a complete move if there is one, and returns its text. `over`: the result is shown; null: nothing to do. */
export function pressSomething(chance: number): string | null {
  const shown = (one: Element | null): one is HTMLElement => one !== null && one.getClientRects().length > 0
  if (shown(document.querySelector('#result-title'))) return 'over'
  const named = (button: HTMLElement) =>
    (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim()
  const all = [...document.querySelectorAll<HTMLElement>('button')].filter(shown)
  const isPutAway = (button: HTMLElement) => named(button) === 'Put the cards away' && button.matches('.lamp, .deed') // something was shown, and somebody else is to act
  const passOn = all.find(isPutAway) ?? all.find(button => named(button).endsWith('show my cards'))
  if (passOn) {
    passOn.click()
    return 'lift'
  }
  if (!shown(document.querySelector('.status.lamp'))) return null
  const area = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const free = (button: HTMLElement) =>
    area?.contains(button) &&
    !button.closest('.strips, .take-back, .first-time') && // about the table, not a move
    !(button as HTMLButtonElement).disabled &&
    button.getAttribute('aria-disabled') !== 'true' &&
    (!button.closest('.aside') || button.closest('dialog'))
  const buttons = all.filter(free)
  const some = (list: HTMLElement[]) => list[Math.floor(chance * list.length)]
  const inOpenGroup = (button: HTMLElement) => {
    const group = button.closest('[role=group], [role=radiogroup]')
    return group !== null && button.hasAttribute('aria-pressed') && !group.querySelector('[aria-pressed=true]')
  }
  const chosen = buttons.find(button => button.matches('.deed')) ?? some(buttons.filter(inOpenGroup)) ?? some(buttons)
  chosen?.click()
  return chosen ? named(chosen) : null
}

/** Folds the answers that were unfolded, if any were. At once, because the next move may take them away. */
export function foldAnswers(): void {
  for (const unfolded of document.querySelectorAll<HTMLElement>('.more[aria-expanded=true]')) unfolded.click()
}

/** Presses the button whose name begins like this; false if there is none. */
export function pressNamed(name: string): boolean {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('dialog[open] button, button')].filter(
    button => !button.disabled && button.getClientRects().length > 0,
  )
  const found = buttons.find(button =>
    (button.getAttribute('aria-label') ?? button.innerText).replace(/\s+/g, ' ').trim().startsWith(name),
  )
  found?.click()
  return found !== undefined
}

/** Presses the button with this name or pattern in the dialog, or else the page; of several the first or the last. False if there is none. */
export function pressCalled({
  text,
  isPattern,
  isLast,
}: {
  readonly text: string
  readonly isPattern?: true
  readonly isLast?: true
}): boolean {
  const area = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const named = (button: HTMLElement) =>
    (button.getAttribute('aria-label') ?? button.innerText).replace(/[\s\u2060]+/g, ' ').trim()
  const found = [...(area?.querySelectorAll('button') ?? [])].filter(
    button =>
      button.getClientRects().length > 0 && (isPattern ? new RegExp(text).test(named(button)) : named(button) === text),
  )
  const button = isLast ? found.at(-1) : found[0]
  button?.click()
  return button !== undefined
}

/** Presses the complete move with this text; false if there is none. */
export function pressReadyMove(words: string): boolean {
  const plain = (text: string) => text.replace(/[→\s\u2060]+/g, ' ').trim()
  const button = [...document.querySelectorAll<HTMLButtonElement>('.deed:enabled')].find(
    one => one.matches('button') && plain(one.innerText) === plain(words),
  )
  button?.click()
  return button !== undefined
}

/** What reaches over an edge of the page or of its box, except lists that scroll. */
export function misfits(): string[] {
  const describeElement = (one: Element) =>
    `${one.tagName.toLowerCase()}.${String(one.getAttribute('class'))} “${(one.textContent ?? '').trim().slice(0, 30)}”`
  const wide = [document.documentElement, ...document.querySelectorAll('.scene-box, .game')]
    .filter(box => box.scrollWidth > box.clientWidth + 1)
    .map(box => `${describeElement(box)} is ${box.scrollWidth} of ${box.clientWidth} wide`)
  const scrolls = (one: Element, frame: Element): boolean => {
    const parent = one.parentElement
    return (
      parent !== null &&
      parent !== frame &&
      (getComputedStyle(parent).overflowX !== 'visible' || scrolls(parent, frame))
    )
  }
  const boxes = [...document.querySelectorAll<HTMLElement>('.frame')].filter(frame => frame.getClientRects().length > 0)
  const over = boxes.flatMap(frame => {
    const edge = frame.getBoundingClientRect()
    return [...frame.querySelectorAll('*')]
      .filter(one => {
        const { left, right, width } = one.getBoundingClientRect()
        return (
          width > 0 &&
          !one.closest('.seen-by-ear') &&
          (right > edge.right + 2 || left < edge.left - 2) &&
          !scrolls(one, frame.querySelector('.drawn')!)
        )
      })
      .slice(0, 3)
      .map(
        one =>
          `${describeElement(one)} reaches from ${Math.round(one.getBoundingClientRect().left)} to ${Math.round(one.getBoundingClientRect().right)}, over ${Math.round(edge.right)}`,
      )
  })
  const page = document.documentElement
  const high =
    document.querySelector('.fills-screen') && page.scrollHeight > page.clientHeight + 1
      ? [`the page fills the screen, and is ${page.scrollHeight} of ${page.clientHeight} high`]
      : []
  return [...wide, ...high, ...over]
}
