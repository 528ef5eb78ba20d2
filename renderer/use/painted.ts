// Answers for: the order of an answer. What a hand did is seen first; what follows from it, however much, comes with the next frame.

import { shallowRef, watch, type ShallowRef } from 'vue'

const PATIENCE = 60 // milliseconds; a page that stops being looked at paints no more, and must not wait for it

/** What waits for the frame under way, in its order; null: nothing. */
let waiting: (() => void)[] | null = null

/** Does something once the frame under way has been painted; at once on a page that paints nothing. */
export function whenPainted(deed: () => void): void {
  if (document.hidden) return deed()
  if (waiting) return void waiting.push(deed)
  const deeds = (waiting = [deed])
  const painted = () => {
    if (waiting !== deeds) return
    waiting = null
    for (const one of deeds) {
      try {
        one()
      } catch (fault) {
        reportError(fault) // what else waited is done all the same
      }
    }
  }
  requestAnimationFrame(() => setTimeout(painted))
  setTimeout(painted, PATIENCE)
}

/** What something is, a frame behind: a press shows on what was pressed before all that goes with it is drawn. */
export function aFrameLater<T>(of: () => T): Readonly<ShallowRef<T>> {
  const seen = shallowRef(of())
  watch(of, () => whenPainted(() => (seen.value = of())))
  return seen
}

/** Does each thing at once, but while a click is being answered: then in the same order, after the frame that shows the answer. */
export function clicksFirst(): (deed: () => void) => void {
  const waiting: (() => void)[] = []
  let answering = false
  const answered = () => {
    answering = false
    for (const deed of waiting.splice(0)) deed()
  }
  addEventListener(
    'click',
    () => {
      if (answering) return
      answering = true
      whenPainted(answered)
    },
    { capture: true },
  )
  return deed => {
    if (answering) waiting.push(deed)
    else deed()
  }
}
