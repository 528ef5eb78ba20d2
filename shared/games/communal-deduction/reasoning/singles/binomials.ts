// Answers for: how many choices there are of some from many, looked up.

import { at, last } from '../../../../engine/index.ts'

const FACTORIALS = Array.from({ length: 37 }).reduce<number[]>(list => [...list, last(list) * list.length], [1])
const ROW = FACTORIALS.length

/** At n · ROW + k: the choices of k from n. */
const BINOMIALS = Float64Array.from({ length: ROW * ROW }, (_, place) => {
  const [n, k] = [Math.floor(place / ROW), place % ROW]
  return k > n ? 0 : Math.round(at(FACTORIALS, n) / at(FACTORIALS, k) / at(FACTORIALS, n - k))
})

/** n!, for as many Singles as the pack has. */
export function factorial(n: number): number {
  return FACTORIALS[n]!
}

/** How many choices there are of k from n. */
export function binomial(n: number, k: number): number {
  return BINOMIALS[n * ROW + k]!
}
