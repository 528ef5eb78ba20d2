// Measures what the machine and the library cost alone: a server that only forwards a message to every screen.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { ECHO_PROGRAM } from './built.ts'

export interface BareServer {
  readonly process: ChildProcess
  /**
   * Sends this many messages through, one after the other; returns the milliseconds until each reached the last
   * screen.
   */
  measure(messages: number): Promise<number[]>
  end(): Promise<void>
}

/** Starts the server and connects `screens` screens. */
export async function startBareServer(screens: number): Promise<BareServer> {
  const program = fileURLToPath(ECHO_PROGRAM)
  const child = spawn(process.execPath, [...process.execArgv, program], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const [port] = (await once(createInterface(child.stdout!), 'line')) as [string]
  let waited = 0
  let last = 0
  let heard: () => void = () => {}
  const sockets = await Promise.all(
    Array.from({ length: screens }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
      socket.once('upgrade', ({ socket: wire }) => wire.prependListener('data', () => (last = performance.now())))
      socket.on('message', () => {
        if (--waited === 0) heard()
      })
      await once(socket, 'open')
      return socket
    }),
  )
  const message = JSON.stringify({ type: 'move', seat: 0, step: 0, move: { type: 'ask' } })
  return {
    process: child,
    async measure(messages) {
      const waits: number[] = []
      for (let nth = 0; nth < messages; nth++) {
        waited = screens
        const all = new Promise<void>(resolve => (heard = resolve))
        const began = performance.now()
        sockets[nth % screens]!.send(message)
        await all
        waits.push(last - began)
        await new Promise(resolve => setImmediate(resolve))
      }
      return waits
    },
    async end() {
      child.kill('SIGTERM')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      for (const socket of sockets) socket.terminate()
    },
  }
}
