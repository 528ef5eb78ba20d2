// Digests of the views a screen was shown, and the check that a record leads to the same views.
import {
  applyMoveUnchecked,
  checkMove,
  cloneState,
  diffStates,
  rulesForRecord,
  isHiddenMove,
  isPublicChange,
  startGame,
  viewOf,
  type GameRules,
  type GameRecord,
  type GameTypeParams,
  type Seat,
  type SeatView,
  type GameState,
  type TableView,
  type TakenBackMove,
} from '../engine/index.ts'
import { digestOf } from './canonicalJson.ts'

/**
 * A view that was shown: the seat (null: the table), the view's digest, and how many of the host's commitments to
 * hidden moves the screen had by then.
 */
export type SeenViewDigest = readonly [seat: Seat | null, digest: string, bound: number]

/** The hidden moves of a record, and the commitments a screen had, in the order in which it got them. */
export interface HiddenMoves {
  readonly moves: readonly TakenBackMove[]
  readonly bound: readonly string[]
  readonly commitmentOf: (move: TakenBackMove) => string
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
 * Replays a record and looks for every view that was seen, in order. Null if all are found. With `hiddenMoves`, a view is
 * found only where the screen had the commitments to all moves that were hidden by then: a host that commits later
 * could have changed them. Throws InvalidRecord or IllegalMove.
 */
export function findViewMismatch(
  currentRules: GameRules<GameTypeParams>,
  record: GameRecord,
  seenViews: readonly SeenViewDigest[],
  hiddenMoves: HiddenMoves | null = null,
): ViewMismatch | null {
  const viewsToFindByAudience = new Map<Seat | null, SeenViewDigest[]>() // the views still to be found, by audience; the next one is last
  for (const view of seenViews)
    viewsToFindByAudience.set(view[0], [view, ...(viewsToFindByAudience.get(view[0]) ?? [])])
  const lastFoundMoveByAudience = new Map<Seat | null, number>() // the last move at which a view of the audience was found
  const unboundViews = new Set<SeenViewDigest>()
  for (const { move, state, takenBack, isTakenBackHidden } of replayedStates(currentRules, record)) {
    const neededCount = hiddenMoves ? commitmentsNeeded(hiddenMoves, move, isTakenBackHidden ? takenBack : null) : 0
    for (const [seat, views] of viewsToFindByAudience) {
      if (views.length === 0 || (seat !== null && seat >= state.seats)) continue
      const digest = viewDigest(viewOf(state, seat))
      for (let nextView = views.at(-1); nextView?.[1] === digest; nextView = views.at(-1)) {
        if (nextView[2] < neededCount) {
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

/** How many of its commitments, in order, a screen must have had after `move` moves and perhaps one that was taken back. */
function commitmentsNeeded(
  { moves, bound, commitmentOf }: HiddenMoves,
  move: number,
  takenBackMove: TakenBackMove | null,
): number {
  const hiddenBefore = moves.filter(([before]) => before < move)
  const places = [...hiddenBefore, ...(takenBackMove ? [takenBackMove] : [])].map(hiddenMove =>
    bound.indexOf(commitmentOf(hiddenMove)),
  )
  return places.includes(-1) ? Infinity : Math.max(0, ...places.map(place => place + 1))
}

/**
 * The moves of a record that were taken back while the others did not know which they were. A pass that was taken back
 * was seen by everybody. Throws InvalidRecord or IllegalMove.
 */
export function unseenMovesTakenBack(currentRules: GameRules<GameTypeParams>, record: GameRecord): TakenBackMove[] {
  let stateBefore = startGame(rulesForRecord(currentRules, record), record)
  const unseenMoves: TakenBackMove[] = []
  for (const { state, takenBack, isTakenBackHidden } of replayedStates(currentRules, record)) {
    if (!takenBack) stateBefore = state
    else if (isTakenBackHidden || !isPublicChange(diffStates(stateBefore, state))) unseenMoves.push(takenBack)
  }
  return unseenMoves
}

/** A state of a game. */
interface ReplayedState {
  readonly move: number // how many moves were made
  readonly state: GameState<GameTypeParams>
  readonly takenBack: TakenBackMove | null // a move made after those, and taken back
  readonly isTakenBackHidden: boolean // that move was hidden, so that the host had to commit to it
}

/** Every state of the game, including those taken back. */
function* replayedStates(currentRules: GameRules<GameTypeParams>, record: GameRecord): Generator<ReplayedState> {
  const rules = rulesForRecord(currentRules, record)
  const state = startGame(rules, record)
  for (let move = 0; ; move++) {
    yield { move, state, takenBack: null, isTakenBackHidden: false }
    for (const takenBackMove of record.takenBack ?? []) {
      const [before, seat, played] = takenBackMove
      if (before !== move) continue
      const branch = cloneState(state)
      applyMoveUnchecked(rules, branch, seat, checkMove(rules, branch, seat, played))
      const isTakenBackHidden = isHiddenMove(rules, { before: state, after: branch }, [seat, played])
      yield { move, state: branch, takenBack: takenBackMove, isTakenBackHidden }
      yield { move, state, takenBack: null, isTakenBackHidden: false }
    }
    const logEntry = record.log[move]
    if (!logEntry) return
    const [seat, played] = logEntry
    applyMoveUnchecked(rules, state, seat, checkMove(rules, state, seat, played))
  }
}
