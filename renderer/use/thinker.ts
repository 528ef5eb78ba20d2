// Answers for: the worker in which this page's thinking is done. It keeps nothing from one question to the next.
import type { Finding, GameRecord } from '../../shared/engine/index.ts'
import { lookBack, think, type Question } from './thought.ts'

/** A question on its way to the worker. */
export interface Asked {
  readonly no: number
  readonly game: string
  readonly question: Question
}

/** A record to be looked back at. The worker does nothing else meanwhile. */
export interface LooksBack {
  readonly record: GameRecord
}

/** What the worker says of a record: findings, and when there are no more. */
export type Found = { readonly finding: Finding } | { readonly done: true; readonly trouble?: string }

/** What the worker says to question `no`. */
export interface Said {
  readonly no: number
  readonly answer?: unknown
  readonly trouble?: string
}

self.addEventListener('message', ({ data }: MessageEvent<Asked | LooksBack>) => {
  if ('record' in data) {
    lookBack(data.record)
      .then(findings => {
        for (const finding of findings) self.postMessage({ finding } satisfies Found)
        self.postMessage({ done: true } satisfies Found)
      })
      .catch((error: unknown) => self.postMessage({ done: true, trouble: textOf(error) } satisfies Found))
    return
  }
  const { no, game, question } = data
  think(game, question).then(
    answer => self.postMessage({ no, answer } satisfies Said),
    (error: unknown) => self.postMessage({ no, trouble: textOf(error) } satisfies Said),
  )
})

/** A fault with its places in the program, for the log. */
function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? String(error)) : String(error)
}
