// Counts the random moves a second that boardgame.io's reducer plays of Blank, the smallest game of Hunch, at four seats.
import { createRequire } from 'node:module'

process.env['NODE_ENV'] = 'production'
const { CreateGameReducer, InitializeGame } = createRequire(import.meta.url)('boardgame.io/internal')

const CARDS = ['bell', 'book', 'coin', 'lamp', 'mask', 'ring', 'rope']
const SEATS = 4
const [milliseconds] = process.argv.slice(2).map(Number)

/** The rules of shared/games/blank, as a game of boardgame.io. */
const game = {
  name: 'blank',
  setup: (/** @type {any} */ { random }) => {
    const [hidden, ...rest] = random.Shuffle(CARDS)
    return { hidden, own: rest.slice(0, SEATS), called: [], story: [] }
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    name: (/** @type {any} */ { G, ctx, events }, /** @type {string} */ card) => {
      const right = card === G.hidden
      G.called.push(card)
      G.story.push({ type: 'named', by: Number(ctx.currentPlayer), card, right })
      if (right) events.endGame({ winners: [ctx.currentPlayer] })
    },
  },
}

const reducer = CreateGameReducer({ game })
let seed = 1
const below = (/** @type {number} */ many) => (seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) % many

/** Plays games until then; returns the number of moves. @param {number} until */
function play(until) {
  let moves = 0
  while (performance.now() < until) {
    let state = InitializeGame({ game, numPlayers: SEATS })
    while (state.ctx.gameover === undefined) {
      const { own, called } = state.G
      const left = CARDS.filter(card => card !== own[Number(state.ctx.currentPlayer)] && !called.includes(card))
      const payload = { type: 'name', args: [left[below(left.length)]], playerID: state.ctx.currentPlayer }
      state = reducer(state, { type: 'MAKE_MOVE', payload })
      moves++
    }
  }
  return moves
}

play(performance.now() + Number(milliseconds) / 4) // warms up
const began = performance.now()
const moves = play(began + Number(milliseconds))
process.send?.({ speed: Math.round((moves / (performance.now() - began)) * 1000) })
