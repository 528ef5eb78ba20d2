// Starts a host in its own process, for benches, with the table to play, and ends it as a bench likes.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface HostProcess {
  readonly url: string
  readonly port: number
  readonly key: string
  readonly process: ChildProcess
  /** Ends it as a power failure does. */
  kill(): Promise<void>
}

/** Node's options as in `npm start`: little room for short-lived objects. */
export const AS_STARTED = [
  '--max-semi-space-size=2',
  '--max-old-space-size=256',
  '--single-threaded',
  '--always-sparkplug',
]

/**
 * Starts `program` as a host on this folder; resolves once it can be reached. `ipc`: it can receive messages as
 * well.
 */
export async function startHostProcess(
  program: URL,
  {
    data,
    port = 0,
    args = [],
    ipc = false,
    after,
    flags = AS_STARTED,
  }: {
    readonly data: string
    readonly port?: number
    readonly args?: readonly string[]
    readonly ipc?: boolean
    readonly flags?: readonly string[] // Node's, by default those of `npm start`
    readonly after?: URL // a program that changes the process before the host is loaded
  },
): Promise<HostProcess> {
  const child = spawn(
    process.execPath,
    [
      ...flags,
      ...(after ? [`--import=${after.href}`] : []),
      fileURLToPath(program),
      'host',
      '--json',
      '--no-mdns',
      '--port',
      String(port),
      '--data',
      data,
      ...args,
    ],
    { stdio: ['ignore', 'pipe', 'inherit', ...(ipc ? ['ipc' as const] : [])] },
  )
  const gone = once(child, 'exit')
  const [line] = (await Promise.race([once(createInterface(child.stdout!), 'line'), gone])) as [string]
  if (typeof line !== 'string') throw new Error('the host ended before it had started')
  const announced = JSON.parse(line) as { port: number; key: string }
  return {
    url: `http://127.0.0.1:${announced.port}/`,
    port: announced.port,
    key: announced.key,
    process: child,
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
