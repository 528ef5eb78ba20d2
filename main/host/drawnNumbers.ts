// Answers for: what is told of how a deal was drawn: whose numbers are in it, and whose are not.
import { committedDevices, type DealProof } from '../../shared/engine/index.ts'
import type { DrawnNumbers } from '../../shared/wire/index.ts'

/** Whose numbers are in the seed of a deal. */
export function drawnNumbers({ list }: DealProof): DrawnNumbers {
  const silent = list.devices.filter(({ commitment }) => commitment === null)
  return {
    devices: committedDevices(list).map(({ device }) => device),
    silent: silent.map(({ device }) => device),
    voids: list.voids.length,
  }
}
