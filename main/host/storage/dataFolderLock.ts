// Allows one host per data folder, because two would write into the same journals.
// The system holds the lock and releases it when the process ends, however that happens: nothing stale is ever left.
import { createHash } from 'node:crypto'
import { closeSync, constants, openSync, realpathSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { dataFolderInUseText } from '../../../shared/words/en/programs.ts'

/**
 * Locks an existing folder for this process; returns a function that releases it. Rejects with a sentence if
 * another host has it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockSocketAddress(folder)
  try {
    return address === null ? lockFile(join(folder, 'host.lock')) : await lockByListening(address)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE' || code === 'EACCES' || code === 'EAGAIN')
      throw new Error(dataFolderInUseText(folder), { cause: error })
    throw error
  }
}

/** A name in memory that only one process can listen at; null if the system has no such names. */
function lockSocketAddress(folder: string): string | null {
  const { dev, ino } = statSync(folder, { bigint: true })
  const socketName = `hunch-${createHash('sha256')
    .update(`${dev} ${ino} ${process.platform === 'win32' ? realpathSync(folder) : ''}`)
    .digest('hex')
    .slice(0, 32)}`
  if (process.platform === 'linux') return `\0${socketName}` // the abstract namespace: no file, gone with the process
  return process.platform === 'win32' ? `\\\\.\\pipe\\${socketName}` : null
}

async function lockByListening(address: string): Promise<() => Promise<void>> {
  const server = createServer(socket => socket.destroy())
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  server.unref()
  return () => new Promise(resolve => server.close(() => resolve()))
}

/** The flag of macOS and the BSDs that opens and locks a file in one step. Node has no name for it. */
const O_EXLOCK = 0x20

function lockFile(path: string): () => Promise<void> {
  const file = openSync(path, constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | O_EXLOCK, 0o600)
  return async () => closeSync(file)
}
