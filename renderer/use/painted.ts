// Answers for: the order of an answer. What a hand did is seen first; what follows from it, however much, comes with the next frame.

const PATIENCE = 60 // milliseconds; a page that stops being looked at paints no more, and must not wait for it

/** Does something once the frame under way has been painted; at once on a page that paints nothing. */
export function whenPainted(deed: () => void): void {
  if (document.hidden) return deed()
  let done = false
  const once = () => {
    if (done) return
    done = true
    deed()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, PATIENCE)
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
