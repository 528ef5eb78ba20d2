// Digests of the views a screen was shown, and the check that a record leads to the same views.
import {
  applyMoveUnchecked,
  checkMove,
  cloneState,
  gameForRecord,
  startGame,
  viewOf,
  type Game,
  type GameRecord,
  type GameTypeParams,
  type Seat,
  type SeatView,
  type GameState,
  type TableView,
} from '../engine/index.ts'
import { digestOf } from './canonicalJson.ts'

/** A view that was shown: the seat (null: the table), and the view's digest. */
export type SeenView = readonly [seat: Seat | null, digest: string]

/** 64 bits are enough: a cheat would have to find another view with the same digest before the deal. */
const DIGEST_DIGITS = 16

export function viewDigest(view: TableView<GameTypeParams> | SeatView<GameTypeParams>): string {
  const { seats, options, first, open, outcome, story } = view
  const ownPart = 'seat' in view ? { seat: view.seat, step: view.step, own: view.own } : {}
  return digestOf({ seats, options, first, open, outcome, story, ...ownPart }).slice(0, DIGEST_DIGITS)
}

/** The place at which a record first differs from what a screen saw. */
export interface ViewMismatch {
  readonly seat: Seat | null
  readonly move: number // the last move of the record up to which they agree; 0: the deal
}

/** Replays a record and looks for every view that was seen, in order. Null if all are found. Throws InvalidRecord or IllegalMove. */
export function findViewMismatch(
  today: Game<GameTypeParams>,
  record: GameRecord,
  seen: readonly SeenView[],
): ViewMismatch | null {
  const digestsToFind = new Map<Seat | null, string[]>() // the digests still to be found, by audience; the next one is last
  for (const [seat, digest] of seen) digestsToFind.set(seat, [digest, ...(digestsToFind.get(seat) ?? [])])
  const lastFoundMove = new Map<Seat | null, number>() // the last move at which a view of the audience was found
  for (const [move, state] of statesOf(today, record))
    for (const [seat, digests] of digestsToFind) {
      if (digests.length === 0 || (seat !== null && seat >= state.seats)) continue
      const digest = viewDigest(viewOf(state, seat))
      while (digests.at(-1) === digest) {
        digests.pop()
        lastFoundMove.set(seat, move)
      }
    }
  for (const [seat, digests] of digestsToFind)
    if (digests.length > 0) return { seat, move: lastFoundMove.get(seat) ?? 0 }
  return null
}

/** Every state of the game, including those taken back, with the number of moves made. */
function* statesOf(
  today: Game<GameTypeParams>,
  record: GameRecord,
): Generator<readonly [move: number, state: GameState<GameTypeParams>]> {
  const game = gameForRecord(today, record)
  const state = startGame(game, record)
  for (let move = 0; ; move++) {
    yield [move, state]
    for (const [before, seat, taken] of record.takenBack ?? []) {
      if (before !== move) continue
      const branch = cloneState(state)
      applyMoveUnchecked(game, branch, seat, checkMove(game, branch, seat, taken))
      yield [move, branch]
      yield [move, state]
    }
    const entry = record.log[move]
    if (!entry) return
    const [seat, played] = entry
    applyMoveUnchecked(game, state, seat, checkMove(game, state, seat, played))
  }
}
