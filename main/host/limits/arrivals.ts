// Answers for: how fast one address may come and ask: new connections wait their turn, and who asks for pages without end is let go.
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { AddressBudgets, TokenBucket } from './budgets.ts'
import { SlicedSocket } from './slicedSocket.ts'

/** Requests of one connection that wait for their answers: a browser asks one after the other. */
const MAX_UNANSWERED_REQUESTS = 16

/** How long one who came has, in milliseconds, until a request is whole, or it is said who comes. Else they are let go. */
export const ARRIVAL_TIMEOUT_MS = 10_000

/** Arrivals that wait to be let in. */
const MAX_WAITING_ARRIVALS = 500
/** How long one waits at most to be let in, in milliseconds. */
const MAX_WAIT_MS = 7000

/** Has requests answered as long as their address does not ask for more than any browser could show. */
export function limitRequestRate(
  budgets: AddressBudgets,
  serve: (request: IncomingMessage, response: ServerResponse) => void,
): (request: IncomingMessage, response: ServerResponse) => void {
  const asked = new WeakMap<Socket, number>() // requests that wait for their answers, by connection
  return (request, response) => {
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
  }
}

/**
 * Who comes too often waits for their turn before anything is made ready for their requests, and is turned away when too many wait.
 * The server gets each connection as a `SlicedSocket`.
 */
export function throttleConnections(server: Server, budgetOf: (socket: Socket) => TokenBucket): void {
  const [listen] = server.listeners('connection') as [(socket: SlicedSocket) => void]
  const letIn = (socket: Socket) => listen.call(server, new SlicedSocket(socket))
  let waiting = 0
  server.removeAllListeners('connection').on('connection', (socket: Socket) => {
    const budget = budgetOf(socket)
    const { wait } = budget
    if (wait > 0 && (waiting >= MAX_WAITING_ARRIVALS || wait > MAX_WAIT_MS)) return void socket.destroy()
    budget.spend(1) // also what is not there: who comes next waits longer
    if (wait === 0) return letIn(socket)
    waiting++
    const timer = setTimeout(() => {
      waiting--
      socket.off('error', ignoreError)
      if (!socket.destroyed) letIn(socket)
    }, wait)
    timer.unref()
    socket.on('error', ignoreError)
  })
}

/** What becomes of who waits, or is turned away, is no fault. */
export function ignoreError(): void {}
