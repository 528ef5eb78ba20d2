// Answers for: what is explained the first time somebody at this device can make a move, and never again.
import { shallowRef } from 'vue'
import { storedExplained } from '../device/storage.ts'

const OFF = 'off'

const explained = shallowRef(storedExplained.get())

function remember(key: string): void {
  if (explained.value.has(key)) return
  explained.value = new Set([...storedExplained.get(), key])
  storedExplained.set(explained.value)
}

/** The first of these moves that nobody has made or read about on this device; undefined: there is none, or nothing is to be explained. */
export function unexplainedMove(game: string, moves: readonly string[]): string | undefined {
  return explained.value.has(OFF) ? undefined : moves.find(move => !explained.value.has(`${game}/${move}`))
}

/** A move was read about, or made: it is not explained again. */
export function moveExplained(game: string, move: string): void {
  remember(`${game}/${move}`)
}

/** No move is explained from now on. */
export function explainNothing(): void {
  remember(OFF)
}
