// socket.io over WebSocket alone, without polling or compression: a line goes to every screen.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { io } from 'socket.io-client'
import { screensOf } from './sockets.js'
import { newTable, playOn } from './table.js'

export const leavesOut = 'legality, private views, seal, journal, budgets'

export async function serve() {
  const http = createServer()
  const server = new Server(http, { transports: ['websocket'], perMessageDeflate: false, serveClient: false })
  const table = newTable()
  server.on('connection', socket =>
    socket.on('move', () => {
      const { type, ...values } = playOn(table)
      server.emit('news', [type, ...Object.values(values)])
    }),
  )
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  return /** @type {import('node:net').AddressInfo} */ (http.address()).port
}

/** @param {number} port @param {number} count */
export async function connect(port, count) {
  const screens = await Promise.all(
    Array.from({ length: count }, async () => {
      const screen = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true })
      await new Promise(resolve => screen.once('connect', () => resolve(undefined)))
      return screen
    }),
  )
  const sockets = screens.map(({ io }) => /** @type {any} */ (io.engine.transport).ws)
  return screensOf(sockets, {
    send: nth => screens[nth % count]?.emit('move', { seat: 0, step: 0, move: { type: 'ask' } }),
    isUpdate: content => String(content).startsWith('42'), // an event; pings are none
  })
}
