// Answers for: a host from start to stop: one port for pages and sockets, the saved tables, the room, the computer players.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { join } from 'node:path'
import type { Game, Kinds } from '../../shared/engine/index.ts'
import { WebSocketServer, type RawData, type WebSocket } from 'ws'
import {
  HEARTBEAT_MS,
  MAX_MESSAGE_BYTES,
  DEFAULT_PORT,
  readClientMessage,
  type HostInfo,
} from '../../shared/wire/index.ts'
import { hostStart } from '../../shared/words/en/programs.ts'
import { lanAddresses } from './lanAddresses.ts'
import { ThinkingWorker } from './thinkingWorker.ts'
import { randomToken } from './codes.ts'
import { AddressBudgets, connectionBudget, costOf, type TokenBucket } from './budgets.ts'
import { ComputerPlayers } from './computerPlayers.ts'
import { Connection } from './connection.ts'
import { HostChannel, type Channel } from './hostChannel.ts'
import { KnownDevices } from './knownDevices.ts'
import { isAllowedOrigin, pageServer } from './pageServer.ts'
import { Inbox } from './inbox.ts'
import { hostId, hostKey } from './hostKey.ts'
import { lockDataFolder } from './dataFolderLock.ts'
import { Refusal } from './refusal.ts'
import type { ReportFault } from './faultLog.ts'
import { Room } from './room.ts'
import { FinishedGames } from './finishedGames.ts'
import { loadGames } from './loadGames.ts'
import { SavedTables } from './savedTables.ts'
import { KeyTickets } from './keyTickets.ts'

/** How a host is set up. */
export interface HostSetup {
  readonly data: string // the folder it keeps its tables in
  readonly pages: string // the renderer's build
  readonly thinker: URL // the program of the computer players' worker
  readonly port?: number // the port to take if it is free; 0: any
  readonly address?: string // the address to listen on; every one if not given
  readonly keepsKey?: boolean // the owner's key is the same after a restart; otherwise it is drawn anew
  readonly pace?: number // milliseconds before a computer player's move
  readonly announced?: (info: HostInfo) => void // a table was opened, closed or renamed
  readonly grace?: number // milliseconds before the owner's rights fall to the guests, once the owner's screens are gone
  readonly report?: ReportFault // hears of faults of ours
}

/** A host that runs. */
export interface Host {
  readonly port: number
  readonly key: string
  readonly room: Room
  /** Where browsers find it, best first. */
  readonly urls: () => string[]
  /** A link for this machine's own browser that carries no secret: it can be followed once, and leads to one that does. */
  readonly ownLink: () => string
  readonly stop: () => Promise<void>
}

/** A message this far over the limit is not even read. */
const UNREAD = 4 * MAX_MESSAGE_BYTES

/** How long a connection may take to say who it is, in milliseconds. */
const HELLO_TIMEOUT_MS = 10_000

/** Requests that are not whole after ten seconds are let go. */
const REQUEST_TIMEOUTS = { headersTimeout: 10_000, requestTimeout: 10_000, connectionsCheckingInterval: 1000 }

/** Requests of one connection that wait for their answers: a browser asks one after the other. */
const MAX_UNANSWERED_REQUESTS = 16

/** Arrivals that wait to be let in. */
const MAX_WAITING_ARRIVALS = 500
/** How long one waits at most to be let in, in milliseconds. */
const MAX_WAIT_MS = 7000

/** How long the screens may take to answer a goodbye, in milliseconds. */
const GOODBYE_TIMEOUT_MS = 500

/** How long the owner's page may take to come back. */
const GRACE = 60_000

/** Starts a host. Rejects, with a sentence, when the data folder cannot be used or another host has it; or when no port can be had. */
export async function startHost(setup: HostSetup): Promise<Host> {
  const { data, thinker, keepsKey = false, pace = 900, grace = GRACE, announced, report = () => {} } = setup
  const rules = await loadGames()
  const undo: (() => unknown)[] = [] // what to take back when the start fails, the latest first
  try {
    const { savedTables, past, id, key, devices, unlock } = await openFolder(data, { rules, report, keepsKey })
    undo.unshift(unlock)
    const brain = new ThinkingWorker(thinker)
    const computers: ComputerPlayers = new ComputerPlayers({
      brain,
      pace,
      table: () => room.table,
      isWatched: () => room.isWatched,
      report,
    })
    const urls = () => lanAddresses().map(address => `http://${address}:${port}/`)
    const room: Room = new Room({
      id,
      key,
      devices,
      rules,
      savedTables,
      past,
      grace,
      report,
      addresses: () => lanAddresses().map(address => `${address}:${port}`),
      moved: () => computers.moved(),
      announced: () => announced?.(room.info),
    })
    undo.unshift(() => room.end())
    const tickets = new KeyTickets(key)
    const budgets = new AddressBudgets()
    const serve = pageServer(setup.pages, { info: () => room.info, keyFor: ticket => tickets.redeem(ticket) })
    const asked = new WeakMap<Socket, number>() // requests that wait for their answers, by connection
    const server = createServer(REQUEST_TIMEOUTS, (request, response) => {
      const { socket } = request
      if (socket.destroyed) return // of many requests that came at once, the rest
      const { requests, arrivals } = budgets.of(socket.remoteAddress ?? '')
      const unanswered = (asked.get(socket) ?? 0) + 1
      asked.set(socket, unanswered)
      response.once('close', () => asked.set(socket, asked.get(socket)! - 1))
      if (unanswered <= MAX_UNANSWERED_REQUESTS && requests.take()) return serve(request, response)
      arrivals.spend(Infinity) // who asks without end is let in again later
      socket.destroy()
      response.destroy()
    })
    makeArrivalsWait(server, socket => budgets.of(socket.remoteAddress ?? '').arrivals)
    const sockets = new WebSocketServer({
      noServer: true,
      maxPayload: UNREAD,
      perMessageDeflate: false,
      clientTracking: true,
    })
    server.on('upgrade', (request, socket, head) => {
      if (!isAllowedOrigin(request.headers.origin, request.headers.host))
        return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      if (!room.hasRoomFor(request.socket.remoteAddress ?? ''))
        return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      sockets.handleUpgrade(request, socket, head, ws => welcome(ws, request))
    })
    const welcome = (socket: WebSocket, request: IncomingMessage) =>
      attend({ room, socket, request, report, addresses: budgets })
    const port = await listen(server, setup.port ?? DEFAULT_PORT, setup.address)
    const beat = setInterval(() => {
      for (const connection of room.connections) {
        connection.probe()
        connection.send({ type: 'beat' })
      }
    }, HEARTBEAT_MS)
    return {
      port,
      key,
      room,
      urls,
      ownLink: () => `http://localhost:${port}/own?ticket=${tickets.issue()}`,
      stop: async () => {
        clearInterval(beat)
        computers.close()
        const closed = new Promise(resolve => server.close(resolve)) // nobody comes any more
        await sayGoodbye(sockets.clients)
        server.closeAllConnections()
        await closed
        room.end()
        await unlock()
        await brain.close()
      },
    }
  } catch (error) {
    for (const one of undo) await one()
    throw error
  }
}

/** Tells every screen that the host goes, and lets go of those that do not answer in time. */
async function sayGoodbye(screens: ReadonlySet<WebSocket>): Promise<void> {
  const gone = [...screens].map(screen => {
    screen.close(1001, 'the host stops')
    return new Promise(resolve => screen.once('close', resolve))
  })
  await Promise.race([Promise.all(gone), new Promise(resolve => setTimeout(resolve, GOODBYE_TIMEOUT_MS).unref())])
  for (const screen of screens) screen.terminate()
}

/** Who comes too often waits for their turn before anything is made ready for their requests, and is turned away when too many wait. */
function makeArrivalsWait(server: Server, budgetOf: (socket: Socket) => TokenBucket): void {
  const [letIn] = server.listeners('connection') as [(socket: Socket) => void]
  let waiting = 0
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const budget = budgetOf(socket)
    const { wait } = budget
    if (wait > 0 && (waiting >= MAX_WAITING_ARRIVALS || wait > MAX_WAIT_MS)) return void socket.destroy()
    budget.spend(1) // also what is not there: who comes next waits longer
    if (wait === 0) return letIn.call(server, socket)
    waiting++
    const timer = setTimeout(() => {
      waiting--
      socket.off('error', ignore)
      if (!socket.destroyed) letIn.call(server, socket)
    }, wait)
    timer.unref()
    socket.on('error', ignore)
  })
}

function ignore(): void {
  // what becomes of who waits is no fault
}

/** Takes the data folder for this host alone, and tries whether it can be written to. Rejects with a sentence. */
async function openFolder(
  data: string,
  {
    rules,
    report,
    keepsKey,
  }: { readonly rules: ReadonlyMap<string, Game<Kinds>>; readonly report: ReportFault; readonly keepsKey: boolean },
): Promise<{
  savedTables: SavedTables
  past: FinishedGames
  id: string
  key: string
  devices: KnownDevices
  unlock: () => Promise<void>
}> {
  let unlock: (() => Promise<void>) | null = null
  try {
    mkdirSync(data, { recursive: true, mode: 0o700 })
    unlock = await lockDataFolder(data)
    const probe = join(data, 'probe')
    writeFileSync(probe, Buffer.alloc(4096), { mode: 0o600, flush: true })
    rmSync(probe)
    const savedTables = new SavedTables(join(data, 'tables'), rules, report)
    savedTables.tidy()
    return {
      savedTables,
      past: new FinishedGames(join(data, 'games')),
      id: hostId(data),
      key: keepsKey ? hostKey(data) : randomToken(),
      devices: new KnownDevices(join(data, 'devices')),
      unlock,
    }
  } catch (error) {
    await unlock?.()
    if ((error as NodeJS.ErrnoException).code === undefined) throw error
    throw new Error(hostStart.noFolder(data), { cause: error })
  }
}

/** Attends to one screen until it goes. */
export function attend({
  room,
  socket,
  request,
  report,
  addresses = new AddressBudgets(),
  channel,
}: {
  room: Room
  socket: WebSocket
  request: IncomingMessage
  report: ReportFault
  addresses?: AddressBudgets
  channel?: Channel // what is said is sealed, unless another is given
}): void {
  const address = request.socket.remoteAddress ?? ''
  const say = (text: string) => socket.send(text)
  const connection = new Connection(socket, {
    channel: channel ?? new HostChannel(room.doorkeeper, { address, say }),
    address,
  })
  room.connections.add(connection)
  const silence = setTimeout(() => connection.device ?? connection.drop(), HELLO_TIMEOUT_MS)
  silence.unref()
  const own = connectionBudget()
  // Who holds a chair is heard whatever strangers at the same address say.
  const budgets = () => (room.belongs(connection) ? [own] : [own, addresses.of(connection.address).strangers])
  const inbox = new Inbox<Frame>(socket, { budgets, hear: frame => hear(frame) })
  socket.on('pong', () => connection.isThere())
  socket.on('error', () => connection.drop())
  socket.on('close', () => {
    clearTimeout(silence)
    try {
      room.leave(connection)
    } catch (error) {
      report(error, { where: 'a screen leaves' })
    }
  })
  socket.on('message', (bytes: RawData, isBinary: boolean) => inbox.arrive({ bytes: bytes as Buffer, isBinary }))
  socket.on('ping', () => inbox.arrive(null))
  const spend = (tokens: number) => {
    for (const budget of budgets()) budget.spend(tokens)
  }
  const hear = (frame: Frame) => {
    connection.isThere()
    if (frame === null) return
    const opened = connection.open(frame.bytes, frame.isBinary)
    if (opened === 'broken') return connection.breakOff()
    if (opened === 'older') return connection.turnOlderAway()
    if (opened === 'handshake') return spend(HANDSHAKE_COST)
    const { text } = opened
    if (text.length > MAX_MESSAGE_BYTES) return connection.refuseNonsense('too-long')
    const message = readClientMessage(text.toString('utf8'))
    if (!message) return connection.refuseNonsense('unreadable')
    spend(costOf(message.type))
    try {
      room.hear(connection, message)
      connection.madeSense()
    } catch (error) {
      if (error instanceof Refusal) return connection.refuse(error.why)
      report(error, { where: `message: ${message.type}` })
      connection.refuse('fault')
    }
  }
}

/** What a part of a handshake costs beyond the one token each frame takes: an exchange is two, and takes as long as fifty messages. */
const HANDSHAKE_COST = 9

/** A frame that came; null: a ping, which costs as much. */
type Frame = { readonly bytes: Buffer; readonly isBinary: boolean } | null

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
