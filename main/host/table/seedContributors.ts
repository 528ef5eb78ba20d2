// Says how a deal's seed was drawn: which players' devices contributed, and which did not.
import { committedDevices, type DealProof } from '../../../shared/engine/index.ts'
import type { SeedContributors } from '../../../shared/wire/index.ts'

/** The contributors to the seed of a deal; `currentDigest` maps a device's digest in the proof to its present digest. */
export function seedContributors(
  { list: commitments }: DealProof,
  currentDigest: (digest: string) => string,
): SeedContributors {
  const silent = commitments.devices.filter(({ commitment }) => commitment === null)
  return {
    devices: committedDevices(commitments).map(({ device }) => currentDigest(device)),
    silent: silent.map(({ device }) => currentDigest(device)),
    voids: commitments.voids.length,
  }
}
