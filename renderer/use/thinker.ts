// Answers for: the worker in which this page's thinking is done. It keeps nothing from one question to the next.
import { think, type Question } from './thought.ts'

/** A question on its way to the worker. */
export interface Asked {
  readonly no: number
  readonly game: string
  readonly question: Question
}

/** What the worker says to question `no`. */
export interface Said {
  readonly no: number
  readonly answer?: unknown
  readonly trouble?: string
}

self.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  const { no, game, question } = data
  think(game, question).then(
    answer => self.postMessage({ no, answer } satisfies Said),
    (error: unknown) => self.postMessage({ no, trouble: String(error) } satisfies Said),
  )
})
