// Asks a game's mind in a worker, so that no click waits for a proof.
// Without workers it runs on the page.
import type { GameRecord, Seat } from '../../../shared/engine/index.ts'
import type { DealMemory, DealVerdict } from '../../../shared/fairness/index.ts'
import type { RecordTaskMessage, WorkerAnswer, WorkerDealCheck, WorkerQuestion } from './mindWorker.ts'
import {
  checkDeal,
  findingsOfRecord,
  answerMindQuestion,
  type MindAnswer,
  type MindQuestion,
  type RecordTaskFinding,
  type RecordTask,
} from './mindQuestions.ts'

let worker: Worker | null = null
let questionCount = 0
const pendingRequests = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>()

/** Asks the mind of a game. Rejects if it cannot answer. */
export async function askMind<Q extends MindQuestion>(game: string, question: Q): Promise<MindAnswer<Q>> {
  if (typeof Worker === 'undefined') return answerMindQuestion(game, question)
  return askWorker(no => ({ requestNumber: no, game, question }))
}

/**
 * Checks whether the deal of a finished game was fair; null where only the host drew a seed. Rejects if it
 * cannot be checked.
 */
export async function checkDealInWorker(record: GameRecord, memory: DealMemory | null): Promise<DealVerdict | null> {
  if (typeof Worker === 'undefined') return checkDeal(record, memory)
  return askWorker(no => ({ requestNumber: no, deal: record, memory }))
}

function askWorker<Answer>(messageFor: (no: number) => WorkerQuestion | WorkerDealCheck): Promise<Answer> {
  const thinker = (worker ??= createQuestionWorker())
  const requestNumber = ++questionCount
  return new Promise((resolve, reject) => {
    pendingRequests.set(requestNumber, { resolve: resolve as (answer: unknown) => void, reject })
    thinker.postMessage(messageFor(requestNumber))
  })
}

function startWorker(): Worker {
  return new Worker(new URL('./mindWorker.ts', import.meta.url), { type: 'module' })
}

function createQuestionWorker(): Worker {
  const thinker = startWorker()
  thinker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asker = pendingRequests.get(data.requestNumber)
    pendingRequests.delete(data.requestNumber)
    if (data.trouble === undefined) asker?.resolve(data.answer)
    else asker?.reject(new Error(data.trouble))
  })
  thinker.addEventListener('error', () => {
    worker = null
    for (const { reject } of pendingRequests.values()) reject(new Error('the thinking has stopped'))
    pendingRequests.clear()
  })
  return thinker
}

/** The two ways to review a record. */
type ReviewTask = Extract<RecordTask, { about: 'everything' | 'knowledge' }>
type MeasuringTask = Extract<RecordTask, { about: 'questions' }>

/** Receives each finding from a record, and the end. */
interface FindingListener<Task extends RecordTask> {
  readonly onFound: (finding: RecordTaskFinding<Task>) => void
  readonly onDone: (trouble?: string) => void
}

/** Reviews a record. Returns a function that stops it. */
export function reviewInWorker(record: GameRecord, listener: FindingListener<ReviewTask>): () => void {
  return runTask<ReviewTask>({ record, about: 'everything' }, listener)
}

/** Reviews only what could be known, which is much faster than everything. Returns a function that stops the review. */
export function reviewKnowledgeInWorker(record: GameRecord, listener: FindingListener<ReviewTask>): () => void {
  return runTask<ReviewTask>({ record, about: 'knowledge' }, listener)
}

/** Measures the questions these seats asked. Returns a function that stops the measuring. */
export function measureQuestionsInWorker(
  record: GameRecord,
  seats: readonly Seat[],
  listener: FindingListener<MeasuringTask>,
): () => void {
  return runTask<MeasuringTask>({ record, about: 'questions', seats }, listener)
}

function runTask<Task extends RecordTask>(task: Task, { onFound, onDone }: FindingListener<Task>): () => void {
  if (typeof Worker === 'undefined') return runTaskOnPage(task, { onFound, onDone })
  const thinker = startWorker()
  thinker.addEventListener('message', ({ data }: MessageEvent<RecordTaskMessage>) => {
    if ('finding' in data) return onFound(data.finding as RecordTaskFinding<Task>)
    thinker.terminate()
    onDone(data.trouble)
  })
  thinker.addEventListener('error', () => onDone('the thinking has stopped'))
  thinker.postMessage(task)
  return () => thinker.terminate()
}

/** Runs a task on the page, a few findings at a time, so that the page stays responsive. */
function runTaskOnPage<Task extends RecordTask>(task: Task, { onFound, onDone }: FindingListener<Task>): () => void {
  let isStopped = false
  const runInSlices = async () => {
    let findingIndex = 0
    for (const finding of await findingsOfRecord(task)) {
      if (isStopped) return
      onFound(finding)
      if (++findingIndex % 20 === 0) await new Promise(resolve => setTimeout(resolve))
    }
    onDone()
  }
  runInSlices().catch((error: unknown) => onDone(String(error)))
  return () => (isStopped = true)
}
