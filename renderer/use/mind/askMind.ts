// Asks a game's mind in a worker, so that no click waits for a proof.
// Without workers it runs on the page.
import type { GameRecord, Seat } from '../../../shared/engine/index.ts'
import type { DealMemory, DealVerdict } from '../../../shared/fairness/index.ts'
import type { WorkerFinding, WorkerAnswer, WorkerCheck, WorkerQuestion } from './mindWorker.ts'
import {
  checkDeal,
  recordFindings,
  answerQuestion,
  type MindAnswer,
  type MindQuestion,
  type RecordFinding,
  type RecordTask,
} from './mindQuestions.ts'

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>()

/** Asks the mind of a game. Rejects if it cannot answer. */
export async function askMind<Q extends MindQuestion>(game: string, question: Q): Promise<MindAnswer<Q>> {
  if (typeof Worker === 'undefined') return answerQuestion(game, question)
  return post(no => ({ no, game, question }))
}

/**
 * Checks whether the deal of a finished game was fair; null where only the host drew a seed. Rejects if it
 * cannot be checked.
 */
export async function checkDealInWorker(record: GameRecord, memory: DealMemory | null): Promise<DealVerdict | null> {
  if (typeof Worker === 'undefined') return checkDeal(record, memory)
  return post(no => ({ no, deal: record, memory }))
}

function post<Answer>(message: (no: number) => WorkerQuestion | WorkerCheck): Promise<Answer> {
  const thinker = (worker ??= begin())
  const no = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(no, { resolve: resolve as (answer: unknown) => void, reject })
    thinker.postMessage(message(no))
  })
}

function start(): Worker {
  return new Worker(new URL('./mindWorker.ts', import.meta.url), { type: 'module' })
}

function begin(): Worker {
  const thinker = start()
  thinker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
    const asker = waiting.get(data.no)
    waiting.delete(data.no)
    if (data.trouble === undefined) asker?.resolve(data.answer)
    else asker?.reject(new Error(data.trouble))
  })
  thinker.addEventListener('error', () => {
    worker = null
    for (const { reject } of waiting.values()) reject(new Error('the thinking has stopped'))
    waiting.clear()
  })
  return thinker
}

/** The two ways to review a record. */
type Review = Extract<RecordTask, { about: 'everything' | 'knowing' }>
type Measuring = Extract<RecordTask, { about: 'questions' }>

/** Receives each finding from a record, and the end. */
interface FindingListener<Task extends RecordTask> {
  readonly found: (finding: RecordFinding<Task>) => void
  readonly done: (trouble?: string) => void
}

/** Reviews a record. Returns a function that stops it. */
export function reviewInWorker(record: GameRecord, listener: FindingListener<Review>): () => void {
  return findOut<Review>({ record, about: 'everything' }, listener)
}

/** Reviews only what could be known, which is much faster. Returns a function that stops it. */
export function reviewKnowledgeInWorker(record: GameRecord, listener: FindingListener<Review>): () => void {
  return findOut<Review>({ record, about: 'knowing' }, listener)
}

/** Measures the questions these seats asked. Returns a function that stops it. */
export function questionsInWorker(
  record: GameRecord,
  seats: readonly Seat[],
  listener: FindingListener<Measuring>,
): () => void {
  return findOut<Measuring>({ record, about: 'questions', seats }, listener)
}

function findOut<Task extends RecordTask>(task: Task, { found, done }: FindingListener<Task>): () => void {
  if (typeof Worker === 'undefined') return onThePage(task, { found, done })
  const thinker = start()
  thinker.addEventListener('message', ({ data }: MessageEvent<WorkerFinding>) => {
    if ('finding' in data) return found(data.finding as RecordFinding<Task>)
    thinker.terminate()
    done(data.trouble)
  })
  thinker.addEventListener('error', () => done('the thinking has stopped'))
  thinker.postMessage(task)
  return () => thinker.terminate()
}

/** A few findings at a time, so that the page stays responsive. */
function onThePage<Task extends RecordTask>(task: Task, { found, done }: FindingListener<Task>): () => void {
  let stopped = false
  const go = async () => {
    let nth = 0
    for (const finding of await recordFindings(task)) {
      if (stopped) return
      found(finding)
      if (++nth % 20 === 0) await new Promise(resolve => setTimeout(resolve))
    }
    done()
  }
  go().catch((error: unknown) => done(String(error)))
  return () => (stopped = true)
}
