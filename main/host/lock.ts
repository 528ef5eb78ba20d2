// Answers for: one host for each data folder. Two would write into the same journals.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { folderInUse } from '../../shared/words/en.ts'

const FILE = 'host.lock'

/** Rejects with a sentence when another host that runs uses this folder. */
export async function assertFree(folder: string): Promise<void> {
  const [pid, port] = held(folder)
  // After a crash the number may belong to some other program by now, so its port is asked too.
  if (pid !== null && pid !== process.pid && isRunning(pid) && (await answers(port!))) throw new Error(folderInUse(folder))
}

/** Says that this process uses the folder; call the answer when it no longer does. */
export function lock(folder: string, port: number): () => void {
  const path = join(folder, FILE)
  writeFileSync(path, `${process.pid} ${port}\n`, { mode: 0o600 })
  return () => rmSync(path, { force: true })
}

function held(folder: string): [pid: number | null, port: number | null] {
  try {
    const [pid, port] = readFileSync(join(folder, FILE), 'utf8').split(' ').map(Number)
    return Number.isInteger(pid) && Number.isInteger(port) ? [pid!, port!] : [null, null]
  } catch {
    return [null, null]
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect({ port, host: '127.0.0.1', timeout: 300 })
    const settle = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false)).once('timeout', () => settle(false))
  })
}
