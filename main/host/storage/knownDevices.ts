// Answers for: the devices that have ever held a chair at a host, kept in its folder: they come back by their own secret.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { deviceTag } from '../../../shared/sealing/index.ts'
import { publicDeviceTag } from '../table/publicDeviceTags.ts'

/** Devices that are remembered; when more have come, the oldest are forgotten. */
const MAX_DEVICES = 10_000

/** The devices a host knows, by what others may call them. */
export class KnownDevices {
  readonly #path: string | null
  readonly #hashes = new Map<string, string>() // by tag

  /** `path`: the file they are kept in; null: they are forgotten with the process. */
  constructor(path: string | null) {
    this.#path = path
    if (path === null || !existsSync(path)) return
    const hashes = readFileSync(path, 'utf8')
      .split('\n')
      .filter(line => /^[0-9a-f]{32}$/.test(line))
      .slice(-MAX_DEVICES)
    for (const hash of hashes) this.#hashes.set(deviceTag(hash), hash)
    writeFileSync(path, hashes.map(hash => `${hash}\n`).join(''), { mode: 0o600 })
  }

  hashOf(tag: string): string | null {
    return this.#hashes.get(tag) ?? null
  }

  knows(hash: string): boolean {
    return this.hashOf(publicDeviceTag(hash)) === hash
  }

  remember(hash: string): void {
    const tag = publicDeviceTag(hash)
    if (this.#hashes.has(tag)) return
    this.#hashes.set(tag, hash)
    if (this.#path !== null) appendFileSync(this.#path, `${hash}\n`, { mode: 0o600 })
  }
}
