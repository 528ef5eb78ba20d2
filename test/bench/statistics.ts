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
  const end = runFixedLoop()
  const seconds = (performance.now() - began) / 1000
  return end === 0 ? NaN : seconds // the compiler leaves out what nobody uses
}

/** The same in CPU time, for figures of CPU time: other work on the machine does not count. */
export function fixedLoopCpuSeconds(): number {
  let end = 0
  const milliseconds = cpuMilliseconds(() => (end = runFixedLoop()))
  return end === 0 ? NaN : milliseconds / 1000
}

function runFixedLoop(): number {
  let x = 0
  for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0
  return x
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
