// Answers for: how many choices there are of some from many, looked up.

/** n!, for as many Singles as the pack has. */
export const FACTORIALS = Array.from({ length: 37 }).reduce<number[]>(
  list => [...list, list.at(-1)! * list.length],
  [1],
)

/** The length of a row of CHOOSE. */
export const BINOMIAL_ROW = FACTORIALS.length

/** How many choices there are of k from n, at n · ROW + k. */
export const BINOMIALS = Float64Array.from({ length: BINOMIAL_ROW * BINOMIAL_ROW }, (_, at) => {
  const [n, k] = [Math.floor(at / BINOMIAL_ROW), at % BINOMIAL_ROW]
  return k > n ? 0 : Math.round(FACTORIALS[n]! / FACTORIALS[k]! / FACTORIALS[n - k]!)
})
