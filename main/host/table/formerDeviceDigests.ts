// Maps a device's digests at previous hosts of this table to its present hash: proofs of older deals contain those digests.
import { deviceDigest } from '../../../shared/sealing/index.ts'

export class FormerDeviceDigests {
  readonly #hashesByFormerDigest = new Map<string, string>() // hashes at this host, by their digests at another

  readonly #arrivingHashes = new Set<string>() // hashes of devices that have sent this host no secret of their own yet
  readonly #newHashByFormerHash = new Map<string, string>() // the present hashes of devices that have sent one

  add(digests: readonly (readonly [digest: string, device: string])[]): void {
    for (const [digest, device] of digests) {
      this.#hashesByFormerDigest.set(digest, device)
      this.#arrivingHashes.add(device)
    }
  }

  isArriving(device: string): boolean {
    return this.#arrivingHashes.has(device)
  }

  isRenewed(device: string, as: string): boolean {
    return this.#newHashByFormerHash.get(device) === as
  }

  /** Replaces a device's hash, because the device has another secret now. */
  renew(device: string, newHash: string): void {
    for (const [digest, known] of this.#hashesByFormerDigest)
      if (known === device) this.#hashesByFormerDigest.set(digest, newHash)
    this.#hashesByFormerDigest.set(deviceDigest(device), newHash)
    this.#arrivingHashes.delete(device)
    this.#newHashByFormerHash.set(device, newHash)
  }

  /** The present digest of a device that has this digest in a proof of a deal. */
  presentDigest(digest: string): string {
    const device = this.#hashesByFormerDigest.get(digest)
    return device === undefined ? digest : deviceDigest(device)
  }
}
