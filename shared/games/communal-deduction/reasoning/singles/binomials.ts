// Binomial coefficients and factorials from tables.

import { at, last } from '../../../../engine/index.ts'

const FACTORIALS = Array.from({ length: 37 }).reduce<number[]>(list => [...list, last(list) * list.length], [1])
const ROW_LENGTH = FACTORIALS.length

/** “n choose k” is at index n · ROW_LENGTH + k. */
const BINOMIALS = Float64Array.from({ length: ROW_LENGTH * ROW_LENGTH }, (_, place) => {
  const [n, k] = [Math.floor(place / ROW_LENGTH), place % ROW_LENGTH]
  return k > n ? 0 : Math.round(at(FACTORIALS, n) / at(FACTORIALS, k) / at(FACTORIALS, n - k))
})

/** n!, for n up to the number of Singles. */
export function factorial(n: number): number {
  return FACTORIALS[n]!
}

/** The number of ways to choose k from n. */
export function binomial(n: number, k: number): number {
  return BINOMIALS[n * ROW_LENGTH + k]!
}
