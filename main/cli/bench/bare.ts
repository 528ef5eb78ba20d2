// Answers for: what the machine and the library take by themselves: a server that does nothing but pass on a message to every screen.
// Run as a program it is that server; the bench runs it in a process of its own, as it does the host.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { WebSocket, WebSocketServer } from 'ws'

const BYTES = 61 // as an update of a game weighs

export interface Bare {
  readonly process: ChildProcess
  /** Sends so many messages through, one after the other; milliseconds each took to the last screen. */
  measure(messages: number): Promise<number[]>
  end(): Promise<void>
}

/** Starts the server and connects so many screens. */
export async function bareServer(screens: number): Promise<Bare> {
  const program = fileURLToPath(new URL('./bare.js', import.meta.url))
  const child = spawn(process.execPath, [...process.execArgv, program, 'serve'], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [port] = (await once(createInterface(child.stdout), 'line')) as [string]
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

if (process.argv[2] === 'serve' && process.argv[1] === fileURLToPath(import.meta.url)) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  const update = Buffer.alloc(BYTES, 'x')
  server.on('connection', socket => socket.on('message', () => server.clients.forEach(screen => screen.send(update, { binary: false }))))
  await once(server, 'listening')
  process.stdout.write(`${(server.address() as { port: number }).port}\n`)
}
