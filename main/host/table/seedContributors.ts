// Answers for: what is told of how a deal was drawn: whose numbers are in it, and whose are not.
import { committedDevices, type DealProof } from '../../../shared/engine/index.ts'
import type { SeedContributors } from '../../../shared/wire/index.ts'

/** Whose numbers are in the seed of a deal; `today` says what a device is called now that the proof names so. */
export function seedContributors({ list }: DealProof, today: (digest: string) => string): SeedContributors {
  const silent = list.devices.filter(({ commitment }) => commitment === null)
  return {
    devices: committedDevices(list).map(({ device }) => today(device)),
    silent: silent.map(({ device }) => today(device)),
    voids: list.voids.length,
  }
}
