// Opens the data folder of a starting host: locks it, tests it, and reads what is stored in it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameRules, GameTypeParams } from '../../shared/engine/index.ts'
import { hostStartErrors } from '../../shared/words/en/programs.ts'
import { randomToken } from './channel/codes.ts'
import { lockDataFolder } from './storage/dataFolderLock.ts'
import type { ReportFault } from './errors/faultLog.ts'
import { FinishedGames } from './storage/finishedGames.ts'
import { IncomingTableFiles } from './handover/incomingTableFiles.ts'
import { loadHostId, loadHostKey } from './storage/hostKey.ts'
import { DataFolderRestorer } from './storage/dataFolderRestorer.ts'
import { KnownDevices } from './storage/knownDevices.ts'
import { SavedTables } from './storage/savedTables.ts'

/** Locks the data folder for this host, and tests whether it can be written to. Rejects with a sentence. */
export async function openDataFolder(
  dataFolder: string,
  {
    rules,
    reportFault,
    keepsKey,
  }: {
    readonly rules: ReadonlyMap<string, GameRules<GameTypeParams>>
    readonly reportFault: ReportFault
    readonly keepsKey: boolean
  },
): Promise<{
  savedTables: SavedTables
  finishedGames: FinishedGames
  id: string
  hostKey: string
  devices: KnownDevices
  mending: DataFolderRestorer
  unlock: () => Promise<void>
}> {
  let unlock: (() => Promise<void>) | null = null
  let triedFolder = dataFolder
  try {
    mkdirSync(dataFolder, { recursive: true, mode: 0o700 })
    unlock = await lockDataFolder(dataFolder)
    for (const folder of [dataFolder, join(dataFolder, 'tables'), join(dataFolder, 'games')])
      assertWritable((triedFolder = folder))
    const savedTables = new SavedTables(join(dataFolder, 'tables'), rules, reportFault)
    savedTables.tidy()
    new IncomingTableFiles(savedTables.folder).tidy()
    const finishedGames = new FinishedGames(join(dataFolder, 'games'))
    const id = loadHostId(dataFolder, reportFault)
    const hostKey = keepsKey ? loadHostKey(dataFolder, reportFault) : null
    const devices = new KnownDevices(join(dataFolder, 'devices'), reportFault)
    const files = [id, ...(hostKey ? [hostKey] : []), devices, ...savedTables.files]
    const mending = new DataFolderRestorer(dataFolder, { files, unlock, reportFault })
    return {
      savedTables,
      finishedGames,
      id: id.text,
      hostKey: hostKey?.text ?? randomToken(),
      devices,
      mending,
      unlock: () => mending.unlock(),
    }
  } catch (error) {
    await unlock?.()
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    throw new Error(hostStartErrors.noFolder(triedFolder), { cause: error })
  }
}

/** Throws if nothing can be written. */
function assertWritable(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const probe = join(folder, 'probe')
  writeFileSync(probe, Buffer.alloc(4096), { mode: 0o600, flush: true })
  rmSync(probe)
}
