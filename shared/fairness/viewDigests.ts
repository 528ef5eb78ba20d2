// Digests of the views a screen was shown, and the check that a record leads to the same views.
import {
  at,
  diffStates,
  isSeenByOthers,
  viewOf,
  type GameTypeParams,
  type NumberedMove,
  type Seat,
  type SeatView,
  type TableView,
} from '../engine/index.ts'
import { digestOf } from './canonicalJson.ts'
import type { HiddenMoves, ReplayedState } from './hiddenMoves.ts'

/**
 * A view that was shown: the seat (null: the table), the view's digest, and how many of the host's commitments to
 * hidden moves the screen had by then.
 */
export type SeenViewDigest = readonly [seat: Seat | null, digest: string, bound: number]

/** The host's commitments to hidden moves that a screen was shown, in the order in which it got them. */
export interface ShownCommitments {
  readonly shownCommitments: readonly string[]
  readonly commitmentOf: (hiddenMoves: HiddenMoves) => string
}

/** 64 bits are enough: a cheat would have to find another view with the same digest before the deal. */
const DIGEST_DIGITS = 16

/** The digest of a view, by which a screen remembers that it was shown. */
export function viewDigest(view: TableView<GameTypeParams> | SeatView<GameTypeParams>): string {
  const { seats, options, first, open, outcome, story } = view
  const ownPart = 'seat' in view ? { seat: view.seat, step: view.step, own: view.own } : {}
  return digestOf({ seats, options, first, open, outcome, story, ...ownPart }).slice(0, DIGEST_DIGITS)
}

/** The place at which a record first differs from what a screen saw. */
export interface ViewMismatch {
  readonly seat: Seat | null
  readonly move: number // the last move of the record up to which they agree; 0: the deal
  readonly isUnbound: boolean // the view is in the record, but the screen lacked the commitment to a move hidden before it
}

/**
 * Looks in the states of a record for every view that was seen, in order. Null if all are found. With `commitments`, a
 * view is found only where the screen had those to all moves that were hidden by then: a host that commits later could
 * have changed them.
 */
export function findViewMismatch(
  states: readonly ReplayedState[],
  seenViews: readonly SeenViewDigest[],
  commitments: ShownCommitments | null = null,
): ViewMismatch | null {
  const viewsToFindByAudience = new Map<Seat | null, SeenViewDigest[]>() // the views still to be found, by audience; the next one is last
  for (const view of seenViews)
    viewsToFindByAudience.set(view[0], [view, ...(viewsToFindByAudience.get(view[0]) ?? [])])
  const lastFoundMoveByAudience = new Map<Seat | null, number>() // the last move at which a view of the audience was found
  const unboundViews = new Set<SeenViewDigest>()
  let neededSoFar = 0 // how many of its commitments, in order, a screen must have had after the moves so far
  for (const { move, state, takenBack, hiddenMoves } of states) {
    const neededNow = Math.max(
      neededSoFar,
      commitments && hiddenMoves ? neededCommitmentCount(commitments, hiddenMoves) : 0,
    )
    if (!takenBack) neededSoFar = neededNow
    for (const [seat, views] of viewsToFindByAudience) {
      if (views.length === 0 || (seat !== null && seat >= state.seats)) continue
      const digest = viewDigest(viewOf(state, seat))
      for (let nextView = views.at(-1); nextView?.[1] === digest; nextView = views.at(-1)) {
        if (nextView[2] < neededNow) {
          unboundViews.add(nextView)
          break
        }
        views.pop()
        lastFoundMoveByAudience.set(seat, move)
      }
    }
  }
  for (const [seat, views] of viewsToFindByAudience) {
    const missing = views.at(-1)
    if (missing) return { seat, move: lastFoundMoveByAudience.get(seat) ?? 0, isUnbound: unboundViews.has(missing) }
  }
  return null
}

/** How many of its commitments, in order, a screen needs to have the one to these moves. */
function neededCommitmentCount({ shownCommitments, commitmentOf }: ShownCommitments, hiddenMoves: HiddenMoves): number {
  const place = shownCommitments.indexOf(commitmentOf(hiddenMoves))
  return place === -1 ? Infinity : place + 1
}

/**
 * The moves of a record that were taken back while the others did not know which they were. A pass that was taken back
 * was seen by everybody.
 */
export function unseenMovesTakenBack(states: readonly ReplayedState[]): NumberedMove[] {
  return states.flatMap(({ state, takenBack, hiddenMoves }, i) =>
    takenBack && (hiddenMoves || !isSeenByOthers(diffStates(at(states, i - 1).state, state), takenBack[1]))
      ? [takenBack]
      : [],
  )
}
