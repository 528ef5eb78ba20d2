// Answers for: single figures out of many measurements, and the time the processor itself was at work.

export function median(figures: readonly number[]): number {
  return quantile(figures, 0.5)
}

/** The figure below which this share of all figures lies; `q` from 0 to 1. */
export function quantile(figures: readonly number[], q: number): number {
  const sorted = [...figures].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!
}

/** Seconds a fixed loop takes: what a figure is divided by to compare machines. */
export function fixedLoopSeconds(): number {
  const began = performance.now()
  let x = 0
  for (let i = 0; i < 3e8; i++) x = (x * 31 + i) | 0
  const seconds = (performance.now() - began) / 1000
  return x === 0 ? NaN : seconds // what nobody asks for is left out by the compiler
}

/** To a thousandth. */
export function roundToThousandth(figure: number): number {
  return Math.round(figure * 1000) / 1000
}

/** Milliseconds of the processor this takes; what else the machine does meanwhile does not count. */
export function cpuMilliseconds(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
