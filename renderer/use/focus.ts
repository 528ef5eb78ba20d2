// Answers for: where the focus is. A tap brings it along once the tap has been answered: to move it costs a phone as much as to draw the answer.
import { whenPainted } from './painted.ts'

/** What was written in a field is kept when the focus goes; that is not put off. */
const FIELDS = 'input, textarea, select'

/** What a finger has just pressed: the focus is on its way there. */
let tapped: HTMLElement | null = null

/** What has the focus, or is about to have it; null: nothing. */
export function focused(): HTMLElement | null {
  const { activeElement } = document
  return tapped ?? (activeElement instanceof HTMLElement ? activeElement : null)
}

/** From now on a tap on a button is answered before the focus follows it. */
export function tapsFirst(): void {
  // An iPhone moves no focus to what is tapped: there is nothing to put off, and a ring would show that no hand asked for.
  if (CSS.supports('-webkit-touch-callout', 'none')) return
  let byFinger = false
  let before: Element | null = null
  const early = { capture: true }
  addEventListener('pointerdown', ({ pointerType }) => (byFinger = pointerType === 'touch'), { ...early, passive: true })
  addEventListener(
    'mousedown',
    event => {
      before = document.activeElement
      tapped = byFinger && event.target instanceof Element && !before?.matches(FIELDS) ? event.target.closest<HTMLElement>('button, summary') : null
      if (tapped) event.preventDefault()
    },
    early,
  )
  addEventListener(
    'click',
    () => {
      const button = tapped
      if (!button) return
      whenPainted(() => {
        if (tapped !== button) return
        tapped = null
        if (document.activeElement === before) button.focus({ preventScroll: true }) // unless the answer itself moved it
      })
    },
    early,
  )
}
