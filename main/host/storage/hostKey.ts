// Stores the key and the id of this machine's host in its folder, so that screens reconnect after a restart.
import { join } from 'node:path'
import { newTableId, randomToken } from '../channel/codes.ts'
import type { ReportFault } from '../errors/faultLog.ts'
import { LineFile, type RestorableFile } from './lineFile.ts'

/** A value that is drawn once and stored. */
export interface StoredValue extends RestorableFile {
  readonly text: string
}

/** The key stored in the data folder; drawn and stored if there is none. Whoever has it owns the host. */
export function loadHostKey(dataFolder: string, reportFault: ReportFault): StoredValue {
  return loadOrCreate(join(dataFolder, 'host.key'), { digitCount: 32, drawValue: randomToken, reportFault })
}

/**
 * The id stored in the data folder; drawn and stored if there is none. It is public: a device has another
 * secret for each host.
 */
export function loadHostId(dataFolder: string, reportFault: ReportFault): StoredValue {
  return loadOrCreate(join(dataFolder, 'host.id'), { digitCount: 16, drawValue: newTableId, reportFault })
}

function loadOrCreate(
  path: string,
  {
    digitCount,
    drawValue,
    reportFault,
  }: { readonly digitCount: number; readonly drawValue: () => string; readonly reportFault: ReportFault },
): StoredValue {
  const file = new LineFile(path, {
    isValid: line => line.length === digitCount && /^[0-9a-f]+$/.test(line),
    reportFault,
  })
  if (file.lines.length === 0) file.replace([drawValue()])
  return { text: file.lines[0]!, restore: () => file.restore() }
}
