// Answers for: what is explained the first time somebody at this device can make a move, and never again.
import { customRef } from 'vue'
import { storedExplainedMoves } from '../../device/storage/gameMemory.ts'

const OFF = 'off'

/** What is kept on this device; whatever is drawn from it is drawn anew when it changes here. */
const kept = customRef<ReadonlySet<string>>((track, trigger) => ({
  get() {
    track()
    return storedExplainedMoves.get()
  },
  set(explained) {
    storedExplainedMoves.set(explained)
    trigger()
  },
}))

function remember(key: string): void {
  if (!kept.value.has(key)) kept.value = new Set([...kept.value, key])
}

/** The first of these moves that nobody has made or read about on this device; undefined: there is none, or nothing is to be explained. */
export function unexplainedMove(game: string, moves: readonly string[]): string | undefined {
  const explained = kept.value
  return explained.has(OFF) ? undefined : moves.find(move => !explained.has(`${game}/${move}`))
}

/** A move was read about, or made: it is not explained again. */
export function markMoveExplained(game: string, move: string): void {
  remember(`${game}/${move}`)
}

/** Moves are explained on this device. */
export function areMovesExplained(): boolean {
  return !kept.value.has(OFF)
}

/** Moves are explained again, but for those that were. */
export function enableMoveExplanations(): void {
  kept.value = new Set([...kept.value].filter(key => key !== OFF))
}

/** No move is explained from now on. */
export function disableMoveExplanations(): void {
  remember(OFF)
}
