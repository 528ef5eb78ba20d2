// Finds which answers to each riddle a range of story lines ruled out.
import type { GameTypeParams, SeatView } from './game.ts'
import type { Mind } from './mind.ts'

/** How some lines narrowed one riddle. */
export interface RuledOutAnswers {
  readonly riddle: string // the key of the riddle
  readonly from: number // possible answers before them, always more than `to`
  readonly to: number // from 1
  readonly answers: readonly string[] // the answers ruled out, if the game lists its answers; otherwise empty
}

/**
 * The answers that the lines from index `firstLine` to `lastLine` ruled out for this seat, given the earlier lines and its
 * cards now. Empty if the lines contradict what it knows.
 */
export function ruledOutByLines<K extends GameTypeParams>(
  mind: Pick<Mind<K>, 'prove'>,
  view: SeatView<K>,
  { firstLine, lastLine }: { readonly firstLine: number; readonly lastLine: number },
): readonly RuledOutAnswers[] {
  const [proofBefore, proofAfter] = [firstLine, lastLine + 1].map(count =>
    mind.prove({ ...view, story: view.story.slice(0, count) }),
  )
  if (!proofBefore || !proofAfter || proofAfter.contradicted) return []
  return proofAfter.riddles.flatMap(({ key, left, possible }): readonly RuledOutAnswers[] => {
    const riddleBefore = proofBefore.riddles.find(riddle => riddle.key === key)
    if (!riddleBefore || riddleBefore.left <= left) return []
    const stillPossible = new Set(possible)
    const ruledOutAnswers = possible ? (riddleBefore.possible ?? []).filter(answer => !stillPossible.has(answer)) : []
    return [{ riddle: key, from: riddleBefore.left, to: left, answers: ruledOutAnswers }]
  })
}

/** The latest line that ruled anything out for this seat, and what. */
export interface LatestExclusion {
  readonly line: number // its index in the seat's story
  readonly ruledOut: readonly RuledOutAnswers[]
}

/** How many of the latest lines are searched: about two rounds of three players. */
const MAX_SEARCHED_LINES = 12

/** The latest line that ruled anything out; null if none of the last dozen did. */
export function latestExclusion<K extends GameTypeParams>(
  mind: Pick<Mind<K>, 'prove'>,
  view: SeatView<K>,
): LatestExclusion | null {
  const oldest = Math.max(0, view.story.length - MAX_SEARCHED_LINES)
  for (let line = view.story.length - 1; line >= oldest; line--) {
    const ruledOut = ruledOutByLines(mind, view, { firstLine: line, lastLine: line })
    if (ruledOut.length > 0) return { line, ruledOut }
  }
  return null
}
