// Predicts how many cards a question leaves, with a random hand. Small numbers shrink slowly, because the last
// cards have similar ranks and suits, which few cards separate. The figures were measured in games of computer
// players.

const MEASURED_NARROWING: Readonly<Record<number, readonly number[]>> = {
  1: [1],
  2: [0.45, 0.55],
  3: [0.25, 0.35, 0.4],
  4: [0.12, 0.28, 0.28, 0.32],
  5: [0.08, 0.22, 0.23, 0.19, 0.28],
  6: [0.04, 0.12, 0.36, 0.18, 0.09, 0.21],
  7: [0.04, 0.07, 0.27, 0.22, 0.09, 0.21, 0.1],
  8: [0.03, 0.04, 0.1, 0.4, 0.2, 0.06, 0.05, 0.12],
}

/** More than eight cards: the share of them that a question leaves, and the chance of that share. */
const REMAINING_SHARES = [
  [0.3, 0.12],
  [0.4, 0.2],
  [0.5, 0.33],
  [0.6, 0.2],
  [0.8, 0.15],
] as const

/** The numbers of cards that may be left of `count` (a whole number from 1), with their chances. The chances add up to 1. */
export function remainingCountChances(count: number): readonly (readonly [left: number, chance: number])[] {
  const measuredNarrowing = MEASURED_NARROWING[count]
  return measuredNarrowing
    ? measuredNarrowing.map((chance, i) => [i + 1, chance] as const)
    : REMAINING_SHARES.map(([part, chance]) => [Math.round(count * part), chance] as const)
}
