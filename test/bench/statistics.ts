// Reduces many measurements to single figures, and measures CPU time.

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

/** The figure below which the share `q` of all figures is; `q` from 0 to 1. */
export function quantile(figures: readonly number[], q: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!
}

/** The seconds a fixed loop takes: dividing a figure by it makes machines comparable. */
export function fixedLoopSeconds(): number {
  const began = performance.now()
  let x = 0
  for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0
  const seconds = (performance.now() - began) / 1000
  return x === 0 ? NaN : seconds // the compiler leaves out what nobody uses
}

/** The mean; NaN of nothing. */
export function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

/** Rounds to a thousandth. */
export function roundToThousandth(figure: number): number {
  return Math.round(figure * 1000) / 1000
}

/** The milliseconds of CPU time this takes; other work on the machine does not count. */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
