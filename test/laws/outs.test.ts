// Law: a game says who is out; they are offered nothing that could win, and somebody else still is.
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  defaultOptions,
  diceFromSeed,
  fillOfferAtRandom,
  legalOffers,
  startGame,
  tableView,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { effort } from '../kit/effort.ts'

const subjects = (
  await Promise.all(games.map(async ({ id, load, seats }) => ({ id, game: await load(), most: seats[1] })))
).filter(({ game }) => game.isOut)

test('somebody can be out in two of the games', () => {
  expect(subjects.map(({ id }) => id).sort()).toEqual(['mind-reader', 'piecepack-deduction'])
})

describe.each(subjects)('$id', ({ game, most }) => {
  test('who is out may not decide the game, and never everybody is', () => {
    const dice = diceFromSeed('outs')
    let met = 0
    for (let deal = 0; deal < effort(20, 200); deal++) {
      const state = startGame(game, { seats: most, options: defaultOptions(game), seed: `outs ${deal}`, first: 0 })
      for (let moves = 0; !state.outcome && moves < 150; moves++) {
        const view = tableView(state)
        const outs = state.own.flatMap((_, seat) => (game.isOut!(view, seat) ? [seat] : []))
        met += outs.length
        expect(outs.length).toBeLessThan(most)
        for (const seat of outs)
          expect(
            legalOffers(game, state, seat).filter(({ type }) => game.decisive?.includes(type)),
            `seat ${seat}`,
          ).toEqual([])
        const seat = dice.pick(game.toMove(view))
        const offers = legalOffers(game, state, seat)
        applyMoveUnchecked(game, state, seat, fillOfferAtRandom(dice.pick(offers), dice))
      }
    }
    expect(met).toBeGreaterThan(20)
  })
})
