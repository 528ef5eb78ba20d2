// Answers for: saying that a law is broken, by which game, and how to see it again.

/** A game breaks a law. The message says which, and the seed that shows it. */
export class LawBroken extends Error {
  override name = 'LawBroken'
}

/** Where a law is being tried. */
export interface LawTrial {
  readonly game: string
  readonly seed: string
  readonly seats: number
  readonly options: object
}

/** Throws LawBroken unless it holds. */
export function assertLaw(holds: boolean, law: string, trial: LawTrial, detail?: () => string): asserts holds {
  if (holds) return
  const { game, seed, seats, options } = trial
  const chosen = Object.entries(options)
    .map(([name, value]) => `${name}=${value}`)
    .join(', ')
  throw new LawBroken(
    `${game} breaks “${law}”\n  seed ${seed}, ${seats} seats, ${chosen}${detail ? `\n  ${detail()}` : ''}`,
  )
}

/** The first place where two JSON texts differ, with what stands around it. */
export function firstDifference(a: string, b: string): string {
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
  return `…${around(a)}…\n  …${around(b)}…`
}
