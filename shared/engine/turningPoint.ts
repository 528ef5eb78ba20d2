// Finds the moment at which a finished game turned.
import type { ChanceCurve, CooperativeFinding, FirstSolvable } from './review.ts'

/**
 * The number of moves made when it turned; null: it is not known yet, or nothing turned it. It is the first moment at
 * which somebody could have known and moved on without it, or else could have known at all. Where predictions decide,
 * it is the card that settled the last of them; where all play together, the moment the table could have known.
 */
export function turningPoint({
  firsts,
  courses,
  together,
  isDone,
}: {
  readonly firsts: readonly FirstSolvable[]
  readonly courses: readonly ChanceCurve[]
  readonly together: readonly CooperativeFinding[]
  readonly isDone: boolean // nothing more will be found
}): number | null {
  const earliest = (steps: readonly number[]) => (steps.length > 0 ? Math.min(...steps) : null)
  if (courses.length === 0) {
    const missed = earliest(firsts.flatMap(({ step, late }) => (late > 0 ? [step] : [])))
    if (missed !== null) return missed
  }
  if (!isDone) return null
  const decided = courses.flatMap(({ decided: by, chances }) =>
    by && by.step > (chances[0]?.step ?? 0) ? [by.step] : [],
  )
  if (decided.length > 0) return Math.max(...decided)
  const known = together.find(
    ({ opened, riddles }) => !opened && riddles.length > 0 && riddles.every(({ answer }) => answer !== null),
  )
  return earliest([...firsts.map(({ step }) => step), ...(known ? [known.step] : [])])
}
