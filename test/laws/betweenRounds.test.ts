// Law: between two rounds of a game everything lies open, so that one screen may show it to all who share it.
import { describe, expect, test } from 'vitest'
import { applyMoveUnchecked, legalOffers, seatsClockwise, startGame, tableView } from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { recordOf, recordsOf } from '../gallery/moments.ts'

const drawn = await Promise.all(
  games.filter(({ isOffered }) => isOffered).map(async ({ id, load }) => ({ id, game: await load() })),
)

describe.each(drawn)('$id', ({ id, game }) => {
  test('is between rounds exactly while all that anybody may do is to begin the next one', () => {
    let betweenCount = 0
    for (const record of recordsOf(id)) {
      const { log, ...start } = recordOf(record)
      const state = startGame(game, start)
      for (const [nth, [seat, move]] of log.entries()) {
        const offered = seatsClockwise(start.seats).flatMap(seat => legalOffers(game, state, seat))
        const isBetween = game.isBetweenRounds?.(tableView(state)) === true
        expect(isBetween, `${record}, before move ${nth + 1}`).toBe(
          offered.every(({ type }) => game.clearingMoves?.includes(type)),
        )
        if (isBetween) betweenCount++
        applyMoveUnchecked(game, state, seat, move)
      }
    }
    expect(betweenCount > 0).toBe(game.isBetweenRounds !== undefined)
  })
})
