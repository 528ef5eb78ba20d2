// The length of a private message does not depend on which cards it is about.
import { expect, test } from 'vitest'
import { privateText } from '../../../main/host/channel/privateLength.ts'

const news = (hand: readonly string[], left: number | null, answer: string) => ({
  type: 'news',
  n: 3,
  set: ['/own/hand', hand, '/own/left', left],
  told: [['showed', 1, hand[0], answer]],
})

test('hands of other cards, other counts and other answers are told in as many bytes', () => {
  const lengths = [
    news(['W2', 'R3', 'P9'], 7, 'no'),
    news(['W13', 'R10', 'P12'], 52, 'higher'),
    news(['joker', 'R10', 'W1'], null, 'equal'),
  ].map(message => privateText(message).length)
  expect(new Set(lengths).size).toBe(1)
})

test('what is padded says the same', () => {
  const message = news(['“W\\2"', 'R3'], -7, 'nö')
  expect(JSON.parse(privateText(message).toString())).toEqual(message)
})
