// Waits for the frame after a press, so that the press is visible before its effects are drawn.

/** The longest wait for a frame, in milliseconds. A hidden page draws none. */
const FRAME_TIMEOUT_MS = 60

/** Calls `callback` once the present frame has been drawn. */
export function afterFrame(callback: () => void): void {
  let isDone = false
  const runOnce = () => {
    if (isDone) return
    isDone = true
    callback()
  }
  requestAnimationFrame(() => setTimeout(runOnce))
  setTimeout(runOnce, FRAME_TIMEOUT_MS)
}
