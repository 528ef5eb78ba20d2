// Runs this page's deductions in a worker.
// It keeps nothing from one question to the next.
import type { GameRecord } from '../../../shared/engine/index.ts'
import type { DealMemory } from '../../../shared/fairness/index.ts'
import {
  checkDeal,
  findingsOfRecord,
  answerMindQuestion,
  type MindQuestion,
  type RecordTaskFinding,
  type RecordTask,
} from './mindQuestions.ts'

/** A question on its way to the worker. */
export interface WorkerQuestion {
  readonly requestNumber: number
  readonly game: string
  readonly question: MindQuestion
}

/** A deal to check, by its record and by what this device remembers. */
export interface WorkerDealCheck {
  readonly requestNumber: number
  readonly deal: GameRecord
  readonly memory: DealMemory | null
}

/** The worker's messages about a record: its findings, and at last that there are no more. */
export type RecordTaskMessage =
  { readonly finding: RecordTaskFinding } | { readonly done: true; readonly trouble?: string }

/** The worker's answer to the question or check with this number. */
export interface WorkerAnswer {
  readonly requestNumber: number
  readonly answer?: unknown
  readonly trouble?: string
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion | RecordTask | WorkerDealCheck>) => {
  if ('record' in data) {
    findingsOfRecord(data) // the worker does nothing else meanwhile
      .then(findings => {
        for (const finding of findings) self.postMessage({ finding } satisfies RecordTaskMessage)
        self.postMessage({ done: true } satisfies RecordTaskMessage)
      })
      .catch((error: unknown) =>
        self.postMessage({ done: true, trouble: errorText(error) } satisfies RecordTaskMessage),
      )
    return
  }
  const { requestNumber } = data
  const answering = 'deal' in data ? checkDeal(data.deal, data.memory) : answerMindQuestion(data.game, data.question)
  answering.then(
    answer => self.postMessage({ requestNumber, answer } satisfies WorkerAnswer),
    (error: unknown) => self.postMessage({ requestNumber, trouble: errorText(error) } satisfies WorkerAnswer),
  )
})

/** An error with its stack, for the log. */
function errorText(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}
