// How often the best of all questions is among those whose worth a sharp computer player computes exactly.
import { expect, test } from 'vitest'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { mind } from '../../../../shared/games/communal-deduction/mind.ts'
import {
  questionsByEstimatedBits,
  expectedInformationGain,
  bestQuestionsWithExpectedBits,
} from '../../../../shared/games/communal-deduction/players/worth.ts'
import {
  applyMoveUnchecked,
  defaultOptions,
  diceFromSeed,
  seatView,
  startGame,
} from '../../../../shared/engine/index.ts'
import { effort } from '../../../kit/effort.ts'
import { computerMove } from '../../../kit/playing.ts'

/** Positions of computer games in which somebody is about to ask. */
function* positions() {
  for (let game = 0; ; game++) {
    const luck = diceFromSeed(`best ${game}`)
    const state = startGame(communal, { seats: 2 + (game % 4), options: defaultOptions(communal), seed: `best ${game}`, first: null }) // prettier-ignore
    while (!state.outcome) {
      const [seat, move] = computerMove({ game: communal, mind }, state, { luck })
      if (move.type === 'ask') yield seatView(state, seat)
      applyMoveUnchecked(communal, state, seat, move)
    }
  }
}

test('the best of all questions is among those that are weighed, in 98 of 100 positions', () => {
  const count = effort(8, 100)
  let [looked, missed] = [0, 0]
  for (const view of positions()) {
    const weighed = Math.max(...bestQuestionsWithExpectedBits(view).map(({ expected }) => expected))
    const all = questionsByEstimatedBits(view).map(({ move }) => expectedInformationGain(view, move))
    if (Math.max(...all) > weighed + 1e-9) missed++
    if (++looked >= count) break
  }
  expect(missed).toBeLessThanOrEqual(count / 50)
})
