// Restores the data folder while the host runs, if somebody has deleted it or files in it, from memory.
import { statSync } from 'node:fs'
import { lockDataFolder } from './dataFolderLock.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Restorable } from './lineFile.ts'

interface MendedFolder {
  /** The files in it besides the journals. */
  readonly files: readonly Restorable[]
  /** Releases the lock that was taken when the host started. */
  readonly unlock: () => Promise<void>
  readonly report: ReportFault
}

export class FolderMending {
  readonly #data: string
  readonly #files: readonly Restorable[]
  readonly #report: ReportFault
  readonly #unlocks: (() => Promise<void>)[]
  #inode: bigint
  readonly #failing = new Set<string>() // the failures of the last check

  constructor(data: string, { files, unlock, report }: MendedFolder) {
    this.#data = data
    this.#files = files
    this.#report = report
    this.#unlocks = [unlock]
    this.#inode = inodeOf(data)
  }

  /** Checks whether everything is there. `journals`: those of the open tables. Never throws. */
  look(journals: readonly Restorable[]): void {
    const tried = [...this.#files, ...journals].map(file => attempt(() => file.restore()))
    if (tried.includes(true)) this.#report(new Error('files of the data folder were gone and are written again'), PLACE)
    const inode = attempt(() => inodeOf(this.#data))
    if (typeof inode === 'bigint' && inode !== this.#inode) void this.#lockAnew(inode)
    this.#say('writing', tried.find(one => typeof one !== 'boolean')?.error)
  }

  /** Another folder has replaced the locked one. */
  async #lockAnew(inode: bigint): Promise<void> {
    try {
      this.#unlocks.push(await lockDataFolder(this.#data))
      this.#inode = inode
      this.#say('locking', undefined)
    } catch (error) {
      this.#say('locking', error)
    }
  }

  /** Reports a failure once, and not at every check. */
  #say(what: string, error: unknown): void {
    if (error !== undefined && !this.#failing.has(what)) this.#report(error, PLACE)
    if (error === undefined) this.#failing.delete(what)
    else this.#failing.add(what)
  }

  async unlock(): Promise<void> {
    for (const unlock of this.#unlocks.splice(0)) await unlock()
  }
}

const PLACE = { where: 'the data folder' }

function attempt<T>(deed: () => T): T | { readonly error: unknown } {
  try {
    return deed()
  } catch (error) {
    return { error }
  }
}

function inodeOf(folder: string): bigint {
  return statSync(folder, { bigint: true }).ino
}
