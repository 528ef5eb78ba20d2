// @vitest-environment happy-dom
// Tests which moves are asked about once more before they are sent.
import { afterEach, expect, test } from 'vitest'
import { effectScope } from 'vue'
import { setSetting } from '../../../../renderer/device/page/settings.ts'
import { useMoveConfirmation } from '../../../../renderer/pages/seat/moveConfirmation.ts'
import { applyMoveUnchecked, seatView, type GameRules, type GameTypeParams } from '../../../../shared/engine/index.ts'
import type { Communal } from '../../../../shared/games/communal-deduction/kinds.ts'
import { communal } from '../../../../shared/games/communal-deduction/rules.ts'
import { talking } from '../../../screens/communal-deduction/kit.ts'

afterEach(() => setSetting('confirm', 'off'))

/** What the first of three players sends with these presses, and what they are asked about. */
function pressing(moves: readonly Communal['move'][], { isInWords = false } = {}) {
  const state = talking(3)
  applyMoveUnchecked(communal, state, 1, { type: 'favour', motion: 'hollow-red-circle' })
  const sent: GameTypeParams['move'][] = []
  const asked: GameTypeParams['move'][] = []
  effectScope().run(() => {
    const { moveToConfirm, askMove } = useMoveConfirmation({
      rules: () => communal as unknown as GameRules<GameTypeParams>,
      offers: () => [],
      view: () => seatView(state, 0),
      isInWords: () => isInWords,
      nthPerson: () => 0,
      send: move => sent.push(move),
    })
    for (const move of moves) {
      askMove(move)
      if (moveToConfirm.value) asked.push(moveToConfirm.value)
      moveToConfirm.value = null
    }
  })
  return { sent, asked }
}

const last = { type: 'favour', motion: 'hollow-red-circle' } as const
const alone = { type: 'favour', motion: 'filled-red-circle' } as const
const clue = { type: 'favour', motion: 'clue' } as const

test('the vote that ends the game is asked about on every device, and no other is', () => {
  expect(pressing([alone, clue, last])).toEqual({ sent: [alone, clue], asked: [last] })
})

test('a device set to ask asks about every vote, once', () => {
  setSetting('confirm', 'on')
  expect(pressing([alone, last])).toEqual({ sent: [], asked: [alone, last] })
})

test('a device that shows everything in words asks about every vote, once', () => {
  expect(pressing([alone, last], { isInWords: true })).toEqual({ sent: [], asked: [alone, last] })
})
