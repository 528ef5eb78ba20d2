// Chooses between a quick test of everything and a long one (`EFFORT=long`, set by `npm run test:long`).

export const atLength = process.env['EFFORT'] === 'long'

/** A value for each: how many games, how many positions, which records. */
export function effort<T>(quick: T, long: T): T {
  return atLength ? long : quick
}
