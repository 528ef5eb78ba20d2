// The chance to win a hand of two, by the number of cards each player's hidden card may still be for the other.
// Both ask as well as can be expected, and name when that is better than waiting.
import { at } from '../../../engine/index.ts'
import { remainingCountChances } from './narrowing.ts'

const MOST = 70

/** The chance to win for the player on turn, by the numbers of cards left to them and to the other. */
const table = solved()

/** The chance that the player on turn wins, with `mine` cards left to choose from against `theirs`. From 1, fractions allowed. */
export function duelWinChance(mine: number, theirs: number): number {
  const [a, b] = [clamp(mine), clamp(theirs)]
  const [i, j] = [Math.min(MOST - 1, Math.floor(a)), Math.min(MOST - 1, Math.floor(b))]
  const [x, y] = [a - i, b - j]
  const win = (n: number, m: number) => at(table, n * (MOST + 1) + m)
  return (1 - x) * ((1 - y) * win(i, j) + y * win(i, j + 1)) + x * ((1 - y) * win(i + 1, j) + y * win(i + 1, j + 1))
}

function clamp(many: number): number {
  return Math.min(MOST, Math.max(1, many))
}

function solved(): Float64Array {
  const width = MOST + 1
  let win = new Float64Array(width * width).fill(0.5)
  for (let round = 0; round < 60; round++) {
    const next = new Float64Array(width * width)
    for (let mine = 1; mine <= MOST; mine++)
      for (let theirs = 1; theirs <= MOST; theirs++) {
        let asking = 0
        for (const [left, chance] of remainingCountChances(mine))
          asking += chance * Math.max(1 / left, 1 - at(win, theirs * width + left))
        next[mine * width + theirs] = Math.max(1 / mine, asking)
      }
    win = next
  }
  return win
}
