// Explains a game's goal and each of its moves the first time on this device, and never again.
import { customRef } from 'vue'
import { storedExplainedMoves } from '../../device/storage/gameMemory.ts'

const OFF = 'off'

/** The explained moves that are stored on this device, as a ref. Changes made here redraw what depends on them. */
const explainedMoves = customRef<ReadonlySet<string>>((track, trigger) => ({
  get() {
    track()
    return storedExplainedMoves.get()
  },
  set(explained) {
    storedExplainedMoves.set(explained)
    trigger()
  },
}))

function rememberExplained(key: string): void {
  if (!explainedMoves.value.has(key)) explainedMoves.value = new Set([...explainedMoves.value, key])
}

/**
 * The first of these moves that nobody has made or read about on this device; undefined: there is none, or
 * explanations are off.
 */
export function unexplainedMove(game: string, moves: readonly string[]): string | undefined {
  const explained = explainedMoves.value
  return explained.has(OFF) ? undefined : moves.find(move => !explained.has(`${game}/${move}`))
}

/** Notes that a move was read about or made: it is not explained again. */
export function markMoveExplained(game: string, move: string): void {
  rememberExplained(`${game}/${move}`)
}

/** Whether moves are explained on this device. */
export function areMovesExplained(): boolean {
  return !explainedMoves.value.has(OFF)
}

/** Turns explanations on again, except for moves already explained. */
export function enableMoveExplanations(): void {
  explainedMoves.value = new Set([...explainedMoves.value].filter(key => key !== OFF))
}

/** Turns explanations off. */
export function disableMoveExplanations(): void {
  rememberExplained(OFF)
}

/** The goal of a game is kept as a move without a name. */
const GOAL_KEY = ''

/** Whether a game's goal is still to be shown on this device. */
export function isGoalUnexplained(game: string): boolean {
  return unexplainedMove(game, [GOAL_KEY]) !== undefined
}

/** Notes that a game's goal was shown, or is taught by its lesson. */
export function markGoalExplained(game: string): void {
  markMoveExplained(game, GOAL_KEY)
}
