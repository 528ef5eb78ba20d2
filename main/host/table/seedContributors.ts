// Says how a deal's seed was drawn: which players' devices contributed, and which did not.
import { committedDevices, type DealProof } from '../../../shared/engine/index.ts'
import type { SeedContributors } from '../../../shared/wire/index.ts'

/** The contributors to the seed of a deal; `today` maps a device's digest in the proof to its present tag. */
export function seedContributors({ list }: DealProof, today: (digest: string) => string): SeedContributors {
  const silent = list.devices.filter(({ commitment }) => commitment === null)
  return {
    devices: committedDevices(list).map(({ device }) => today(device)),
    silent: silent.map(({ device }) => today(device)),
    voids: list.voids.length,
  }
}
