// Remembers the devices that have ever held a chair at a host: they come back by their own secret.
import { deviceTag } from '../../../shared/sealing/index.ts'
import { LineFile, type Restorable } from './lineFile.ts'
import { publicDeviceTag } from '../table/publicDeviceTags.ts'

/** Devices that are remembered; when more have come, the oldest are forgotten. */
const MAX_DEVICES = 10_000

/** The devices a host knows, by what others may call them. */
export class KnownDevices implements Restorable {
  readonly #file: LineFile
  readonly #hashes = new Map<string, string>() // by tag

  /** `path`: the file they are kept in; null: they are forgotten with the process. */
  constructor(path: string | null) {
    this.#file = new LineFile(path, line => /^[0-9a-f]{32}$/.test(line))
    const hashes = this.#file.lines.slice(-MAX_DEVICES)
    for (const hash of hashes) this.#hashes.set(deviceTag(hash), hash)
    if (hashes.length < this.#file.lines.length) this.#file.replace(hashes)
  }

  hashOf(tag: string): string | null {
    return this.#hashes.get(tag) ?? null
  }

  knows(hash: string): boolean {
    return this.hashOf(publicDeviceTag(hash)) === hash
  }

  /** Known from now on, also when it throws because the disk does not take it. */
  remember(hash: string): void {
    const tag = publicDeviceTag(hash)
    if (this.#hashes.has(tag)) return
    this.#hashes.set(tag, hash)
    this.#file.add(hash)
  }

  restore(): boolean {
    return this.#file.restore()
  }
}
