// boardgame.io with its own server and store in memory: the whole state goes to every screen after each move.
import { createRequire } from 'node:module'
import { io } from 'socket.io-client'
import { screensOf } from './sockets.js'
import { newTable, playOn, SEATS } from './table.js'

export const leavesOut = 'seal, journal, budgets; everybody may see everything'

const require = createRequire(import.meta.url)

/** The table as a game of boardgame.io: in turn, one move each. */
export const game = {
  name: 'table',
  setup: newTable,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    /** @param {{ G: ReturnType<typeof newTable> }} context */
    ask: ({ G }) => {
      playOn(G)
    },
  },
}

export async function serve() {
  const { Server } = require('boardgame.io/server')
  const server = Server({ games: [game], origins: [/127\.0\.0\.1/] })
  const { appServer } = await server.run({ port: 0 })
  return appServer.address().port
}

/** @param {number} port @param {number} count */
export async function connect(port, count) {
  let stateId = 0
  const screens = await Promise.all(
    Array.from({ length: count }, async (_, nth) => {
      const screen = io(`http://127.0.0.1:${port}/${game.name}`, { transports: ['websocket'], forceNew: true })
      await new Promise(resolve => screen.once('connect', () => resolve(undefined)))
      return { screen, player: nth < SEATS ? String(nth) : null }
    }),
  )
  for (const { screen, player } of screens) {
    const synced = new Promise(resolve => screen.once('sync', () => resolve(undefined)))
    screen.emit('sync', 'bench', player, undefined, SEATS)
    await synced
  }
  screens[0]?.screen.on('update', (_, state) => (stateId = state._stateID))
  const sockets = screens.map(({ screen }) => /** @type {any} */ (screen.io.engine.transport).ws)
  let turn = 0
  return screensOf(sockets, {
    send: () => {
      const player = String(turn++ % SEATS)
      const action = { type: 'MAKE_MOVE', payload: { type: 'ask', args: [], playerID: player } }
      screens[Number(player)]?.screen.emit('update', action, stateId, 'bench', player)
    },
    isUpdate: content => String(content).includes('"update"'),
  })
}
