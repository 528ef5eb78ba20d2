// Starts and stops a host: one port for pages and sockets, the data folder, the room and the computer players.
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WebSocketServer, type WebSocket } from 'ws'
import {
  HEARTBEAT_MS,
  MAX_MESSAGE_BYTES,
  DEFAULT_PORT,
  type AddressReason,
  type FoundTable,
  type HostInfo,
} from '../../shared/wire/index.ts'
import {
  NEW_CONNECTION_TIMEOUT_MS,
  ignoreError,
  throttleConnections,
  limitRequestRate,
} from './limits/newConnections.ts'
import { tellEachScreen } from './channel/tellEachScreen.ts'
import { ScreenSocket } from './channel/screenSocket.ts'
import { serveScreen } from './server/serveScreen.ts'
import { AddressBudgets } from './limits/budgets.ts'
import { GreetingQueue } from './limits/greetingQueue.ts'
import { ComputerPlayers } from './computers/computerPlayers.ts'
import type { ReportFault } from './errors/faultLog.ts'
import { HostHealth } from './room/health.ts'
import { HostKeyTickets } from './server/hostKeyTickets.ts'
import { HostAddresses } from './network/hostAddresses.ts'
import { loadAllRules } from './computers/loadAllRules.ts'
import { NetworkTester, type TestNetwork } from './network/networkTester.ts'
import { openDataFolder } from './openDataFolder.ts'
import { isAllowedOrigin, createPageRequestHandler } from './server/pageServer.ts'
import { HostEventEmitter } from './openTable/hostEvents.ts'
import { Room } from './room/room.ts'
import type { SlicedSocket } from './limits/slicedSocket.ts'
import type { Table } from './table/table.ts'
import { ThinkingWorker } from './computers/thinkingWorker.ts'

const LOOPBACK = '127.0.0.1'

/** The settings of a host. */
export interface HostSetup {
  readonly dataFolder: string // the folder of its tables
  readonly pages: string // the renderer's build
  readonly thinker: URL // the program of the computer players' worker
  readonly port?: number // the port to use if it is free; 0: any
  readonly address?: string // the address to listen on; all by default
  readonly loopback?: boolean // only this machine may connect, and no other address is listed
  readonly keepsKey?: boolean // the owner's key survives a restart; otherwise a new one is drawn
  readonly pace?: number // milliseconds of one pace: computer players wait one or more before a move (manners.ts); 900 by default
  readonly onTablesChanged?: (info: HostInfo) => void // a table was opened, closed or renamed
  readonly grace?: number // milliseconds a screen may be gone before its chair may be given away, and the owner before guests get their rights
  readonly arrivalTimeout?: number // milliseconds for a complete request, and for a hello
  readonly testNetwork?: (host: { readonly port: number; readonly announces: boolean }) => ReturnType<TestNetwork> // tests what this machine can test of its network
  readonly report?: ReportFault // receives bugs
}

/** A running host. */
export interface Host {
  readonly port: number
  readonly hostKey: string
  readonly room: Room
  /** The addresses for browsers, best first. */
  readonly urls: () => string[]
  /** Why each address is given out, in the order of `urls`; empty if only this machine may connect. */
  readonly addressReasons: () => AddressReason[]
  /**
   * Takes note of the addresses at which tables were found: links then prefer this machine's address on the network
   * of those tables.
   */
  readonly foundTables: (tables: readonly Pick<FoundTable, 'address'>[]) => void
  /**
   * A link for this machine's own browser. It carries no secret, can be followed once, and redirects to a link that
   * carries the host's key.
   */
  readonly ownLink: () => string
  readonly stop: () => Promise<void>
}

/** A message this far over the limit is not even read. */
const MAX_FRAME_BYTES = 4 * MAX_MESSAGE_BYTES

/** How often Node looks for HTTP requests that have run out of time, in milliseconds. */
const HTTP_TIMEOUT_CHECK_MS = 1000

/** How long the screens may take to answer a goodbye, in milliseconds. */
const GOODBYE_TIMEOUT_MS = 500

/**
 * How long a screen may be gone before its chair may be given away, and the owner before guests get their rights. In
 * milliseconds.
 */
const AWAY_GRACE_MS = 60_000

/**
 * Starts a host. Rejects with a sentence if the data folder cannot be used or another host has it, or if there
 * is no free port.
 */
export async function startHost(setup: HostSetup): Promise<Host> {
  const { dataFolder, thinker, keepsKey = false, pace = 900, grace = AWAY_GRACE_MS, onTablesChanged } = setup
  const { arrivalTimeout = NEW_CONNECTION_TIMEOUT_MS } = setup
  const health = new HostHealth(setup.report ?? (() => {}))
  const { reportFault } = health
  const rules = await loadAllRules()
  const undoSteps: (() => unknown)[] = [] // the steps to undo if the start fails, latest first
  try {
    const { savedTables, finishedGames, id, hostKey, devices, mending, unlock } = await openDataFolder(dataFolder, {
      rules,
      reportFault,
      keepsKey,
    })
    undoSteps.unshift(unlock)
    const thinkingWorker = new ThinkingWorker(thinker)
    undoSteps.unshift(() => thinkingWorker.close())
    const computers = new WeakMap<Table, ComputerPlayers>() // each table has its own, so that none waits for those of another
    const computersAt = (table: Table): ComputerPlayers => {
      const existing = computers.get(table)
      if (existing) return existing
      const computerPlayers = new ComputerPlayers({
        thinkingWorker,
        pace,
        table: () => (room.isOpen(table) && table.departure.state === null ? table : null),
        isAnyScreenThere: () => room.isWatched(table),
        isDisplayed: () => room.isDisplayed(table),
        react: (seat, gesture) => room.reactAsComputer(table, seat, gesture),
        reportFault,
      })
      computers.set(table, computerPlayers)
      return computerPlayers
    }
    const { testNetwork } = setup
    const runNetworkTest = testNetwork ? () => testNetwork({ port, announces: room.info.table !== null }) : null
    const hostAddresses = new HostAddresses(join(dataFolder, 'addresses'))
    await hostAddresses.lookUpRoutes()
    const reachableAddresses = () => (setup.loopback ? [LOOPBACK] : hostAddresses.all)
    const urls = () => reachableAddresses().map(address => `http://${address}:${port}/`)
    const addresses = () => reachableAddresses().map(address => `${address}:${port}`)
    const addressReasons = () =>
      setup.loopback ? [] : hostAddresses.reasons.map(reason => ({ ...reason, address: `${reason.address}:${port}` }))
    const hostEvents = new HostEventEmitter()
    const room: Room = new Room({
      id,
      hostKey,
      devices,
      savedTables,
      finishedGames,
      grace,
      health,
      network: new NetworkTester(runNetworkTest, reportFault),
      reportFault,
      addresses,
      addressReasons,
      chooseAddress: address => hostAddresses.choose(address.replace(/:\d+$/, '')),
      hostEvents: hostEvents,
    })
    hostEvents.on('moved', table => computersAt(table).noteChange())
    hostEvents.on('announced', () => onTablesChanged?.(room.info))
    undoSteps.unshift(() => room.end())
    const tickets = new HostKeyTickets(hostKey)
    const budgets = new AddressBudgets()
    const greetings = new GreetingQueue(budgets)
    const serve = createPageRequestHandler(setup.pages, {
      info: () => room.info,
      keyFor: ticket => tickets.redeem(ticket),
      addresses,
    })
    const timeouts = {
      headersTimeout: arrivalTimeout,
      requestTimeout: arrivalTimeout,
      connectionsCheckingInterval: Math.min(HTTP_TIMEOUT_CHECK_MS, arrivalTimeout),
    }
    const server = createServer(timeouts, limitRequestRate(budgets, serve))
    undoSteps.unshift(() => void server.close())
    throttleConnections(server, socket => budgets.ofArrival(socket.remoteAddress ?? ''))
    const sockets = new WebSocketServer<typeof ScreenSocket>({
      WebSocket: ScreenSocket,
      noServer: true,
      maxPayload: MAX_FRAME_BYTES,
      perMessageDeflate: false,
      clientTracking: true,
    })
    server.on('upgrade', (request, slicedSocket: SlicedSocket, firstBytes) => {
      const { socket, head } = slicedSocket.release(firstBytes)
      socket.on('error', ignoreError) // a rejected connection has no other listener for errors
      if (!isAllowedOrigin(request.headers.origin, request.headers.host))
        return void socket.end('HTTP/1.1 403 Forbidden\r\n\r\n')
      if (!room.hasRoomFor(socket.remoteAddress ?? ''))
        return void socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\n\r\n')
      sockets.handleUpgrade(request, socket, head, screen => {
        screen.attach(socket)
        acceptSocket(screen, request)
      })
    })
    const acceptSocket = (socket: WebSocket, request: IncomingMessage) => {
      hostAddresses.noteVisit({ hostAddress: request.socket.localAddress, deviceAddress: request.socket.remoteAddress })
      serveScreen({ room, socket, request, reportFault, addresses: budgets, greetings, helloTimeout: arrivalTimeout })
    }
    const port = await listen(server, setup.port ?? DEFAULT_PORT, setup.loopback ? LOOPBACK : setup.address)
    setImmediate(() => room.goOnHandingOver()) // deferred until the caller of `startHost` has the host
    const heartbeat = setInterval(() => {
      mending.check(room.files)
      room.beat()
      tellEachScreen(room.connectedScreens.all, reportFault, connection => {
        connection.ping()
        connection.send({ type: 'beat' })
      })
    }, HEARTBEAT_MS)
    return {
      port,
      hostKey,
      room,
      urls,
      addressReasons,
      foundTables: tables => {
        if (hostAddresses.noteFoundTables(tables.map(({ address }) => address.replace(/:\d+$/, ''))))
          room.tellAddresses()
      },
      ownLink: () => `http://localhost:${port}/own?ticket=${tickets.issue()}`,
      stop: async () => {
        clearInterval(heartbeat)
        const serverClosed = new Promise(resolve => server.close(resolve)) // no new connections
        await closeSockets(sockets.clients)
        server.closeAllConnections()
        await serverClosed
        room.end()
        await unlock()
        await thinkingWorker.close()
      },
    }
  } catch (error) {
    for (const undoStep of undoSteps) await undoStep()
    throw error
  }
}

/** Tells every screen that the host stops, and disconnects those that do not answer in time. */
async function closeSockets(sockets: ReadonlySet<WebSocket>): Promise<void> {
  const closings = [...sockets].map(socket => {
    socket.close(1001, 'the host stops')
    return new Promise(resolve => socket.once('close', resolve))
  })
  await Promise.race([Promise.all(closings), new Promise(resolve => setTimeout(resolve, GOODBYE_TIMEOUT_MS).unref())])
  for (const socket of sockets) socket.terminate()
}

/** Listens on the port, or the next one that is free. */
async function listen(server: Server, wantedPort: number, address: string | undefined): Promise<number> {
  for (let port = wantedPort; ; port++) {
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
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE' || port >= wantedPort + 100) throw error
    }
  }
}
