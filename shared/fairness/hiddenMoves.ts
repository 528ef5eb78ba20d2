// Follows the moves whose choice the others cannot see, and replays a record with them: the host must commit to each.
import {
  applyMoveUnchecked,
  checkMove,
  cloneState,
  diffStates,
  isSeenByOthers,
  rulesForRecord,
  startGame,
  type GameRecord,
  type GameRules,
  type GameState,
  type GameTypeParams,
  type MoveStates,
  type NumberedMove,
} from '../engine/index.ts'
import { moveCommitment } from './commitments.ts'

/**
 * Moves of one seat that the host commits to at once, in order. The others see the last one being made and none before
 * it: a prediction, perhaps written twice, and its sealing.
 */
export type HiddenMoves = readonly NumberedMove[]

/** Follows the moves of a game and says when the host must commit to which. */
export class HiddenMoveTracker {
  readonly #rules: GameRules<GameTypeParams>
  #unseenMoves: HiddenMoves // hidden choices of all seats, of which the others have not seen that they were made

  constructor(rules: GameRules<GameTypeParams>, unseen: HiddenMoves = []) {
    this.#rules = rules
    this.#unseenMoves = unseen
  }

  /** A copy that follows a move which was taken back. */
  copy(): HiddenMoveTracker {
    return new HiddenMoveTracker(this.#rules, this.#unseenMoves)
  }

  /** Must be called after each move of the game. Returns the moves to which the host must commit now; null if none. */
  follow(
    { before, after, diff = diffStates(before, after) }: MoveStates<GameTypeParams>,
    numberedMove: NumberedMove,
  ): HiddenMoves | null {
    const [, seat, { type }] = numberedMove
    const isChoiceHidden = this.#rules.hiddenMoves?.includes(type) === true
    if (!isSeenByOthers(diff, seat)) {
      if (isChoiceHidden) this.#unseenMoves = [...this.#unseenMoves, numberedMove]
      return null
    }
    const unseenBefore = this.#unseenMoves.filter(([, maker]) => maker === seat)
    this.#unseenMoves = this.#unseenMoves.filter(([, maker]) => maker !== seat)
    return isChoiceHidden || unseenBefore.length > 0 ? [...unseenBefore, numberedMove] : null
  }
}

/** A state of a replayed game. */
export interface ReplayedState {
  readonly move: number // how many moves were made
  readonly state: GameState<GameTypeParams>
  readonly takenBack: NumberedMove | null // a move made after those, and taken back
  readonly hiddenMoves: HiddenMoves | null // the host had to commit to these with the last move
}

/** Every state of a game, including those taken back. Throws InvalidRecord or IllegalMove. */
export function replayStates(currentRules: GameRules<GameTypeParams>, record: GameRecord): ReplayedState[] {
  const rules = rulesForRecord(currentRules, record)
  const tracker = new HiddenMoveTracker(rules)
  let state = startGame(rules, record)
  const states: ReplayedState[] = []
  const stateAfter = ([, seat, move]: NumberedMove) => {
    const after = cloneState(state)
    applyMoveUnchecked(rules, after, seat, checkMove(rules, after, seat, move))
    return after
  }
  let hiddenMoves: HiddenMoves | null = null
  for (let move = 0; ; move++) {
    states.push({ move, state, takenBack: null, hiddenMoves })
    for (const takenBack of record.takenBack ?? []) {
      if (takenBack[0] !== move) continue
      const after = stateAfter(takenBack)
      const hiddenThen = tracker.copy().follow({ before: state, after }, takenBack)
      states.push({ move, state: after, takenBack, hiddenMoves: hiddenThen })
      states.push({ move, state, takenBack: null, hiddenMoves: null })
    }
    const logEntry = record.log[move]
    if (!logEntry) return states
    const numberedMove: NumberedMove = [move, ...logEntry]
    const after = stateAfter(numberedMove)
    hiddenMoves = tracker.follow({ before: state, after }, numberedMove)
    state = after
  }
}

/** The hidden moves among these states, without those that were taken back. */
export function hiddenMovesIn(states: readonly ReplayedState[]): HiddenMoves[] {
  return states.flatMap(({ takenBack, hiddenMoves }) => (hiddenMoves && !takenBack ? [hiddenMoves] : []))
}

/** The host's commitments to the hidden moves of a game that goes on. */
export class MoveCommitments {
  readonly #tracker: HiddenMoveTracker
  readonly #hostNumber: string
  readonly #commitments: string[] = []

  /** Replays the moves that were made so far. Throws InvalidRecord or IllegalMove. */
  constructor(currentRules: GameRules<GameTypeParams>, record: GameRecord, hostNumber: string) {
    const rules = rulesForRecord(currentRules, record)
    this.#tracker = new HiddenMoveTracker(rules)
    this.#hostNumber = hostNumber
    let before = startGame(rules, record)
    for (const [move, logEntry] of record.log.entries()) {
      const after = cloneState(before)
      applyMoveUnchecked(rules, after, logEntry[0], checkMove(rules, after, ...logEntry))
      this.follow({ before, after }, [move, ...logEntry])
      before = after
    }
  }

  /** In the order in which they were made. */
  get all(): readonly string[] {
    return this.#commitments
  }

  /** Must be called after each move. Returns the commitment that everybody must get with it; undefined if none. */
  follow(states: MoveStates<GameTypeParams>, numberedMove: NumberedMove): string | undefined {
    const hiddenMoves = this.#tracker.follow(states, numberedMove)
    if (!hiddenMoves) return undefined
    const commitment = moveCommitment(this.#hostNumber, hiddenMoves)
    this.#commitments.push(commitment)
    return commitment
  }
}
