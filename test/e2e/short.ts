// Options and chairs with which games of random players come to an end.

/** The options of the shortest game. Games not listed use their defaults. */
export const SHORT: Readonly<Record<string, readonly string[]>> = {
  'mind-reader': ['--option', 'length=one-hand'],
  precognition: ['--option', 'ties=share'],
}

/** Chairs for browsers in which no computer takes over. Random players never name anybody, so computer players must bring the end. */
const CHAIRS: Readonly<Record<string, number>> = { 'communal-deduction': 6, 'mind-reader': 4 }

/** The number of chairs at such a table. */
export function chairsFor({
  id,
  seats: [fewest, most],
}: {
  readonly id: string
  readonly seats: readonly [number, number]
}): number {
  return CHAIRS[id] ?? Math.min(most, Math.max(3, fewest))
}
