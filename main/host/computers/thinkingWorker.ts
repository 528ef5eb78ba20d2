// Answers for: computer players' thoughts, in a worker thread, so that nobody's click waits for them.
import { Worker } from 'node:worker_threads'
import type { GameTypeParams, SkillLevel } from '../../../shared/engine/index.ts'

/** What a computer player is asked: a game, and what its seat may see. */
export interface ThinkRequest {
  readonly game: string
  readonly view: object
  readonly level: SkillLevel
  readonly seed: number
}

/** What the worker answers: a move, null to wait, or what went wrong. */
export type ThinkReply = { readonly move: GameTypeParams['move'] | null } | { readonly error: Error }

/** How long a thought may take, in milliseconds, before it is given up. */
const LONGEST = 5000

export class ThinkingWorker {
  readonly #file: URL
  #worker: Worker | null = null
  #last: Promise<void> | null = null // the last thought that was asked for, while it or one before is under way: the worker has one at a time
  #begun = 0 // how often all was begun afresh

  /** `file` is the worker's own program. */
  constructor(file: URL) {
    this.#file = file
  }

  /** The move the computer player wants, null to wait. Rejects when it cannot say: the worker is begun afresh then. */
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
      const timer = setTimeout(failed, LONGEST)
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
