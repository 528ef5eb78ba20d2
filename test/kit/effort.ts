// Answers for: how much the tests try: a quick look at everything, or all of it at length (`EFFORT=long`, as `npm run test:long` sets it).

export const atLength = process.env['EFFORT'] === 'long'

/** One thing in a quick pass, another at length: how many games, how many positions, which records. */
export function effort<T>(quick: T, long: T): T {
  return atLength ? long : quick
}
