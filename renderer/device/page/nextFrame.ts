// Answers for: the frame after a press. What was pressed is seen to be pressed before what follows from it is drawn.

/** A page that nobody looks at draws no frames: then it is not waited for longer than this. */
const FRAME_TIMEOUT_MS = 60

/** Calls once the frame that is being made has been drawn. */
export function afterFrame(then: () => void): void {
  let isDone = false
  const once = () => {
    if (isDone) return
    isDone = true
    then()
  }
  requestAnimationFrame(() => setTimeout(once))
  setTimeout(once, FRAME_TIMEOUT_MS)
}
