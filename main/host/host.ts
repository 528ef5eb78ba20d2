// Answers for: a host from start to stop: one port for pages and sockets, the shelf, the room, the computer players.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import { BEAT, LONGEST, PORT, readClient, type Info } from '../../shared/wire/index.ts'
import { addresses } from './addresses.ts'
import { Brain } from './brain.ts'
import { token } from './codes.ts'
import { Computers } from './computers.ts'
import { Connection } from './connection.ts'
import { mayTalk, pages } from './pages.ts'
import { assertFree, lock } from './lock.ts'
import { Refusal } from './refusal.ts'
import { Room } from './room.ts'
import { Past } from './past.ts'
import { loadRules } from './rulebook.ts'
import { Shelf } from './shelf.ts'

/** How a host is set up. */
export interface Setup {
  readonly data: string // the folder it keeps its tables in
  readonly pages: string // the renderer's build
  readonly thinker: URL // the program of the computer players' worker
  readonly port?: number // the port to take if it is free; 0: any
  readonly address?: string // the address to listen on; every one if not given
  readonly key?: string // 128 bits in hexadecimal; drawn if not given
  readonly pace?: number // milliseconds before a computer player's move
  readonly announced?: (info: Info) => void // a table was opened, closed or renamed
  readonly trouble?: (error: unknown) => void // a fault of ours, for the log
}

/** A host that runs. */
export interface Host {
  readonly port: number
  readonly key: string
  readonly room: Room
  /** Where browsers find it, best first. */
  readonly urls: () => string[]
  readonly stop: () => Promise<void>
}

/** A message this far over the limit is not even read. */
const UNREAD = 4 * LONGEST

/** Starts a host. Rejects when no port can be had or the data folder cannot be used. */
export async function startHost(setup: Setup): Promise<Host> {
  const { data, thinker, key = token(), pace = 900, announced, trouble = () => {} } = setup
  const rules = await loadRules()
  await assertFree(data)
  const shelf = new Shelf(join(data, 'tables'), rules)
  shelf.tidy()
  const brain = new Brain(thinker)
  const computers = new Computers({ brain, pace, table: () => room.table, trouble })
  const urls = () => addresses().map(address => `http://${address}:${port}/`)
  const room: Room = new Room({
    key,
    rules,
    shelf,
    past: new Past(join(data, 'games')),
    trouble,
    addresses: () => addresses().map(address => `${address}:${port}`),
    moved: () => computers.moved(),
    announced: () => announced?.(room.info),
  })
  const server = createServer(pages(setup.pages, () => room.info))
  const sockets = new WebSocketServer({ noServer: true, maxPayload: UNREAD, perMessageDeflate: false, clientTracking: true })
  server.on('upgrade', (request, socket, head) => {
    if (!mayTalk(request.headers.origin, request.headers.host)) return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
    sockets.handleUpgrade(request, socket, head, ws => welcome(ws, request))
  })
  const welcome = (socket: WebSocket, request: IncomingMessage) => attend({ room, socket, request, trouble })
  const port = await listen(server, setup.port ?? PORT, setup.address)
  const unlock = lock(data, port)
  const beat = setInterval(() => {
    for (const connection of room.connections) {
      connection.probe()
      connection.send({ type: 'beat' })
    }
  }, BEAT)
  return {
    port,
    key,
    room,
    urls,
    stop: async () => {
      clearInterval(beat)
      computers.close()
      for (const socket of sockets.clients) socket.terminate()
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
      room.end()
      unlock()
      await brain.close()
    },
  }
}

/** Attends to one screen until it goes. */
function attend({ room, socket, request, trouble }: { room: Room; socket: WebSocket; request: IncomingMessage; trouble: (error: unknown) => void }): void {
  const connection = new Connection(socket, request.socket.remoteAddress ?? '')
  room.connections.add(connection)
  socket.on('pong', () => (connection.heardOf = true))
  socket.on('error', () => connection.drop())
  socket.on('close', () => room.leave(connection))
  socket.on('message', (bytes: RawData, isBinary: boolean) => {
    connection.heardOf = true
    if (isBinary) return connection.refuseNonsense('binary')
    const text = (bytes as Buffer).toString('utf8')
    if ((bytes as Buffer).length > LONGEST) return connection.refuseNonsense('too-long')
    const message = readClient(text)
    if (!message) return connection.refuseNonsense('unreadable')
    try {
      room.hear(connection, message)
      connection.madeSense()
    } catch (error) {
      if (error instanceof Refusal) return connection.refuse(error.why)
      trouble(error)
      connection.refuse('unreadable')
    }
  })
}

/** Takes the port, or the next one that is free. */
async function listen(server: Server, wanted: number, address: string | undefined): Promise<number> {
  for (let port = wanted; ; port++) {
    try {
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject)
        server.listen({ port, ...(address === undefined ? {} : { host: address }) }, () => {
          server.off('error', reject)
          resolve()
        })
      })
      return (server.address() as AddressInfo).port
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= wanted + 100) throw error
    }
  }
}
