// Answers for: thinking beside the page, so that nobody's click waits for a proof. Where there are no workers it is done on the page.
import type { ReviewFinding, GameRecord } from '../../shared/engine/index.ts'
import type { WorkerFinding, WorkerAnswer } from './mindWorker.ts'
import { reviewFindings, answerQuestion, type MindAnswer, type MindQuestion } from './mindQuestions.ts'

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>()

/** Asks the mind of a game. Rejects when it cannot say. */
export async function askMind<Q extends MindQuestion>(game: string, question: Q): Promise<MindAnswer<Q>> {
  if (typeof Worker === 'undefined') return answerQuestion(game, question)
  const thinker = (worker ??= begin())
  const no = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(no, { resolve: resolve as (answer: unknown) => void, reject })
    thinker.postMessage({ no, game, question })
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

/** Looks back at a record; `found` hears each finding, `done` the end. Returns how to stop. */
export function reviewInWorker(
  record: GameRecord,
  { found, done }: { found: (finding: ReviewFinding) => void; done: (trouble?: string) => void },
): () => void {
  if (typeof Worker === 'undefined') return onThePage(record, { found, done })
  const thinker = start()
  thinker.addEventListener('message', ({ data }: MessageEvent<WorkerFinding>) => {
    if ('finding' in data) return found(data.finding)
    thinker.terminate()
    done(data.trouble)
  })
  thinker.addEventListener('error', () => done('the thinking has stopped'))
  thinker.postMessage({ record })
  return () => thinker.terminate()
}

/** A few findings at a time, so that the page stays awake. */
function onThePage(
  record: GameRecord,
  { found, done }: { found: (finding: ReviewFinding) => void; done: (trouble?: string) => void },
): () => void {
  let stopped = false
  const go = async () => {
    let nth = 0
    for (const finding of await reviewFindings(record)) {
      if (stopped) return
      found(finding)
      if (++nth % 20 === 0) await new Promise(resolve => setTimeout(resolve))
    }
    done()
  }
  go().catch((error: unknown) => done(String(error)))
  return () => (stopped = true)
}
