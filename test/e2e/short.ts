// Answers for: tables at which players without a plan come to an end.

/** The shortest way through a long game. A game that is not named here is played with its defaults. */
export const SHORT: Readonly<Record<string, readonly string[]>> = {
  'mind-reader': ['--option', 'length=one-hand'],
  precognition: ['--option', 'ties=share'],
}

/** Chairs for browsers in which no computer takes over, where more than the fewest make sense: chance players never name anybody and only listen, so computers must bring the end. */
const CHAIRS: Readonly<Record<string, number>> = { 'communal-deduction': 6, 'mind-reader': 4 }

/** How many chairs such a table has. */
export function chairsFor({
  id,
  seats: [fewest, most],
}: {
  readonly id: string
  readonly seats: readonly [number, number]
}): number {
  return CHAIRS[id] ?? Math.min(most, Math.max(3, fewest))
}
