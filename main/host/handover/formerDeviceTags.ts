// Answers for: by which marks the devices of a table were known at the hosts it was at before: the proof of a deal names them so.
import { deviceTag } from '../../../shared/sealing/index.ts'

export class FormerDeviceTags {
  readonly #devices = new Map<string, string>() // hashes at this host, by their marks at another

  readonly #arriving = new Set<string>() // hashes of those that have told this host no secret of their own yet
  readonly #renewed = new Map<string, string>() // what those go by that have

  add(marks: readonly (readonly [mark: string, device: string])[]): void {
    for (const [mark, device] of marks) {
      this.#devices.set(mark, device)
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
    for (const [mark, known] of this.#devices) if (known === device) this.#devices.set(mark, as)
    this.#devices.set(deviceTag(device), as)
    this.#arriving.delete(device)
    this.#renewed.set(device, as)
  }

  /** What a device is called today that was called so then. */
  today(mark: string): string {
    const device = this.#devices.get(mark)
    return device === undefined ? mark : deviceTag(device)
  }
}
