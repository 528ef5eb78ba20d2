// Colyseus, tuned: a patch leaves at once after each move instead of every 50 ms.
import { once } from 'node:events'
import { createServer } from 'node:http'
import { Room, Server } from '@colyseus/core'
import { schema } from '@colyseus/schema'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { Client } from 'colyseus.js'
import { screensOf } from './sockets.js'
import { newTable, playOn, SEATS } from './table.js'

export const leavesOut = 'legality, private views, seal, journal, budgets'

const State = schema(
  /** @type {any} */ ({
    turn: 'uint8',
    pile: 'uint8',
    cards: ['uint8'],
    by: 'uint8',
    of: 'uint8',
    card: 'string',
    question: 'string',
    clue: 'string',
    nth: 'uint32',
  }),
)

class TableRoom extends Room {
  autoDispose = false
  maxClients = Infinity
  patchRate = /** @type {any} */ (null)

  onCreate() {
    const state = /** @type {any} */ (new State())
    const table = newTable()
    for (let seat = 0; seat < SEATS; seat++) state.cards.push(3)
    state.nth = 0
    this.setState(state)
    this.onMessage('move', () => {
      const { by, of, card, question, clue } = playOn(table)
      Object.assign(state, { turn: table.turn, pile: table.pile, by, of, card, question, clue })
      state.nth++
      state.cards[by] = table.cards[by]
      this.broadcastPatch()
    })
  }
}

export async function serve() {
  const http = createServer()
  const server = new Server({ transport: new WebSocketTransport({ server: http, pingInterval: 0 }), greet: false })
  server.define('table', /** @type {any} */ (TableRoom))
  await server.listen(0, '127.0.0.1')
  if (!http.listening) await once(http, 'listening')
  return /** @type {import('node:net').AddressInfo} */ (http.address()).port
}

/** @param {number} port @param {number} count */
export async function connect(port, count) {
  const rooms = []
  for (let nth = 0; nth < count; nth++) {
    const room = await new Client(`ws://127.0.0.1:${port}`).joinOrCreate('table')
    room.onStateChange(() => {})
    if (nth === 0) await new Promise(resolve => room.onStateChange.once(() => resolve(undefined)))
    rooms.push(room)
  }
  await new Promise(resolve => setTimeout(resolve, 300)) // until the last one has its first state
  const sockets = rooms.map(({ connection }) => /** @type {any} */ (connection.transport).ws)
  return screensOf(sockets, { send: nth => rooms[nth % count]?.send('move', { seat: 0, step: 0, type: 'ask' }) })
}
