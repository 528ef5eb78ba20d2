// Reports that a law is broken, by which game, and how to reproduce it.

/** Thrown when a game breaks a law. The message names the game, and the seed that reproduces it. */
export class LawBroken extends Error {
  override name = 'LawBroken'
}

/** The game and seed a law is checked with. */
export interface LawTrial {
  readonly game: string
  readonly seed: string
  readonly seats: number
  readonly options: object
}

/** Throws LawBroken if the condition is false. */
export function assertLaw(holds: boolean, law: string, trial: LawTrial, detail?: () => string): asserts holds {
  if (holds) return
  const { game, seed, seats, options } = trial
  const chosenOptions = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
  throw new LawBroken(
    `${game} breaks “${law}”\n  seed ${seed}, ${seats} seats, ${chosenOptions}${detail ? `\n  ${detail()}` : ''}`,
  )
}

/** The first difference between two JSON texts, with its surroundings. */
export function firstDifference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `…${around(a)}…\n  …${around(b)}…`
}
