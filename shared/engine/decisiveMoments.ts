// Finds the moments that decided a game: the first at which somebody could have known, the one that says most, and where it turned.
import { required } from './at.ts'
import type { GameRules, GameTypeParams, Seat } from './game.ts'
import type { GameRecord } from './record.ts'
import type { ChanceCurve, CooperativeFinding, KnowledgeFinding, ReviewFinding } from './review.ts'

/** The first moment at which a seat could have found the answer to a riddle. */
export interface FirstSolvableMoment {
  readonly seat: Seat
  readonly riddleKey: string
  readonly answer: string
  readonly step: number // number of moves made by then
  readonly late: number // moves this seat made after that, before it named the answer, was shown it or the game ended
  readonly endedByOwnMove: boolean // true if the move that ended it was this seat's own
  readonly isNamed?: true // this seat named the answer, where others have to agree
}

/**
 * The first such moments, seat by seat, without answers that were shown or that only the end revealed. A riddle that
 * is open again, in another hand, has one of its own.
 */
export function firstSolvableMoments(
  findings: readonly ReviewFinding[],
  log: GameRecord['log'],
): FirstSolvableMoment[] {
  const knowledgeFindings = findings.filter(finding => finding.about === 'knowledge')
  const seats = [...new Set(knowledgeFindings.map(({ seat }) => seat))].sort((a, b) => a - b)
  return seats.flatMap(seat => {
    const ownFindings = knowledgeFindings.filter(finding => finding.seat === seat && !finding.isGameOver)
    const keys = new Set(ownFindings.flatMap(({ riddles }) => riddles.map(({ key }) => key)))
    return [...keys].flatMap(riddleKey => solvableMomentsOf(riddleKey, { seat, ownFindings, log }))
  })
}

/** The moments of one riddle for one seat, in order: more than one only if it was open again in between. */
function solvableMomentsOf(
  riddleKey: string,
  {
    seat,
    ownFindings,
    log,
  }: { readonly seat: Seat; readonly ownFindings: readonly KnowledgeFinding[]; readonly log: GameRecord['log'] },
): FirstSolvableMoment[] {
  const openRiddleIn = ({ riddles }: KnowledgeFinding) => riddles.find(({ key, shown }) => key === riddleKey && !shown)
  const moments: FirstSolvableMoment[] = []
  let left: readonly KnowledgeFinding[] = ownFindings
  for (;;) {
    const solvedAt = left.findIndex(finding => (openRiddleIn(finding)?.answer ?? null) !== null)
    const firstSolved = left[solvedAt]
    if (!firstSolved) return moments
    const answer = required(openRiddleIn(firstSolved)?.answer, 'answer')
    const goneAt = left.findIndex(finding => finding.step > firstSolved.step && !openRiddleIn(finding))
    const stepRiddleGone = left[goneAt]?.step ?? log.length
    const namedAt = log.findIndex(
      ([by, move], at) => at >= firstSolved.step && by === seat && Object.values(move).includes(answer),
    )
    const isNamedBefore = namedAt >= 0 && namedAt + 1 < stepRiddleGone
    const usedStep = isNamedBefore ? namedAt + 1 : stepRiddleGone
    moments.push({
      seat,
      riddleKey,
      answer,
      step: firstSolved.step,
      late: log.slice(firstSolved.step, Math.max(firstSolved.step, usedStep - 1)).filter(([by]) => by === seat).length,
      endedByOwnMove: usedStep > firstSolved.step && log[usedStep - 1]?.[0] === seat,
      ...(isNamedBefore && { isNamed: true }),
    })
    if (goneAt === -1) return moments
    const openAgainAt = left.findIndex((finding, at) => at > goneAt && openRiddleIn(finding)?.answer === null)
    if (openAgainAt === -1) return moments
    left = left.slice(openAgainAt)
  }
}

/** Those since the last deal of a game of several hands; all of them in a game of one. */
export function momentsOfLastHand<M extends { readonly step: number }>(
  moments: readonly M[],
  log: GameRecord['log'],
  { clearingMoves = [], isBetweenRounds }: Pick<GameRules<GameTypeParams>, 'clearingMoves' | 'isBetweenRounds'>,
): readonly M[] {
  const lastDeal = isBetweenRounds ? log.findLastIndex(([, { type }]) => clearingMoves.includes(type)) : -1
  return moments.filter(({ step }) => step > lastDeal)
}

/**
 * The first moment of knowing that decided most. `ahead`: somebody knew an answer, `moveCount` moves before the winner
 * could. `late`: a seat could have used it earlier. `used`: the winner used it at once. `known`: somebody could have
 * known it.
 */
export type DecisiveSolvableMoment =
  | {
      readonly how: 'ahead'
      readonly first: FirstSolvableMoment
      readonly winner: FirstSolvableMoment
      readonly moveCount: number
    }
  | { readonly how: 'late' | 'used' | 'known'; readonly first: FirstSolvableMoment }

/** Chooses the moment that says most about the end of a game; null if nobody could know anything. */
export function chooseDecisiveMoment(
  firstSolvableMoments: readonly FirstSolvableMoment[],
  winners: readonly Seat[],
): DecisiveSolvableMoment | null {
  const [lead] = firstSolvableMoments
    .filter(({ seat }) => !winners.includes(seat))
    .flatMap(solvableMoment => {
      const winner = firstSolvableMoments.find(
        finding =>
          winners.includes(finding.seat) &&
          finding.endedByOwnMove &&
          finding.riddleKey === solvableMoment.riddleKey &&
          finding.answer === solvableMoment.answer,
      )
      return winner && winner.step > solvableMoment.step
        ? [{ how: 'ahead' as const, first: solvableMoment, winner, moveCount: winner.step - solvableMoment.step }]
        : []
    })
    .sort((a, b) => b.moveCount - a.moveCount)
  if (lead) return lead
  const [latest] = firstSolvableMoments.filter(({ late }) => late > 0).sort((a, b) => b.late - a.late)
  if (latest) return { how: 'late', first: latest }
  const [lastUsed] = firstSolvableMoments
    .filter(({ seat, endedByOwnMove }) => endedByOwnMove && winners.includes(seat))
    .sort((a, b) => b.step - a.step)
  if (lastUsed) return { how: 'used', first: lastUsed }
  const [other] = [...firstSolvableMoments].sort((a, b) => a.step - b.step)
  return other ? { how: 'known', first: other } : null
}

/**
 * The move at which a finished game turned, for looking back; null if it did nowhere, or not everything is found yet:
 * where the last prediction was settled, where somebody could first have known, or where the table together could.
 */
export function turningPoint({
  firstSolvableMoments,
  winners,
  curves,
  together,
  isDone,
}: {
  readonly firstSolvableMoments: readonly FirstSolvableMoment[]
  readonly winners: readonly Seat[]
  readonly curves: readonly ChanceCurve[]
  readonly together: readonly CooperativeFinding[]
  readonly isDone: boolean // nothing more will be found
}): number | null {
  if (!isDone) return null
  const settledSteps = curves.flatMap(({ decided, chances }) =>
    decided && decided.step > (chances[0]?.step ?? 0) ? [decided.step] : [],
  )
  if (settledSteps.length > 0) return Math.max(...settledSteps)
  const decisive = chooseDecisiveMoment(firstSolvableMoments, winners)
  if (decisive) return decisive.first.step
  const solvedFinding = together.find(
    ({ isGameOver, riddles }) => !isGameOver && riddles.length > 0 && riddles.every(({ answer }) => answer !== null),
  )
  return solvedFinding?.step ?? null
}
