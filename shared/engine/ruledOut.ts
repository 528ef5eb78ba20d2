// Answers for: what lines of the story ruled out when they were told: the answers to each riddle that could be before them, and cannot be since.
import type { GameTypeParams, SeatView } from './game.ts'
import type { Mind } from './mind.ts'

/** What became of one riddle by some lines. */
export interface RuledOut {
  readonly riddle: string // its key
  readonly from: number // answers left before them, at least one more than `to`
  readonly to: number // from 1
  readonly answers: readonly string[] // those ruled out, where the game lists its answers; else none
}

/** What the lines from place `first` to place `last` of the story ruled out for this seat, given those before them and what it holds now. Nothing where they contradict what it knows. */
export function ruledOutByLines<K extends GameTypeParams>(
  mind: Pick<Mind<K>, 'prove'>,
  view: SeatView<K>,
  { first, last }: { readonly first: number; readonly last: number },
): readonly RuledOut[] {
  const [before, after] = [first, last + 1].map(count => mind.prove({ ...view, story: view.story.slice(0, count) }))
  if (!before || !after || after.contradicted) return []
  return after.riddles.flatMap(({ key, left, possible }): readonly RuledOut[] => {
    const earlier = before.riddles.find(riddle => riddle.key === key)
    if (!earlier || earlier.left <= left) return []
    const still = new Set(possible)
    const gone = possible ? (earlier.possible ?? []).filter(answer => !still.has(answer)) : []
    return [{ riddle: key, from: earlier.left, to: left, answers: gone }]
  })
}
