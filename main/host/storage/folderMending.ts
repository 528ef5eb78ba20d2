// Makes the data folder again while the host runs, where somebody has deleted it or files in it, from what the host knows by heart.
import { statSync } from 'node:fs'
import { lockDataFolder } from './dataFolderLock.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { Restorable } from './lineFile.ts'

interface MendedFolder {
  /** What is kept in it beside the journals. */
  readonly files: readonly Restorable[]
  /** Lets the folder go that was taken as the host started. */
  readonly unlock: () => Promise<void>
  readonly report: ReportFault
}

export class FolderMending {
  readonly #data: string
  readonly #files: readonly Restorable[]
  readonly #report: ReportFault
  readonly #unlocks: (() => Promise<void>)[]
  #inode: bigint
  readonly #failing = new Set<string>() // what failed at the last look

  constructor(data: string, { files, unlock, report }: MendedFolder) {
    this.#data = data
    this.#files = files
    this.#report = report
    this.#unlocks = [unlock]
    this.#inode = inodeOf(data)
  }

  /** Looks whether all is there. `journals`: those of the tables that are open. Never throws. */
  look(journals: readonly Restorable[]): void {
    const tried = [...this.#files, ...journals].map(file => attempt(() => file.restore()))
    if (tried.includes(true)) this.#report(new Error('files of the data folder were gone and are written again'), PLACE)
    const inode = attempt(() => inodeOf(this.#data))
    if (typeof inode === 'bigint' && inode !== this.#inode) void this.#lockAnew(inode)
    this.#say('writing', tried.find(one => typeof one !== 'boolean')?.error)
  }

  /** Another folder lies in the place of the one that was taken. */
  async #lockAnew(inode: bigint): Promise<void> {
    try {
      this.#unlocks.push(await lockDataFolder(this.#data))
      this.#inode = inode
      this.#say('locking', undefined)
    } catch (error) {
      this.#say('locking', error)
    }
  }

  /** Reports what fails once, and not at every look. */
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
