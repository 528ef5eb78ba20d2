// Processes a screen's frames no faster than its budgets allow.
// Early frames wait, and the socket is not read meanwhile: a flood only fills its own queue.
import type { WebSocket } from 'ws'
import type { TokenBucket } from './budgets.ts'

/**
 * The most frames that may wait: as many as a socket delivers before it pauses. A connection with more is
 * closed.
 */
const MAX_WAITING_FRAMES = 20_000

export class RateLimitedInbox<T> {
  readonly #socket: WebSocket
  readonly #budgets: () => readonly TokenBucket[]
  readonly #handle: (frame: T) => void
  #waitingFrames: T[] = []
  #timer: NodeJS.Timeout | undefined

  /**
   * `budgets`: returns the budgets that pay for a frame now, one token each. Handling a frame may cost more tokens.
   */
  constructor(
    socket: WebSocket,
    { budgets, handle }: { readonly budgets: () => readonly TokenBucket[]; readonly handle: (frame: T) => void },
  ) {
    this.#socket = socket
    this.#budgets = budgets
    this.#handle = handle
    socket.on('close', () => this.#discardWaitingFrames())
  }

  receive(frame: T): void {
    if (this.#waitingFrames.length === 0 && this.#payForFrame()) return this.#handle(frame)
    this.#waitingFrames.push(frame)
    if (this.#waitingFrames.length > MAX_WAITING_FRAMES) return this.#socket.terminate()
    if (this.#timer === undefined) this.#scheduleNext()
  }

  /** Takes a token from each budget. Returns false, and takes none, if a budget is empty. */
  #payForFrame(): boolean {
    const budgets = this.#budgets()
    if (budgets.some(({ wait }) => wait > 0)) return false
    for (const budget of budgets) budget.spend(1)
    return true
  }

  #scheduleNext(): void {
    this.#socket.pause()
    const wait = Math.max(1, ...this.#budgets().map(budget => budget.wait))
    this.#timer = setTimeout(() => this.#handleWaiting(), wait)
    this.#timer.unref()
  }

  #handleWaiting(): void {
    this.#timer = undefined
    let handledCount = 0
    while (
      handledCount < this.#waitingFrames.length &&
      this.#socket.readyState === this.#socket.OPEN &&
      this.#payForFrame()
    )
      this.#handle(this.#waitingFrames[handledCount++]!)
    this.#waitingFrames = this.#socket.readyState === this.#socket.OPEN ? this.#waitingFrames.slice(handledCount) : []
    if (this.#waitingFrames.length > 0) this.#scheduleNext()
    else this.#socket.resume() // the socket must also be read to notice that the other side disconnects
  }

  #discardWaitingFrames(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waitingFrames = []
  }
}
