// Answers for: thinking beside the page, so that nobody's click waits for a proof. Where there are no workers it is done on the page.
import type { ReviewFinding, GameRecord } from '../../shared/engine/index.ts'
import type { DealMemory, DealVerdict } from '../../shared/fairness/index.ts'
import type { WorkerFinding, WorkerAnswer, WorkerCheck, WorkerQuestion, WorkerReview } from './mindWorker.ts'
import { checkDeal, reviewFindings, answerQuestion, type MindAnswer, type MindQuestion } from './mindQuestions.ts'

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>()

/** Asks the mind of a game. Rejects when it cannot say. */
export async function askMind<Q extends MindQuestion>(game: string, question: Q): Promise<MindAnswer<Q>> {
  if (typeof Worker === 'undefined') return answerQuestion(game, question)
  return post(no => ({ no, game, question }))
}

/** Checks whether the deal of a finished game was fair; null where only the host drew. Rejects when it cannot say. */
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

/** Who hears of a review: each finding, and the end. */
interface ReviewListener {
  readonly found: (finding: ReviewFinding) => void
  readonly done: (trouble?: string) => void
}

/** Looks back at a record. Returns how to stop. */
export function reviewInWorker(record: GameRecord, listener: ReviewListener): () => void {
  return lookBack({ record, about: 'everything' }, listener)
}

/** Looks back at what could be known alone, which is found out much sooner. Returns how to stop. */
export function knowledgeInWorker(record: GameRecord, listener: ReviewListener): () => void {
  return lookBack({ record, about: 'knowing' }, listener)
}

function lookBack(review: WorkerReview, { found, done }: ReviewListener): () => void {
  if (typeof Worker === 'undefined') return onThePage(review, { found, done })
  const thinker = start()
  thinker.addEventListener('message', ({ data }: MessageEvent<WorkerFinding>) => {
    if ('finding' in data) return found(data.finding)
    thinker.terminate()
    done(data.trouble)
  })
  thinker.addEventListener('error', () => done('the thinking has stopped'))
  thinker.postMessage(review)
  return () => thinker.terminate()
}

/** A few findings at a time, so that the page stays awake. */
function onThePage({ record, about }: WorkerReview, { found, done }: ReviewListener): () => void {
  let stopped = false
  const go = async () => {
    let nth = 0
    for (const finding of await reviewFindings(record, about)) {
      if (stopped) return
      found(finding)
      if (++nth % 20 === 0) await new Promise(resolve => setTimeout(resolve))
    }
    done()
  }
  go().catch((error: unknown) => done(String(error)))
  return () => (stopped = true)
}
