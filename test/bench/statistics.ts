// Summarises measurements, and measures processor time.

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

/** The figure below which the share `q` of all figures is, from 0 to 1. */
export function quantile(figures: readonly number[], q: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!
}

/** The seconds of a fixed loop, by which figures of different machines are divided to compare them. */
export function fixedLoopSeconds(): number {
  const began = performance.now()
  let x = 0
  for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0
  const seconds = (performance.now() - began) / 1000
  return x === 0 ? NaN : seconds // uses the result, because the compiler drops unused work
}

/** To a thousandth. */
export function roundToThousandth(figure: number): number {
  return Math.round(figure * 1000) / 1000
}

/** The processor milliseconds this takes, whatever else the machine does meanwhile. */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
