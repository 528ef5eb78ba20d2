// Maps the device digests of a table's previous hosts to today's hashes, because the proof of a deal uses them.
import { deviceDigest } from '../../../shared/sealing/index.ts'

export class FormerDeviceTags {
  readonly #devices = new Map<string, string>() // hashes at this host, by their digests at another

  readonly #arriving = new Set<string>() // hashes of those that have sent this host no secret of their own yet
  readonly #renewed = new Map<string, string>() // the present hashes of those that have

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

  /** A device gets another hash. */
  renew(device: string, as: string): void {
    for (const [digest, known] of this.#devices) if (known === device) this.#devices.set(digest, as)
    this.#devices.set(deviceDigest(device), as)
    this.#arriving.delete(device)
    this.#renewed.set(device, as)
  }

  /** The present tag of a device that has this digest in a proof. */
  today(digest: string): string {
    const device = this.#devices.get(digest)
    return device === undefined ? digest : deviceDigest(device)
  }
}
