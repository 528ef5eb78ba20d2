// Computes the chance to win a hand of two, from the number of cards each player's hidden card may still be for the
// other. Both are assumed to ask well, and to name when that is better than waiting.
import { at } from '../../../engine/index.ts'
import { remainingCountChances } from './narrowing.ts'

const MAX_CARDS = 70

/** The chance to win for the player on turn, by the numbers of cards left to them and to the other. */
const winChanceTable = solveDuel()

/** The chance that the player on turn wins, with `mine` cards left to choose from against `theirs`. From 1, fractions allowed. */
export function duelWinChance(mine: number, theirs: number): number {
  const [a, b] = [clampCount(mine), clampCount(theirs)]
  const [i, j] = [Math.min(MAX_CARDS - 1, Math.floor(a)), Math.min(MAX_CARDS - 1, Math.floor(b))]
  const [x, y] = [a - i, b - j]
  const win = (n: number, m: number) => at(winChanceTable, n * (MAX_CARDS + 1) + m)
  return (1 - x) * ((1 - y) * win(i, j) + y * win(i, j + 1)) + x * ((1 - y) * win(i + 1, j) + y * win(i + 1, j + 1))
}

function clampCount(count: number): number {
  return Math.min(MAX_CARDS, Math.max(1, count))
}

function solveDuel(): Float64Array {
  const width = MAX_CARDS + 1
  let winChances = new Float64Array(width * width).fill(0.5)
  for (let round = 0; round < 60; round++) {
    const nextChances = new Float64Array(width * width)
    for (let mine = 1; mine <= MAX_CARDS; mine++)
      for (let theirs = 1; theirs <= MAX_CARDS; theirs++) {
        let asking = 0
        for (const [left, chance] of remainingCountChances(mine))
          asking += chance * Math.max(1 / left, 1 - at(winChances, theirs * width + left))
        nextChances[mine * width + theirs] = Math.max(1 / mine, asking)
      }
    winChances = nextChances
  }
  return winChances
}
