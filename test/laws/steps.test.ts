// Law: the result and the review of a game count its moves by one word.
import { expect, test } from 'vitest'
import { houseWords } from '../kit/languages.ts'
import { LANGUAGES } from '../../shared/words/language.ts'

test.each(LANGUAGES)('the end calls a moment as the review does to which it leads: %s', async language => {
  const { result, review } = await houseWords(language)
  const lastOf = (text: string, mark: string) => text.split(mark).at(-1)!.trim()
  const inReview = lastOf(review.whatIfMove(14), '·')
  expect(inReview).toContain('14')
  expect(lastOf(result.missedMoment(14), ':')).toBe(inReview)
  expect(lastOf(result.turningMoment(14), ':')).toBe(inReview)
})
