// Tests that the sharpness of questions equals the review's figures, added up for the seats that asked.
import { expect, test } from 'vitest'
import {
  sumSharpness,
  EMPTY_SHARPNESS_TOTALS,
  scoreQuestions,
  reviewGame,
  sharpnessRatio,
  addQuestionToSharpness,
} from '../../shared/engine/index.ts'
import { gameEntry } from '../../shared/games/index.ts'
import { recordOf, recordsOf } from '../gallery/moments.ts'

test('the questions of a seat have the worth the review gives them', async () => {
  const entry = gameEntry('piecepack-deduction')!
  const [game, mind] = await Promise.all([entry.load(), entry.mind()])
  const record = recordOf(recordsOf(entry.id)[0]!)
  const reviewed = [...reviewGame(game, mind, record)].flatMap(finding =>
    finding.about === 'question' && finding.seat === 1
      ? [{ step: finding.step, seat: 1, expected: finding.expected, best: finding.best.expected }]
      : [],
  )
  expect(reviewed.length).toBeGreaterThan(2)
  expect([...scoreQuestions(game, mind, record, [1])]).toEqual(reviewed)
})

test('questions a computer asked because time ran out do not count', async () => {
  const entry = gameEntry('piecepack-deduction')!
  const [game, mind] = await Promise.all([entry.load(), entry.mind()])
  const record = recordOf(recordsOf(entry.id)[0]!)
  const all = [...scoreQuestions(game, mind, record, [1])]
  const { step } = all[1]!
  expect([...scoreQuestions(game, mind, { ...record, outOfTime: [step] }, [1])]).toEqual(
    all.filter(one => one.step !== step),
  )
})

test('half the bits of the best questions are a sharpness of one half, however distributed', () => {
  const one = addQuestionToSharpness(addQuestionToSharpness(EMPTY_SHARPNESS_TOTALS, { expected: 1, best: 1 }), {
    expected: 0.5,
    best: 2,
  })
  expect(one).toEqual({ questions: 2, expected: 1.5, best: 3 })
  expect(sharpnessRatio(one)).toBe(0.5)
  expect(sharpnessRatio(sumSharpness([one, { questions: 1, expected: 3, best: 3 }]))).toBe(0.75)
})

test('where no question could tell anything, nobody is judged by it', () => {
  expect(sharpnessRatio(addQuestionToSharpness(EMPTY_SHARPNESS_TOTALS, { expected: 0, best: 0 }))).toBeNull()
})
