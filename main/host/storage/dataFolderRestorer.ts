// Restores the data folder while the host runs, if somebody has deleted it or files in it, from memory.
import { statSync } from 'node:fs'
import { lockDataFolder } from './dataFolderLock.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import type { RestorableFile } from './lineFile.ts'

interface DataFolderRestorerParts {
  /** The files in the data folder, besides the journals of open tables. */
  readonly files: readonly RestorableFile[]
  /** Releases the lock that was taken when the host started. */
  readonly unlock: () => Promise<void>
  readonly reportFault: ReportFault
}

export class DataFolderRestorer {
  readonly #dataFolder: string
  readonly #files: readonly RestorableFile[]
  readonly #reportFault: ReportFault
  readonly #unlockFunctions: (() => Promise<void>)[]
  #lockedInode: bigint
  readonly #failedActivities = new Set<string>() // the failures of the last check

  constructor(dataFolder: string, { files, unlock, reportFault }: DataFolderRestorerParts) {
    this.#dataFolder = dataFolder
    this.#files = files
    this.#reportFault = reportFault
    this.#unlockFunctions = [unlock]
    this.#lockedInode = inodeOf(dataFolder)
  }

  /**
   * Checks whether the folder and its files are there, and restores what is gone. `journals`: those of the open
   * tables. Never throws.
   */
  check(journals: readonly RestorableFile[]): void {
    const results = [...this.#files, ...journals].map(file => resultOrError(() => file.restore()))
    if (results.includes(true))
      this.#reportFault(new Error('files of the data folder were gone and are written again'), FAULT_CONTEXT)
    const inode = resultOrError(() => inodeOf(this.#dataFolder))
    if (typeof inode === 'bigint' && inode !== this.#lockedInode) void this.#relock(inode)
    this.#reportOnce('writing', results.find(attempt => typeof attempt !== 'boolean')?.error)
  }

  /** Locks the folder that has replaced the locked one. */
  async #relock(inode: bigint): Promise<void> {
    try {
      this.#unlockFunctions.push(await lockDataFolder(this.#dataFolder))
      this.#lockedInode = inode
      this.#reportOnce('locking', undefined)
    } catch (error) {
      this.#reportOnce('locking', error)
    }
  }

  /** Reports a failure once, and not at every check. */
  #reportOnce(activity: string, error: unknown): void {
    if (error !== undefined && !this.#failedActivities.has(activity)) this.#reportFault(error, FAULT_CONTEXT)
    if (error === undefined) this.#failedActivities.delete(activity)
    else this.#failedActivities.add(activity)
  }

  async unlock(): Promise<void> {
    for (const unlock of this.#unlockFunctions.splice(0)) await unlock()
  }
}

const FAULT_CONTEXT = { where: 'the data folder' }

function resultOrError<T>(action: () => T): T | { readonly error: unknown } {
  try {
    return action()
  } catch (error) {
    return { error }
  }
}

function inodeOf(folder: string): bigint {
  return statSync(folder, { bigint: true }).ino
}
