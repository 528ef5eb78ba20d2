// Law: a game says who is out and whom they may bet on: they may decide nothing, and whoever wins or comes next can be bet on.
import { describe, expect, test } from 'vitest'
import {
  applyMoveUnchecked,
  defaultOptions,
  diceFromSeed,
  fillOfferAtRandom,
  legalOffers,
  startGame,
  tableView,
  type Seat,
} from '../../shared/engine/index.ts'
import { games } from '../../shared/games/index.ts'
import { effort } from '../kit/effort.ts'

const subjects = (
  await Promise.all(games.map(async ({ id, load, seats }) => ({ id, game: await load(), most: seats[1] })))
).filter(({ game }) => game.betsOn)

test('somebody can be out in three of the games', () => {
  expect(subjects.map(({ id }) => id).sort()).toEqual(['mind-reader', 'piecepack-deduction', 'precognition'])
})

describe.each(subjects)('$id', ({ game, most }) => {
  test('who is out may not decide the game, and could have bet on whoever won', () => {
    const dice = diceFromSeed('outs')
    let met = 0
    for (let deal = 0; deal < effort(20, 200); deal++) {
      const state = startGame(game, { seats: most, options: defaultOptions(game), seed: `outs ${deal}`, first: 0 })
      const bets: { seat: Seat; candidates: readonly Seat[] }[] = []
      for (let moves = 0; !state.outcome && moves < 150; moves++) {
        const view = tableView(state)
        for (const seat of state.own.keys()) {
          const candidates = game.betsOn!(view, seat)
          if (candidates.length === 0) continue
          bets.push({ seat, candidates })
          expect(
            legalOffers(game, state, seat).filter(({ type }) => game.decisive?.includes(type)),
            `seat ${seat}`,
          ).toEqual([])
        }
        const nextCandidates = game.nextBet?.candidates(view) ?? []
        const told = state.story.length
        const seat = dice.pick(game.toMove(view))
        const offers = legalOffers(game, state, seat)
        applyMoveUnchecked(game, state, seat, fillOfferAtRandom(dice.pick(offers), dice))
        for (const { line, to } of state.story.slice(told)) {
          const nextSeats = game.nextBet?.seatsIn(line)
          if (!nextSeats) continue
          expect(to).toBeUndefined()
          expect(nextCandidates).toEqual(expect.arrayContaining([...nextSeats]))
        }
      }
      met += bets.length
      for (const { seat, candidates } of bets) {
        expect(candidates, `the bets of seat ${seat}`).toEqual(
          expect.arrayContaining([...(state.outcome?.winners ?? [])]),
        )
      }
    }
    expect(met).toBeGreaterThan(20)
  })
})
