// Answers for: the worker in which this page's thinking is done. It keeps nothing from one question to the next.
import type { ReviewFinding, GameRecord } from '../../shared/engine/index.ts'
import { reviewFindings, answerQuestion, type MindQuestion } from './mindQuestions.ts'

/** A question on its way to the worker. */
export interface WorkerQuestion {
  readonly no: number
  readonly game: string
  readonly question: MindQuestion
}

/** A record to be looked back at. The worker does nothing else meanwhile. */
export interface WorkerReview {
  readonly record: GameRecord
  readonly about: 'everything' | 'knowing'
}

/** What the worker says of a record: findings, and when there are no more. */
export type WorkerFinding = { readonly finding: ReviewFinding } | { readonly done: true; readonly trouble?: string }

/** What the worker says to question `no`. */
export interface WorkerAnswer {
  readonly no: number
  readonly answer?: unknown
  readonly trouble?: string
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion | WorkerReview>) => {
  if ('record' in data) {
    reviewFindings(data.record, data.about)
      .then(findings => {
        for (const finding of findings) self.postMessage({ finding } satisfies WorkerFinding)
        self.postMessage({ done: true } satisfies WorkerFinding)
      })
      .catch((error: unknown) => self.postMessage({ done: true, trouble: textOf(error) } satisfies WorkerFinding))
    return
  }
  const { no, game, question } = data
  answerQuestion(game, question).then(
    answer => self.postMessage({ no, answer } satisfies WorkerAnswer),
    (error: unknown) => self.postMessage({ no, trouble: textOf(error) } satisfies WorkerAnswer),
  )
})

/** A fault with its places in the program, for the log. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}
