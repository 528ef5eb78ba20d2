// Counts how many random moves per second each game simulates, choosing among all legal ones.
import { defaultOptions, diceFromSeed, startGame, playRandomGame } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'

/** Random moves per second by game, at its smallest or largest table; `time`: milliseconds for each. */
export async function benchEngine(table: 'smallest' | 'largest', time: number): Promise<Record<string, number>> {
  const speeds: Record<string, number> = {}
  for (const entry of games) {
    const game = await entry.load()
    const seats = game.seats[table === 'smallest' ? 0 : 1]
    let moves = 0
    let nth = 0
    const round = (until: number) => {
      while (performance.now() < until) {
        const seed = String(nth++)
        moves += playRandomGame(
          game,
          startGame(game, { seats, options: defaultOptions(game), seed, first: null }),
          diceFromSeed(seed),
        ).length
      }
    }
    round(performance.now() + time / 4) // warms up
    moves = 0
    const began = performance.now()
    round(began + time)
    speeds[entry.id] = Math.round((moves / (performance.now() - began)) * 1000)
  }
  return speeds
}
