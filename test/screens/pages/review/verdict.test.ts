// What is said of a question: nobody is praised for one that told nothing, and none is judged when nothing was left to learn.
import { describe, expect, test } from 'vitest'
import { questionVerdict } from '../../../../renderer/pages/review/verdict.ts'
import { reviewWords } from '../../../../shared/words/en/review.ts'

const cut = { riddle: 'card', from: 8, to: 4 }
const judged = (expected: number, best: number, told: number, narrowed: typeof cut | null = cut) =>
  questionVerdict({ expected, told, cut: narrowed, best: { move: { type: 'ask' }, expected: best } })

describe('a question', () => {
  test('that told nothing is not praised, however good it was', () => {
    expect(judged(1, 1, 0, null)).toEqual({ grade: 'silent', luck: null, hasBetter: false })
    expect(judged(0.9, 1, 0.01, null)).toMatchObject({ grade: 'silent', hasBetter: true })
    expect(reviewWords.verdict(judged(1, 1, 0, null))).not.toMatch(/best|good/i)
  })
  test('that told nothing and was weak is called weak all the same', () => {
    expect(judged(0.2, 1, 0, null).grade).toBe('weak')
  })
  test('is not judged where the best one was worth about nothing', () => {
    for (const best of [0, 0.001, 0.049]) {
      expect(judged(0, best, 0, null)).toEqual({ grade: 'vain', luck: null, hasBetter: false })
      expect(reviewWords.verdict(judged(0, best, 0, null))).toBe('Nothing was left to learn')
    }
  })
  test('that ruled something out has the grade it had', () => {
    expect(judged(1, 1, 1).grade).toBe('best')
    expect(judged(0.9, 1, 3)).toEqual({ grade: 'good', luck: 'lucky', hasBetter: true })
    expect(judged(0.6, 1, 1).grade).toBe('fair')
    expect(judged(0.1, 1, 1).grade).toBe('weak')
  })
})
