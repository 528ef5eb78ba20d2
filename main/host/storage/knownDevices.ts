// Stores the devices that have ever held a chair at a host: they come back with their own secret.
import { deviceTag } from '../../../shared/sealing/index.ts'
import { isHex } from '../../../shared/wire/index.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { LineFile, type RestorableFile } from './lineFile.ts'
import { publicDeviceTag } from '../table/publicDeviceTags.ts'

/** The most devices remembered; beyond that the oldest are dropped. */
const MAX_DEVICES = 10_000

/** The devices a host knows, by their public tags. */
export class KnownDevices implements RestorableFile {
  readonly #file: LineFile
  readonly #hashesByTag = new Map<string, string>()

  /** `path`: the file they are stored in; null: they are forgotten with the process. */
  constructor(path: string | null, reportFault: ReportFault = () => {}) {
    this.#file = new LineFile(path, { isValid: line => isHex(line, 32), reportFault })
    const hashes = this.#file.lines.slice(-MAX_DEVICES)
    for (const hash of hashes) this.#hashesByTag.set(deviceTag(hash), hash)
    if (hashes.length < this.#file.lines.length) this.#file.replace(hashes)
  }

  hashOf(tag: string): string | null {
    return this.#hashesByTag.get(tag) ?? null
  }

  knows(hash: string): boolean {
    return this.hashOf(publicDeviceTag(hash)) === hash
  }

  /** Remembers a device from now on, even if it throws because the disk does not accept it. */
  remember(hash: string): void {
    const tag = publicDeviceTag(hash)
    if (this.#hashesByTag.has(tag)) return
    this.#hashesByTag.set(tag, hash)
    this.#file.add(hash)
  }

  restore(): boolean {
    return this.#file.restore()
  }
}
