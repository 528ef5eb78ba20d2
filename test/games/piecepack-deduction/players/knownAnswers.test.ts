// Checks which questions are taken to be answered already, against every deal written down.
import { expect, test } from 'vitest'
import { applyMoveUnchecked, diceFromSeed, randomMove, seatView, startGame } from '../../../../shared/engine/index.ts'
import { knownAnswerPredicateFromDeals } from '../../../../shared/games/piecepack-deduction/players/knownAnswers.ts'
import { mind } from '../../../../shared/games/piecepack-deduction/mind.ts'
import { piecepack } from '../../../../shared/games/piecepack-deduction/rules.ts'
import { TILES } from '../../../../shared/games/piecepack-deduction/cards.ts'
import { countDealsFromView, possibleQuestions } from '../../../../shared/games/piecepack-deduction/players/worth.ts'
import { tilesShownTo } from '../../../../shared/games/piecepack-deduction/reasoning/notes.ts'
import { effort } from '../../../kit/effort.ts'
import { listed } from '../listing.ts'
import { dealt } from '../table.ts'

test.each([3, 4])('among %i an answer is known when all deals give the same, or a tile was shown before', seats => {
  let [known, unknown] = [0, 0]
  for (let game = 0; game < effort(4, 20); game++) {
    const chance = diceFromSeed(`known ${seats} ${game}`)
    const state = startGame(piecepack, {
      seats,
      options: { lastOneIn: 'must name' },
      seed: `known ${game}`,
      first: null,
    })
    for (let step = 0; step < 90 && !state.outcome; step++) {
      const [seat, move] = randomMove(piecepack, state, chance)!
      applyMoveUnchecked(piecepack, state, seat, move.type === 'name' ? { type: 'pass' } : move)
      if (state.open.phase !== 'ask' || step % 3 > 0) continue
      const view = seatView(state, state.open.turn)
      const deals = listed(view, 3000)
      if (!deals) continue
      const quick = knownAnswerPredicateFromDeals(countDealsFromView(view))
      for (const ask of possibleQuestions(view, chance.pick(TILES))) {
        const shown = new Set(deals.map(({ hands }) => hands[ask.of]!.filter(tile => tile.includes(ask.trait)).join()))
        const counts = new Set(deals.map(({ hands }) => hands[ask.of]!.filter(tile => tile.includes(ask.trait)).length))
        const before = [...tilesShownTo(view.story, { by: ask.of, to: view.seat })]
        const isShownAgain = before.some(tile => tile.includes(ask.trait))
        const isKnown = ask.question === 'many' ? counts.size === 1 : shown.size === 1 || isShownAgain
        expect(mind.isAnswerKnown!(view, ask)).toBe(isKnown)
        expect(quick(ask)).toBe(isKnown)
        if (isKnown) known++
        else unknown++
      }
    }
  }
  expect(known).toBeGreaterThan(10)
  expect(unknown).toBeGreaterThan(10)
})

test('a number that was said aloud is not asked for again, at any level', () => {
  const table = dealt()
  table.coin('M3')
  table.seat(0).asks(2, 'many', 'M')
  table.seat(0).passes()
  table.coin('M3')
  const { view } = table.seat(1)
  expect(mind.isAnswerKnown!(view, { type: 'ask', of: 2, trait: 'M', question: 'many' })).toBe(true)
  for (const level of ['easy', 'normal', 'sharp'] as const)
    for (let i = 0; i < 20; i++)
      expect(mind.chooseMove(view, level, diceFromSeed(`again ${i}`))).not.toMatchObject({
        of: 2,
        trait: 'M',
        question: 'many',
      })
})

test('nobody asks for a tile that would only be shown to them once more, at any level', () => {
  const table = dealt()
  table.coin('C3')
  table.seat(0).asks(2, 'any', 'C')
  table.seat(2).shows('C2')
  table.seat(0).passes()
  for (const seat of [1, 2]) {
    table.coin('M0')
    table.seat(seat).asks(0, 'many', 'M')
    table.seat(seat).passes()
  }
  table.coin('C3')
  const { view } = table.seat(0)
  expect(mind.isAnswerKnown!(view, { type: 'ask', of: 2, trait: 'C', question: 'any' })).toBe(true)
  for (const level of ['easy', 'normal', 'sharp'] as const)
    for (let i = 0; i < 20; i++)
      expect(mind.chooseMove(view, level, diceFromSeed(`shown ${i}`))).not.toMatchObject({
        of: 2,
        trait: 'C',
        question: 'any',
      })
})
