// Answers for: thinking beside the page, so that nobody's click waits for a proof. Where there are no workers it is done on the page.
import type { Said } from './thinker.ts'
import { think, type Answer, type Question } from './thought.ts'

let worker: Worker | null = null
let asked = 0
const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: (trouble: Error) => void }>()

/** Asks the mind of a game. Rejects when it cannot say. */
export async function thinking<Q extends Question>(game: string, question: Q): Promise<Answer<Q>> {
  if (typeof Worker === 'undefined') return think(game, question)
  const thinker = (worker ??= begin())
  const no = ++asked
  return new Promise((resolve, reject) => {
    waiting.set(no, { resolve: resolve as (answer: unknown) => void, reject })
    thinker.postMessage({ no, game, question })
  })
}

function begin(): Worker {
  const thinker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' })
  thinker.addEventListener('message', ({ data }: MessageEvent<Said>) => {
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
