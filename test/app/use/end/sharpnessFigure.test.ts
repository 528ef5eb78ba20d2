// The one figure at the end of a game: how sharp one asked.
import { expect, test } from 'vitest'
import { figureOfOwnQuestions } from '../../../../renderer/use/end/sharpnessFigure.ts'
import type { SharpnessTotals } from '../../../../shared/engine/index.ts'

const own = { question: { from: 61, to: 29 }, isSharpest: true }
/** Four questions that told this share of what the best ones would have. */
const asked = (share: number): SharpnessTotals => ({ questions: 4, expected: 8 * share, best: 8 })

test('my questions are judged in percent from a half on; a bad mark would drown who won', () => {
  expect(figureOfOwnQuestions(asked(0.92), own)).toMatchObject({ share: 0.92, question: own.question })
  expect(figureOfOwnQuestions(asked(0.5), own)).toMatchObject({ share: 0.5 })
  expect(figureOfOwnQuestions(asked(0.36), own)).toMatchObject({ share: null, question: own.question })
})

test('where neither share nor question is worth telling, there is no figure', () => {
  expect(figureOfOwnQuestions(asked(0.36), { question: null, isSharpest: false })).toBeNull()
  expect(figureOfOwnQuestions(null, own)).toBeNull()
})
