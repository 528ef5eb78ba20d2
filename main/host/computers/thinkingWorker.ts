// Runs computer players' thoughts in a worker thread, so that no click waits for them.
import { Worker } from 'node:worker_threads'
import type { GameTypeParams, SecretChoices, SkillLevel } from '../../../shared/engine/index.ts'

/** The input of a thought: a game, what its seat may see, and what everybody saw in earlier games of the evening. */
export interface ThinkRequest {
  readonly game: string
  readonly view: object
  readonly earlierChoices: SecretChoices
  readonly level: SkillLevel
  readonly seed: number
}

/** The worker's answer: a move, null to wait, or an error. */
export type ThinkReply = { readonly move: GameTypeParams['move'] | null } | { readonly error: Error }

/** How long a thought may take before it is abandoned, in milliseconds. */
const MAX_THOUGHT_MS = 5000

export class ThinkingWorker {
  readonly #workerProgram: URL
  #worker: Worker | null = null
  #lastThought: Promise<void> | null = null // the thought requested last; null once it has ended. The worker has one thought at a time
  #closeCount = 0 // how often the worker was closed: a thought requested before that is not begun any more

  /** `file`: the worker's own program. */
  constructor(file: URL) {
    this.#workerProgram = file
  }

  /** The move the computer player wants; null to wait. Rejects if the thinking fails; the worker is restarted then. */
  think(request: ThinkRequest): Promise<GameTypeParams['move'] | null> {
    const closeCount = this.#closeCount
    const thinkUnlessClosed = () => {
      if (closeCount !== this.#closeCount) throw new Error('nobody waits for this thought any more')
      return this.#thinkNow(request)
    }
    const answer = this.#lastThought?.then(thinkUnlessClosed) ?? this.#thinkNow(request)
    const thoughtEnd: Promise<void> = answer.then(
      () => this.#forgetThought(thoughtEnd),
      () => this.#forgetThought(thoughtEnd),
    )
    this.#lastThought = thoughtEnd
    return answer
  }

  #forgetThought(thought: Promise<void>): void {
    if (this.#lastThought === thought) this.#lastThought = null
  }

  #thinkNow(request: ThinkRequest): Promise<GameTypeParams['move'] | null> {
    const worker = (this.#worker ??= this.#startWorker())
    return new Promise((resolve, reject) => {
      const finish = (settle: () => void) => {
        clearTimeout(thoughtTimeout)
        worker.off('message', onReply).off('error', onFailure).off('exit', onFailure)
        settle()
      }
      const onReply = (answer: ThinkReply) =>
        finish(() => {
          if ('error' in answer) reject(answer.error)
          else resolve(answer.move)
        })
      const onFailure = () =>
        finish(() => {
          this.#worker = null
          void worker.terminate()
          reject(new Error('the computer player gave no answer'))
        })
      const thoughtTimeout = setTimeout(onFailure, MAX_THOUGHT_MS)
      worker.on('message', onReply).on('error', onFailure).on('exit', onFailure)
      worker.postMessage(request)
    })
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#closeCount++
    this.#worker = null
    await worker?.terminate()
  }

  #startWorker(): Worker {
    // Computer players need little room; a small young generation keeps the host's memory low.
    const worker = new Worker(this.#workerProgram, {
      resourceLimits: { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 256 },
    })
    worker.unref()
    return worker
  }
}
