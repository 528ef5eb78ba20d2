// Bare ws: a message of 61 bytes goes to every screen. What the machine and the library cost alone.
import { once } from 'node:events'
import { WebSocket, WebSocketServer } from 'ws'
import { screensOf } from './sockets.js'

export const leavesOut = 'all but the message: no rules, no views, no seal, no journal, no budgets'

export async function serve() {
  return serveWith(() => 'x'.repeat(61))
}

/** A server that answers every message with this text. @param {() => string} answer */
export async function serveWith(answer) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', socket =>
    socket.on('message', () => {
      const text = answer()
      for (const screen of server.clients) screen.send(text)
    }),
  )
  await once(server, 'listening')
  return /** @type {import('node:net').AddressInfo} */ (server.address()).port
}

/** @param {number} port @param {number} count */
export async function connect(port, count) {
  const sockets = await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}/`, { perMessageDeflate: false })
      await once(socket, 'open')
      return socket
    }),
  )
  const move = JSON.stringify({ type: 'move', seat: 0, step: 0, move: { type: 'ask' } })
  return screensOf(sockets, { send: nth => sockets[nth % count]?.send(move) })
}
