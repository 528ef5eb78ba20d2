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
  #waiting: T[] = []
  #timer: NodeJS.Timeout | undefined

  /** `budgets`: those that pay for a frame now. A frame may cost more than the one token each takes. */
  constructor(
    socket: WebSocket,
    { budgets, handle }: { readonly budgets: () => readonly TokenBucket[]; readonly handle: (frame: T) => void },
  ) {
    this.#socket = socket
    this.#budgets = budgets
    this.#handle = handle
    socket.on('close', () => this.#close())
  }

  arrive(frame: T): void {
    if (this.#waiting.length === 0 && this.#pay()) return this.#handle(frame)
    this.#waiting.push(frame)
    if (this.#waiting.length > MAX_WAITING_FRAMES) return this.#socket.terminate()
    if (this.#timer === undefined) this.#wait()
  }

  /** True once a frame is paid for. */
  #pay(): boolean {
    const budgets = this.#budgets()
    if (budgets.some(({ wait }) => wait > 0)) return false
    for (const budget of budgets) budget.spend(1)
    return true
  }

  #wait(): void {
    this.#socket.pause()
    const wait = Math.max(1, ...this.#budgets().map(budget => budget.wait))
    this.#timer = setTimeout(() => this.#goOn(), wait)
    this.#timer.unref()
  }

  #goOn(): void {
    this.#timer = undefined
    let heard = 0
    while (heard < this.#waiting.length && this.#socket.readyState === this.#socket.OPEN && this.#pay())
      this.#handle(this.#waiting[heard++]!)
    this.#waiting = this.#socket.readyState === this.#socket.OPEN ? this.#waiting.slice(heard) : []
    if (this.#waiting.length > 0) this.#wait()
    else this.#socket.resume() // also to notice that the other side disconnects
  }

  #close(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }
}
