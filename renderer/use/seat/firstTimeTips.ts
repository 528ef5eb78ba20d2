// Shows tips on a game's goal and each of its moves the first time on this device, and never again. Of several people at
// one screen each sees them once.
import { customRef } from 'vue'
import { storedSeenTips } from '../../device/storage/gameMemory.ts'

const OFF = 'off'

/** The seen tips that are stored on this device, as a ref. Changes made here redraw what depends on them. */
const seenTips = customRef<ReadonlySet<string>>((track, trigger) => ({
  get() {
    track()
    return storedSeenTips.get()
  },
  set(newTips) {
    storedSeenTips.set(newTips)
    trigger()
  },
}))

function rememberTip(key: string): void {
  if (!seenTips.value.has(key)) seenTips.value = new Set([...seenTips.value, key])
}

/** `nth`: which person at this screen it is, counted from 0; the first of them is whoever sits here alone at other times. */
function tipKey(game: string, move: string, nth: number): string {
  return nth === 0 ? `${game}/${move}` : `${game}/${move}/${nth}`
}

/**
 * The first of these moves that the nth person at this screen has neither made nor read about on this device; undefined:
 * there is none, or tips are off.
 */
export function firstMoveWithUnseenTip(game: string, moves: readonly string[], nth = 0): string | undefined {
  const seen = seenTips.value
  return seen.has(OFF) ? undefined : moves.find(move => !seen.has(tipKey(game, move, nth)))
}

/** Notes that the nth person at this screen read about a move or made it: its tip is not shown to them again. */
export function markTipSeen(game: string, move: string, nth = 0): void {
  rememberTip(tipKey(game, move, nth))
}

/** Whether tips are shown on this device. */
export function areFirstTimeTipsOn(): boolean {
  return !seenTips.value.has(OFF)
}

/** Turns tips on again, except for moves whose tip was seen. */
export function turnOnFirstTimeTips(): void {
  seenTips.value = new Set([...seenTips.value].filter(key => key !== OFF))
}

/** Turns tips off. */
export function turnOffFirstTimeTips(): void {
  rememberTip(OFF)
}

/** The goal of a game is kept as a move without a name. */
const GOAL_KEY = ''

/** Whether a game's goal is still to be shown on this device. */
export function isGoalTipUnseen(game: string): boolean {
  return firstMoveWithUnseenTip(game, [GOAL_KEY]) !== undefined
}

/** Notes that a game's goal was shown, or is taught by its lesson. */
export function markGoalTipSeen(game: string): void {
  markTipSeen(game, GOAL_KEY)
}
