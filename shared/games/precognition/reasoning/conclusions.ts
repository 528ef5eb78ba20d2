// The conclusions of Precognition, as hints state them, and how a player notes them.
import type { Rank } from '../cards.ts'
import type { CardHolder } from './whereabouts.ts'

export type PrecognitionConclusion =
  | { type: 'holds'; by: CardHolder; rank: Rank; least: number } // at least this many of the rank, from 1
  | { type: 'lacks'; by: CardHolder; rank: Rank; most: number } // at most this many of the rank, 0 to 3
  | { type: 'comes' } // one's own prediction, whatever is played
  | { type: 'fails' }

/** The key of a conclusion that a player took down. */
export function conclusionMarkKey(deal: number, conclusion: PrecognitionConclusion): string {
  const { type } = conclusion
  if (type === 'comes' || type === 'fails') return `d${deal}:${type}`
  return `d${deal}:${type}.${conclusion.by}.${conclusion.rank}.${type === 'holds' ? conclusion.least : conclusion.most}`
}

/** A conclusion that a player took down, by its key. */
export interface NotedConclusion {
  readonly key: string
  readonly conclusion: PrecognitionConclusion
}

/** The conclusions that a player took down in this deal. */
export function conclusionsInMarks(deal: number, marks: Readonly<Record<string, string>>): NotedConclusion[] {
  return Object.keys(marks).flatMap((key): NotedConclusion[] => {
    const [, of, type, by, rank, count] = /^d(\d+):([a-z]+)(?:\.(\w+)\.(\d+)\.(\d+))?$/.exec(key) ?? []
    if (Number(of) !== deal) return []
    if (type === 'comes' || type === 'fails') return [{ key, conclusion: { type } }]
    if (by === undefined || (type !== 'holds' && type !== 'lacks')) return []
    const holderAndRank = { by: by === 'apart' ? by : Number(by), rank: Number(rank) as Rank } as const
    return [
      {
        key,
        conclusion:
          type === 'holds'
            ? { type, ...holderAndRank, least: Number(count) }
            : { type, ...holderAndRank, most: Number(count) },
      },
    ]
  })
}
