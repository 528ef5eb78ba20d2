// Limits how fast one address may connect and send requests: connections queue, and floods are disconnected.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AddressBudgets, TokenBucket } from './budgets.ts'
import { SlicedSocket } from './slicedSocket.ts'

/** Unanswered requests per connection: a browser sends one after the other. */
const MAX_UNANSWERED_REQUESTS = 16

/**
 * How long a new connection has, in milliseconds, to send a whole request or to say hello. Otherwise it is
 * closed.
 */
export const NEW_CONNECTION_TIMEOUT_MS = 10_000

/** Connections that wait to be accepted. */
const MAX_WAITING_ARRIVALS = 500
/** The longest wait to be accepted, in milliseconds. */
const MAX_WAIT_MS = 7000

/** Answers requests as long as their address does not send more than any browser could need. */
export function limitRequestRate(
  budgets: AddressBudgets,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const unansweredByConnection = new WeakMap<Socket, number>() // unanswered requests, by connection
  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return // an earlier request has already had the connection closed
    const { requests, arrivals } = budgets.of(socket.remoteAddress ?? '')
    const unansweredCount = (unansweredByConnection.get(socket) ?? 0) + 1
    unansweredByConnection.set(socket, unansweredCount)
    response.once('close', () => unansweredByConnection.set(socket, unansweredByConnection.get(socket)! - 1))
    if (unansweredCount <= MAX_UNANSWERED_REQUESTS && requests.take()) return serve(request, response)
    arrivals.spend(Infinity) // an address that never stops is let in again later
    socket.destroy()
    response.destroy()
  }
}

/**
 * Lets a connection wait before anything is prepared for its requests, if its address connects too often or too many
 * addresses connect at once. A connection is rejected if too many wait already. The server gets each connection as a
 * `SlicedSocket`.
 */
export function throttleConnections(server: Server, budgetsOf: (socket: Socket) => readonly TokenBucket[]): void {
  const [listen] = server.listeners('connection') as [(socket: SlicedSocket) => void]
  const enter = oneAtATime((socket: Socket) => {
    socket.off('error', ignoreError)
    if (!socket.destroyed) listen.call(server, new SlicedSocket(socket))
  })
  let waitingCount = 0
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const budgets = budgetsOf(socket)
    const wait = Math.max(...budgets.map(budget => budget.wait))
    if (wait > 0 && (waitingCount >= MAX_WAITING_ARRIVALS || wait > MAX_WAIT_MS)) return void socket.destroy()
    for (const budget of budgets) budget.spend(1) // even beyond the budget, so that the next one waits longer
    socket.on('error', ignoreError)
    if (wait === 0) return enter(socket)
    waitingCount++
    const entryTimer = setTimeout(() => {
      waitingCount--
      enter(socket)
    }, wait)
    entryTimer.unref()
  })
}

/**
 * Accepts one item after the other and lets the screens' messages be read in between, because hundreds of items may
 * come at once.
 */
function oneAtATime<T>(accept: (item: T) => void): (item: T) => void {
  const queue: T[] = []
  const handleNext = () => {
    accept(queue.shift()!)
    if (queue.length > 0) setImmediate(handleNext)
  }
  return item => {
    if (queue.push(item) === 1) setImmediate(handleNext)
  }
}

/** Errors of waiting or rejected connections are not bugs. */
export function ignoreError(): void {}
