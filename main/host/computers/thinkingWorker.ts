// Runs computer players' thoughts in a worker thread, so that no click waits for them.
import { Worker } from 'node:worker_threads'
import type { GameTypeParams, SkillLevel } from '../../../shared/engine/index.ts'

/** The input of a thought: a game, and what its seat may see. */
export interface ThinkRequest {
  readonly game: string
  readonly view: object
  readonly level: SkillLevel
  readonly seed: number
}

/** The worker's answer: a move, null to wait, or an error. */
export type ThinkReply = { readonly move: GameTypeParams['move'] | null } | { readonly error: Error }

/** How long a thought may take before it is abandoned, in milliseconds. */
const MAX_THOUGHT_MS = 5000

export class ThinkingWorker {
  readonly #file: URL
  #worker: Worker | null = null
  #last: Promise<void> | null = null // the last thought requested, while it or an earlier one is running: the worker has one at a time
  #begun = 0 // how often the worker was restarted

  /** `file`: the worker's own program. */
  constructor(file: URL) {
    this.#file = file
  }

  /** The move the computer player wants, null to wait. If it fails it rejects, and the worker is restarted. */
  think(thought: ThinkRequest): Promise<GameTypeParams['move'] | null> {
    const begun = this.#begun
    const inTurn = () => {
      if (begun !== this.#begun) throw new Error('nobody waits for this thought any more')
      return this.#thinkNow(thought)
    }
    const mine = this.#last?.then(inTurn) ?? this.#thinkNow(thought)
    const over: Promise<void> = mine.then(
      () => this.#settle(over),
      () => this.#settle(over),
    )
    this.#last = over
    return mine
  }

  #settle(thought: Promise<void>): void {
    if (this.#last === thought) this.#last = null
  }

  #thinkNow(thought: ThinkRequest): Promise<GameTypeParams['move'] | null> {
    const worker = (this.#worker ??= this.#begin())
    return new Promise((resolve, reject) => {
      const done = (settle: () => void) => {
        clearTimeout(timer)
        worker.off('message', answered).off('error', failed).off('exit', failed)
        settle()
      }
      const answered = (answer: ThinkReply) =>
        done(() => {
          if ('error' in answer) reject(answer.error)
          else resolve(answer.move)
        })
      const failed = () =>
        done(() => {
          this.#worker = null
          void worker.terminate()
          reject(new Error('the computer player gave no answer'))
        })
      const timer = setTimeout(failed, MAX_THOUGHT_MS)
      worker.on('message', answered).on('error', failed).on('exit', failed)
      worker.postMessage(thought)
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#begun++
    this.#worker = null
    await worker?.terminate()
  }

  #begin(): Worker {
    // Bots need little room; a small young generation keeps the host's memory low.
    const worker = new Worker(this.#file, {
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 },
    })
    worker.unref()
    return worker
  }
}
