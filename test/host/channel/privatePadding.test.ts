// The length of a private message does not depend on which cards it is about.
import { expect, test } from 'vitest'
import { padPrivateMessage } from '../../../main/host/channel/privatePadding.ts'

const news = (hand: readonly string[], left: number | null, answer: string) => ({
  type: 'news',
  n: 3,
  set: ['/own/hand', hand, '/own/left', left],
  told: [['showed', 1, hand[0], answer]],
})

test('hands with other cards, counts and answers take the same number of bytes', () => {
  const lengths = [
    news(['W2', 'R3', 'P9'], 7, 'no'),
    news(['W13', 'R10', 'P12'], 52, 'higher'),
    news(['joker', 'R10', 'W1'], null, 'equal'),
  ].map(message => padPrivateMessage(message).length)
  expect(new Set(lengths).size).toBe(1)
})

test('padding does not change the message', () => {
  const message = news(['“W\\2"', 'R3'], -7, 'nö')
  expect(JSON.parse(padPrivateMessage(message).toString())).toEqual(message)
})
