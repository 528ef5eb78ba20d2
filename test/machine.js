// Measures how fast this machine is, so that times and limits can be compared between machines.

const ROUNDS = 3e8

/** The seconds a fixed loop takes: about one on a fast machine of 2024. Only `part` of the loop is run. @param {number} [part] */
export function loopSeconds(part = 1) {
  const began = performance.now()
  let x = 0
  for (let i = 0; i < ROUNDS * part; i++) x = (x * 31 + i) | 0
  return x === 0 ? NaN : (performance.now() - began) / 1000 / part
}
