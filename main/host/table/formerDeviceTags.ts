// Knows by which digests the devices of a table were known at the hosts it was at before: the proof of a deal names them so.
import { deviceDigest } from '../../../shared/sealing/index.ts'

export class FormerDeviceTags {
  readonly #devices = new Map<string, string>() // hashes at this host, by their digests at another

  readonly #arriving = new Set<string>() // hashes of those that have told this host no secret of their own yet
  readonly #renewed = new Map<string, string>() // what those go by that have

  add(digests: readonly (readonly [digest: string, device: string])[]): void {
    for (const [digest, device] of digests) {
      this.#devices.set(digest, device)
      this.#arriving.add(device)
    }
  }

  isArriving(device: string): boolean {
    return this.#arriving.has(device)
  }

  isRenewed(device: string, as: string): boolean {
    return this.#renewed.get(device) === as
  }

  /** A device goes by another hash from now on. */
  renew(device: string, as: string): void {
    for (const [digest, known] of this.#devices) if (known === device) this.#devices.set(digest, as)
    this.#devices.set(deviceDigest(device), as)
    this.#arriving.delete(device)
    this.#renewed.set(device, as)
  }

  /** What a device is called today that a proof names so. */
  today(digest: string): string {
    const device = this.#devices.get(digest)
    return device === undefined ? digest : deviceDigest(device)
  }
}
